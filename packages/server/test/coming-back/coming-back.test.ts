import { hashOf } from '@morgenrot/engine';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KINDS, testDatabase } from '../kit/database.ts';
import { type Bazaar, CARDS, VOTES } from '../kit/game.ts';
import { Person, playOn, Seat, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { wiretap } from '../kit/wiretap.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

let server: TestServer;
const open: Person[] = [];
afterEach(async () => {
  for (const person of open.splice(0)) person.close();
  await server.end();
});

async function page(person: Person, table: string, entry: Record<string, unknown> = {}): Promise<Seat> {
  open.push(person);
  const seat = new Seat(person.connect(), table);
  seat.entry = entry;
  await seat.watch();
  return seat;
}

/** What a page remembers while its line is cut. */
type Memory = Pick<Seat, 'joined' | 'match' | 'log'>;
const memoryOf = ({ joined, match, log }: Seat): Memory => structuredClone({ joined, match, log });

/** The same person's page with what it remembers, on a line that is whole again. */
async function back(person: Person, from: Seat, memory: Memory): Promise<Seat> {
  const again = new Seat(person.connect(), from.table);
  again.entry = from.entry;
  Object.assign(again, structuredClone(memory));
  await again.comeBack();
  return again;
}

/** One of each kind that looks at a table of two: both players, one behind a curtain, and those who look on. */
async function everyKind(delay: number) {
  const [anna, ben] = [new Person(server.url, 'Anna'), new Person(server.url, 'Ben')];
  const settings = { start: 'full', delay: { by: 'turns', amount: delay } };
  const { id } = await anna.create({ options: { length: 'long' }, settings });
  await ben.join(id);
  const players = [await page(anna, id), await page(ben, id)];
  await players[0]!.say('order', { table: id, do: { kind: 'show', seat: '0', shown: true } });
  const [guest, friend] = [new Person(server.url, 'Guest'), new Person(server.url, 'Friend')];
  const pages: [Person, Seat][] = [
    [anna, players[0]!],
    [ben, players[1]!],
    [ben, await page(ben, id, { seat: null })],
    [anna, await page(anna, id, { apart: true })],
    [guest, await page(guest, id)],
    [friend, await page(friend, id, { seat: '0' })],
  ];
  return { id, players, pages };
}

/** What is done between one look and the next. */
const deed = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('play' as const), count: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), by: fc.integer({ min: 0, max: 1 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('look' as const), which: fc.nat({ max: 5 }) }) },
);

async function undo(players: readonly Seat[], by: number): Promise<void> {
  const [seat, n] = [players[by]!, players[by]!.match!.n];
  const reply = await seat.say('undo', { table: seat.table, n });
  if (reply.ok) await Promise.all(players.map((one) => one.until(() => one.match!.n === Number(reply.n))));
}

const boardOf = ({ match }: Seat) => match && { ...match, view: hashOf(match.view) };

describe.each(KINDS)('whoever comes back (%s)', (kind) => {
  it('from anywhere, as anybody, whatever was taken back, sees and reads what somebody sees who comes in', async () => {
    server = await testServer({ database: await testDatabase(kind) });
    let missed = 0;
    let whole = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.integer({ min: 0, max: 2 }),
        fc.array(deed, { minLength: 6, maxLength: 14 }),
        async (seed, delay, deeds) => {
          const { players, pages } = await everyKind(delay);
          const below = seeded(seed);
          const remembered: { which: number; memory: Memory }[] = [];
          for (const one of [...deeds, { kind: 'play' as const, count: 1 }]) {
            if (one.kind === 'play') await playOn(players, one.count, below);
            else if (one.kind === 'undo') await undo(players, one.by);
            else remembered.push({ which: one.which, memory: memoryOf(pages[one.which]![1]) });
          }
          for (const { which, memory } of remembered) {
            const [person, seat] = pages[which]!;
            const again = await back(person, seat, memory);
            const fresh = await page(person, seat.table, seat.entry);
            expect(boardOf(again)).toEqual(boardOf(fresh));
            expect(again.log).toEqual(fresh.log);
            expect(again.astray).toBe(0);
            if (again.joined?.missed) missed++;
            else if (memory.match) whole++;
          }
          expect(pages.map(([, seat]) => seat.astray + seat.gaps)).toEqual(pages.map(() => 0));
          for (const person of open.splice(0)) person.close();
        },
      ),
      { numRuns: 12 },
    );
    expect(missed, 'most of them are told only what they have missed').toBeGreaterThan(10);
    expect(whole).toBe(0);
  });

  it('to another process, after a restart, with more missed than one snapshot, is told only that', async () => {
    server = await testServer({ database: await testDatabase(kind) });
    const { id, players, pages } = await everyKind(0);
    await playOn(players, 20, seeded(1));
    await Promise.all(pages.map(([, seat]) => seat.until(() => seat.match?.n === 20)));
    const memories = pages.map(([, seat]) => memoryOf(seat));
    await playOn(players, 60, seeded(2));
    const people = pages.map(([person]) => person);
    for (const person of open.splice(0)) person.close();
    server = await server.again();
    for (const [which, memory] of memories.entries()) {
      const person = new Person(server.url, 'Again');
      person.cookie = people[which]!.cookie;
      const again = await back(person, pages[which]![1], memory);
      const fresh = await page(person, id, again.entry);
      expect(again.joined).toMatchObject({ missed: { from: 20, n: 80 } });
      expect(boardOf(again)).toEqual(boardOf(fresh));
      expect(again.log.slice(-fresh.log.length)).toEqual(fresh.log);
    }
  });
});

