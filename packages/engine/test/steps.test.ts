import { type BazaarOptions, bazaar } from '@morgenrot/test-game';
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

const OPTIONS: BazaarOptions = { length: 'short', market: 'open' };

const begin = (seed = 'test', players = ['0', '1']) => {
  const match = startMatch(bazaar, { players, options: OPTIONS, seed });
  const idOf = (me: PlayerId) => asked(bazaar.handlers, match.state, me)?.id ?? -1;
  return {
    ...match,
    idOf,
    play: (me: PlayerId, answer: Answer) => give(bazaar, match.state, me, idOf(me), answer, match.chance),
    why: (me: PlayerId, id: number, answer: Answer) => {
      const verdict = check(bazaar.handlers, match.state, me, id, answer);
      return verdict.ok ? undefined : verdict.reason;
    },
    /** The cards of somebody's hand, to play one of them. */
    handOf: (me: PlayerId): string[] => match.state.hands[me] ?? [],
  };
};
type Table = ReturnType<typeof begin>;

/** Everybody shows a card, gives nothing and rests: then all vote. */
function untilVotes(t: Table): void {
  for (const me of t.state.order) {
    t.play(me, t.handOf(me)[0] ?? '');
    t.play(me, 0);
    t.play(me, 'rest');
  }
}
/** Somebody who has passed gives nothing, and throws away what is too much. */
function untilRoll(t: Table): void {
  t.play('0', 0);
  t.play('0', [t.handOf('0')[0] ?? '']);
}
/** Then all have voted, and choose a stall. */
function untilVisits(t: Table): void {
  untilVotes(t);
  for (const me of t.state.order) t.play(me, 'vote-amber');
}

describe('the one ask', () => {
  it('tells who is asked, and only that one', () => {
    const { state } = begin();
    expect(asked(bazaar.handlers, state, '0')?.kind).toBe('play');
    expect(asked(bazaar.handlers, state, '1')).toBeUndefined();
  });
  it('refuses with the reason that its rule gives', () => {
    const t = begin();
    untilVisits(t);
    for (const me of t.state.order) t.play(me, 'dates');
    const poor = { dates: 0, salt: 0, silk: 0 };
    t.state.goods['0'] = poor;
    expect(t.why('0', t.idOf('0'), t.handOf('0')[0] ?? '')).toEqual({ key: 'wish.dear' });
    expect(t.why('0', t.idOf('0'), 'fly')).toEqual({ key: 'answer.notOffered' });
    expect(t.why('0', t.idOf('0'), ['pass'])).toEqual({ key: 'answer.shape' });
    expect(t.why('0', t.idOf('0'), 'constructor')).toEqual({ key: 'answer.notOffered' });
  });
  it('refuses whoever is not asked, and an answer to a question that is gone', () => {
    const t = begin();
    const old = t.idOf('0');
    expect(t.why('1', old, 'pass')).toEqual({ key: 'decision.notYours' });
    t.play('0', 'pass');
    expect(t.why('0', old, 'pass')).toEqual({ key: 'decision.gone' });
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
    untilVisits(t);
    t.play('0', 'silk');
    expect(JSON.stringify(viewOf(bazaar, t.state, '1'))).toContain(`"given":"${HIDDEN}"`);
    expect(JSON.stringify(viewOf(bazaar, t.state, null))).not.toContain('"given":"silk"');
    expect(JSON.stringify(viewOf(bazaar, t.state, '0'))).toContain('"given":"silk"');
    expect(asked(bazaar.handlers, t.state, '0')).toBeUndefined();
    t.play('1', 'salt');
    expect([t.state.goods['0']?.silk, t.state.goods['1']?.salt]).toEqual([2, 3]);
    expect(t.state.revealedAt).toBe(t.state.decisions);
  });
  it('runs what everybody gave in seat order, whoever was first', () => {
    const [early, late] = [begin(), begin()];
    for (const t of [early, late]) untilVisits(t);
    early.play('0', 'silk');
    early.play('1', 'silk');
    late.play('1', 'silk');
    late.play('0', 'silk');
    expect(early.state.goods).toEqual(late.state.goods);
    expect(early.state.news).toEqual(late.state.news);
  });
});

describe('views', () => {
  it('hides decks, hands and private news, and keeps the shape', () => {
    const t = begin();
    const [mine, theirs] = [viewOf(bazaar, t.state, '0'), viewOf(bazaar, t.state, '1')];
    const drawn = mine.news.filter(({ key }) => key === 'drew');
    expect(drawn).toHaveLength(4);
    for (const { by } of drawn) expect(by).toBe('0');
    expect(theirs.news.filter(({ by }) => by === '0')).toEqual([]);
    for (const card of t.state.deck) expect(JSON.stringify(theirs)).not.toContain(`"${card}"`);
    expect(theirs.deck).toHaveLength(t.state.deck.length);
    expect(mine.hands['0']).toEqual(t.handOf('0'));
    expect(mine.hands['1']).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
    for (const line of drawn) expect('only' in line).toBe(false);
  });
});

describe('the record', () => {
  it('is the match: options, seed and answers lead to the same state', () => {
    const { record, hash } = playout(untyped(bazaar), { players: 3, options: OPTIONS, seed: 'again' });
    expect(replay(bazaar, record).hash).toBe(hash);
    expect(replay(bazaar, { ...record, options: { ...OPTIONS, length: 'long' }, entries: [] }).hash).not.toBe(
      replay(bazaar, { ...record, entries: [] }).hash,
    );
  });
  it('forgets what was taken back', () => {
    const entry = (step: number) => ({ by: '0', step, value: 'work' });
    expect(standing([entry(1), entry(2), { by: '0', undo: 1 }, entry(3)])).toEqual([entry(1), entry(3)]);
  });
  it('lets the last answer be taken back by whoever gave it, until a die, a draw or a reveal', () => {
    const t = begin();
    t.play('0', 'pass');
    expect(undoTo([{ by: '0' }], t.state, '0')).toEqual({ ok: true, value: 0 });
    expect(undoTo([{ by: '0' }], t.state, '1')).toEqual({ ok: false, reason: { key: 'undo.notYours' } });
    untilRoll(t);
    t.play('0', 'roll');
    expect(undoTo([{ by: '1' }, { by: '0' }], t.state, '0')).toEqual({ ok: false, reason: { key: 'undo.revealed' } });
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
