import { createStore } from 'zustand/vanilla';
import type { Board, BoardState } from './board-store.ts';

/** A page that is not painted, in a tab behind others, has to go on all the same. */
const AT_LATEST_MS = 200;

/** Once, after the next picture has been painted. */
export function afterPaint(task: () => void): () => void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    task();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, AT_LATEST_MS);
  return () => {
    isDone = true;
  };
}

interface Pace {
  /** So many states are drawn as they come, until there has been a picture; those that follow share the next one. */
  atOnce: number;
  whenPainted?: typeof afterPaint;
}

/**
 * The same board, drawn at the pace of its pictures: a page that is slower than what comes in shows the newest of it and
 * leaves out what nobody would have seen. Whoever follows the board's own store is told of every state all the same.
 */
export function drawnAtPace(board: Board, { atOnce, whenPainted = afterPaint }: Pace) {
  const drawn = createStore<BoardState>()(() => board.store.getState());
  const catchUp = (): void => drawn.setState(board.store.getState(), true);

  function follow(): () => void {
    let stop: (() => void) | undefined;
    let count = 0;
    let isLate = false;
    const draw = (): void => {
      stop ??= whenPainted(painted);
      count++;
      catchUp();
    };
    function painted(): void {
      stop = undefined;
      count = 0;
      if (!isLate) return;
      isLate = false;
      draw();
    }
    catchUp();
    const unfollow = board.store.subscribe(() => {
      if (count < atOnce) draw();
      else {
        isLate = true;
        stop ??= whenPainted(painted);
      }
    });
    return () => {
      unfollow();
      stop?.();
    };
  }
  return { board: { ...board, drawn } satisfies Board, follow };
}
