import type { TableInfo } from '@morgenrot/protocol';
import { deed as deeds } from '@morgenrot/protocol/schemas';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { seatIn } from '../../src/tables/orders/asker.ts';
import { ADMIN_TOKEN, Admin } from '../kit/admin.ts';
import { agree, leaves } from '../kit/away.ts';
import { claim, order, pageAt } from '../kit/claims.ts';
import { Person, playOn, Seat, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { STANDSTILL_MS } from '../kit/standstill.ts';
import { type Wiretap, wiretap } from '../kit/wiretap.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let server: TestServer;
/** Time that tests let pass. */
let later = 0;
const open: Person[] = [];
const taps: Wiretap[] = [];
beforeAll(async () => {
  const parts = {
    now: () => Date.now() + later,
    clockPace: { lookMs: 10, writeMs: 4 * SECOND },
    computerDelayMs: 100_000,
  };
  server = await testServer({ parts, settings: { adminToken: ADMIN_TOKEN } });
});
afterEach(async () => {
  for (const person of open.splice(0)) person.close();
  for (const tap of taps.splice(0)) await tap.close();
});
afterAll(() => server.end());

/** How it looks from outside: a delayed watcher, a stranger with the link, the public list. */
interface Outside {
  /** Every word on their wires since the last time this was asked, but for signs. */
  heard(): string[];
  /** The title of the table as the list has it. */
  listed(): string | undefined;
  /** Everything that strangers, and watchers who come now, get to see. */
  asked(): Promise<string>;
  watcher: Seat;
}

/**
 * Is this word the sign of a test: the table as it was, but for its title, or how many look on? The same once more is
 * none: a message without news is a leak as well.
 */
function signsAt(id: string): (data: string) => boolean {
  let before: { plain: string; told: string } | undefined;
  return (data) => {
    const [event, body] = data.includes('[') ? JSON.parse(data.slice(data.indexOf('['))) : [];
    const about: TableInfo[] = event === 'table' ? [body] : event === 'listing' ? body.listed : [];
    const [info] = about;
    if (info?.id !== id) return false;
    const { title, watchers, ...rest } = info;
    const now = { plain: JSON.stringify(rest), told: `${title} ${watchers}` };
    const isSign = before?.plain === now.plain && before.told !== now.told && about.length === 1;
    before = now;
    return isSign && (event === 'table' || body.unlisted.length === 0);
  };
}

/** The pings of a websocket say nothing, and come when they come. */
const PINGS = new Set(['2', '3']);

async function outside(id: string): Promise<Outside> {
  const tap = await wiretap(server.port);
  taps.push(tap);
  const person = (): Person => {
    const one = new Person(tap.url, 'Outsider');
    open.push(one);
    return one;
  };
  const watcher = new Seat(person().connect(), id);
  await watcher.watch();
  const list = person().connect();
  await list.timeout(STANDSTILL_MS).emitWithAck('lobby', { on: true });
  const words: string[] = [];
  let listed: string | undefined;
  list.on('listing', ({ listed: tables }) => {
    listed = tables.find((table) => table.id === id)?.title ?? listed;
  });
  for (const socket of [watcher.socket, list]) {
    const isSign = signsAt(id);
    socket.io.engine.on('packet', ({ type, data }: { type: string; data?: string }) => {
      if (PINGS.has(type) || type === 'ping' || type === 'pong') return;
      if (!isSign(data ?? '')) words.push(`${type} ${data}`);
    });
  }
  return {
    watcher,
    heard: () => words.splice(0),
    listed: () => listed,
    async asked() {
      const stranger = new Person(server.url, 'Stranger');
      const answers: unknown[] = [];
      for (const path of [`/api/tables/${id}`, '/api/tables', `/games/bazaar/${id}`, '/games/bazaar', `/table/${id}`])
        answers.push((await stranger.ask('GET', path)).body);
      const { status, body } = await stranger.ask('GET', `/api/tables/${id}/record`);
      const late = new Seat(person().connect(), id);
      const { table, ...joined } = await late.watch();
      // How many look on is no secret: what is said of it has been heard when this is over.
      await watcher.until(() => watcher.info?.watchers === 2);
      late.socket.disconnect();
      await watcher.until(() => watcher.info?.watchers === 1);
      return JSON.stringify([answers, status, body, joined, { ...table, watchers: 0 }]);
    },
  };
}

interface Scene extends Outside {
  id: string;
  people: Person[];
  seats: [Seat, Seat, Seat];
}

async function scene(settings: object = {}): Promise<Scene> {
  const people = ['Anna', 'Ben', 'Cleo'].map((name) => new Person(server.url, name));
  open.push(...people);
  const delay = { by: 'minutes', amount: 10 };
  const { id } = await people[0]!.create({
    seats: 3,
    options: { length: 'long' },
    settings: { start: 'full', delay, ...settings },
  });
  for (const person of people.slice(1)) await person.join(id);
  const seats = people.map((person) => new Seat(person.connect(), id)) as [Seat, Seat, Seat];
  for (const seat of seats) await seat.watch();
  for (const seat of seats) await seat.until(() => seat.info?.seats.every(({ present }) => present) === true);
  // The beginning has been seen by everybody.
  await playOn(seats, 1, seeded(1));
  later += 11 * MINUTE;
  const around = await outside(id);
  await around.watcher.until(() => around.watcher.match !== undefined);
  const all = { id, people, seats, ...around };
  await settled(all);
  return all;
}

let signs = 0;
const withoutSigns = (text: string): string => text.replace(/sign \d+/g, 'sign');

/** What is said of a table is said once for all that has changed within this; most of it sooner. */
const SAID_WITHIN_MS = 100;

/** Those who play have been told, if there is anything to tell: a sign would take a message without news along. */
async function toldInside({ seats: [seat] }: Scene): Promise<void> {
  let isTold = false;
  seat.socket.once('table', () => {
    isTold = true;
  });
  await seat.until(() => isTold, SAID_WITHIN_MS).catch(() => undefined);
}

/** Whoever is the host gives a sign that everybody sees at once; whatever was on its way to the watcher came before it. */
async function sign({ seats, watcher }: Scene): Promise<string> {
  const title = `sign ${++signs}`;
  for (const seat of seats) if ((await order(seat, { kind: 'title', title })).ok) break;
  await watcher.until(() => watcher.info?.title === title);
  return title;
}

/** The same, until the list has it as well: that is told of changes once a second. */
async function settled(all: Scene): Promise<void> {
  const title = await sign(all);
  await all.watcher.until(() => all.listed() === title);
}

/** Does something, and what outsiders get is what they would have got if it had not been done. */
async function unseen(all: Scene, act: () => Promise<unknown>): Promise<void> {
  const before = await all.asked();
  await settled(all);
  all.heard();
  await act();
  await toldInside(all);
  await settled(all);
  expect(all.heard()).toEqual([]);
  expect(withoutSigns(await all.asked())).toBe(withoutSigns(before));
}

describe('what happens at a table is not seen from outside before its time:', () => {
  it('answers, each of which changes the clock', async () => {
    const all = await scene({ clock: { minutes: 90, plus: 5, atZero: 'computer' } });
    await unseen(all, () => playOn(all.seats, 4, seeded(2)));
  });

  it('an undo', async () => {
    const all = await scene();
    const asked = all.seats.find((seat) => seat.question())!;
    await unseen(all, async () => {
      const reply = await asked.act(asked.question()!.id, 'pass');
      if (reply.ok) await asked.say('undo', { table: all.id, n: Number(reply.n) });
    });
  });

  it('a time that is over: the computer goes on, and the owner comes back', async () => {
    const all = await scene({ clock: { minutes: 15, plus: 0, atZero: 'computer' } });
    const asked = all.seats.find((seat) => seat.question())!;
    const others = all.seats.filter((seat) => seat !== asked);
    const { me } = asked;
    await unseen(all, async () => {
      later += 5 * MINUTE;
      await others[0]!.until(() => others[0]!.info?.seats[Number(me)]?.computer === true);
    });
    await unseen(all, async () => {
      expect(await order(asked, { kind: 'return', seat: me })).toMatchObject({ ok: true });
    });
  });

  it('a time that is over for good', async () => {
    const all = await scene({ clock: { minutes: 15, plus: 0, atZero: 'out' } });
    const asked = all.seats.find((seat) => seat.question())!;
    const other = all.seats.find((seat) => seat !== asked)!;
    await unseen(all, async () => {
      later += 5 * MINUTE;
      await other.until(() => other.info?.seats[Number(asked.me)]?.out === true);
    });
  });

  it.each(['standIn', 'substitute'] as const)('a vote for somebody who is away: %s', async (kind) => {
    const all = await scene({ patience: 1 });
    const [anna, ben, cleo] = all.seats;
    await leaves(cleo, [anna, ben]);
    later += 2 * MINUTE;
    // That somebody is away may be known.
    await all.watcher.until(() => all.watcher.info?.seats[2]?.present === false);
    await unseen(all, async () => {
      await agree([anna, ben], { kind, seat: '2' });
      if (kind === 'substitute') {
        expect(await order(anna, { kind: 'reissue', seat: '2' })).toMatchObject({ ok: true });
      }
    });
    expect(seatIn((await server.store.tables.read(all.id))!, '2')?.computer).toBe(true);
    const back = new Seat(all.people[2]!.connect(), all.id);
    await back.watch();
    await all.watcher.until(() => all.watcher.info?.seats[2]?.present === true);
    await unseen(all, async () => {
      expect(await order(back, { kind: 'return', seat: '2' })).toMatchObject({ ok: true });
    });
  });

  it('a pause and a vote for it, talk at the table, private words, a hint', async () => {
    const all = await scene({ hints: 'on' });
    const [anna, ben] = all.seats;
    await unseen(all, async () => {
      await agree([anna, ben], { kind: 'pause' });
      await agree([anna, ben], { kind: 'resume' });
      const words = { table: all.id, text: 'under the old bridge' };
      expect(await anna.say('say', { ...words, channel: 'table', action: crypto.randomUUID() })).toMatchObject({
        ok: true,
      });
      const secret = { ...words, channel: 'private', to: '1', action: crypto.randomUUID() };
      expect(await anna.say('say', secret)).toMatchObject({ ok: true });
      const { id: step = 0 } = ben.question() ?? {};
      await ben.say('hint', { table: all.id, step, undos: 0 });
    });
  });

  it('the end of the match', async () => {
    const all = await scene();
    await unseen(all, async () => {
      await playOn(all.seats, 1000, seeded(3));
      await all.seats[0].until(() => all.seats[0].info?.status === 'over');
      await order(all.seats[0], { kind: 'rematch' });
    });
  });
});

/** Orders whose very purpose is that everybody sees at once what they do. */
const SEEN_AT_ONCE: Partial<Record<Kind, string>> = {
  settings: 'who may look on, and what is asked of them',
  title: 'the name of the table',
  show: 'lends the eyes of a seat to watchers',
  mute: 'pages leave out the words of a voice',
};

type Kind = z.output<typeof deeds>['kind'];

/** Something of this form, with names that the table knows. */
function sampleOf(schema: z.core.$ZodType, name: string): unknown {
  const def = schema._zod.def as unknown as {
    type: string;
    values?: unknown[];
    entries?: Record<string, unknown>;
    innerType?: z.core.$ZodType;
    element?: z.core.$ZodType;
    shape?: Record<string, z.core.$ZodType>;
    options?: z.core.$ZodType[];
    in?: z.core.$ZodType;
    getter?: () => z.core.$ZodType;
  };
  if (name === 'seat' || name === 'from') return '1';
  if (name === 'to') return '2';
  switch (def.type) {
    case 'literal':
      return def.values?.[0];
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'boolean':
      return true;
    case 'number':
      return 1;
    case 'array':
      return [];
    case 'record':
      return {};
    case 'object':
      return Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, each]) => [key, sampleOf(each, key)]));
    case 'union':
      return sampleOf(def.options![0]!, name);
    case 'pipe':
      return sampleOf(def.in!, name);
    case 'lazy':
      return sampleOf(def.getter!(), name);
    default:
      return def.innerType ? sampleOf(def.innerType, name) : 'something';
  }
}

