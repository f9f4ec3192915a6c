import { CARDS } from '../state.ts';

/** Wishes are called after their numbers. */
export const wishesCalled = (wish: string): Record<string, string> =>
  Object.fromEntries(CARDS.map((card, n) => [`option.${card}`, `${wish} ${n + 1}`]));
