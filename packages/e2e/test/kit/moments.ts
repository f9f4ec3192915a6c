import type { Bazaar } from '@morgenrot/test-game';
import { BAZAAR } from './games.ts';
import type { Sitting, Wish } from './prepared.ts';

/** A short match of the base game. */
const SHORT = {
  map: 'first-game',
  victory: 'practice',
  leaders: 'random',
  capitals: 'assigned',
  diplomacy: 'closed',
};

/** The last space of the technology dial, as rules count them; whoever reaches it ends a practice match. */
const LAST_SPACE = 20;

const techOf = (state: unknown, player: string): number | undefined =>
  (state as { seats: Record<string, { tech: number }> }).seats[player]?.tech;

/** Somebody is about to win: chooses a card, one step from the end of the dial. */
export const almostOver = (seats: readonly Sitting[]): Wish => ({
  seats,
  options: SHORT,
  moment: ({ kind, by, state }) => kind === 'chooseCard' && techOf(state, by) === LAST_SPACE - 1,
});

/** The last votes of a bazaar: then it is over. */
export const bazaarAlmostOver = (seats: readonly Sitting[]): Wish => ({
  game: BAZAAR.id,
  seats,
  options: { length: 'short', market: 'none' },
  moment: ({ kind, state }) => {
    const { round, rounds } = state as Bazaar;
    return kind === 'vote' && round === rounds - 1;
  },
});

const isSpace = (option: string): boolean => option.includes(',');

/** The first player may attack, and may spend tokens when the dice have fallen: a combat that lasts. */
export const beforeCombat = (seats: readonly string[]): Wish => ({
  seats,
  options: { ...SHORT, victory: 'standard' },
  moment: ({ kind, by, ask, after }) =>
    kind === 'attack' &&
    by === '0' &&
    ask.shape === 'one' &&
    ask.from.some((option) => isSpace(option) && after(option)?.kind === 'spendInAttack'),
});

/** Somebody may place a control token, the first of the match. */
export const firstToken = (seats: readonly string[]): Wish => ({
  seats,
  options: SHORT,
  moment: ({ kind }) => kind === 'placeControl',
});