describe('a seat that is given out anew by whoever runs the server', () => {
  async function givenOut(id: string): Promise<void> {
    const admin = new Admin(server.url);
    await admin.enter();
    const { body } = await admin.at(id, 'reissue', { seat: '2' });
    const zoe = new Person(server.url, 'Zoe');
    open.push(zoe);
    expect(await claim(zoe, String(body.token), { name: 'Zoe' })).toEqual([200, '2']);
  }

  it('has its former name outside until its time has come, and its new name then', async () => {
    const all = await scene();
    const [anna, , cleo] = all.seats;
    cleo.socket.disconnect();
    await anna.until(() => anna.info?.seats[2]?.present === false);
    later += MINUTE;
    const namesFor = ({ info }: Seat) => info?.seats.map(({ name }) => name);
    await unseen(all, async () => {
      await givenOut(all.id);
      await anna.until(() => anna.info?.seats[2]?.name === 'Zoe');
    });
    expect(namesFor(all.watcher)).toEqual(['Anna', 'Ben', 'Cleo']);
    later += 11 * MINUTE;
    // A page that comes in makes the server look at what is due.
    const late = new Person(server.url, 'Late');
    open.push(late);
    expect(namesFor(await pageAt(late, all.id))).toEqual(['Anna', 'Ben', 'Zoe']);
    await all.watcher.until(() => namesFor(all.watcher)?.[2] === 'Zoe');
    late.close();
    await all.watcher.until(() => all.watcher.info?.watchers === 1);
    expect(await all.asked()).toContain('Zoe');
  });

  it('keeps it for strangers where watching needs a link', async () => {
    const people = ['Anna', 'Ben', 'Cleo'].map((name) => new Person(server.url, name));
    open.push(...people);
    const settings = { start: 'full', watch: 'link' };
    const { id } = await people[0]!.create({ seats: 3, options: { length: 'long' }, settings });
    for (const person of people.slice(1)) await person.join(id);
    await givenOut(id);
    later += 11 * MINUTE;
    for (const path of [`/api/tables/${id}`, `/games/bazaar/${id}`, `/table/${id}`]) {
      const told = JSON.stringify((await new Person(server.url, 'Stranger').ask('GET', path)).body);
      expect(told, path).not.toContain('Zoe');
    }
    expect(JSON.stringify((await people[0]!.ask('GET', `/api/tables/${id}`)).body)).toContain('Zoe');
  });
});

