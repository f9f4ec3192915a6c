import { isTerra, rulesetOf } from '@morgenrot/new-dawn';
import { memo } from 'react';
import { AfterPaint } from '../../board/after-paint.tsx';
import { LogPanel } from '../../board/log-panel.tsx';
import { News } from '../../board/news.tsx';
import { useBoard } from '../../board/use-board.ts';
import { usePeople } from '../../kits/board/people.ts';
import { type Tab, Tabs, useTab, useUsualTabs } from '../../kits/board/tabs.tsx';
import { CombatMemory } from './combat/memory.tsx';
import { DirectionToken } from './dials/direction-token.tsx';
import { EventDial } from './dials/event-dial.tsx';
import { TechDial } from './dials/tech-dial.tsx';
import { markOf } from './icons/player-mark.tsx';
import { logKinds } from './log-kinds.ts';
import { BoardMap } from './map/board-map.tsx';
import { Sprites } from './map/sprites.tsx';
import { useMatch } from './match.ts';
import { Happenings } from './motion/happenings.tsx';
import { Goal } from './panels/goal.tsx';
import { WondersOnOffer } from './panels/offer.tsx';
import { Players } from './panels/players.tsx';
import { TileStack } from './panels/tile-stack.tsx';
import { TurnPrompt } from './prompts/turn-prompt.tsx';
import { usePreview } from './prompts/use-preview.ts';
import { isInTheRow } from './questions/questions.ts';
import { OwnRow } from './row/own-row.tsx';
import { Speaking } from './speaking.tsx';
import { HandProvider } from './tiles/hand-provider.tsx';
import { useBoardWords } from './words/use-board-words.ts';
import '../../kits/board/styles.ts';
import './styles/dials.css';
import './styles/layout.css';
import './styles/map.css';
import './styles/row.css';
import './styles/panels.css';
import './styles/holdings.css';
import './styles/choices.css';
import './styles/combat.css';
import './styles/tiles.css';
import './styles/terra.css';

export const NewDawnBoard = memo(function NewDawnBoard() {
  const people = usePeople();
  const order = useMatch((s) => s.order);
  const terra = useMatch(isTerra);
  const tabs = useTabs();
  const [tab, setTab] = useTab<'row' | 'players' | 'game' | 'log'>(tabFor);
  return (
    <Speaking>
      <HandProvider>
        <CombatMemory>
          <Sprites isTerra={terra} order={order} letterOf={people.letterOf} />
          <main id="content" tabIndex={-1} className="board" data-tab={tab}>
            <div className="board-map">
              <BoardMap />
              <Happenings />
            </div>
            <div className="board-side">
              <TurnPrompt />
              <AfterPaint>
                <Players />
                <LogPanel rankOf={rankOf} mark={markOf} sorts={logKinds} />
              </AfterPaint>
            </div>
            <Cards />
            <div className="game-facts">
              <AfterPaint>
                <div className="dials">
                  <EventDial />
                  <DirectionToken />
                </div>
                <TileStack />
                <Goal />
                <WondersOnOffer />
              </AfterPaint>
            </div>
            <Tabs tabs={tabs} tab={tab} onTab={setTab} />
            <AfterPaint>
              <News />
            </AfterPaint>
          </main>
        </CombatMemory>
      </HandProvider>
    </Speaking>
  );
});

const RANKS: Readonly<Record<string, 'chapter' | 'turn'>> = {
  'round.begun': 'chapter',
  'turn.begun': 'turn',
  'dial.turned': 'turn',
};
const rankOf = (key: string) => RANKS[key];

/** A question opens the row, or makes room for itself. */
const tabFor = (kind: string | undefined): 'row' | undefined =>
  kind === undefined || isInTheRow(kind) ? 'row' : undefined;

const ROW = 'M4 6h7v12H4zM13 6h7v12h-7z';

function useTabs(): readonly Tab<'row' | 'players' | 'game' | 'log'>[] {
  const { tell } = useBoardWords();
  const { players, game, log } = useUsualTabs();
  return [{ name: 'row', label: tell('tab.row'), picture: ROW }, players, game, log];
}

const Cards = memo(function Cards() {
  const me = useBoard((board) => board.me);
  const eyes = useBoard((board) => board.eyes);
  const player = useMatch((s) => me ?? eyes ?? s.active);
  const slots = useMatch((s) => rulesetOf(s).slots.length);
  const preview = usePreview();
  return (
    <div className="cards" data-slots={slots}>
      <TechDial player={player} preview={player === me ? preview : undefined} />
      <OwnRow />
    </div>
  );
});
