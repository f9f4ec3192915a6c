import { type AnyGame, untyped } from '@morgenrot/engine';
import { newDawn } from '@morgenrot/new-dawn';

/** Every game this server knows. */
export const GAMES = {
  'new-dawn': untyped(newDawn),
} as const satisfies Record<string, AnyGame>;

export type GameId = keyof typeof GAMES;

export const gameById = (id: string): AnyGame | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id as GameId] : undefined;
