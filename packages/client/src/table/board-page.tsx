import { memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { TakeBackProvider } from '../agree/take-back-provider.tsx';
import { BoardAtPace } from '../board/board-at-pace.tsx';
import { HurryContext } from '../board/hurry.ts';
import type { BoardPlugin } from '../board/plugin.ts';
import { useBoard, useBoardActions } from '../board/use-board.ts';
import { ClockBar } from '../clock/clock-bar.tsx';
import { ClockContext } from '../clock/use-clock.ts';
import { pageOf } from '../games/games.ts';
import { DiceCheck } from '../result/dice-check.tsx';
import { HideCards } from '../seats/hide-cards.tsx';
import { Header } from '../shell/header.tsx';
import { lazily } from '../shell/lazily.tsx';
import { useTitle } from '../shell/use-title.ts';
import { TalkButton } from '../talk/talk-button.tsx';
import { useWords } from '../texts/use-words.tsx';
import { WatchersChip } from '../watch/watchers-chip.tsx';
import { HintProvider } from './hint-provider.tsx';
import { TableMenu } from './menu/table-menu.tsx';
import { Rematch } from './rematch.tsx';
import { ResultPanel } from './result-panel.tsx';
import type { Session } from './session/session.ts';
import { TableStrip } from './table-strip.tsx';
import { useHurrying } from './use-hurrying.ts';
import { useTableBoard } from './use-table-board.ts';
import { useTurnCall } from './use-turn-call.ts';
import { titleOf } from './waiting/title-of.ts';

const StoryPart = lazily(async () => (await import('../result/story-part.tsx')).StoryPart);

const NONE: readonly string[] = [];

/** A match that runs, or has run: header, board, and at the end the result. */
export const BoardPage = memo(function BoardPage({ session, plugin }: { session: Session; plugin: BoardPlugin }) {
  const { board, info } = useTableBoard(session, plugin);
  const mine = useStore(session.store, ({ table }) => table?.mine ?? NONE);
  const words = useWords();
  const hurry = useHurrying(session, info, mine);
  return (
    <BoardAtPace board={board}>
      <ClockContext value={info.clock}>
        <TakeBackProvider session={session}>
          <HurryContext value={hurry}>
            <HintProvider session={session}>
              <BoardFrame
                plugin={plugin}
                title={titleOf(words, info)}
                result={
                  <>
                    <Rematch session={session} info={info} mine={mine} />
                    <DiceCheck info={info} />
                  </>
                }
                story={
                  pageOf(info.game)?.recap && (
                    <Suspense fallback={null}>
                      <StoryPart info={info} plugin={plugin} title={titleOf(words, info)} />
                    </Suspense>
                  )
                }
                next={info.next}
                strip={<TableStrip session={session} />}
                tools={
                  <>
                    <WatchersChip session={session} />
                    <HideCards session={session} />
                    <TableMenu session={session} />
                    <TalkButton session={session} Mark={plugin.Mark} />
                  </>
                }
              />
            </HintProvider>
          </HurryContext>
        </TakeBackProvider>
      </ClockContext>
    </BoardAtPace>
  );
});

interface BoardFrameProps {
  plugin: BoardPlugin;
  title: string;
  /** Buttons of the header that open something beside the board. */
  tools?: ReactNode;
  /** What concerns everybody now. */
  strip?: ReactNode;
  /** What follows from the result. */
  result?: ReactNode;
  /** How it came about: told when the record of the match has come. */
  story?: ReactNode;
  /** The table where it goes on: whoever has put the result away is shown it again. */
  next?: string;
}

export function BoardFrame({ plugin, title, tools, strip, result, story, next }: BoardFrameProps) {
  const { Board, Status, Merits } = plugin;
  const { say } = useWords();
  const isMine = useBoard(({ asked }) => asked !== undefined);
  const over = useBoard((board) => board.over);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (next !== undefined) setClosed(false);
  }, [next]);
  useEscape();
  useTurnCall(isMine, title);
  useTitle(isMine ? say('prompt.yourTurn') : title, { calls: isMine });
  return (
    <div className="m-board-page">
      <Header>
        <div className="m-row m-table-bar">
          <div className="m-table-line">
            <h1>{title}</h1>
            <div className="m-row m-table-now">
              <Status />
              <ClockBar />
            </div>
          </div>
          {over && isClosed && (
            <button type="button" className="m-button m-small m-tool" onClick={() => setClosed(false)}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 3 1.5 5 4.5 5M16 6h4c0 3-1.5 5-4.5 5M12 14v4M8.5 20h7" />
              </svg>
              <span className="m-unseen-small">{say('result.show')}</span>
            </button>
          )}
          {tools && <div className="m-row m-table-tools">{tools}</div>}
        </div>
      </Header>
      <div>{strip}</div>
      <div className="m-table-space">
        <Board />
      </div>
      {over && !isClosed && <ResultPanel Merits={Merits} more={result} story={story} onClose={() => setClosed(true)} />}
    </div>
  );
}

/** Something lies open over the board: Escape closes that, and does nothing to the board behind it. */
const isCovered = (): boolean => document.querySelector('[popover="auto"]:popover-open, dialog:modal') !== null;

/** Escape puts back what was picked. */
function useEscape(): void {
  const { clear } = useBoardActions();
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && !isCovered()) clear();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [clear]);
}
