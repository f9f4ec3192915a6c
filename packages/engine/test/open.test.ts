import { describe, expect, it } from 'vitest';
import { frameworkTable } from '../src/framework/index.ts';
import {
  type ActsAsk,
  type Answer,
  asked,
  chance,
  close,
  type GameModule,
  give,
  hashOf,
  inOpen,
  next,
  nextToAnswer,
  noSteps,
  open,
  openTo,
  type PlayerId,
  reopen,
  type Step,
  type Steps,
  sample,
  startMatch,
  untyped,
  viewOf,
} from '../src/index.ts';

/** Everybody says words until all are done; a knock brings somebody back, and a question has to be answered first. */
type TalkStep = (Step & { kind: 'talk'; player: PlayerId }) | (Step & { kind: 'nod'; player: PlayerId });
interface Talk extends Steps<TalkStep> {
  order: PlayerId[];
  said: string[];
}

const WORDS = ['hello', 'bye'];
const talkAsk = (s: Talk, me: PlayerId): ActsAsk => ({
  shape: 'acts',
  from: [
    { act: 'say', with: { shape: 'one', from: WORDS } },
    ...s.order.filter((other) => other !== me).map((other) => ({ act: `knock:${other}` })),
    { act: 'ask' },
    { act: 'done' },
  ],
});

const talk: GameModule<Talk, TalkStep, Record<string, string>> = {
  id: 'talk',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: [],
  phases: ['talk'],
  phaseOf: () => 'talk',
  turnOf: ({ order }) => ({ player: order[0] as PlayerId, number: 1 }),
  setup(players) {
    const s: Talk = { ...noSteps<TalkStep>(), order: players, said: [] };
    next<TalkStep>(s, ...openTo<TalkStep>(players.map((player) => ({ kind: 'talk', player }))));
    return s;
  },
  handlers: {
    talk: {
      ask: (s, { player }) => talkAsk(s, player),
      run(s, { player }, answer) {
        const { act, with: word } = answer as { act: string; with?: string };
        if (act === 'say') s.said.push(`${player} ${word}`);
        if (act === 'done') close(s, player);
        if (act.startsWith('knock:')) reopen(s, act.slice(6));
        const others = s.order.filter((other) => other !== player);
        if (act === 'ask') next<TalkStep>(s, ...others.map((other): TalkStep => ({ kind: 'nod', player: other })));
      },
    },
    nod: {
      ask: () => ({ shape: 'one', from: ['yes', 'no'] }),
      run: (s, { player }, answer) => void s.said.push(`${player} ${String(answer)}`),
    },
  },
  view: (s) => ({ ...s }),
  outcome: (s) => (s.steps.length === 0 ? { ranking: [s.order] } : undefined),
  invariants: {},
};

const begin = (players = ['0', '1', '2']) => {
  const match = startMatch(talk, { players, options: {}, seed: 'talk' });
  const idOf = (me: PlayerId) => asked(talk.handlers, match.state, me)?.id ?? -1;
  return {
    s: match.state,
    idOf,
    act: (me: PlayerId, answer: Answer, id = idOf(me)) => give(talk, match.state, me, id, answer, match.chance),
  };
};

describe('an open step', () => {
  it('asks everybody at once, in any order, again and again, until all are done', () => {
    const t = begin();
    expect(open(t.s).map(({ player }) => player)).toEqual(['0', '1', '2']);
    for (const me of ['2', '2', '0']) expect(t.act(me, { act: 'say', with: 'hello' }).ok).toBe(true);
    expect(t.s.said).toEqual(['2 hello', '2 hello', '0 hello']);
    for (const me of ['1', '0']) t.act(me, { act: 'done' });
    expect(inOpen(t.s)).toEqual({ asked: ['2'], done: ['0', '1'] });
    expect(asked(talk.handlers, t.s, '1')).toBeUndefined();
    t.act('2', { act: 'done' });
    expect(talk.outcome(t.s)).toBeDefined();
  });
  it('takes no message twice, and nobody loses their question by what others do', () => {
    const t = begin();
    const [mine, theirs] = [t.idOf('0'), t.idOf('1')];
    t.act('0', { act: 'say', with: 'hello' });
    expect(t.act('0', { act: 'say', with: 'hello' }, mine)).toEqual({ ok: false, reason: { key: 'decision.gone' } });
    expect(t.idOf('1')).toBe(theirs);
    expect(t.act('1', { act: 'say', with: 'bye' }, theirs).ok).toBe(true);
    expect(t.s.said).toEqual(['0 hello', '1 bye']);
  });
  it('asks whoever is done again where the game says so, under a new number', () => {
    const t = begin();
    const before = t.idOf('1');
    t.act('1', { act: 'done' });
    t.act('0', { act: 'knock:1' });
    expect(t.idOf('1')).toBeGreaterThan(before);
    expect(t.act('1', { act: 'done' }, before).ok).toBe(false);
  });
  it('lets what an answer puts on the stack come first, and goes on after it', () => {
    const t = begin();
    t.act('0', { act: 'ask' });
    expect(open(t.s).map(({ kind, player }) => [kind, player])).toEqual([['nod', '1']]);
    t.act('1', 'yes');
    t.act('2', 'no');
    expect(open(t.s).map(({ kind }) => kind)).toEqual(['talk', 'talk', 'talk']);
  });
  it('is seen by everybody as it is: nothing in it is sealed', () => {
    const t = begin();
    t.act('0', { act: 'done' });
    for (const me of ['0', '1', null]) expect(viewOf(talk, t.s, me).steps).toEqual(t.s.steps);
  });
  it('gives the word in turn where one head plays all seats', () => {
    const t = begin();
    const order = Array.from({ length: 6 }, () => {
      const by = nextToAnswer(t.s, '0')?.player ?? '';
      t.act(by, { act: 'say', with: 'hello' });
      return by;
    });
    expect(order).toEqual(['0', '1', '2', '0', '1', '2']);
  });
  it('runs in the framework as on plain functions', () => {
    const game = untyped(talk);
    const table = frameworkTable(game);
    for (let match = 0; match < 20; match++) {
      const dice = chance({ seed: `talk ${match}`, drawn: 0 });
      const plain = startMatch(talk, { players: ['0', '1', '2'], options: {}, seed: 'talk' });
      let state = table.begin({ seats: 3, options: {}, seed: 'talk' });
      while (open(plain.state).length > 0) {
        const waiting = open(plain.state);
        expect(Object.keys(state.ctx.activePlayers ?? {}).sort()).toEqual(waiting.map(({ player }) => player).sort());
        const by = waiting[dice.below(waiting.length)]?.player as PlayerId;
        const mine = asked(talk.handlers, plain.state, by);
        const value = mine && sample(mine.ask, dice.below);
        if (!mine || value === undefined) throw new Error('nothing to answer');
        const after = table.answer(state, by, mine.id, value);
        if (!after.ok) throw new Error(after.reason.key);
        state = after.value;
        give(talk, plain.state, by, mine.id, value, plain.chance);
        expect(hashOf(state.G)).toBe(hashOf(plain.state));
      }
      expect(state.ctx.gameover).toBeDefined();
    }
  });
});
