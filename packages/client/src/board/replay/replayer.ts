import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Board, BoardState } from '../board-store.ts';
import { allOf, type Happening, type Telling } from './happenings.ts';
import { createSeen } from './seen.ts';

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
  const player = createPlayer(store, show);
  const seen = createSeen(telling, board.store.getState());

  function gather(): void {
    const items = seen.news();
    const { at } = get();
    set({ items, at: at === undefined || at >= items.length ? undefined : at });
  }

  function keep(n: number): void {
    seen.keep(n);
    player.stop();
    gather();
  }

  function follow(state: BoardState, before: BoardState): void {
    if (seen.follow(state)) {
      player.stop();
      gather();
    } else if (state.own !== before.own && state.own !== undefined) keep(state.own);
    else if (state.log !== before.log) gather();
  }

  const unfollow = board.store.subscribe(follow);
  gather();

  return {
    store,
    play: player.play,
    step: player.step,
    dismiss: () => keep(allOf(board.store.getState().n)),
    look(isVisible) {
      if (seen.look(isVisible)) gather();
    },
    close() {
      unfollow();
      player.stop();
    },
  };
}

/** Goes from one thing to the next, by itself or by hand. */
function createPlayer({ getState: get, setState: set }: StoreApi<ReplayState>, show: Wish['show']) {
  let timer: ReturnType<typeof setTimeout> | undefined;

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

  return {
    play(): void {
      const { at, items, isPlaying } = get();
      set({ isPlaying: !isPlaying });
      if (isPlaying) {
        clearTimeout(timer);
        return;
      }
      goTo(at === undefined || at + 1 >= items.length ? 0 : at + 1);
      goOn();
    },
    step(by: 1 | -1): void {
      clearTimeout(timer);
      const { at, items } = get();
      set({ isPlaying: false });
      goTo(at === undefined ? (by > 0 ? 0 : items.length - 1) : Math.min(items.length - 1, Math.max(0, at + by)));
    },
    stop(): void {
      clearTimeout(timer);
      if (get().at !== undefined) show(undefined);
      set({ at: undefined, isPlaying: false });
    },
  };
}
