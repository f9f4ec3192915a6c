import type { PlayerId, Reason } from '@morgenrot/engine';
import type { Moved, Resync, TableInfo } from '@morgenrot/protocol';
import { createStore } from 'zustand/vanilla';
import { receiveClock } from '../clock/reading.ts';
import type { Wire } from '../net/wire.ts';
import { receiveKept } from '../seats/kept.ts';
import { createCompass, sinceOf } from './returning.ts';
import { type Entry, hasComeOf, type Pending, type Session, type SessionState } from './session-state.ts';
import { sessionTalk, TALK_PAGE, unreachable } from './session-talk.ts';
import { earlier, moved, returned, started, type TableState } from './table-state.ts';

export type * from './session-state.ts';

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
const SHUT = ['password.needed', 'password.wrong', 'password.slow', 'watch.off', 'watch.key', 'table.closed'];

/** What is told of a table in milliseconds counts from when it came here. */
function receive(table: TableInfo): void {
  receiveClock(table);
  receiveKept(table);
}

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
  const compass = createCompass();
  const early: Moved[] = [];
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const later = (task: () => void, delay: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!closed) task();
    }, delay);
    timers.add(timer);
  };

  /** Asks for the table, or for what this page has missed of it; what is under way is not asked for twice. */
  const watch = (because?: Resync): Promise<void> => {
    watching ??= askForTable(because).finally(() => {
      watching = undefined;
    });
    return watching;
  };

  async function askForTable(because: Resync | undefined): Promise<void> {
    early.length = 0;
    const { table: before } = get();
    const since = because === 'hash' ? undefined : sinceOf(before);
    const why = before === undefined ? undefined : because;
    const reply = await wire.watch({ table: id, ...entry, since, because: why }).catch(() => undefined);
    if (closed) return;
    if (!reply) {
      if (wire.connected) later(() => void watch(because), RETRY_AFTER);
      return;
    }
    if (!reply.ok) {
      if (reply.reason.key === 'table.unknown') set({ status: 'unknown', connection: 'online' });
      else if (SHUT.includes(reply.reason.key)) shut(reply.reason);
      else {
        if (reply.reason.key !== CLOSING) set({ refused: reply.reason });
        later(() => void watch(because), RETRY_AFTER * 3);
      }
      return;
    }
    receive(reply.table);
    const table = returned(before, reply);
    if (table === 'gap' || (table.match && !compass.agrees(table.match))) {
      later(() => void watch('hash'), 0);
      return;
    }
    // Earlier words that were fetched by hand stay, unless something is missing between them and what came now.
    const isTalkKept = before !== undefined && table.talk[0]?.id === before.talk[0]?.id;
    if (get().status === 'shut') set({ refused: undefined });
    set({
      status: 'open',
      connection: 'online',
      table,
      moreTalk: isTalkKept ? get().moreTalk : reply.talk.length >= TALK_PAGE,
      moreLog: reply.missed ? get().moreLog : reply.log.length >= LOG_PAGE,
      ...settledIn(table),
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
    if (!after || after === table) return;
    if (after === 'gap') askAgain('gap');
    else if (after.match && !compass.agrees(after.match)) askAgain('hash');
    else set({ table: after, ...settledIn(after) });
  }

  /** What came of my answer tells that it was taken: whoever is quick answers the next question before the other's acknowledgement. */
  function settledIn({ match }: TableState): Pick<SessionState, 'pending'> {
    const { pending } = get();
    const isDone = pending !== undefined && pending === delivering && match !== undefined && hasComeOf(pending, match);
    return isDone ? { pending: undefined } : {};
  }

  function askAgain(because: Resync): void {
    if (watching !== undefined) later(() => void watch(because), RETRY_AFTER);
    else void watch(because);
  }

  function deliver(): void {
    const { pending, connection } = get();
    if (!pending || connection !== 'online' || delivering === pending || !wire.connected) return;
    delivering = pending;
    const sent = pending.kind === 'act' ? wire.act(pending.message) : wire.undo(pending.message);
    sent.then(
      (reply) => {
        arrived(pending);
        if (closed || get().status !== 'open') return;
        if (!reply.ok) onRefused(pending, reply.reason);
        else if (get().pending === pending) onAcknowledged(pending, reply.n);
      },
      () => {
        arrived(pending);
        if (!closed && wire.connected) later(deliver, RETRY_AFTER);
      },
    );
  }

  /** Another one may be on its way already. */
  function arrived(pending: Pending): void {
    if (delivering === pending) delivering = undefined;
  }

  function onRefused(refused: Pending, reason: Reason): void {
    const { pending } = get();
    if (reason.key === CLOSING) {
      // It came too late for this process; the next one gets it.
      if (pending === refused) later(deliver, RETRY_AFTER);
      return;
    }
    set({ pending: pending === refused ? undefined : pending, refused: reason });
    void watch('refused');
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
      void watch('late');
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
    connect: () => void watch('return'),
    closing() {
      set({ connection: 'updating' });
      later(() => get().connection === 'updating' && set({ connection: 'lost' }), UPDATE_TAKES);
    },
    disconnect: () => get().connection !== 'updating' && set({ connection: 'lost' }),
    table(info) {
      const { table } = get();
      receive(info);
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
      if (message.table === id) void watch('told');
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
      const match = get().table?.match;
      if (match) send({ kind: 'undo', undos: match.undos, message: { table: id, ...mySeat(), n: match.n } });
    },
    async showEarlierLog() {
      const first = get().table?.log[0];
      if (!first) return;
      const reply = await wire.log({ table: id, before: first.n, limit: LOG_PAGE }).catch(() => undefined);
      const { table } = get();
      if (!reply?.ok || !table) return;
      set({ table: earlier(table, reply.log), moreLog: reply.more });
    },
    async lookAgain() {
      // Where the connection has to be made first, its beginning asks for the table.
      if (wire.connected) await watch('other');
      else wire.comeBack();
    },
    async enter(next) {
      entry = { ...entry, ...next };
      await watching;
      await watch('other');
    },
    hint: (step, undos) => wire.hint({ table: id, ...mySeat(), step, undos }).catch(() => unreachable),
    order: (deed) => wire.order({ table: id, do: deed }).catch(() => unreachable),
    say: talk.say,
    showEarlierTalk: talk.showEarlierTalk,
    async introduceAgain() {
      await watch('other');
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
