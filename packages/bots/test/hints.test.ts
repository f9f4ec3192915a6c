import { type AnyGame, type Api, noSteps, type PlayerId, type Step, type Steps } from '@morgenrot/engine';
import { expect, it } from 'vitest';
import { diceFrom, hintsFor, type Thought } from '../src/index.ts';

/** A game of one decision: take coins from the bank, or from somebody who has them. */
interface Coins extends Steps<Step> {
  coins: Record<PlayerId, number>;
  isOver: boolean;
}
const LOOT = 40;
const TAKEN: Record<string, Partial<Record<PlayerId, number>>> = {
  bank: { 0: LOOT },
  ann: { 0: LOOT, 1: -LOOT },
  // The rain takes as much from everybody, whatever is answered.
  nothing: {},
  bet: {},
};
const RAIN = 7;
/** Whoever bets wins so much with a six. */
const PRIZE = 90;
const WEIGHTS = { coins: 1 };

const game = {
  id: 'coins',
  handlers: {
    take: {
      ask: () => ({ shape: 'one', from: Object.keys(TAKEN) }),
      run(s: Coins, _step: Step, answer: string, api: Api) {
        if (answer === 'bet' && api.d6() === 6) s.coins[0] = (s.coins[0] ?? 0) + PRIZE;
        for (const player of Object.keys(s.coins))
          s.coins[player] = (s.coins[player] ?? 0) + (TAKEN[answer]?.[player] ?? 0) - RAIN;
        s.isOver = true;
      },
    },
  },
  turnOf: () => ({ player: '0', number: 1 }),
  outcome: (s: Coins) => (s.isOver ? { ranking: [] } : undefined),
  invariants: {},
  outlook: {
    imagine: (view: Coins) => view,
    terms: (s: Coins, me: PlayerId) => ({ coins: s.coins[me] ?? 0 }),
    weights: WEIGHTS,
    details: (_before: Coins, after: Coins, me: PlayerId) => ({ left: after.coins[me] ?? 0 }),
    ways: ['nothing'],
  },
} as unknown as AnyGame;

const view = {
  ...noSteps<Step>(),
  steps: [{ kind: 'take', id: 1, player: '0' }],
  nextId: 2,
  coins: { 0: 50, 1: 50, 2: 50 },
  isOver: false,
};

const hints = (count = 4, played: AnyGame = game) => {
  const thought: Thought = {
    game: played,
    view,
    me: '0',
    players: ['0', '1', '2'],
    dice: diceFrom(3),
    now: () => 0,
    budget: { playouts: 60 },
  };
  return Object.fromEntries(hintsFor(thought, count).map(({ answer, reasons }) => [String(answer), reasons]));
};

it('names what an answer brings, and whom it holds back', () => {
  const { ann } = hints();
  expect(ann).toEqual([
    { term: 'coins', worth: LOOT - RAIN, params: { left: 50 + LOOT - RAIN } },
    { term: 'rival', worth: expect.closeTo(LOOT / 10), params: { player: '1' } },
  ]);
});

it('what befalls everybody whatever is answered is no reason', () => {
  const { bank, nothing } = hints();
  expect(bank).toEqual([{ term: 'coins', worth: LOOT - RAIN, params: { left: 50 + LOOT - RAIN } }]);
  expect(nothing).toEqual([]);
});

it('what takes luck is no reason', () => {
  expect(hints().bet).toEqual([]);
});

/** The same game, where other things count. */
const counting = (terms: (s: Coins, me: PlayerId) => Record<string, number>): AnyGame =>
  ({
    ...game,
    outlook: { ...game.outlook, terms, weights: { coins: 1, sun: 1 }, details: undefined },
  }) as unknown as AnyGame;
const sunIn = (s: Coins): number => (s.isOver ? 1 : 0);

it('what sets an answer apart is said, and not what all of them bring', () => {
  const both = hints(
    4,
    counting((s, me) => ({ coins: s.coins[me] ?? 0, sun: sunIn(s) })),
  );
  expect(both.bank).toEqual([{ term: 'coins', worth: LOOT - RAIN }]);
  expect(both.nothing).toEqual([]);
  const alike = hints(
    4,
    counting((s) => ({ sun: sunIn(s) })),
  );
  expect(Object.values(alike)).toEqual(Array.from({ length: 4 }, () => []));
});

/** The same game, where what is gained has a name, or comes from elsewhere. */
const naming = (details: (answer: unknown) => object | string | undefined, ways: string[] = []): AnyGame =>
  ({
    ...game,
    outlook: {
      ...game.outlook,
      ways,
      details: (_before: Coins, _after: Coins, _me: PlayerId, _term: string, answer: unknown) => details(answer),
    },
  }) as unknown as AnyGame;
const termsOf = (reasons: { term: string }[] | undefined) => reasons?.map(({ term }) => term);

it('the answer says which thing is meant, and what came from elsewhere is no reason', () => {
  const { bank, ann } = hints(
    4,
    naming((answer) => (answer === 'bank' ? { from: answer } : 'elsewhere')),
  );
  expect(bank).toEqual([{ term: 'coins', worth: LOOT - RAIN, params: { from: 'bank' } }]);
  expect(termsOf(ann)).toEqual(['rival']);
});

it('no thing is gained by an answer that only ends something', () => {
  const { bank, ann } = hints(
    4,
    naming(() => ({ thing: 'coin' }), ['bank']),
  );
  expect(bank).toEqual([]);
  expect(termsOf(ann)).toEqual(['coins', 'rival']);
});
