import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { GAMES } from '@morgenrot/catalog';
import { type AnyGame, hashOf } from '@morgenrot/engine';
import { backup } from '../../src/store/backup/backup.ts';
import { testDatabase } from './database.ts';
import { playOn, type Seat, seatedTable, seeded } from './person.ts';
import { playToTheEnd, type Released } from './released.ts';
import { type TestServer, testServer } from './server.ts';

interface Plan {
  seats: number;
  /** How many answers it has when it is left. */
  answers: number;
  options: Record<string, string>;
}

const TO_THE_END = Number.POSITIVE_INFINITY;
const BASE = { expansion: 'none' };
const TERRA = { expansion: 'terra-incognita', map: 'advanced' };

/**
 * Every number of seats and every option that makes matches run differently, with and without the expansion, left at
 * several points of their lives. Each match more is played on by `npm test` for ever: few, and no long ones.
 */
const PLANS: Plan[] = [
  { seats: 2, answers: 0, options: { ...BASE, victory: 'practice' } },
  { seats: 3, answers: 12, options: { ...BASE, map: 'advanced', leaders: 'draft' } },
  { seats: 4, answers: 90, options: { ...BASE, victory: 'epic', capitals: 'pick', diplomacy: 'closed' } },
  { seats: 2, answers: 150, options: { ...BASE, victory: 'practice', leaders: 'pick' } },
  { seats: 3, answers: TO_THE_END, options: { ...BASE, victory: 'practice' } },
  { seats: 5, answers: 0, options: { ...TERRA, victory: 'peaceful' } },
  { seats: 2, answers: 15, options: { ...TERRA, leaders: 'draft' } },
  { seats: 5, answers: 120, options: { ...TERRA, leaders: 'pick', diplomacy: 'closed' } },
  { seats: 3, answers: 180, options: { ...TERRA, victory: 'peaceful', handicap1: '2' } },
  { seats: 2, answers: TO_THE_END, options: TERRA },
];

const pageSaw = (page: Seat) => ({ view: hashOf(page.match?.view) });

/** Plays one match as far as it is planned, and notes whose cookies sit there and what their pages saw last. */
async function played(
  server: TestServer,
  game: AnyGame,
  plan: Plan,
  seed: number,
): Promise<Released['matches'][number]> {
  const { table, people, seats } = await seatedTable(server.url, { seats: plan.seats, options: plan.options, game });
  if (plan.answers === TO_THE_END) await playToTheEnd(server, seats, game);
  else await playOn(seats, plan.answers, seeded(seed));
  for (const seat of seats) await seat.watch();
  for (const person of people) person.close();
  return {
    id: table,
    game: game.id,
    rules: game.rules,
    status: seats[0]!.info?.status ?? '',
    n: seats[0]!.match?.n ?? 0,
    people: people.map(({ name, cookie }, seat) => ({ name, cookie, ...pageSaw(seats[seat]!) })),
  };
}

const [name] = process.argv.slice(2);
if (name === undefined || !/^[\w.-]+$/.test(name)) throw new Error('the name of a release, please');
const database = await testDatabase('sqlite');
const server = await testServer({ database, parts: { games: Object.values(GAMES) } });
const matches: Released['matches'] = [];
for (const [index, plan] of PLANS.entries()) {
  const match = await played(server, GAMES['new-dawn'], plan, index + 1);
  console.log(`${plan.seats} seats, ${JSON.stringify(plan.options)}: ${match.status} after ${match.n}`);
  matches.push(match);
}
const folder = fileURLToPath(new URL('../released/', import.meta.url));
mkdirSync(folder, { recursive: true });
const { lines, close } = await backup(database);
await pipeline(lines, createGzip({ level: 9 }), createWriteStream(`${folder}${name}.gz`));
await close();
writeFileSync(`${folder}${name}.json`, `${JSON.stringify({ matches } satisfies Released, null, 2)}\n`);
await server.end();
