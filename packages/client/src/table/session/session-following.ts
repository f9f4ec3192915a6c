import type { Reason } from '@morgenrot/engine';
import type { Joined, Moved, Resync, TableInfo } from '@morgenrot/protocol';
import { receiveClock } from '../../clock/reading.ts';
import { receiveKept } from '../../seats/kept.ts';
import { CLOSING, isShutting } from '../reasons.ts';
import { createCompass, sinceOf } from './returning.ts';
import { RETRY_AFTER, type SessionCore } from './session-core.ts';
import type { SessionSending } from './session-sending.ts';
import type { SessionEntry } from './session-state.ts';
import { TALK_PAGE } from './session-talk.ts';
import { moved, returned, type TablePageState } from './table-state.ts';

/** As many lines as the server tells at once; fewer mean that there are no earlier ones. */
export const LOG_PAGE = 100;

/** What is told of a table in milliseconds counts from when it came here. */
export function receive(table: TableInfo): void {
  receiveClock(table);
  receiveKept(table);
}

/** The part of a session that keeps the table as the server has it, step by step or as a whole. */
export interface SessionFollowing {
  /** Asks for the table, or for what this page has missed of it; what is under way is not asked for twice. */
  watch(because?: Resync): Promise<void>;
  onMoved(message: Moved): void;
  shut(reason: Reason): void;
  /** Comes to the table in another way. */
  enter(entry: SessionEntry): Promise<void>;
}

export function sessionFollowing(core: SessionCore, sending: SessionSending, came: SessionEntry): SessionFollowing {
  const { id, wire, store, later } = core;
  const { getState: get, setState: set } = store;
  const compass = createCompass();
  const early: Moved[] = [];
  let entry = came;
  let watching: Promise<void> | undefined;

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
    if (core.isClosed()) return;
    if (!reply) {
      if (wire.connected) later(() => void watch(because), RETRY_AFTER);
    } else if (!reply.ok) onRefused(reply.reason, because);
    else onTable(before, reply);
  }

  function onRefused(reason: Reason, because: Resync | undefined): void {
    if (reason.key === 'table.unknown') set({ status: 'unknown', connection: 'online', pending: undefined });
    else if (isShutting(reason)) shut(reason);
    else {
      if (reason.key !== CLOSING) set({ refused: reason });
      later(() => void watch(because), RETRY_AFTER * 3);
    }
  }

  function onTable(before: TablePageState | undefined, reply: Joined): void {
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
      ...sending.settledIn(table),
    });
    sending.settle();
    for (const message of early.splice(0)) apply(message);
    sending.deliver();
  }

  /**
   * What was shown here is put away: it is not for me any more. A password that did not fit is not tried again. What I
   * have answered waits until I am let in.
   */
  function shut(reason: Reason): void {
    const { password: _password, ...rest } = entry;
    entry = rest;
    set({ status: 'shut', connection: 'online', table: undefined, refused: reason });
  }

  function apply(message: Moved): void {
    const { table } = get();
    const after = table && moved(table, message);
    if (!after || after === table) return;
    if (after === 'gap') askAgain('gap');
    else if (after.match && !compass.agrees(after.match)) askAgain('hash');
    else set({ table: after, ...sending.settledIn(after) });
  }

  function askAgain(because: Resync): void {
    if (watching !== undefined) later(() => void watch(because), RETRY_AFTER);
    else void watch(because);
  }

  return {
    watch,
    shut,
    onMoved(message) {
      if (watching !== undefined || !get().table) early.push(message);
      else apply(message);
    },
    async enter(next) {
      entry = { ...entry, ...next };
      await watching;
      await watch('other');
    },
  };
}
