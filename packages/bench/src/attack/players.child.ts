import { type Line, openLine } from '../server/wire.ts';
import { obey } from './helper.ts';
import { openTable, type Table } from './tables.ts';

export type PlayersOrder = { kind: 'open'; url: string; tables: number } | { kind: 'play'; until: number };

export interface Played {
  /** How many milliseconds each answer took. */
  took: number[];
  /** Bytes that a visitor was sent who only has the list open. */
  listBytes: number;
}

let tables: Table[] = [];
let visitor: Line | undefined;

async function open({ url, tables: count }: Extract<PlayersOrder, { kind: 'open' }>): Promise<void> {
  for (const table of tables) table.close();
  visitor?.close();
  tables = [];
  for (let n = 0; n < count; n++) tables.push(await openTable(url));
  visitor = await openLine({ url, namespace: '/play' });
  await visitor.ask('lobby', { on: true });
}

async function play(until: number): Promise<Played> {
  const before = visitor?.bytes ?? 0;
  const took = (await Promise.all(tables.map((table) => table.play(until)))).flat();
  return { took, listBytes: (visitor?.bytes ?? 0) - before };
}

// A process of their own: what it costs to attack and to oversee is none of the server's handling.
obey<PlayersOrder>(async (order) => (order.kind === 'open' ? open(order) : play(order.until)));
