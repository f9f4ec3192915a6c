import type { LogLine } from '@morgenrot/protocol';
import { memo } from 'react';
import { LogPanel } from '../../board/log-panel.tsx';
import type { GameView } from '../../board/plugin.ts';
import { Happenings, LiveMotion } from '../../kits/board/happenings.tsx';
import { BoardLayout, type TablePart } from '../../kits/board/layout.tsx';
import { ScreenMatch } from '../../kits/board/screen-match.tsx';
import { Speaking } from '../../kits/board/speaking.tsx';
import { type Tab, useTab, useUsualTabs } from '../../kits/board/tabs.tsx';
import { TribeSprites } from './drawing/figures.tsx';
import { logKinds } from './log-kinds.ts';
import { stateOf } from './match.ts';
import { motionsFor, partsFor, TELLING } from './motion.ts';
import { OwnTribe } from './panels/own-tribe.tsx';
import { Players } from './panels/players.tsx';
import { Round } from './panels/round.tsx';
import { markOf, TurnPrompt } from './prompts/turn-prompt.tsx';
import { translatorFor } from './translate.ts';
import { Village } from './village/village.tsx';
import { useTribeWords } from './words/own.ts';
import '../../kits/board/styles.ts';
import './styles/village.css';
import './styles/tribe.css';
import './styles/prompts.css';

const motionsIn = (view: GameView, lines: readonly LogLine[]) => motionsFor(stateOf(view), lines);
const rankOf = (key: string) => (key === 'round' ? ('chapter' as const) : undefined);

export const StoneAgeBoard = memo(function StoneAgeBoard() {
  const tabs = useTabs();
  const [tab, setTab] = useTab<TablePart>(() => undefined);
  return (
    <Speaking translatorFor={translatorFor}>
      <TribeSprites />
      <BoardLayout
        className="sa-board"
        picture={<Village />}
        prompt={<TurnPrompt />}
        happenings={<Happenings telling={TELLING} motionsFor={motionsIn} partsFor={partsFor} mark={markOf} />}
        side={
          <>
            <Players />
            <LogPanel rankOf={rankOf} mark={markOf} sorts={logKinds} />
          </>
        }
        own={<OwnTribe />}
        facts={<Round />}
        tabs={tabs}
        tab={tab}
        onTab={setTab}
      />
    </Speaking>
  );
});

const TRIBE = 'M12 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM5 20c0-5 3-8 7-8s7 3 7 8z';

function useTabs(): readonly Tab<TablePart>[] {
  const { tell } = useTribeWords();
  const { players, game, log } = useUsualTabs();
  return [{ name: 'own', label: tell('tab.own'), picture: TRIBE }, players, game, log];
}

/** The match for a room full of people. */
export function StoneAgeScreen() {
  return (
    <Speaking translatorFor={translatorFor}>
      <TribeSprites />
      <ScreenMatch
        picture={
          <>
            <Village />
            <LiveMotion telling={TELLING} motionsFor={motionsIn} />
          </>
        }
        facts={<Round />}
        side={<Players />}
        mark={markOf}
      />
    </Speaking>
  );
}
