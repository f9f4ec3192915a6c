import type { Answer, Reason } from '@morgenrot/engine';
import type { Act, Moved, Undo } from '@morgenrot/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Wire } from '../net/wire.ts';
import { earlier, joined, moved, started, type TableState } from './table-state.ts';

export type Pending = { kind: 'act'; message: Act } | { kind: 'undo'; message: Undo };

export interface SessionState {
  status: 'loading' | 'unknown' | 'open';
  connection: 'connecting' | 'online' | 'lost';
  table?: TableState;
  /** Sent, and not yet answered; kept until it is, through any number of broken connections. */
  pending?: Pending;
  /** Why the server refused the last message. */
  refused?: Reason;
  moreLog: boolean;
}

export interface Session {
  store: StoreApi<SessionState>;
  act(step: number, value: Answer): void;
  undo(): void;
  showEarlierLog(): Promise<void>;
  lookAgain(): Promise<void>;
  /** I have sat down: ask for the table as the person I am now. */
  introduceAgain(): Promise<void>;
  close(): void;
}

const RETRY_AFTER = 600;
/** How long the new state may take after its acknowledgement before it is asked for. */
const PATIENCE = 2500;
/** As many lines as the server tells at once; fewer mean that there are no earlier ones. */
const LOG_PAGE = 100;

export function openSession(id: string, wire: Wire, newId: () => string): Session {
  const store = createStore<SessionState>()(() => ({ status: 'loading', connection: 'connecting', moreLog: true }));
  const { getState: get, setState: set } = store;
  let closed = false;
  let watching: Promise<void> | undefined;
  let delivering: Pending | undefined;
  const early: Moved[] = [];
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const later = (task: () => void, delay: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!closed) task();
    }, delay);
    timers.add(timer);
  };

  /** Asks for the whole table; what is under way already is not asked for twice. */
  const watch = (): Promise<void> => {
    watching ??= askForTable().finally(() => {
      watching = undefined;
    });
    return watching;
  };

  async function askForTable(): Promise<void> {
    early.length = 0;
    const reply = await wire.watch({ table: id }).catch(() => undefined);
    if (closed) return;
    if (!reply) {
      if (wire.connected) later(() => void watch(), RETRY_AFTER);
      return;
    }
    if (!reply.ok) {
      if (reply.reason.key === 'table.unknown') set({ status: 'unknown', connection: 'online' });
      else {
        set({ refused: reply.reason });
        later(() => void watch(), RETRY_AFTER * 3);
      }
      return;
    }
    set({
      status: 'open',
      connection: 'online',
      table: joined(get().table, reply),
      moreLog: reply.log.length >= LOG_PAGE,
    });
    settlePending();
    for (const message of early.splice(0)) apply(message);
    deliver();
  }

  /** An undo that this state has already seen, or that has lost its meaning, is not sent again. */
  function settlePending(): void {
    const { pending, table } = get();
    if (pending?.kind === 'undo' && table?.match && table.match.n !== pending.message.n) set({ pending: undefined });
  }

  function onMoved(message: Moved): void {
    if (watching !== undefined || !get().table) early.push(message);
    else apply(message);
  }

  function apply(message: Moved): void {
    const { table } = get();
    const after = table && moved(table, message);
    if (after === 'gap') {
      if (watching !== undefined) later(() => void watch(), RETRY_AFTER);
      else void watch();
    } else if (after && after !== table) set({ table: after });
  }

  function deliver(): void {
    const { pending, connection } = get();
    if (!pending || connection !== 'online' || delivering === pending || !wire.connected) return;
    delivering = pending;
    const sent = pending.kind === 'act' ? wire.act(pending.message) : wire.undo(pending.message);
    sent.then(
      (reply) => {
        delivering = undefined;
        if (closed || get().pending !== pending) return;
        if (reply.ok) onAcknowledged(pending, reply.n);
        else {
          set({ pending: undefined, refused: reply.reason });
          void watch();
        }
      },
      () => {
        delivering = undefined;
        if (!closed && wire.connected) later(deliver, RETRY_AFTER);
      },
    );
  }

  function onAcknowledged(pending: Pending, n: number): void {
    if (hasReached(n)) {
      set({ pending: undefined });
      return;
    }
    const stop = store.subscribe(() => {
      if (!hasReached(n)) return;
      stop();
      if (get().pending === pending) set({ pending: undefined });
    });
    later(() => {
      stop();
      if (get().pending !== pending) return;
      set({ pending: undefined });
      void watch();
    }, PATIENCE);
  }

  const hasReached = (n: number): boolean => (get().table?.match?.n ?? -1) >= n;

  function send(pending: Pending): void {
    if (get().pending) return;
    set({ pending, refused: undefined });
    deliver();
  }

  const stopListening = wire.listen({
    connect: () => void watch(),
    disconnect: () => set({ connection: 'lost' }),
    table(info) {
      const { table } = get();
      if (info.id === id && table) set({ table: { ...table, info } });
    },
    started(message) {
      const { table } = get();
      if (message.table !== id) return;
      if (table) set({ table: started(table, message.match, message.log) });
      else void watch();
    },
    moved: (message) => message.table === id && onMoved(message),
    resync: (message) => message.table === id && void watch(),
  });
  if (wire.connected) void watch();

  return {
    store,
    act(step, value) {
      const undos = get().table?.match?.undos ?? 0;
      send({ kind: 'act', message: { table: id, action: newId(), step, undos, value } });
    },
    undo() {
      const n = get().table?.match?.n;
      if (n !== undefined) send({ kind: 'undo', message: { table: id, n } });
    },
    async showEarlierLog() {
      const first = get().table?.log[0];
      if (!first) return;
      const reply = await wire.log({ table: id, before: first.n, limit: LOG_PAGE }).catch(() => undefined);
      const { table } = get();
      if (!reply?.ok || !table) return;
      set({ table: earlier(table, reply.log), moreLog: reply.more });
    },
    lookAgain: watch,
    async introduceAgain() {
      await watch();
      // The cookie that names me came after the connection was made: it has to be made anew.
      if (get().table?.seat === null) {
        wire.reconnect();
        set({ connection: 'connecting' });
      }
    },
    close() {
      closed = true;
      stopListening();
      for (const timer of timers) clearTimeout(timer);
      if (wire.connected) wire.leave({ table: id }).catch(() => undefined);
    },
  };
}
