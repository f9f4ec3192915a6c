import { isTerra } from '@morgenrot/new-dawn';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type BoardSource, createBoard } from '../../board/board-store.ts';
import { BoardContext } from '../../board/use-board.ts';
import { usePeople } from '../../kits/board/people.ts';
import { localMatch } from '../../practice/local-match.ts';
import { usePreferences } from '../../shell/preferences.ts';
import { loadMatchTexts } from '../../texts/texts.ts';
import { WordsProvider } from '../../texts/use-words.tsx';
import { BoardMap } from './map/board-map.tsx';
import { Sprites } from './map/sprites.tsx';
import { useMatch } from './match.ts';
import { newDawnBoard } from './plugin.tsx';
import { rules } from './rules.ts';
import { NewDawnSpeaking } from './speaking.tsx';
import { HandProvider } from './tiles/hand-provider.tsx';
import { tableWordsEn } from './words/table.en.ts';
import '../../styles/tokens.css';
import '../../styles/base.css';

/*
 * The map by itself, from state to state of one and the same match: `pnpm bench client` measures what a state costs it.
 * Not a part of the page: only that bench builds it.
 */
const STATES = 120;
/** So many random answers have explored 215 spaces. */
const OPENING = 2600;
const ROOM = { position: 'relative', width: '100vw', height: '100vh' } as const;

const states: BoardSource[] = [];
const match = localMatch(
  {
    game: rules,
    players: 5,
    seed: 'm1',
    played: OPENING,
    seat: '0',
    options: { expansion: 'terra-incognita' },
    names: ['Anna', 'Benedikt', 'Charlotte', 'Dimitri', 'Eva'],
  },
  (source) => states.push(source),
);
const first = match.source();
for (let i = 0; i < STATES; i++) match.playOn(1);

const board = createBoard(
  newDawnBoard,
  { act: () => undefined, undo: () => undefined, showEarlierLog: () => undefined },
  () => false,
  first,
);

function MapAlone() {
  const people = usePeople();
  const order = useMatch((s) => s.order);
  const terra = useMatch(isTerra);
  return (
    <NewDawnSpeaking>
      <HandProvider>
        <Sprites isTerra={terra} order={order} letterOf={people.letterOf} />
        <div style={ROOM}>
          <BoardMap />
        </div>
      </HandProvider>
    </NewDawnSpeaking>
  );
}

declare global {
  interface Window {
    /** Draws the next state of the match, and says whether there was one. */
    showNext?: () => boolean;
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
usePreferences.setState({ language: 'en' });
await loadMatchTexts('en');
createRoot(root).render(
  <WordsProvider table={tableWordsEn}>
    <BoardContext value={board}>
      <MapAlone />
    </BoardContext>
  </WordsProvider>,
);
window.showNext = () => {
  const next = states.shift();
  if (next) flushSync(() => board.update(next));
  return next !== undefined;
};
