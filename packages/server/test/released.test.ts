import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES, gameByRules, OLDER_RULES } from '@morgenrot/catalog';
import { type AnyGame, hashOf, verify } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { backup, restore } from '../src/store/backup.ts';
import { exportMatch } from '../src/transfer/export.ts';
import { KINDS, type TestDatabase, testDatabase } from './kit/database.ts';
import { Person, playOn, Seat, seeded } from './kit/person.ts';
import { archiveAt, leaveAsReleased, playToTheEnd, type Released } from './kit/released.ts';
import { type TestServer, testServer } from './kit/server.ts';

const FOLDER = fileURLToPath(new URL('./released/', import.meta.url));
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
});
