import { readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { GAMES, gameByRules, OLDER_RULES } from '@morgenrot/catalog';
import { type AnyGame, hashOf, verify } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { backup, restore } from '../../src/store/backup/backup.ts';
import { exportMatch } from '../../src/transfer/export.ts';
import { order } from '../kit/claims.ts';
import { KINDS, type TestDatabase, testDatabase } from '../kit/database.ts';
import { Person, playOn, Seat, seeded } from '../kit/person.ts';
import { archiveAt, leaveAsReleased, playToTheEnd, type Released } from '../kit/released.ts';
import { type TestServer, testServer } from '../kit/server.ts';

const FOLDER = fileURLToPath(new URL('../released/', import.meta.url));
const RELEASES = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.gz') ? [file.slice(0, -3)] : []));
const knownOf = (name: string): Released => JSON.parse(readFileSync(`${FOLDER}${name}.json`, 'utf8'));
const archiveOf = (name: string) => archiveAt(`${FOLDER}${name}.gz`);

/** The shortest way to victory is played to its end; with others that would take too long, and a while has to do. */
const SHORT = 'practice';
const A_WHILE = 100;

type Match = Released['matches'][number];

/** The same people at the same match; every page shows what the release showed. */
async function open(server: TestServer, match: Match): Promise<{ people: Person[]; seats: Seat[]; game: AnyGame }> {
  const people = match.people.map(({ name, cookie }) => Object.assign(new Person(server.url, name), { cookie }));
  const game = gameByRules(match.game, match.rules)!;
  const seats = people.map((person) => new Seat(person.connect(), match.id, game));
  for (const [index, seat] of seats.entries()) {
    const joined = await seat.watch();
    expect(joined.seat).toBe(String(index));
    expect(joined.table.shelved, 'every released version can be played on').toBeUndefined();
    // Newer rules that have taken over show it in their own form, one number further on.
    if (joined.table.rules !== match.rules) continue;
    expect(joined.match?.n).toBe(match.n);
    expect(hashOf(joined.match?.view)).toBe(match.people[index]?.view);
  }
  return { people, seats, game };
}

async function playOut(server: TestServer, match: Match): Promise<void> {
  const { people, seats, game } = await open(server, match);
  const victory = (await server.store.tables.read(match.id))?.options.victory;
  if (victory === SHORT) await playToTheEnd(server, seats, game);
  else if (match.status === 'playing') expect(await playOn(seats, A_WHILE, seeded(11))).toBe(A_WHILE);
  const file = await exportMatch(server.store, match.id, { whole: true });
  if (!file.ok) throw new Error(file.reason.key);
  expect(verify(gameByRules(match.game, file.value.record.rules)!, file.value)).toMatchObject({ ok: true });
  for (const person of people) person.close();
}

const linesOf = async (name: string): Promise<string[]> =>
  Buffer.concat(await archiveOf(name).toArray())
    .toString()
    .trimEnd()
    .split('\n');

/** The archive of a release with seats of one match in other hands, as the rules of then wrote it down. */
async function archiveWith(name: string, id: string, hands: Record<string, object>): Promise<Readable> {
  const lines = await linesOf(name);
  const changed = lines.map((line) => {
    const { in: table, row } = JSON.parse(line) as { in?: string; row?: { match?: string; seat?: string } };
    const hand = table === 'seats' && row?.match === id ? hands[row.seat ?? ''] : undefined;
    return hand ? JSON.stringify({ in: table, row: { ...row, ...hand } }) : line;
  });
  return Readable.from(changed.map((line) => `${line}\n`));
}

/** Who sits where in a match of a release. */
async function ownersIn(name: string, id: string): Promise<string[]> {
  const rows = (await linesOf(name)).map((line) => JSON.parse(line) as { in?: string; row?: Record<string, string> });
  const seats = rows.flatMap(({ in: table, row }) => (table === 'seats' && row?.match === id ? [row] : []));
  return seats.sort((a, b) => Number(a.seat) - Number(b.seat)).map(({ person = '' }) => person);
}

/** All rows of a database, in today's form. */
async function rowsOf(database: TestDatabase): Promise<string[]> {
  const { lines, close } = await backup(database);
  const rows = (await lines.toArray()).join('').trim().split('\n').slice(1, -1);
  await close();
  // Under this name a restore says that another life of the database begins.
  return rows.filter((row) => !row.includes('"epoch"')).sort();
}

describe.each(KINDS)('a server of today on %s', (kind) => {
  it.each(RELEASES)('brings the rows of release %s to the same form where they are as a restore does', async (name) => {
    const [here, restored] = [await testDatabase(kind), await testDatabase(kind)];
    await leaveAsReleased(here, archiveOf(name));
    await restore(restored, archiveOf(name), { replace: false });
    const rows = await rowsOf(here);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows).toEqual(await rowsOf(restored));
    for (const database of [here, restored]) await database.drop();
  });

  it.each(RELEASES)(
    'opens the database of release %s, shows what it showed, and plays every match in it on',
    { timeout: 120_000 },
    async (name) => {
      const database = await testDatabase(kind);
      await leaveAsReleased(database, archiveOf(name));
      const server = await testServer({ database, parts: { games: [...Object.values(GAMES), ...OLDER_RULES] } });
      const { matches } = knownOf(name);
      expect(matches.map(({ status }) => status)).toEqual(expect.arrayContaining(['playing', 'over']));
      await Promise.all(matches.map((match) => playOut(server, match)));
      await server.end();
    },
  );

  it('gives back seats that were lent by the rules of release 0.2.0', async () => {
    const match = knownOf('0.2.0').matches.find(({ status, people }) => status === 'playing' && people.length === 5)!;
    const database = await testDatabase(kind);
    const owners = await ownersIn('0.2.0', match.id);
    // Nothing was known then of who had agreed to a loan: the seat names its owner, and that is all.
    const computer = { owner: owners[1], person: null, computer: 1, strength: 'settler' };
    const other = { owner: owners[2], person: owners[0], hand: 1 };
    await leaveAsReleased(database, await archiveWith('0.2.0', match.id, { 1: computer, 2: other }));
    const server = await testServer({ database, parts: { games: [...Object.values(GAMES), ...OLDER_RULES] } });
    const game = gameByRules(match.game, match.rules)!;
    const people = match.people.map(({ name, cookie }) => Object.assign(new Person(server.url, name), { cookie }));
    for (const which of [1, 2]) {
      const page = new Seat(people[which]!.connect(), match.id, game);
      const joined = await page.watch();
      expect(joined).toMatchObject({ seat: null, owned: [String(which)] });
      expect(joined.table.seats[which]).toMatchObject({ standIn: which === 1 ? 'computer' : 'person' });
      expect(await order(page, { kind: 'return', seat: String(which) })).toEqual({ ok: true });
      expect(await page.watch()).toMatchObject({ seat: String(which) });
    }
    const seats = (await server.store.tables.read(match.id))!.seats;
    expect(seats.map(({ person }) => person)).toEqual(owners);
    expect(seats.some(({ owner, computer }) => owner !== undefined || computer)).toBe(false);
    for (const person of people) person.close();
    await server.end();
  });
});
