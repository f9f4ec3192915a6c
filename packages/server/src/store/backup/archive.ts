import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { MIGRATION_NAMES } from '../migrations.ts';
import type { Schema } from '../schema.ts';

/** Every table, those that others point at before those that point at them; and what its rows are sorted by. */
const TABLES = {
  people: ['id'],
  browsers: ['token_hash'],
  secrets: ['name'],
  passkeys: ['id'],
  challenges: ['token_hash', 'purpose'],
  presets: ['id'],
  matches: ['id'],
  seats: ['match', 'seat'],
  talk: ['match', 'id'],
  snapshots: ['match'],
  changes: ['match', 'n'],
  journal: ['match', 'n'],
  audit: ['id'],
} as const satisfies Record<keyof Schema, readonly string[]>;

/** Whole states stand beside every 32nd change, which is empty then. */
type Shape = 'object' | 'list' | 'list or empty';

/** The columns that hold JSON, and of which shape. */
const JSON_COLUMNS: Partial<Record<keyof Schema, Readonly<Record<string, Shape>>>> = {
  presets: { wish: 'object' },
  matches: { options: 'object', settings: 'object', affairs: 'object', clock: 'object', outcome: 'object' },
  talk: { event: 'object' },
  snapshots: { state: 'object' },
  changes: { delta: 'list or empty', back: 'list' },
  journal: { entry: 'object', news: 'list' },
  audit: { details: 'object' },
};

export type TableName = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as TableName[];

/** The first line of an archive, a line for each row, and the last line: without it, something is missing. */
const Head = z.strictObject({
  format: z.literal('morgenrot.backup'),
  version: z.literal(1),
  at: z.number(),
  migrations: z.array(z.string().max(100)).min(1).max(1000).readonly(),
});
const Value = z.union([z.string(), z.number(), z.null()]);
const Row = z.strictObject({ in: z.enum(NAMES), row: z.record(z.string(), Value) });
const End = z.strictObject({ rows: z.int().min(0) });

const AT_ONCE = 500;

/** Everything there is, as lines of JSON: what was committed when the first line was asked for, and nothing newer. */
export async function* archiveOf(db: Kysely<Schema>, at: number): AsyncGenerator<string> {
  const connection = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    const head = { format: 'morgenrot.backup', version: 1, at, migrations: MIGRATION_NAMES } as const;
    yield JSON.stringify(head satisfies z.input<typeof Head>);
    let rows = 0;
    for (const name of NAMES) {
      for await (const row of rowsOf(connection, name)) {
        rows++;
        yield JSON.stringify({ in: name, row } satisfies z.input<typeof Row>);
      }
    }
    yield JSON.stringify({ rows } satisfies z.input<typeof End>);
  } finally {
    await connection.rollback().execute();
  }
}

/** The rows of a table, some at a time: a server with ten thousand matches has to do this in little memory. */
async function* rowsOf(db: Kysely<Schema>, name: TableName): AsyncGenerator<ArchiveLine['row']> {
  const columns = TABLES[name];
  const order = sql.join(columns.map((column) => sql.ref(column)));
  let last: ArchiveLine['row'] | undefined;
  for (;;) {
    const place = sql.join(columns.map((column) => last?.[column] ?? null));
    const rest = last ? sql`where (${order}) > (${place})` : sql``;
    const query = sql`select * from ${sql.table(name)} ${rest} order by ${order} limit ${sql.lit(AT_ONCE)}`;
    const { rows } = await query.execute(db);
    // Texts and numbers are all that the columns hold.
    const read = rows as ArchiveLine['row'][];
    yield* read;
    last = read.at(-1);
    if (read.length < AT_ONCE) return;
  }
}

export interface Archive {
  at: number;
  migrations: readonly string[];
}

export type ArchiveLine = { in: TableName; row: z.output<typeof Row>['row'] };

export class ArchiveError extends Error {}

/** Some hundred times as long as the longest row that a server writes: whatever is longer would only fill the memory. */
const LONGEST_LINE = 2 ** 26;

