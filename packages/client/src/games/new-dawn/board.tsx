import { useEffect, useMemo, useState } from 'react';
import { LogPanel } from '../../board/log-panel.tsx';
import { TranslateContext } from '../../board/prompt/use-question.ts';
import { useBoard, useBoardActions } from '../../board/use-board.ts';
import { DirectionToken } from './dials/direction-token.tsx';
import { EventDial } from './dials/event-dial.tsx';
import { TechDial } from './dials/tech-dial.tsx';
import { markOf } from './icons/player-mark.tsx';
import { BoardMap } from './map/board-map.tsx';
import { Sprites } from './map/sprites.tsx';
import { stateOf, useMatch } from './match.ts';
import { usePeople } from './names.ts';
import { Goal } from './panels/goal.tsx';
import { Players } from './panels/players.tsx';
import { TurnPrompt } from './prompts/turn-prompt.tsx';
import { usePreview } from './prompts/use-preview.ts';
import { OwnRow } from './row/own-row.tsx';
import { type Tab, Tabs } from './tabs.tsx';
import { translatorFor } from './translate.ts';
import { useBoardWords } from './words/use-board-words.ts';
import '../../styles/board.css';
import '../../styles/prompt.css';
import './styles/dials.css';
import './styles/layout.css';
import './styles/map.css';
import './styles/row.css';
import './styles/panels.css';

/** Questions that are answered in the own row; any other needs the map or the prompt. */
const IN_THE_ROW = new Set(['chooseCard', 'placeTrade', 'dropTrade']);

export function NewDawnBoard() {
  const words = useBoardWords();
  const people = usePeople();
  const { store } = useBoardActions();
  const order = useMatch((s) => s.order);
  const [tab, setTab] = useTab();
  // Reads the state when it is asked, so that lines that have been written stay as they are.
  const translate = useMemo(
    () => translatorFor({ s: () => stateOf(store.getState().view), words, nameOf: people.nameOf }),
    [store, words, people],
  );
  return (
    <TranslateContext value={translate}>
      <Sprites order={order} letterOf={people.letterOf} />
      <main id="content" tabIndex={-1} className="board" data-tab={tab}>
        <div className="board-map">
          <BoardMap />
        </div>
        <div className="board-side">
          <TurnPrompt />
          <Players />
          <LogPanel rankOf={rankOf} mark={markOf} />
        </div>
        <Cards />
        <div className="game-facts">
          <EventDial />
          <DirectionToken />
          <Goal />
        </div>
        <Tabs tab={tab} onTab={setTab} />
      </main>
    </TranslateContext>
  );
}

const RANKS: Readonly<Record<string, 'chapter' | 'turn'>> = {
  'round.begun': 'chapter',
  'turn.begun': 'turn',
  'dial.turned': 'turn',
};
const rankOf = (key: string) => RANKS[key];

/** On a phone: which part lies open below. A question opens the row, or makes room for itself. */
function useTab(): [Tab | undefined, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab | undefined>('row');
  const kind = useBoard(({ asked }) => asked?.kind);
  useEffect(() => {
    if (kind !== undefined) setTab(IN_THE_ROW.has(kind) ? 'row' : undefined);
  }, [kind]);
  return [tab, (pressed) => setTab(pressed === tab ? undefined : pressed)];
}

function Cards() {
  const me = useBoard((board) => board.me);
  const player = useMatch((s) => me ?? s.active);
  const preview = usePreview();
  return (
    <div className="cards">
      <TechDial player={player} preview={player === me ? preview : undefined} />
      <OwnRow />
    </div>
  );
}
