import { asked, check } from '@morgenrot/engine';
import { newDawn } from '@morgenrot/new-dawn';
import { useEffect, useState } from 'react';
import { type Board, type BoardSource, createBoard } from '../../../board/board-store.ts';
import { isLeaving } from '../../../board/prompt/options.ts';
import { BoardContext } from '../../../board/use-board.ts';
import { stateOf } from '../match.ts';
import { isInTheRow } from '../prompts/bodies.ts';
import { TurnPrompt } from '../prompts/turn-prompt.tsx';
import { OwnRow } from '../row/own-row.tsx';
import { Speaking } from '../speaking.tsx';
import { HandProvider } from '../tiles/hand-provider.tsx';
import { sampleQuestions } from './samples.ts';

function boardFor(source: BoardSource): Board {
  const board = createBoard(
    {
      asked: (view, me) => asked(newDawn.handlers, stateOf(view), me),
      check: (view, me, id, answer) => check(newDawn.handlers, stateOf(view), me, id, answer),
    },
    { act: () => undefined, undo: () => undefined, showEarlierLog: () => undefined },
    () => false,
    source,
  );
  const ask = board.store.getState().asked?.ask;
  if (ask?.shape === 'one') board.pick(ask.from.find((option) => !isLeaving(option)) ?? '');
  return board;
}

interface Found {
  kind: string;
  board: Board;
}

/** Milliseconds of playing at a time, so that the page stays usable meanwhile. */
const SLICE = 12;

/** Matches run until every question has come up; what has been found is shown at once. */
function useSamples(): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    const search = sampleQuestions();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (): void => {
      const fresh: Found[] = [];
      const end = performance.now() + SLICE;
      let step = search.next();
      while (!step.done && performance.now() < end) {
        if (step.value) fresh.push({ kind: step.value.kind, board: boardFor(step.value.source) });
        step = search.next();
      }
      if (!step.done && step.value) fresh.push({ kind: step.value.kind, board: boardFor(step.value.source) });
      if (fresh.length > 0) setFound((before) => [...before, ...fresh]);
      if (!step.done) timer = setTimeout(goOn, 0);
    };
    timer = setTimeout(goOn, 0);
    return () => {
      clearTimeout(timer);
      setFound([]);
    };
  }, []);
  return found;
}

/** Every question of the game, with its first option chosen. */
export function Prompts() {
  const found = useSamples();
  return (
    <div className="gallery-grid">
      {found.map(({ kind, board }) => (
        <BoardContext key={kind} value={board}>
          <Speaking>
            <HandProvider>
              <div className="gallery-prompt" data-kind={kind}>
                <h3>{kind}</h3>
                <TurnPrompt />
                {isInTheRow(kind) && <OwnRow />}
              </div>
            </HandProvider>
          </Speaking>
        </BoardContext>
      ))}
    </div>
  );
}
