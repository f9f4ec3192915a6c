import { useEffect } from 'react';
import type { BoardPlugin } from '../../../board/plugin.ts';
import { BoardContext } from '../../../board/use-board.ts';
import { ReferenceProvider } from '../../../reference/reference-provider.tsx';
import { Loading } from '../../../shell/loading.tsx';
import { Trouble } from '../../../shell/trouble.tsx';
import { BoardFrame } from '../../../table/board-page.tsx';
import { useBoardPlugin } from '../../../table/use-board-plugin.ts';
import { WordsProvider } from '../../../texts/use-words.tsx';
import { useGameTable } from '../../use-game-table.ts';
import { NewDawnSpeaking } from '../speaking.tsx';
import { ChaptersButton } from './chapters-button.tsx';
import { GuideLine } from './guide-line.tsx';
import { Rings } from './rings.tsx';
import { GUIDE_GAME } from './start.ts';
import { GuideContext, useGuidedMatch } from './use-guide.ts';
import { useGuideWords } from './words/use-guide-words.ts';
import '../../../styles/table/table.css';
import './guide.css';

/** A first match that explains itself, in this page alone. */
export function GuidePage() {
  const plugin = useBoardPlugin(GUIDE_GAME.id);
  const words = useGameTable(GUIDE_GAME.id);
  if (plugin === 'failed') return <Trouble title="table.failed.title" text="lazy.failed" reload />;
  if (!plugin || !words) return <Loading />;
  return (
    <WordsProvider table={words}>
      <ReferenceProvider game={GUIDE_GAME.id}>
        <GuidedBoard plugin={plugin} />
      </ReferenceProvider>
    </WordsProvider>
  );
}

function GuidedBoard({ plugin }: { plugin: BoardPlugin }) {
  const { tell } = useGuideWords();
  const guide = useGuidedMatch(plugin);
  useEffect(() => {
    document.documentElement.dataset.ready = 'yes';
  }, []);
  return (
    <BoardContext value={guide.board}>
      <GuideContext value={guide}>
        <BoardFrame
          plugin={plugin}
          title={tell('guide.title')}
          tools={<ChaptersButton />}
          strip={
            <NewDawnSpeaking>
              <GuideLine />
              <Rings />
            </NewDawnSpeaking>
          }
        />
      </GuideContext>
    </BoardContext>
  );
}
