import { describe, expect, it } from 'vitest';
import {
  type Answer,
  asked,
  chance,
  check,
  give,
  HIDDEN,
  hashOf,
  type PlayerId,
  replay,
  standing,
  startMatch,
  undoTo,
  untyped,
  viewOf,
} from '../src/index.ts';
import { playout } from '../src/simulate/index.ts';
import { mini } from './kit/mini.ts';

const begin = (seed = 'test', players = ['0', '1']) => {
  const match = startMatch(mini, { players, options: {}, seed });
  const idOf = (me: PlayerId) => asked(mini.handlers, match.state, me)?.id ?? -1;
  return {
    ...match,
    idOf,
    play: (me: PlayerId, answer: Answer) => give(mini, match.state, me, idOf(me), answer, match.chance),
    why: (me: PlayerId, id: number, answer: Answer) => {
      const verdict = check(mini.handlers, match.state, me, id, answer);
      return verdict.ok ? undefined : verdict.reason;
    },
  };
};

describe('the one ask', () => {
  it('tells who is asked, and only that one', () => {
    const { state } = begin();
    expect(asked(mini.handlers, state, '0')?.kind).toBe('turn');
    expect(asked(mini.handlers, state, '1')).toBeUndefined();
  });
  it('refuses with the reason that its rule gives', () => {
    const t = begin();
    t.state.hands['0'] = [];
    expect(t.why('0', t.idOf('0'), 'discard')).toEqual({ key: 'hand.empty' });
    expect(t.why('0', t.idOf('0'), 'fly')).toEqual({ key: 'answer.notOffered' });
    expect(t.why('0', t.idOf('0'), ['work'])).toEqual({ key: 'answer.shape' });
    expect(t.why('0', t.idOf('0'), 'constructor')).toEqual({ key: 'answer.notOffered' });
  });
  it('refuses whoever is not asked, and an answer to a question that is gone', () => {
    const t = begin();
    const old = t.idOf('0');
    expect(t.why('1', old, 'work')).toEqual({ key: 'decision.notYours' });
    t.play('0', 'work');
    t.play('1', 'work');
    expect(t.why('0', old, 'work')).toEqual({ key: 'decision.gone' });
  });
  it('leaves the state untouched when it refuses', () => {
    const t = begin();
    const before = hashOf(t.state);
    expect(t.play('0', 'fly').ok).toBe(false);
    expect(hashOf(t.state)).toBe(before);
  });
});

describe('decisions taken together', () => {
  it('hides what others gave until all are in, and asks nobody twice', () => {
    const t = begin();
    t.play('0', 'auction');
    t.play('0', 3);
    expect(JSON.stringify(viewOf(mini, t.state, '1'))).toContain(`"given":"${HIDDEN}"`);
    expect(JSON.stringify(viewOf(mini, t.state, null))).not.toContain('"given":3');
    expect(JSON.stringify(viewOf(mini, t.state, '0'))).toContain('"given":3');
    expect(asked(mini.handlers, t.state, '0')).toBeUndefined();
    t.play('1', 1);
    expect(t.state.coins).toEqual({ '0': 0, '1': 3 });
    expect(t.state.revealedAt).toBe(t.state.decisions);
  });
  it('runs what everybody gave in seat order, whoever was first', () => {
    const [early, late] = [begin(), begin()];
    for (const t of [early, late]) t.play('0', 'auction');
    early.play('0', 2);
    early.play('1', 2);
    late.play('1', 2);
    late.play('0', 2);
    expect(early.state.coins).toEqual(late.state.coins);
  });
});

describe('views', () => {
  it('hides decks, hands and private news, and keeps the shape', () => {
    const t = begin();
    t.play('0', 'draw');
    const [mine, theirs] = [viewOf(mini, t.state, '0'), viewOf(mini, t.state, '1')];
    expect(mine.news.map(({ key }) => key)).toEqual(['drew']);
    expect(theirs.news).toEqual([]);
    expect(JSON.stringify(theirs.deck)).not.toContain('secret');
    expect(theirs.deck).toHaveLength(t.state.deck.length);
    expect(mine.hands['0']).toHaveLength(3);
    expect(mine.hands['1']).toEqual([HIDDEN, HIDDEN]);
    expect('only' in (mine.news[0] ?? {})).toBe(false);
  });
});

describe('the record', () => {
  it('is the match: options, seed and answers lead to the same state', () => {
    const { record, hash } = playout(untyped(mini), { players: 3, options: {}, seed: 'again' });
    expect(replay(mini, record).hash).toBe(hash);
    expect(replay(mini, { ...record, options: { purse: 'empty' }, entries: [] }).hash).not.toBe(
      replay(mini, { ...record, entries: [] }).hash,
    );
  });
  it('forgets what was taken back', () => {
    const entry = (step: number) => ({ by: '0', step, value: 'work' });
    expect(standing([entry(1), entry(2), { by: '0', undo: 1 }, entry(3)])).toEqual([entry(1), entry(3)]);
  });
  it('lets the last answer be taken back by whoever gave it, until a die, a draw or a reveal', () => {
    const t = begin();
    t.play('0', 'work');
    expect(undoTo([{ by: '0' }], t.state, '0')).toEqual({ ok: true, value: 0 });
    expect(undoTo([{ by: '0' }], t.state, '1')).toEqual({ ok: false, reason: { key: 'undo.notYours' } });
    t.play('1', 'roll');
    expect(undoTo([{ by: '0' }, { by: '1' }], t.state, '1')).toEqual({ ok: false, reason: { key: 'undo.revealed' } });
    expect(undoTo([], t.state, '1')).toEqual({ ok: false, reason: { key: 'undo.nothing' } });
  });
});

describe('chance', () => {
  it('is the published stream: word n is word n mod 8 of SHA-256("seed:" + floor(n / 8))', async () => {
    const source = chance({ seed: 'abc', drawn: 0 });
    const block = async (n: number) =>
      new DataView(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`abc:${n}`)));
    for (let n = 0; n < 20; n++) {
      const word = (await block(Math.floor(n / 8))).getUint32((n % 8) * 4);
      expect(source.below(2 ** 16)).toBe(word % 2 ** 16);
    }
  });
  it('says so when there is nothing to choose from, and does not look for ever', () => {
    for (const n of [0, -1, Number.NaN]) expect(() => chance({ seed: 's', drawn: 0 }).below(n)).toThrow('no number');
  });
  it('goes on where it was left', () => {
    const whole = chance({ seed: 's', drawn: 0 });
    const dice = Array.from({ length: 40 }, () => whole.d6());
    const first = chance({ seed: 's', drawn: 0 });
    const half = Array.from({ length: 17 }, () => first.d6());
    const second = chance(first.state());
    expect([...half, ...Array.from({ length: 23 }, () => second.d6())]).toEqual(dice);
  });
  it('rolls every number about equally often and mixes every order', () => {
    const source = chance({ seed: 'fair', drawn: 0 });
    const rolls = Array.from({ length: 12_000 }, () => source.d6());
    for (let face = 1; face <= 6; face++) {
      const share = rolls.filter((roll) => roll === face).length / rolls.length;
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.185);
    }
    const orders = new Set(Array.from({ length: 500 }, () => source.shuffle(['a', 'b', 'c', 'd']).join('')));
    expect(orders.size).toBe(24);
  });
});