describe('every order that there is', () => {
  const kinds = deeds.options.map((option) => [option.shape.kind.value, option] as const);

  it('is not seen from outside', async () => {
    const all = await scene({ patience: 1, clock: { minutes: 90, plus: 0, atZero: 'nothing' } });
    await unseen(all, async () => {
      for (const [kind, option] of kinds) {
        if (kind in SEEN_AT_ONCE) continue;
        const deed = sampleOf(option as unknown as z.core.$ZodType, '') as object;
        for (const page of all.seats) {
          const reply = await order(page, deed);
          if (!reply.ok) expect(reply.reason.key, JSON.stringify(deed)).not.toBe('message.malformed');
        }
        await toldInside(all);
        await sign(all);
        expect(all.heard(), kind).toEqual([]);
      }
    });
  });

  it('is one of those above or is meant to be seen', () => {
    for (const kind of Object.keys(SEEN_AT_ONCE)) expect(kinds.map(([one]) => one)).toContain(kind);
  });
});

describe('lines of talk', () => {
  it('have no number that tells how much somebody does not hear', async () => {
    const all = await scene({ delay: { by: 'minutes', amount: 0 } });
    const [anna, ben, cleo] = all.seats;
    const lines: { id: number; at: number }[] = [];
    cleo.socket.on('said', ({ line }) => lines.push(line));
    const say = (channel: string, more: object = {}) =>
      anna.say('say', { table: all.id, channel, text: 'a word', action: crypto.randomUUID(), ...more });
    for (let n = 0; n < 3; n++) {
      await say('private', { to: ben.me });
      await say('table');
    }
    await cleo.until(() => lines.length === 3);
    for (const { id, at } of lines) expect(id).toBe(at);
  });
});

