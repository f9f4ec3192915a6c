import { type AnyGame, untyped } from '@morgenrot/engine';
import { newDawn } from '@morgenrot/new-dawn';

/** Every game this server knows, by the rules of today. */
export const GAMES = {
  'new-dawn': untyped(newDawn),
} as const satisfies Record<string, AnyGame>;

export type GameId = keyof typeof GAMES;

/** Older rules by which matches that were begun with them go on; for nothing new. */
export const OLDER_RULES: readonly AnyGame[] = [];

export const gameById = (id: string): AnyGame | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id as GameId] : undefined;

/** The rules a match was played by, if they are still here; else those of today. */
export const gameByRules = (id: string, rules: number): AnyGame | undefined =>
  [gameById(id), ...OLDER_RULES].find((game) => game?.id === id && game.rules === rules) ?? gameById(id);
