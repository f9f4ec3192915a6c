import { type Ask, noSteps, type Option, type Step } from '@morgenrot/engine';
import { useState } from 'react';
import { type Board, type BoardSource, createBoard } from '../board/board-store.ts';
import { Prompt } from '../board/prompt/prompt.tsx';
import { BoardContext } from '../board/use-board.ts';

const STEP = 1;
const KIND = 'anything';

/** A board on which one question is asked, and nothing else is. */
function boardAsking(ask: Ask | undefined, change: Partial<BoardSource>, chosen: readonly Option[]): Board {
  const step: Step = { kind: KIND, id: STEP, player: ask ? '0' : '1' };
  const board = createBoard(
    {
      asked: () => ask && { id: STEP, kind: KIND, ask },
      isPlace: (value) => value.startsWith('place'),
      check: () => ({ ok: false, reason: { key: 'answer.notOffered' } }),
    },
    { act: () => undefined, undo: () => undefined, showEarlierLog: () => undefined },
    () => false,
    {
      view: { ...noSteps<Step>(), steps: [step] },
      n: 0,
      undos: 0,
      me: '0',
      seats: [
        { seat: '0', name: 'Anna', present: true, plan: 'open', ready: true },
        { seat: '1', name: 'Ben', present: true, plan: 'open', ready: true },
      ],
      log: [],
      moreLog: false,
      undo: { ok: true },
      sending: false,
      online: true,
      over: false,
      ...change,
    },
  );
  for (const option of chosen) board.pick(option);
  return board;
}

const ONE: Ask = { shape: 'one', from: ['a', 'b', 'c', 'done'], refused: { d: { key: 'answer.notOffered' } } };
const SOME: Ask = { shape: 'some', from: ['a', 'b', 'c', 'd'], min: 1, max: 3 };
const AMOUNT: Ask = { shape: 'amount', min: 0, max: 5 };
const COUNTS: Ask = {
  shape: 'counts',
  of: [
    { kind: 'a', min: 0, max: 4, worth: 3 },
    { kind: 'b', min: 1, max: 2, worth: 5 },
  ],
  sum: { min: 2, max: 5 },
  worth: { min: 9, max: 20 },
  refused: { c: { key: 'answer.notOffered' } },
};
const ACTS: Ask = {
  shape: 'acts',
  from: [{ act: 'a', with: COUNTS }, { act: 'b' }, { act: 'c', with: AMOUNT }, { act: 'done' }],
  refused: { d: { key: 'answer.notOffered' } },
};
const ON_BOARD: Ask = { shape: 'one', from: ['place-1', 'place-2', 'skip'] };

const SAMPLES: readonly [Ask | undefined, Partial<BoardSource>, readonly Option[]][] = [
  [ONE, {}, []],
  [ONE, {}, ['b']],
  [ONE, { undo: { ok: false, reason: { key: 'undo.revealed' } } }, ['d']],
  [SOME, {}, ['a', 'c']],
  [AMOUNT, {}, []],
  [COUNTS, {}, []],
  [ACTS, {}, []],
  [ACTS, {}, ['a']],
  [ACTS, {}, ['b']],
  [ON_BOARD, {}, ['place-1']],
  [ONE, { sending: true }, []],
  [ONE, { sending: true, online: false }, []],
  [ONE, { refused: { key: 'decision.gone' } }, []],
  [undefined, {}, []],
  [undefined, { me: null, undo: undefined }, []],
  [undefined, { over: true }, []],
];

/** The plain prompt of each shape, in each state: what any new step gets without further work. */
export function PlainPrompts() {
  const [boards] = useState(() => SAMPLES.map((sample) => boardAsking(...sample)));
  return (
    <div className="m-gallery-grid">
      {boards.map((board, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the samples never change places
        <BoardContext key={i} value={board}>
          <Prompt optionWord={(_step, option) => option.toUpperCase()} />
        </BoardContext>
      ))}
    </div>
  );
}