describe('the whole is what a page gets', () => {
  async function played(answers: number) {
    server = await testServer();
    const made = await everyKind(0);
    await playOn(made.players, answers, seeded(5));
    return made;
  }
  const hasWhole = (seat: Seat): boolean => seat.joined?.match !== undefined && seat.joined.missed === undefined;

  it('that stood too far back', async () => {
    const { players, pages } = await played(1);
    const memory = memoryOf(players[0]!);
    await playOn(players, 140, seeded(6));
    const again = await back(pages[0]![0], players[0]!, memory);
    expect(hasWhole(again)).toBe(true);
    expect(boardOf(again)).toEqual(boardOf(players[0]!));
  });

  it('that has looked with other eyes, whatever it says', async () => {
    const { players, pages } = await played(8);
    const [[, annas], , , , [guest, guests]] = pages as [[Person, Seat], unknown, unknown, unknown, [Person, Seat]];
    const again = await back(guest, guests, memoryOf(annas));
    expect(hasWhole(again)).toBe(true);
    const { n, view } = annas.match!;
    const since = { n, hash: hashOf(view).length, eyes: '0', talk: 0 };
    expect(await guests.say('watch', { table: guests.table, since })).not.toHaveProperty('missed');
    expect(await guests.say('watch', { table: guests.table, since: { ...since, eyes: null } })).toHaveProperty('match');
    expect(players).toHaveLength(2);
  });

  it('whose board is not the one that was', async () => {
    const { players, pages } = await played(8);
    const memory = memoryOf(players[0]!);
    (memory.match!.view as unknown as Bazaar).coins['1'] = 77;
    const again = await back(pages[0]![0], players[0]!, memory);
    expect(hasWhole(again)).toBe(true);
    expect(boardOf(again)).toEqual(boardOf(players[0]!));
  });

  it('that says so because it has lost its way, and the server counts it', async () => {
    const { players } = await played(3);
    await players[0]!.watch({ because: 'hash' });
    await players[0]!.comeBack('gap');
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toContain('morgenrot_resync_total{reason="hash"} 1');
    expect(text).toContain('morgenrot_resync_total{reason="gap"} 1');
    expect(text).toContain('morgenrot_joins_total{how="missed"} 1');
    expect(server.logged()).toContain('a page has lost its way');
  });
});

it('tells whoever comes back no secret, in no part of what was missed', async () => {
  server = await testServer();
  const { players, pages } = await everyKind(0);
  const tap = await wiretap(server.port);
  const guest = new Person(tap.url, 'Guest');
  const seat = await page(guest, players[0]!.table);
  // What is packed could not be looked through.
  seat.packs = false;
  const memories: Memory[] = [];
  for (let n = 0; n < 30; n++) {
    memories.push(memoryOf(seat));
    await playOn(players, 2, seeded(n));
  }
  await seat.until(() => seat.match!.n === players[0]!.match!.n);
  tap.take();
  for (const memory of memories) {
    Object.assign(seat, structuredClone(memory));
    const { missed } = await seat.comeBack();
    expect(missed).toBeDefined();
    expect(seat.astray).toBe(0);
  }
  const heard = tap.take().toString();
  const { shown, pile } = seat.match!.view as unknown as Bazaar;
  const isPublic = (card: string): boolean => shown.includes(card) || pile.includes(card);
  expect(heard.length).toBeGreaterThan(5000);
  expect([...CARDS, ...VOTES].filter((secret) => !isPublic(secret) && heard.includes(secret))).toEqual([]);
  expect(pages).toHaveLength(6);
  await tap.close();
});