describe('a table where watching needs a link', () => {
  it('does not tell by its address who plays for whom', async () => {
    const people = ['Anna', 'Ben', 'Cleo'].map((name) => new Person(server.url, name));
    open.push(...people);
    const settings = { start: 'full', watch: 'link', patience: 1 };
    const { id } = await people[0]!.create({ seats: 3, options: { length: 'long' }, settings });
    for (const person of people.slice(1)) await person.join(id);
    const seats = people.map((person) => new Seat(person.connect(), id)) as [Seat, Seat, Seat];
    for (const seat of seats) await seat.watch();
    const asked = async () => {
      const stranger = new Person(server.url, 'Stranger');
      return JSON.stringify([
        (await stranger.ask('GET', `/api/tables/${id}`)).body,
        (await stranger.ask('GET', `/games/bazaar/${id}`)).body,
        ((await stranger.ask('GET', '/api/tables')).body as unknown as { tables: TableInfo[] }).tables.find(
          (table) => table.id === id,
        ),
      ]);
    };
    for (const seat of seats) await seat.until(() => seat.info?.seats.every(({ present }) => present) === true);
    const before = await asked();
    expect(before).not.toMatch(/"vacant"|"standIn":"(computer|person)"|"host"/);
    await leaves(seats[2], [seats[0], seats[1]]);
    later += 2 * MINUTE;
    await agree([seats[0], seats[1]], { kind: 'standIn', seat: '2' });
    expect(await asked()).toBe(before);
  });
});
