import type { AnyGame, GameModule, Step, Steps } from '@morgenrot/engine';
import { newDawn } from '@morgenrot/new-dawn';

/** A game loses its own types here: whoever runs it needs none of them. */
const listed = <S extends Steps<T>, T extends Step, O>(game: GameModule<S, T, O>): AnyGame =>
  game as unknown as AnyGame;

export const GAMES = {
  'new-dawn': listed(newDawn),
} as const satisfies Record<string, AnyGame>;

export type GameId = keyof typeof GAMES;

export const gameById = (id: string): AnyGame | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id as GameId] : undefined;
