import { useEffect } from 'react';
import type { BoardPlugin } from '../../board/plugin.ts';
import { BoardContext } from '../../board/use-board.ts';
import { useGameTable } from '../../games/use-game-table.ts';
import { ReferenceProvider } from '../../reference/reference-provider.tsx';
import { Loading } from '../../shell/loading.tsx';
import { Trouble } from '../../shell/trouble.tsx';
import { BoardFrame } from '../../table/board-page.tsx';
import { useBoardPlugin } from '../../table/use-board-plugin.ts';
import { WordsProvider } from '../../texts/use-words.tsx';
import { ChaptersButton } from './chapters-button.tsx';
import { GuideLine } from './guide-line.tsx';
import { GuideRings } from './rings.tsx';
import { GuideContext, type GuideLook, useGuidedMatch, useTextsOf } from './use-guide.ts';
import '../../styles/table/table.css';
import './guide.css';

/** A first match that explains itself, in this page alone. */
export function GuidedFirstMatch({ look }: { look: GuideLook }) {
  const { id } = look.course.match.game;
  const plugin = useBoardPlugin(id);
  const words = useGameTable(id);
  if (plugin === 'failed') return <Trouble title="table.failed.title" text="lazy.failed" reload />;
  if (!plugin || !words) return <Loading />;
  return (
    <WordsProvider table={words}>
      <ReferenceProvider game={id}>
        <GuidedBoard plugin={plugin} look={look} />
      </ReferenceProvider>
    </WordsProvider>
  );
}

function GuidedBoard({ plugin, look }: { plugin: BoardPlugin; look: GuideLook }) {
  const { tell } = useTextsOf(look);
  const guide = useGuidedMatch(plugin, look);
  const { Speaking } = look;
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
            <Speaking>
              <GuideLine />
              <GuideRings />
            </Speaking>
          }
        />
      </GuideContext>
    </BoardContext>
  );
}
