import type { Reply, TableInfo } from '@morgenrot/protocol';
import { api } from '../net/api.ts';
import type { Polled } from '../net/use-polled.ts';
import type { PageWire } from '../net/wire.ts';

export type LiveTables = Polled<{ tables: TableInfo[] }>;

/** Without a connection the list is asked for this often. */
const EVERY = 4000;
/** As many as the server lists. */
const MOST = 50;

/** The list after one table of it is new or has changed: the newest first. */
export const withTable = (tables: TableInfo[], table: TableInfo): TableInfo[] =>
  [table, ...tables.filter(({ id }) => id !== table.id)].sort((a, b) => b.createdAt - a.createdAt).slice(0, MOST);

/** The connection comes apart from the page: the list is there before it is. */
const usualWire = async (): Promise<PageWire> => (await import('../net/wire.ts')).sharedWire();

interface Ways {
  wire?: () => Promise<PageWire>;
  ask?: () => Promise<Reply<{ tables: TableInfo[] }>>;
}

/** Tells the list at first and whenever something of it changes: by the connection, and by asking while there is none. */
export function openLiveTables(
  tell: (tables: LiveTables) => void,
  { wire: open = usualWire, ask = api.tables }: Ways = {},
): () => void {
  let known: LiveTables = { failed: false };
  let over = false;
  let isLive = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wire: PageWire | undefined;
  let hush = (): void => undefined;

  function set(next: LiveTables): void {
    known = next;
    if (!over) tell(next);
  }
  const change = (how: (tables: TableInfo[]) => TableInfo[]): void =>
    set({ value: { tables: how(known.value?.tables ?? []) }, failed: false });

  async function poll(): Promise<void> {
    clearTimeout(timer);
    if (over || isLive) return;
    if (!document.hidden) {
      const reply = await ask();
      if (over || isLive) return;
      set(reply.ok ? { value: { tables: reply.tables }, failed: false } : { ...known, failed: true });
    }
    timer = setTimeout(() => void poll(), EVERY);
  }
  async function listen(): Promise<void> {
    const reply = await wire?.lobby({ on: true }).catch(() => undefined);
    if (over || !reply?.ok) return;
    isLive = true;
    set({ value: { tables: reply.tables }, failed: false });
  }
  function lost(): void {
    isLive = false;
    void poll();
  }
  const wake = (): void => {
    if (!document.hidden) void poll();
  };

  void poll();
  document.addEventListener('visibilitychange', wake);
  void open().then(
    (opened) => {
      if (over) return;
      wire = opened;
      hush = opened.listen({
        connect: () => void listen(),
        disconnect: lost,
        listing: ({ listed, unlisted }) =>
          change((tables) => listed.reduce(withTable, tables).filter(({ id }) => !unlisted.includes(id))),
      });
      if (opened.connected) void listen();
    },
    // Without it the list is asked for all the same.
    () => undefined,
  );
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    hush();
    if (isLive) wire?.lobby({ on: false }).catch(() => undefined);
  };
}
