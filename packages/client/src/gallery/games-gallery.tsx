import { gamePages } from '../games/games.ts';
import { useGameTable } from '../games/use-game-table.ts';
import { lazily } from '../shell/lazily.tsx';
import { WordsProvider } from '../texts/use-words.tsx';

const GALLERIES = gamePages().flatMap(({ id, gallery }) => (gallery ? [{ id, Gallery: lazily(gallery) }] : []));

/** What each game has to show of itself. */
export function GamesGallery() {
  return GALLERIES.map(({ id, Gallery }) => <GameGallery key={id} game={id} Gallery={Gallery} />);
}

function GameGallery({ game, Gallery }: { game: string; Gallery: (typeof GALLERIES)[number]['Gallery'] }) {
  const words = useGameTable(game);
  return (
    words && (
      <WordsProvider table={words}>
        <Gallery />
      </WordsProvider>
    )
  );
}
