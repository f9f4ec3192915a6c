import type { Wish } from './prepared.ts';

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

const techOf = (state: unknown): number[] =>
  Object.values((state as { seats: Record<string, { tech: number }> }).seats).map(({ tech }) => tech);

/** Somebody is about to win: a card is to be chosen, and the best is a step or two from the end of the dial. */
export const almostOver = (seats: readonly string[]): Wish => ({
  seats,
  options: SHORT,
  moment: ({ kind, state }) => kind === 'chooseCard' && Math.max(...techOf(state)) === LAST_SPACE - 1,
});

const isSpace = (option: string): boolean => option.includes(',');

/** The first player may attack, and may spend tokens when the dice have fallen: a combat that lasts. */
export const beforeCombat = (seats: readonly string[]): Wish => ({
  seats,
  options: { ...SHORT, victory: 'standard' },
  moment: ({ kind, by, ask }, then) =>
    kind === 'attack' &&
    by === '0' &&
    ask.shape === 'one' &&
    ask.from.some((option) => isSpace(option) && then(option)?.kind === 'spendInAttack'),
});
