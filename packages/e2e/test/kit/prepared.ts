import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { clone, type LogEntry, type PlayerId, replayAll, sha256Hex, startMatch } from '@morgenrot/engine';
import { usualSettings, type WholeFile } from '@morgenrot/protocol';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { expect } from '@playwright/test';
import { type Language, Person } from './person.ts';
import type { Server } from './server.ts';
import { gameOf, type Moment, wayFrom } from './way.ts';

const IMPORT = fileURLToPath(new URL('../../../server/src/import.ts', import.meta.url));

/** People by name; everybody else is a computer player that does anything. */
export type Sitting = string | null;

export interface Wish {
  seats: readonly Sitting[];
  options: Record<string, string>;
  /** Asked of people alone. */
  moment: Moment;
}

interface Course {
  file: WholeFile;
  /** Who is asked at the moment that was wished for. */
  by: PlayerId;
}

const MOST_ANSWERS = 900;
const MOST_MATCHES = 24;

const NAMES = ['Helios', 'Selene', 'Aurora', 'Boreas', 'Cynthia'];

const game = gameOf('new-dawn');

/** Plays at random until the moment comes; nothing if it does not come in time. */
function played({ seats, options, moment }: Wish, seed: string): Course | undefined {
  const players = seats.map((_, i) => String(i));
  const ofPeople: Moment = (question) => seats[Number(question.by)] !== null && moment(question);
  const start = startMatch(game, { players, options, seed });
  const way = wayFrom(game, start, ofPeople, `${seed}: players`, MOST_ANSWERS);
  if (!way) return undefined;
  const record = { game: game.id, rules: game.rules, players, options, seed, entries: way.answers };
  const told: { n: number; at: number; news: LogEntry[] }[] = [];
  const { hash } = replayAll(game, record, ({ state, at }) => {
    told.push({ n: at + 1, at: 1, news: clone(state.news) });
  });
  const table = {
    // The same moment may be prepared several times on one server.
    id: randomBytes(6).toString('hex'),
    title: '',
    settings: usualSettings,
    seats: seats.map((name, i) =>
      name === null
        ? { name: NAMES[i] ?? `Computer ${i}`, computer: true as const, strength: 'wanderer' as const }
        : { name },
    ),
    createdAt: 1,
    beganAt: 1,
  };
  const file: WholeFile = {
    format: 'morgenrot.whole',
    version: 1,
    table,
    seedHash: sha256Hex(seed),
    record,
    told,
    hash,
  };
  return { file, by: way.arrived.by };
}

export interface Prepared {
  table: string;
  /** Links to the seats of people, by name. */
  links: Readonly<Record<string, string>>;
  /** The name of whoever is asked. */
  name: string;
}

/** A match in the middle, at a moment that is worth a look: taken in by the server's own command. */
export async function prepare(server: Server, name: string, wish: Wish): Promise<Prepared> {
  let course: Course | undefined;
  for (let i = 0; i < MOST_MATCHES && !course; i++) course = played(wish, `${name} ${i}`);
  if (!course) throw new Error(`no match of ${MOST_MATCHES} comes to the moment "${name}"`);
  const folder = await mkdtemp(join(tmpdir(), 'morgenrot-prepared-'));
  const path = join(folder, 'match.json');
  await writeFile(path, JSON.stringify(course.file));
  const env = { PATH: process.env.PATH, DATA_DIR: dirname(server.database), PUBLIC_URL: server.url };
  const { stdout } = await promisify(execFile)(process.execPath, [IMPORT, path], { env });
  await rm(folder, { recursive: true });
  const table = /\/table\/(\S+)/.exec(stdout)?.[1] ?? '';
  const links = Object.fromEntries(
    [...stdout.matchAll(/^ {2}(.+): (\S+\/claim#\S+)$/gm)].map(([, who, link]) => [who, link]),
  );
  return { table, links, name: wish.seats[Number(course.by)] ?? '' };
}

/** Somebody takes a seat of such a match by its link: the one that is asked, or another. */
export async function sit(
  browser: Browser,
  language: Language,
  { links, name: asked }: Prepared,
  more: BrowserContextOptions = {},
  name = asked,
): Promise<Person> {
  const person = await Person.open(browser, language, more);
  await person.page.goto(links[name] ?? '');
  await person.page.getByLabel(person.words.name).fill(name);
  await person.hand.press(person.page.getByRole('button', { name: person.words.sitDown }));
  await expect(person.map).toBeVisible();
  return person;
}
