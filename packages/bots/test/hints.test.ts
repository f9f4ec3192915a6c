import { type AnyGame, noSteps, type PlayerId, type Step, type Steps } from '@morgenrot/engine';
import { expect, it } from 'vitest';
import { diceFrom, hint, type Thought } from '../src/index.ts';

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
};
const RAIN = 7;
const WEIGHTS = { coins: 1 };

const game = {
  id: 'coins',
  handlers: {
    take: {
      ask: () => ({ shape: 'one', from: Object.keys(TAKEN) }),
      run(s: Coins, _step: Step, answer: string) {
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

const hints = () => {
  const thought: Thought = {
    game,
    view,
    me: '0',
    players: ['0', '1', '2'],
    dice: diceFrom(3),
    now: () => 0,
    budget: { playouts: 60 },
  };
  return Object.fromEntries(hint(thought, 3).map(({ answer, reasons }) => [String(answer), reasons]));
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
