import type { AnyGame } from '@morgenrot/engine';
import * as listed from './games.ts';

export type GameId = keyof typeof listed;

/** Every game this server knows, by the rules of today. Games lose their own types here, as with `untyped`. */
export const GAMES = { ...listed } as unknown as Readonly<Record<GameId, AnyGame>>;

/** Older rules by which matches that were begun with them go on; for nothing new. */
export const OLDER_RULES: readonly AnyGame[] = [];

export const gameById = (id: string): AnyGame | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id as GameId] : undefined;

/** The rules a match was played by, if they are still here; else those of today. */
export const gameByRules = (id: string, rules: number): AnyGame | undefined =>
  [gameById(id), ...OLDER_RULES].find((game) => game?.id === id && game.rules === rules) ?? gameById(id);
