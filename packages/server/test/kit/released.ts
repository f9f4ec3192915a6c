import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type AnyGame, chance } from '@morgenrot/engine';
import { greedyChooser } from '@morgenrot/engine/simulate';
import { insertLines, readArchive } from '../../src/store/backup/archive.ts';
import { migrate } from '../../src/store/migrations.ts';
import { connectTo, type TestDatabase } from './database.ts';
import type { Seat } from './person.ts';
import type { TestServer } from './server.ts';

/** What is known of a released database, besides what is in it. */
export interface Released {
  matches: {
    id: string;
    game: string;
    rules: number;
    status: string;
    n: number;
    /** In the order of their seats; `view` is the hash of what each of them saw last. */
    people: { name: string; cookie: string; view: string }[];
  }[];
}

export const archiveAt = (path: string): Readable => createReadStream(path).pipe(createGunzip());

/**
 * A database as the release itself left it, in the form that it had then. A restore would bring the rows to today's form
 * on SQLite first, wherever they go: PostgreSQL would never migrate a row.
 */
export async function leaveAsReleased(database: TestDatabase, from: Readable): Promise<void> {
  const db = connectTo(database);
  try {
    await readArchive(
      from,
      ({ migrations }) => migrate(db, migrations.at(-1)),
      (lines) => db.transaction().execute((tx) => insertLines(tx, lines)),
    );
  } finally {
    await db.destroy();
  }
}

/** Everybody plays for victory, till the end: by chance many a match would take tens of thousands of answers. */
export async function playToTheEnd({ store }: TestServer, seats: readonly Seat[], game: AnyGame): Promise<void> {
  const choose = greedyChooser();
  const dice = chance({ seed: 'released', drawn: 0 });
  for (let n = seats[0]!.match?.n ?? 0; ; ) {
    await Promise.all(seats.map((seat) => seat.until(() => (seat.match?.n ?? 0) >= n)));
    const next = seats.find((seat) => seat.question());
    if (!next) break;
    const question = next.question()!;
    const stored = (await store.matches.load(next.table))?.state;
    const value = stored && choose(game, stored.G, next.me, question, dice);
    if (value === undefined) throw new Error('a match cannot be played on');
    const reply = await next.act(question.id, value);
    if (!reply.ok) throw new Error(`refused: ${reply.reason.key}`);
    n = Number(reply.n);
  }
  await seats[0]!.until(() => seats[0]!.info?.status === 'over');
}
