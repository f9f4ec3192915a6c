import type { PlayerId } from '@morgenrot/engine';
import {
  type Channel,
  LATEST,
  type RefusedReply,
  type Reply,
  type SayMessage,
  type TableInfo,
  type TalkLine,
} from '@morgenrot/protocol';
import type { SessionCore } from './session-core.ts';
import { mergedTalk } from './table-state.ts';

interface Words {
  channel: Channel;
  /** To whom, in private. */
  to?: PlayerId;
  text: string;
  action: string;
}

/** The part of a session that talks. */
export interface SessionTalk {
  /** The same action again is the same message. */
  say(words: Words): Promise<Reply<{ line: TalkLine }>>;
  showEarlierTalk(): Promise<void>;
  heard(line: TalkLine): void;
  /** The table has changed: may I read more of what was said? */
  lookedAt(before: TableInfo, after: TableInfo): void;
}

/** As many lines as the server tells at once; fewer mean that there are no earlier ones. */
export const TALK_PAGE = 50;

export const unreachable: RefusedReply = { ok: false, reason: { key: 'network' } };

export function sessionTalk({ id, wire, store, mySeat }: SessionCore): SessionTalk {
  const { getState: get, setState: set } = store;
  const eyes = (): PlayerId | null | undefined => get().table?.seat;

  function heard(line: TalkLine): void {
    const { table } = get();
    if (table) set({ table: { ...table, talk: mergedTalk(table.talk, [line]) } });
  }
  async function read(before: number): Promise<void> {
    const asked = eyes();
    const reply = await wire.talk({ table: id, before, limit: TALK_PAGE }).catch(() => undefined);
    const { table } = get();
    // Words for other eyes than those that look now are nobody's any more.
    if (!reply?.ok || !table || table.seat !== asked) return;
    // What has just come to light stands among what was known: all of it comes anew.
    const known = before === LATEST ? [] : table.talk;
    set({ table: { ...table, talk: mergedTalk(known, reply.talk) }, moreTalk: reply.more });
  }
  /** What falls into an update of the server is said again when it is back: the same action, so once at most. */
  async function sayThrough(message: SayMessage): Promise<Reply<{ line: TalkLine }>> {
    const once = () => wire.say(message).catch(() => unreachable);
    const isUpdating = () => get().connection === 'updating';
    if (isUpdating()) await back();
    const reply = await once();
    if (reply.ok || !(isUpdating() || reply.reason.key === 'server.closing')) return reply;
    await back();
    return once();
  }
  const back = (): Promise<void> =>
    new Promise((resolve) => {
      if (get().connection !== 'updating') return resolve();
      const stop = store.subscribe(({ connection }) => {
        if (connection === 'updating') return;
        stop();
        resolve();
      });
    });
  return {
    heard,
    async say(words) {
      const said = eyes();
      const reply = await sayThrough({ table: id, ...words, ...mySeat() });
      if (reply.ok && eyes() === said) heard(reply.line);
      return reply;
    },
    async showEarlierTalk() {
      const first = get().table?.talk[0];
      if (first) await read(first.id);
    },
    lookedAt(before, after) {
      // Watchers' words come to light for players when the match is over.
      if (before.status !== 'over' && after.status === 'over') void read(LATEST);
    },
  };
}
