import { randomBytes } from 'node:crypto';
import { clone, type LogEntry, replayAll, sha256Hex, startMatch } from '@morgenrot/engine';
import { type SeatLink, usualSettings, type WholeFile } from '@morgenrot/protocol';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { expect } from '@playwright/test';
import { gameOf } from './games.ts';
import { type Language, Person } from './person.ts';
import type { Server } from './server.ts';
import { type Moment, type Question, wayFrom } from './way.ts';

/** People by name; everybody else is a computer player that does anything. */
export type Sitting = string | null;

export interface Wish {
  /** The first game of all, if absent. */
  game?: string;
  seats: readonly Sitting[];
  options: Record<string, string>;
  /** Asked of people alone. */
  moment: Moment;
}

interface Course {
  file: WholeFile;
  /** What is asked at the moment that was wished for. */
  arrived: Question;
}

const MOST_ANSWERS = 900;
const MOST_MATCHES = 24;

const NAMES = ['Helios', 'Selene', 'Aurora', 'Boreas', 'Cynthia'];

/** Plays at random until the moment comes; nothing if it does not come in time. */
function played({ game: id = 'new-dawn', seats, options, moment }: Wish, seed: string): Course | undefined {
  const game = gameOf(id);
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
  return { file, arrived: way.arrived };
}

export interface Prepared {
  table: string;
  /** Links to the seats of people, by name. */
  links: Readonly<Record<string, string>>;
  question: Question;
  /** The name of whoever is asked. */
  name: string;
}

/** As whoever runs the server takes a match in. */
async function takeIn({ url, token }: Server, file: WholeFile): Promise<{ table: string; links: SeatLink[] }> {
  const post = (path: string, headers: Record<string, string>, body?: string) =>
    fetch(`${url}/api/admin/${path}`, { method: 'POST', headers, body });
  const entered = await post('enter', { authorization: `Bearer ${token}` });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const reply = await (await post('import', { cookie }, JSON.stringify(file))).json();
  if (!reply.ok) throw new Error(`the server does not take the match in: ${reply.reason.key}`);
  return reply;
}

/** A match in the middle, at a moment that is worth a look. */
export async function prepare(server: Server, name: string, wish: Wish): Promise<Prepared> {
  let course: Course | undefined;
  for (let i = 0; i < MOST_MATCHES && !course; i++) course = played(wish, `${name} ${i}`);
  if (!course) throw new Error(`no match of ${MOST_MATCHES} comes to the moment "${name}"`);
  const { table, links } = await takeIn(server, course.file);
  const question = course.arrived;
  return {
    table,
    links: Object.fromEntries(links.map(({ name: who, token }) => [who, `${server.url}/claim#${token}`])),
    question,
    name: wish.seats[Number(question.by)] ?? '',
  };
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
  await expect(person.board).toBeVisible();
  return person;
}

/** A browser takes a seat by its link, without a page. */
export async function claim(context: BrowserContext, { links }: Prepared, name: string): Promise<void> {
  const { origin, hash } = new URL(links[name] ?? '');
  const reply = await context.request.post(`${origin}/api/claims`, { data: { token: hash.slice(1), name } });
  expect(reply.ok(), await reply.text()).toBe(true);
}
