import type { LogLine } from '@morgenrot/protocol';
import { describe, expect, it } from 'vitest';
import { createBoard } from '../../src/board/board-store.ts';
import { drawnAtPace } from '../../src/board/drawing.ts';
import { linesAfter } from '../../src/board/log-parts.ts';
import { newDawnPlugin, sourceFor, startNewDawn } from '../kit.ts';

/** A board whose pictures are painted when the test says so. */
function painted(atOnce: number) {
  const source = sourceFor(startNewDawn(), null);
  const line = { act: () => undefined, undo: () => undefined, showEarlierLog: () => undefined };
  const board = createBoard(newDawnPlugin, line, () => false, source);
  const waiting: (() => void)[] = [];
  const whenPainted = (task: () => void): (() => void) => {
    waiting.push(task);
    return () => waiting.splice(waiting.indexOf(task), 1);
  };
  const paced = drawnAtPace(board, { atOnce, whenPainted });
  const drawn: number[] = [];
  paced.board.drawn.subscribe(({ n }) => drawn.push(n));
  return {
    board,
    drawn,
    waiting,
    follow: paced.follow,
    now: () => paced.board.drawn.getState().n,
    come: (n: number) => board.update({ ...source, n }),
    paint: () => {
      for (const task of waiting.splice(0)) task();
    },
  };
}

describe('a board that is drawn at the pace of its pictures', () => {
  it('shows at once what comes one by one', () => {
    const { follow, come, paint, now } = painted(2);
    follow();
    for (const n of [5, 6, 7, 8]) {
      come(n);
      expect(now()).toBe(n);
      paint();
    }
  });
  it('draws what comes faster than pictures once, with the next one', () => {
    const { follow, come, paint, drawn } = painted(2);
    follow();
    drawn.length = 0;
    for (let n = 5; n < 40; n++) come(n);
    expect(drawn).toEqual([5, 6]);
    paint();
    expect(drawn).toEqual([5, 6, 39]);
    paint();
    expect(drawn).toEqual([5, 6, 39]);
    come(40);
    expect(drawn).toEqual([5, 6, 39, 40]);
  });
  it('counts what has waited for a picture to the next one', () => {
    const { follow, come, paint, drawn } = painted(1);
    follow();
    drawn.length = 0;
    for (const n of [5, 6]) come(n);
    paint();
    for (const n of [7, 8]) come(n);
    expect(drawn).toEqual([5, 6]);
    paint();
    expect(drawn).toEqual([5, 6, 8]);
  });
  it('draws everything a picture later where there is something more urgent', () => {
    const { follow, come, paint, drawn } = painted(0);
    follow();
    drawn.length = 0;
    for (const n of [5, 6]) come(n);
    expect(drawn).toEqual([]);
    paint();
    expect(drawn).toEqual([6]);
  });
  it('tells whoever follows the board itself of every state', () => {
    const { board, follow, come } = painted(2);
    follow();
    const told: number[] = [];
    board.store.subscribe(({ n }) => told.push(n));
    for (const n of [5, 6, 7, 8]) come(n);
    expect(told).toEqual([5, 6, 7, 8]);
  });
  it('is up to date when it begins, and asks for no picture when it has ended', () => {
    const { follow, come, now, waiting } = painted(2);
    come(5);
    const stop = follow();
    expect(now()).toBe(5);
    come(6);
    expect(waiting).toHaveLength(1);
    stop();
    expect(waiting).toHaveLength(0);
    come(7);
    expect(now()).toBe(6);
  });
});

describe('what is read out', () => {
  const lines = (...numbers: number[]): LogLine[] => numbers.map((n, i) => ({ n, key: `line${i}` }) as LogLine);
  const numbersAfter = (heard: LogLine[], log: LogLine[]): number[] => linesAfter(heard, log).map(({ n }) => n);

  it('is what the newest answer has led to', () => {
    expect(numbersAfter(lines(1, 2), lines(1, 2, 3, 3))).toEqual([3, 3]);
  });
  it('is all that has come since, where several answers share a picture', () => {
    expect(numbersAfter(lines(1, 2), lines(1, 2, 3, 4, 4, 5))).toEqual([3, 4, 4, 5]);
  });
  it('is the end of it where it is too much to listen to, but the newest answer whole', () => {
    const many = Array.from({ length: 40 }, (_, i) => i + 3);
    expect(numbersAfter(lines(1, 2), lines(1, 2, ...many))).toEqual(many.slice(-12));
    const long = Array.from({ length: 20 }, () => 4);
    expect(numbersAfter(lines(1, 2), lines(1, 2, 3, ...long))).toEqual(long);
  });
  it('is the newest answer that still stands where something was taken back', () => {
    expect(numbersAfter(lines(1, 2, 3), lines(1, 2))).toEqual([2]);
  });
});
