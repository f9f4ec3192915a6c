import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Board, BoardState } from '../board-store.ts';
import { allOf, endOfMyTurn, type Happening, happened, type Telling } from './happenings.ts';
import { type SeenMark, seenMark } from './marks.ts';

export interface ReplayState {
  /** What happened since my last move, or while I was away. */
  items: readonly Happening[];
  /** Which of them is shown; undefined: none, they are only offered. */
  at: number | undefined;
  isPlaying: boolean;
}

export interface Replayer {
  store: StoreApi<ReplayState>;
  /** Goes through all of it from the beginning, or on from where it stands; again: waits there. */
  play(): void;
  step(by: 1 | -1): void;
  /** Enough: what has happened counts as seen. */
  dismiss(): void;
  /** The page comes into sight or goes out of it. */
  look(isVisible: boolean): void;
  close(): void;
}

/** How long each thing stands while all of it is played: longer than its motion, so that it can be read. */
export const HOLD_MS = 1300;

interface Wish {
  telling: Telling;
  /** Shows one thing, or nothing any more. */
  show(happening: Happening | undefined): void;
}

const NONE: readonly Happening[] = [];

/** Shows step by step what has happened. It stands beside the board and never in its way: the board goes on meanwhile. */
export function createReplayer(board: Board, { telling, show }: Wish): Replayer {
  const store = createStore<ReplayState>()(() => ({ items: NONE, at: undefined, isPlaying: false }));
  const { getState: get, setState: set } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let now = board.store.getState();
  let mark = markOf(now);
  let since = begin(now);
  /** Watchers have no move of their own: for them it ends when they came back. */
  let until = now.n;

  function markOf(state: BoardState): SeenMark {
    return seenMark(state.place, state.me ?? state.eyes ?? null);
  }
  function begin(state: BoardState): number {
    const kept = mark.read();
    // A mark from beyond the end belongs to another match, or to what has been taken back.
    if (kept !== undefined && kept <= allOf(state.n)) return kept;
    return (state.me !== null ? endOfMyTurn(state.log, state.me, telling) : undefined) ?? allOf(state.n);
  }

  function gather(): void {
    const all = happened(now.log, since, telling);
    const items = now.me === null ? all.filter(({ n }) => n <= until) : all;
    const { at } = get();
    set({ items, at: at === undefined || at >= items.length ? undefined : at });
  }

  function stop(): void {
    clearTimeout(timer);
    if (get().at !== undefined) show(undefined);
    set({ at: undefined, isPlaying: false });
  }

  function seen(n: number): void {
    since = n;
    mark.keep(n);
    stop();
    gather();
  }

  function goTo(at: number): void {
    const happening = get().items[at];
    if (!happening) return;
    set({ at });
    show(happening);
  }

  function goOn(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { at, items, isPlaying } = get();
      if (!isPlaying || at === undefined) return;
      if (at + 1 >= items.length) {
        set({ isPlaying: false });
        return;
      }
      goTo(at + 1);
      goOn();
    }, HOLD_MS);
  }

  function follow(state: BoardState): void {
    const before = now;
    now = state;
    if (state.me !== before.me || state.place !== before.place || state.eyes !== before.eyes) {
      stop();
      mark = markOf(state);
      since = begin(state);
      until = state.n;
      gather();
    } else if (state.own !== before.own && state.own !== undefined) seen(state.own);
    else if (state.log !== before.log) gather();
  }

  const unfollow = board.store.subscribe(follow);
  gather();

  return {
    store,
    play() {
      const { at, items, isPlaying } = get();
      if (isPlaying) {
        clearTimeout(timer);
        set({ isPlaying: false });
        return;
      }
      set({ isPlaying: true });
      goTo(at === undefined || at + 1 >= items.length ? 0 : at + 1);
      goOn();
    },
    step(by) {
      clearTimeout(timer);
      const { at, items } = get();
      set({ isPlaying: false });
      goTo(at === undefined ? (by > 0 ? 0 : items.length - 1) : Math.min(items.length - 1, Math.max(0, at + by)));
    },
    dismiss: () => seen(allOf(now.n)),
    look(isVisible) {
      if (now.me !== null) return;
      if (isVisible) until = now.n;
      else {
        since = allOf(now.n);
        mark.keep(since);
      }
      gather();
    },
    close() {
      unfollow();
      stop();
    },
  };
}
