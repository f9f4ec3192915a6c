import type { GameInfo } from '@morgenrot/protocol';
import { useSearch } from 'wouter';
import { pageOf } from '../games/games.ts';
import { useOptionTable } from '../games/use-game-table.ts';
import { useGames, useGamesTold } from '../home/use-games.ts';
import type { SharedPreset } from '../home/use-shared-preset.ts';
import type { OnShelf } from './facts.ts';
import { chosenIn, type Intent } from './way-to-game.ts';

/** Games that the server has and the page knows. */
const shelved = (games: readonly GameInfo[]): OnShelf[] =>
  games.flatMap((info) => {
    const page = pageOf(info.id);
    return page ? [{ info, page }] : [];
  });

/** The only game is open; of several, the one that the address or a shared preset names. */
export function openOf(games: readonly OnShelf[], wanted: unknown): OnShelf | undefined {
  return games.length === 1 ? games[0] : games.find(({ page }) => page.id === wanted);
}

interface ShelfNow {
  games: readonly OnShelf[];
  open: OnShelf | undefined;
  intent: Intent | undefined;
  /** All of it can be shown, or nobody can say what there is. */
  isThere: boolean;
}

export function useShelf(shared: SharedPreset): ShelfNow {
  const isTold = useGamesTold();
  const games = shelved(useGames());
  const { game, intent } = chosenIn(useSearch());
  const open = openOf(games, shared.state === 'here' ? shared.preset.wish.game : game);
  const words = useOptionTable(open?.page.id);
  return { games, open, intent, isThere: isTold && (open === undefined || words !== undefined) };
}
