import { openLine, type WireLine } from '../server/wire.ts';
import { obeyBench } from './helper.ts';
import { type AttackTable, openAttackTable } from './tables.ts';

export type PlayersOrder = { kind: 'open'; url: string; tables: number } | { kind: 'play'; until: number };

export interface PlayedByChild {
  /** How many milliseconds each answer took. */
  took: number[];
  /** Bytes that a visitor was sent who only has the list open. */
  listBytes: number;
}

let tables: AttackTable[] = [];
let visitor: WireLine | undefined;

async function open({ url, tables: count }: Extract<PlayersOrder, { kind: 'open' }>): Promise<void> {
  for (const table of tables) table.close();
  visitor?.close();
  tables = [];
  for (let n = 0; n < count; n++) tables.push(await openAttackTable(url));
  visitor = await openLine({ url, namespace: '/play' });
  await visitor.ask('lobby', { on: true });
}

async function play(until: number): Promise<PlayedByChild> {
  const before = visitor?.bytes ?? 0;
  const took = (await Promise.all(tables.map((table) => table.play(until)))).flat();
  return { took, listBytes: (visitor?.bytes ?? 0) - before };
}

// A process of their own: what it costs to attack and to oversee is none of the server's handling.
obeyBench<PlayersOrder>(async (order) => (order.kind === 'open' ? open(order) : play(order.until)));