/** Takes as long as the text is, however long a line of it is: each piece is looked at once. */
async function* linesOf(from: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let pieces: string[] = [];
  let length = 0;
  for await (const chunk of from) {
    const [first = '', ...others] = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n');
    pieces.push(first);
    length += first.length;
    if (length > LONGEST_LINE) throw new ArchiveError('a line of it has no end');
    const last = others.pop();
    if (last === undefined) continue;
    yield pieces.join('');
    yield* others;
    pieces = [last];
    length = last.length;
  }
  const rest = pieces.join('') + decoder.end();
  if (rest !== '') yield rest;
}

/** Reads an archive line by line; throws an `ArchiveError` at the first line that cannot be one of it. */
export async function readArchive(
  from: Readable,
  begin: (archive: Archive) => Promise<void>,
  take: (lines: readonly ArchiveLine[]) => Promise<void>,
): Promise<number> {
  let head: Archive | undefined;
  let end: number | undefined;
  let rows = 0;
  let number = 0;
  let waiting: ArchiveLine[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await take(waiting);
    waiting = [];
  };
  for await (const text of linesOf(from)) {
    number++;
    const line = parsed(text, number);
    if (!head) {
      head = expected(Head, line, number);
      await begin(head);
    } else if (end !== undefined) throw new ArchiveError(`line ${number} comes after the end`);
    else if (typeof line === 'object' && line !== null && 'rows' in line) end = expected(End, line, number).rows;
    else {
      const row = expected(Row, line, number);
      if (!isReadable(row)) throw new ArchiveError(`line ${number} is damaged: what it holds cannot be read`);
      waiting.push(row);
      rows++;
      if (waiting.length >= AT_ONCE) await flush();
    }
  }
  await flush();
  if (end === undefined) throw new ArchiveError(head ? 'the end is missing' : 'there is nothing in it');
  if (end !== rows) throw new ArchiveError(`${end} rows were written and ${rows} are there`);
  return rows;
}

function parsed(text: string, number: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ArchiveError(`line ${number} is no JSON`);
  }
}

function expected<T extends z.ZodType>(schema: T, line: unknown, number: number): z.output<T> {
  const verdict = schema.safeParse(line);
  if (!verdict.success) throw new ArchiveError(`line ${number} does not belong into a backup of this server`);
  return verdict.data;
}

function holds(value: unknown, shape: Shape): boolean {
  if (value === undefined || value === null || (value === '' && shape === 'list or empty')) return true;
  if (typeof value !== 'string') return false;
  try {
    const read: unknown = JSON.parse(value);
    return typeof read === 'object' && read !== null && Array.isArray(read) === (shape !== 'object');
  } catch {
    return false;
  }
}

/** A row that no server could read would be trouble for its table later on, when nobody thinks of the backup any more. */
const isReadable = ({ in: name, row }: ArchiveLine): boolean =>
  Object.entries(JSON_COLUMNS[name] ?? {}).every(([column, shape]) => holds(row[column], shape));

/** Puts rows into their tables; tables come in the order in which an archive has them. */
export async function insertLines(
  tx: Kysely<Schema> | Transaction<Schema>,
  lines: readonly ArchiveLine[],
): Promise<void> {
  for (const name of NAMES) {
    const rows = lines.filter((line) => line.in === name).map(({ row }) => row);
    // Few at a time: a statement takes only so many values.
    for (let i = 0; i < rows.length; i += 50) await insertRows(tx, name, rows.slice(i, i + 50));
  }
}

/** The one sign that SQLite keeps in a text and PostgreSQL does not. */
const inAnyDatabase = (value: z.output<typeof Value>) =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;

async function insertRows(tx: Kysely<Schema>, name: TableName, rows: ArchiveLine['row'][]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => inAnyDatabase(row[column] ?? null)))})`);
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(tx);
}

/**
 * Nobody writes until this transaction is over. PostgreSQL would let others put a row into a table that has just been
 * emptied; where there is one writer anyway, nothing has to be said.
 */
export async function holdAll(tx: Kysely<Schema>): Promise<void> {
  await sql`lock table ${sql.join(NAMES.map((name) => sql.table(name)))} in share row exclusive mode`.execute(tx);
}

/** Takes everything out, what points at others first. */
export async function clearAll(tx: Kysely<Schema>): Promise<void> {
  for (const name of NAMES.toReversed()) await sql`delete from ${sql.table(name)}`.execute(tx);
}

/** Is there anything in it that somebody would miss? */
export const isInUse = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom('matches').select('id').limit(1).executeTakeFirst()) !== undefined;
