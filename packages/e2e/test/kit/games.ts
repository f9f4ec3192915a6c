import { GAMES } from '@morgenrot/catalog';
import { type AnyGame, untyped } from '@morgenrot/engine';
import { bazaar } from '@morgenrot/test-game';

/** The tests' own game, played where no real one is needed. */
export const BAZAAR: AnyGame = untyped(bazaar);

/** The games that the page for journeys knows. */
export const JOURNEY_GAMES: readonly AnyGame[] = [...Object.values(GAMES), BAZAAR];

export function gameOf(id: string): AnyGame {
  const game = JOURNEY_GAMES.find((one) => one.id === id);
  if (!game) throw new Error(`no game "${id}"`);
  return game;
}
