import type { PageWire, WireEvents } from '../../net/wire.ts';
import type { SessionCore } from './session-core.ts';
import { sessionCore } from './session-core.ts';
import { LOG_PAGE, receive, type SessionFollowing, sessionFollowing } from './session-following.ts';
import { type SessionSending, sessionSending } from './session-sending.ts';
import type { Session, SessionEntry } from './session-state.ts';
import { type SessionTalk, sessionTalk, unreachable } from './session-talk.ts';
import { earlier, started } from './table-state.ts';
import { nowhere } from './unsent.ts';

export type * from './session-state.ts';

/** After this an update is a failure. */
const UPDATE_TAKES = 60_000;

interface Parts {
  core: SessionCore;
  following: SessionFollowing;
  sending: SessionSending;
  talk: SessionTalk;
}

/** What the server says of this table. */
function listener({ core, following, talk }: Parts): WireEvents {
  const { id, later } = core;
  const { getState: get, setState: set } = core.store;
  return {
    connect: () => void following.watch('return'),
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
      else void following.watch();
    },
    moved(message) {
      if (message.table === id) following.onMoved(message);
    },
    resync(message) {
      if (message.table === id) void following.watch('told');
    },
    shut(message) {
      if (message.table === id) following.shut(message.reason);
    },
    company({ table: where, company }) {
      const { table } = get();
      if (where === id && table) set({ table: { ...table, company } });
    },
    said({ table: where, line }) {
      if (where === id) talk.heard(line);
    },
  };
}

/** What a page does at this table. */
function deeds({ core, following, sending, talk }: Parts, newId: () => string): Omit<Session, 'store' | 'close'> {
  const { id, wire, mySeat } = core;
  const { getState: get, setState: set } = core.store;
  return {
    act(step, value) {
      const { table } = get();
      const undos = table?.match?.undos ?? 0;
      sending.send({ kind: 'act', message: { table: id, ...mySeat(), action: newId(), step, undos, value } });
    },
    undo() {
      const match = get().table?.match;
      if (match) sending.send({ kind: 'undo', undos: match.undos, message: { table: id, ...mySeat(), n: match.n } });
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
      if (wire.connected) await following.watch('other');
      else wire.comeBack();
    },
    enter: following.enter,
    hint: (step, undos) => wire.hint({ table: id, ...mySeat(), step, undos }).catch(() => unreachable),
    order: (deed) => wire.order({ table: id, do: deed }).catch(() => unreachable),
    say: talk.say,
    showEarlierTalk: talk.showEarlierTalk,
    async introduceAgain() {
      await following.watch('other');
      // The cookie that names me came after the connection was made: it has to be made anew.
      if (get().table?.seat === null) {
        wire.reconnect();
        set({ connection: 'connecting' });
      }
    },
  };
}

/** One table on one page: what it shows, what is sent to it, and what keeps the two together through broken lines. */
export function openSession(id: string, wire: PageWire, newId: () => string, entry: SessionEntry = {}): Session {
  const { unsent = nowhere, ...came } = entry;
  const core = sessionCore(id, wire, unsent);
  const sending = sessionSending(core, (because) => void following.watch(because));
  const following = sessionFollowing(core, sending, came);
  const parts = { core, sending, following, talk: sessionTalk(core) };
  const stopListening = wire.listen(listener(parts));
  if (wire.connected) void following.watch();
  return {
    store: core.store,
    ...deeds(parts, newId),
    close() {
      core.close();
      stopListening();
      if (wire.connected) wire.leave({ table: id }).catch(() => undefined);
    },
  };
}
