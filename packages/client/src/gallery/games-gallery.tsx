import type { GameId } from '@morgenrot/catalog';
import { boards, isKnownGame } from '../games/games.ts';
import { useGameTable } from '../games/use-game-table.ts';
import { useBoardPlugin } from '../table/use-board-plugin.ts';
import { WordsProvider } from '../texts/use-words.tsx';

export function GamesGallery() {
  return Object.keys(boards)
    .filter(isKnownGame)
    .map((game) => <GameGallery key={game} game={game} />);
}

function GameGallery({ game }: { game: GameId }) {
  const words = useGameTable(game);
  const plugin = useBoardPlugin(game);
  if (!words || !plugin || plugin === 'failed') return null;
  const { Gallery } = plugin;
  return (
    <WordsProvider table={words}>
      <Gallery />
    </WordsProvider>
  );
}
