import { asked, check } from '@morgenrot/engine';
import { newDawn } from '@morgenrot/new-dawn';
import { useState } from 'react';
import { type BoardSource, createBoard } from '../../../board/board-store.ts';
import { isLeaving } from '../../../board/prompt/options.ts';
import { BoardContext } from '../../../board/use-board.ts';
import { stateOf } from '../match.ts';
import { TurnPrompt } from '../prompts/turn-prompt.tsx';
import { OwnRow } from '../row/own-row.tsx';
import { sampleQuestions } from './samples.ts';

function boardFor(source: BoardSource) {
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

/** Every question of the game, with its first option chosen. */
export function Prompts() {
  const [boards] = useState(() => [...sampleQuestions()].map(([kind, source]) => ({ kind, board: boardFor(source) })));
  return (
    <div className="gallery-grid">
      {boards.map(({ kind, board }) => (
        <BoardContext key={kind} value={board}>
          <div>
            <h3>{kind}</h3>
            <TurnPrompt />
            {kind === 'chooseCard' && <OwnRow />}
          </div>
        </BoardContext>
      ))}
    </div>
  );
}
