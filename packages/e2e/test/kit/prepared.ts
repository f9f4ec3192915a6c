import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gameById } from '@morgenrot/catalog';
import {
  type Asked,
  asked,
  chance,
  clone,
  type Entry,
  give,
  hashOf,
  type LogEntry,
  open,
  type PlayerId,
  sample,
  sha256Hex,
  startMatch,
} from '@morgenrot/engine';
import { usualSettings, type WholeFile } from '@morgenrot/protocol';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { expect } from '@playwright/test';
import { type Language, Person } from './person.ts';
import type { Server } from './server.ts';

const IMPORT = fileURLToPath(new URL('../../../server/src/import.ts', import.meta.url));

/** People by name; everybody else is a computer player that does anything. */
export type Sitting = string | null;

export interface Wish {
  seats: readonly Sitting[];
  options: Record<string, string>;
  /** Is this the moment? `then` plays an answer on a copy, with dice that all show the same, and says what is asked next. */
  moment(asked: Asked & { by: PlayerId; state: unknown }, then: (answer: string) => Asked | undefined): boolean;
}

interface Course {
  file: WholeFile;
  /** Who is asked at the moment that was wished for. */
  by: PlayerId;
}

const MOST_ANSWERS = 900;
const MOST_MATCHES = 24;

const NAMES = ['Helios', 'Selene', 'Aurora', 'Boreas', 'Cynthia'];

const game = gameById('new-dawn');

/** Plays at random until the moment comes; nothing if it does not come in time. */
function played({ seats, options, moment }: Wish, seed: string): Course | undefined {
  if (!game) throw new Error('the game is in the catalog');
  const players = seats.map((_, i) => String(i));
  const match = startMatch(game, { players, options, seed });
  const { below } = chance({ seed: `${seed}: players`, drawn: 0 });
  const entries: Entry[] = [];
  const told: { n: number; at: number; news: LogEntry[] }[] = [{ n: 0, at: 1, news: clone(match.state.news) }];
  for (let n = 1; n < MOST_ANSWERS && !game.outcome(match.state); n++) {
    const by = open(match.state)[0]?.player;
    const question = by === undefined ? undefined : asked(game.handlers, match.state, by);
    if (by === undefined || !question) return undefined;
    const then = (answer: string): Asked | undefined => {
      const copy = clone(match.state);
      give(game, copy, by, question.id, answer, { d6: () => 3, shuffle: (items) => [...items] });
      return asked(game.handlers, copy, by);
    };
    if (seats[Number(by)] !== null && moment({ ...question, by, state: match.state }, then)) {
      const record = { game: game.id, rules: game.rules, players, options, seed, entries };
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
      const hash = hashOf(match.state);
      return {
        file: { format: 'morgenrot.whole', version: 1, table, seedHash: sha256Hex(seed), record, told, hash },
        by,
      };
    }
    const value = sample(question.ask, below);
    if (value === undefined) return undefined;
    entries.push({ by, step: question.id, value });
    give(game, match.state, by, question.id, value, match.chance);
    told.push({ n, at: 1, news: clone(match.state.news) });
  }
  return undefined;
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
