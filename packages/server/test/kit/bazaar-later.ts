import { type AnyGame, type PlayerId, type Step, type Steps, untyped } from '@morgenrot/engine';
import { BAZAAR, type Bazaar } from './game.ts';

/** Rules 2 count how often each player has rolled, and every state has to know it. */
interface Counting extends Bazaar {
  rolls: Record<PlayerId, number>;
}
const counting = (s: Steps<Step>): Counting => s as unknown as Counting;
const none = (players: readonly PlayerId[]) => Object.fromEntries(players.map((player) => [player, 0]));

const { roll } = BAZAAR.handlers;
if (!roll) throw new Error('nothing is rolled');

const changed: Pick<AnyGame, 'setup' | 'handlers' | 'invariants'> = {
  setup: (players, options, api) => Object.assign(BAZAAR.setup(players, options, api), { rolls: none(players) }),
  handlers: {
    ...BAZAAR.handlers,
    roll: {
      ...roll,
      run(s, step, answer, api) {
        counting(s).rolls[step.player ?? '']! += 1;
        roll.run(s, step, answer, api);
      },
    },
  },
  invariants: { counts: (s) => counting(s).order.every((player) => counting(s).rolls?.[player] !== undefined) },
};

export const rollsIn = (s: Steps<Step>): Record<PlayerId, number> => counting(s).rolls;

/** Brings matches of rules 1 with it. */
export const BAZAAR_2 = untyped({
  ...BAZAAR,
  ...changed,
  rules: 2,
  migrations: { 1: (older) => ({ ...older, rolls: none(older.order as PlayerId[]) }) },
} satisfies AnyGame);

/** Knows no way from any other rules. */
export const BAZAAR_3 = untyped({ ...BAZAAR, ...changed, rules: 3 } satisfies AnyGame);

/** Has a way that leads nowhere. */
export const BAZAAR_2_BROKEN = untyped({ ...BAZAAR_2, migrations: { 1: (older) => older } } satisfies AnyGame);
