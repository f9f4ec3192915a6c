import type { Answer, PlayerId, Reason } from '@morgenrot/engine';
import type { Act, Deed, Moved, Reply, Undo } from '@morgenrot/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { receiveClock } from '../clock/reading.ts';
import type { OrderReply, Wire } from '../net/wire.ts';
import { type SessionTalk, sessionTalk, TALK_PAGE, unreachable } from './session-talk.ts';
import { earlier, joined, moved, started, type TableState } from './table-state.ts';

export type Pending = { kind: 'act'; message: Act } | { kind: 'undo'; message: Undo };

export interface SessionState {
  /** `shut`: there is such a table, and it is not open to me; `refused` says why. */
  status: 'loading' | 'unknown' | 'shut' | 'open';
  /** `updating`: the server has said that it goes, and comes back. */
  connection: 'connecting' | 'online' | 'lost' | 'updating';
  table?: TableState;
  /** Sent, and not yet answered; kept until it is, through any number of broken connections. */
  pending?: Pending;
  /** Why the server refused the last message. */
  refused?: Reason;
  moreLog: boolean;
  moreTalk: boolean;
}

/** How I come to a table: what a link brought along, or what I was asked for. */
export interface Entry {
  key?: string;
  password?: string;
  /** With the eyes of which seat: one of mine, or one that watchers may see with. Null: with nobody's, for now. */
  seat?: PlayerId | null;
  /** As any watcher, whatever seats are mine. */
  apart?: boolean;
}

export interface Session extends Pick<SessionTalk, 'say' | 'showEarlierTalk'> {
  store: StoreApi<SessionState>;
  act(step: number, value: Answer): void;
  undo(): void;
  showEarlierLog(): Promise<void>;
  lookAgain(): Promise<void>;
  /** Comes to the table in another way: with a password, with the eyes of another seat. */
  enter(entry: Entry): Promise<void>;
  /** Does something with the table. No answer is a refusal like any other. */
  order<D extends Deed>(deed: D): Promise<Reply<OrderReply<D['kind']>>>;
  /** I have sat down: ask for the table as the person I am now. */
  introduceAgain(): Promise<void>;
  close(): void;
}

const RETRY_AFTER = 600;
/** How long the new state may take after its acknowledgement before it is asked for. */
const PATIENCE = 2500;
/** As many lines as the server tells at once; fewer mean that there are no earlier ones. */
const LOG_PAGE = 100;
/** The server goes and comes back: nothing that a person has to do anything about. */
const CLOSING = 'server.closing';
/** After this an update is a failure. */
const UPDATE_TAKES = 60_000;
/** Reasons why a table stays shut until I come in another way. */
const SHUT = ['password.needed', 'password.wrong', 'password.slow', 'watch.off', 'watch.key'];

export function openSession(id: string, wire: Wire, newId: () => string, came: Entry = {}): Session {
  const store = createStore<SessionState>()(() => ({
    status: 'loading',
    connection: 'connecting',
    moreLog: true,
    moreTalk: true,
  }));
  let entry = came;
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
    const reply = await wire.watch({ table: id, ...entry }).catch(() => undefined);
    if (closed) return;
    if (!reply) {
      if (wire.connected) later(() => void watch(), RETRY_AFTER);
      return;
    }
    if (!reply.ok) {
      if (reply.reason.key === 'table.unknown') set({ status: 'unknown', connection: 'online' });
      else if (SHUT.includes(reply.reason.key)) shut(reply.reason);
      else {
        if (reply.reason.key !== CLOSING) set({ refused: reply.reason });
        later(() => void watch(), RETRY_AFTER * 3);
      }
      return;
    }
    receiveClock(reply.table);
    const before = get().table;
    const table = joined(before, reply);
    // Earlier words that were fetched by hand stay, unless something is missing between them and what came now.
    const isTalkKept = before !== undefined && table.talk[0]?.id === before.talk[0]?.id;
    if (get().status === 'shut') set({ refused: undefined });
    set({
      status: 'open',
      connection: 'online',
      table,
      moreTalk: isTalkKept ? get().moreTalk : reply.talk.length >= TALK_PAGE,
      moreLog: reply.log.length >= LOG_PAGE,
    });
    settlePending();
    for (const message of early.splice(0)) apply(message);
    deliver();
  }

  /** What was shown here is put away: it is not for me any more. A password that did not fit is not tried again. */
  function shut(reason: Reason): void {
    const { password: _password, ...rest } = entry;
    entry = rest;
    set({ status: 'shut', connection: 'online', table: undefined, pending: undefined, refused: reason });
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
        // It came too late for this process; the next one gets it.
        else if (reply.reason.key === CLOSING) later(deliver, RETRY_AFTER);
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

  /** Whoever shares a browser says with which seat. */
  const mySeat = (): { seat?: PlayerId } => {
    const { table } = get();
    return table && table.seat !== null && table.mine.length > 1 ? { seat: table.seat } : {};
  };

  const hasReached = (n: number): boolean => (get().table?.match?.n ?? -1) >= n;

  const talk = sessionTalk({ id, wire, store, mySeat });

  function send(pending: Pending): void {
    if (get().pending) return;
    set({ pending, refused: undefined });
    deliver();
  }

  const stopListening = wire.listen({
    connect: () => void watch(),
    closing() {
      set({ connection: 'updating' });
      later(() => get().connection === 'updating' && set({ connection: 'lost' }), UPDATE_TAKES);
    },
    disconnect: () => get().connection !== 'updating' && set({ connection: 'lost' }),
    table(info) {
      const { table } = get();
      receiveClock(info);
      if (info.id !== id || !table) return;
      set({ table: { ...table, info } });
      talk.lookedAt(table.info, info);
    },
    started(message) {
      const { table } = get();
      if (message.table !== id) return;
      if (table) set({ table: started(table, message.match, message.log) });
      else void watch();
    },
    moved(message) {
      if (message.table === id) onMoved(message);
    },
    resync(message) {
      if (message.table === id) void watch();
    },
    shut(message) {
      if (message.table === id) shut(message.reason);
    },
    company({ table: where, company }) {
      const { table } = get();
      if (where === id && table) set({ table: { ...table, company } });
    },
    said({ table: where, line }) {
      if (where === id) talk.heard(line);
    },
  });
  if (wire.connected) void watch();

  return {
    store,
    act(step, value) {
      const { table } = get();
      const undos = table?.match?.undos ?? 0;
      send({ kind: 'act', message: { table: id, ...mySeat(), action: newId(), step, undos, value } });
    },
    undo() {
      const n = get().table?.match?.n;
      if (n !== undefined) send({ kind: 'undo', message: { table: id, ...mySeat(), n } });
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
    async enter(next) {
      entry = { ...entry, ...next };
      await watching;
      await watch();
    },
    order: (deed) => wire.order({ table: id, do: deed }).catch(() => unreachable),
    say: talk.say,
    showEarlierTalk: talk.showEarlierTalk,
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
