import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { createBoard } from '../board/board-store.ts';
import type { BoardPlugin } from '../board/plugin.ts';
import { BoardContext } from '../board/use-board.ts';
import type { GamePage } from '../games/game-page.ts';
import { pageOf } from '../games/games.ts';
import { gameName } from '../games/use-game-name.ts';
import { useGameTable } from '../games/use-game-table.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { ReferenceProvider } from '../reference/reference-provider.tsx';
import { Page } from '../shell/page.tsx';
import { useTitle } from '../shell/use-title.ts';
import { BoardFrame } from '../table/board-page.tsx';
import { useBoardPlugin } from '../table/use-board-plugin.ts';
import { useWords, WordsProvider } from '../texts/use-words.tsx';
import { nameOfSample, type QuestionSample } from './question-sample.ts';
import { samplesOf } from './samples.ts';
import { useSearch } from './use-search.ts';
import '../styles/table/table.css';
import '../styles/gallery.css';

/** Every question of a game, each at a moment of a match on its own board: `/gallery/questions/<game>#<question>`. */
export function QuestionsPage({ game }: { game: string }) {
  const page = pageOf(game);
  return page ? <Questions page={page} /> : <NotFoundPage />;
}

function Questions({ page }: { page: GamePage }) {
  const words = useWords();
  const plugin = useBoardPlugin(page.id);
  const table = useGameTable(page.id);
  const { samples, isComplete } = useSearch(useCallback(() => samplesOf(page), [page]));
  const shown = useHash();
  const sample = samples.find((each) => nameOfSample(each) === shown);
  useTitle(words.say('gallery.title'));
  if (sample && table && plugin && plugin !== 'failed')
    return (
      <InWords page={page}>
        <QuestionOnBoard key={shown} plugin={plugin} sample={sample} />
      </InWords>
    );
  return (
    <Page className="m-gallery">
      <h1>{gameName(words, page.id)}</h1>
      <ul aria-label={words.say('gallery.prompts')} aria-busy={!isComplete}>
        {samples.map(nameOfSample).map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function InWords({ page, children }: { page: GamePage; children: ReactNode }) {
  return (
    <WordsProvider table={useGameTable(page.id)}>
      <ReferenceProvider game={page.id}>{children}</ReferenceProvider>
    </WordsProvider>
  );
}

const NO_LINE = { act: () => undefined, undo: () => undefined, showEarlierLog: () => undefined };

/** The board at that moment; nothing comes of an answer. */
function QuestionOnBoard({ plugin, sample }: { plugin: BoardPlugin; sample: QuestionSample }) {
  const board = useMemo(() => createBoard(plugin, NO_LINE, () => false, sample.source), [plugin, sample]);
  return (
    <BoardContext value={board}>
      <div data-sample={nameOfSample(sample)}>
        <BoardFrame plugin={plugin} title={nameOfSample(sample)} />
      </div>
    </BoardContext>
  );
}

const onHash = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
const useHash = (): string => useSyncExternalStore(onHash, () => decodeURIComponent(window.location.hash.slice(1)));
