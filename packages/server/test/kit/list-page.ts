import type { Reply, TableInfo } from '@morgenrot/protocol';
import type { Person } from './person.ts';
import { STANDSTILL_MS } from './standstill.ts';

/** A home page: the list of public tables as it is told. */
export class ListPage {
  tables = new Map<string, TableInfo>();
  /** What was told, in order, since the list came. */
  readonly told: string[] = [];
  /** When something was told. */
  readonly messages: number[] = [];
  /** Of how many tables each message has told. */
  readonly sizes: number[] = [];
  readonly socket: ReturnType<Person['connect']>;
  private waiting: (() => void)[] = [];

  constructor(person: Person) {
    this.socket = person.connect();
    this.socket.on('listing', ({ listed, unlisted }) => {
      this.messages.push(performance.now());
      this.sizes.push(listed.length);
      for (const table of listed) this.tables.set(table.id, table);
      for (const table of unlisted) this.tables.delete(table);
      this.hear([...listed.map(({ id }) => `listed ${id}`), ...unlisted.map((id) => `unlisted ${id}`)]);
    });
  }

  private hear(what: readonly string[]): void {
    this.told.push(...what);
    for (const go of this.waiting.splice(0)) go();
  }

  async listen(on = true): Promise<this> {
    const reply: Reply<{ tables: TableInfo[] }> = await this.socket.timeout(STANDSTILL_MS).emitWithAck('lobby', { on });
    if (!reply.ok) throw new Error(`no list: ${reply.reason.key}`);
    if (on) this.tables = new Map(reply.tables.map((table) => [table.id, table]));
    return this;
  }

  async until(holds: () => boolean, ms = STANDSTILL_MS): Promise<void> {
    const end = Date.now() + ms;
    while (!holds()) {
      if (Date.now() > end) throw new Error('it did not happen');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50);
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
}
