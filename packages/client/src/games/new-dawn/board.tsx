import { isTerra, rulesetOf } from '@morgenrot/new-dawn';
import { memo, Suspense } from 'react';
import { LogPanel } from '../../board/log-panel.tsx';
import { useBoard } from '../../board/use-board.ts';
import { BoardLayout, type TablePart } from '../../kits/board/layout.tsx';
import { usePeople } from '../../kits/board/people.ts';
import { type Tab, useTab, useUsualTabs } from '../../kits/board/tabs.tsx';
import { lazily } from '../../shell/lazily.tsx';
import { CombatMemory } from './combat/memory.tsx';
import { DirectionToken } from './dials/direction-token.tsx';
import { EventDial } from './dials/event-dial.tsx';
import { TechDial } from './dials/tech-dial.tsx';
import { markOf } from './icons/control-mark.tsx';
import { logKinds } from './log-kinds.ts';
import { BoardMap } from './map/board-map.tsx';
import { Sprites } from './map/sprites.tsx';
import { useMatch } from './match.ts';
import { Goal } from './panels/goal.tsx';
import { WondersOnOffer } from './panels/offer.tsx';
import { Players } from './panels/players.tsx';
import { TileStack } from './panels/tile-stack.tsx';
import { TurnPrompt } from './prompts/turn/turn-prompt.tsx';
import { usePreview } from './prompts/war/use-preview.ts';
import { isInTheRow } from './questions/questions.ts';
import { OwnRow } from './row/own-row.tsx';
import { NewDawnSpeaking } from './speaking.tsx';
import { HandProvider } from './tiles/hand-provider.tsx';
import { useBoardWords } from './words/use-board-words.ts';
import '../../kits/board/styles.ts';
import './styles/dials.css';
import './styles/map.css';
import './styles/terrain.css';
import './styles/row.css';
import './styles/panels.css';
import './styles/holdings.css';
import './styles/choices.css';
import './styles/combat.css';
import './styles/tiles.css';
import './styles/terra.css';

/** What has happened is told beside the map, and nothing waits for it. */
const MapHappenings = lazily(async () => (await import('./motion/happenings.tsx')).MapHappenings);

export const NewDawnBoard = memo(function NewDawnBoard() {
  const people = usePeople();
  const order = useMatch((s) => s.order);
  const terra = useMatch(isTerra);
  const tabs = useTabs();
  const [tab, setTab] = useTab<TablePart>(tabFor);
  return (
    <NewDawnSpeaking>
      <HandProvider>
        <CombatMemory>
          <Sprites isTerra={terra} order={order} letterOf={people.letterOf} />
          <BoardLayout
            className="nd-board"
            picture={<BoardMap />}
            prompt={<TurnPrompt />}
            happenings={
              <Suspense fallback={null}>
                <MapHappenings />
              </Suspense>
            }
            side={
              <>
                <Players />
                <LogPanel rankOf={rankOf} mark={markOf} sorts={logKinds} />
              </>
            }
            own={<Cards />}
            facts={
              <>
                <div className="nd-dials">
                  <EventDial />
                  <DirectionToken />
                </div>
                <TileStack />
                <Goal />
                <WondersOnOffer />
              </>
            }
            tabs={tabs}
            tab={tab}
            onTab={setTab}
          />
        </CombatMemory>
      </HandProvider>
    </NewDawnSpeaking>
  );
});

const RANKS: Readonly<Record<string, 'chapter' | 'turn'>> = {
  'round.begun': 'chapter',
  'turn.begun': 'turn',
  'dial.turned': 'turn',
};
const rankOf = (key: string) => RANKS[key];

/** A question opens the row, or makes room for itself. */
const tabFor = (kind: string | undefined): 'own' | undefined =>
  kind === undefined || isInTheRow(kind) ? 'own' : undefined;

const ROW = 'M4 6h7v12H4zM13 6h7v12h-7z';

function useTabs(): readonly Tab<TablePart>[] {
  const { tell } = useBoardWords();
  const { players, game, log } = useUsualTabs();
  return [{ name: 'own', label: tell('tab.row'), picture: ROW }, players, game, log];
}

const Cards = memo(function Cards() {
  const me = useBoard((board) => board.me);
  const eyes = useBoard((board) => board.eyes);
  const player = useMatch((s) => me ?? eyes ?? s.active);
  const slots = useMatch((s) => rulesetOf(s).slots.length);
  const preview = usePreview();
  return (
    <div className="m-sheet m-cards nd-cards" data-slots={slots}>
      <TechDial player={player} preview={player === me ? preview : undefined} />
      <OwnRow />
    </div>
  );
});
