import type { PlayerId } from '@morgenrot/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PageWire } from '../../net/wire.ts';
import type { SessionState } from './session-state.ts';
import type { Unsent } from './unsent.ts';

/** How long to wait before the same is tried again. */
export const RETRY_AFTER = 600;

/** What all parts of a session share. */
export interface SessionCore {
  readonly id: string;
  readonly wire: PageWire;
  readonly store: StoreApi<SessionState>;
  /** Which seat I speak for, where several at this browser are mine. */
  mySeat(): { seat?: PlayerId };
  /** Does something later, unless the session has been closed by then. */
  later(task: () => void, delay: number): void;
  isClosed(): boolean;
  close(): void;
}

export function sessionCore(id: string, wire: PageWire, unsent: Unsent): SessionCore {
  const store = createStore<SessionState>()(() => ({
    status: 'loading',
    connection: 'connecting',
    moreLog: true,
    moreTalk: true,
    pending: unsent.read(),
  }));
  store.subscribe(({ pending }, before) => pending !== before.pending && unsent.write(pending));
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let closed = false;
  return {
    id,
    wire,
    store,
    mySeat() {
      const { table } = store.getState();
      return table && table.seat !== null && table.mine.length > 1 ? { seat: table.seat } : {};
    },
    later(task, delay) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (!closed) task();
      }, delay);
      timers.add(timer);
    },
    isClosed: () => closed,
    close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
