import { useEffect, useState } from 'react';
import type { BoardPlugin } from '../board/plugin.ts';
import { editionOf } from '../games/games.ts';

/** The board of a game, fetched as soon as the game is known: while the seats fill up it is on its way. */
export function useBoardPlugin(game: string | undefined, rules?: number): BoardPlugin | 'failed' | undefined {
  const [plugin, setPlugin] = useState<BoardPlugin | 'failed'>();
  useEffect(() => {
    let wanted = true;
    editionOf(game, rules)
      ?.board()
      .then(
        (loaded) => wanted && setPlugin(loaded),
        () => wanted && setPlugin('failed'),
      );
    return () => {
      wanted = false;
    };
  }, [game, rules]);
  return plugin;
}
