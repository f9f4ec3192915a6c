import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { GAMES } from '@morgenrot/catalog';
import { type AnyGame, hashOf } from '@morgenrot/engine';
import { backup } from '../../src/store/backup.ts';
import { testDatabase } from './database.ts';
import { Person, playOn, Seat, seeded } from './person.ts';
import type { Released } from './released.ts';
import { testServer } from './server.ts';

/** How many answers the matches have when they are left; the last is played to its end. */
const LEFT_AFTER = [0, 12, 60, 150, Number.POSITIVE_INFINITY];
const OPTIONS = { map: 'first-game', victory: 'practice', leaders: 'random', capitals: 'assigned' };

const [name] = process.argv.slice(2);
if (name === undefined || !/^[\w.-]+$/.test(name)) throw new Error('the name of a release, please');
const game: AnyGame = GAMES['new-dawn'];
const database = await testDatabase('sqlite');
const server = await testServer({ database, parts: { games: Object.values(GAMES) } });
const matches: Released['matches'] = [];
for (const [index, answers] of LEFT_AFTER.entries()) {
  const people = [new Person(server.url, 'Anna'), new Person(server.url, 'Ben')];
  const { id } = await people[0]!.create({ game: game.id, options: OPTIONS });
  await people[1]!.join(id);
  const seats = people.map((person) => new Seat(person.connect(), id, game));
  for (const seat of seats) await seat.watch();
  await playOn(seats, answers, seeded(index + 1));
  for (const seat of seats) await seat.watch();
  matches.push({
    id,
    game: game.id,
    rules: game.rules,
    status: seats[0]!.info?.status ?? '',
    n: seats[0]!.match?.n ?? 0,
    people: people.map(({ name: called, cookie }, seat) => ({
      name: called,
      cookie,
      view: hashOf(seats[seat]!.match?.view),
    })),
  });
  for (const person of people) person.close();
}
const folder = fileURLToPath(new URL('../released/', import.meta.url));
mkdirSync(folder, { recursive: true });
const { lines, close } = await backup(database);
await pipeline(lines, createGzip({ level: 9 }), createWriteStream(`${folder}${name}.gz`));
await close();
writeFileSync(`${folder}${name}.json`, `${JSON.stringify({ matches } satisfies Released, null, 2)}\n`);
await server.end();
