import { CARDS } from '../state.ts';

/** Wishes are called after their numbers, as answers and in the log. */
export const wishesCalled = (wish: string): Record<string, string> =>
  Object.fromEntries(
    CARDS.flatMap((card, n) => ['option', 'card', 'wish'].map((before) => [`${before}.${card}`, `${wish} ${n + 1}`])),
  );
