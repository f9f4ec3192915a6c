import { useEffect, useState } from 'react';
import type { BoardPlugin } from '../board/plugin.ts';
import { boardFor, editionOf } from '../games/games.ts';

/** The board of a game, fetched as soon as the game is known: while the seats fill up it is on its way. */
export function useBoardPlugin(game: string | undefined, rules?: number): BoardPlugin | 'failed' | undefined {
  const [plugin, setPlugin] = useState<BoardPlugin | 'failed'>();
  useEffect(() => {
    let wanted = true;
    const edition = editionOf(game, rules);
    if (edition) {
      boardFor(edition).then(
        (loaded) => wanted && setPlugin(loaded),
        () => wanted && setPlugin('failed'),
      );
    }
    return () => {
      wanted = false;
    };
  }, [game, rules]);
  return plugin;
}
