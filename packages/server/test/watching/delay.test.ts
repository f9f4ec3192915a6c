import { hashOf, viewOf } from '@morgenrot/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BAZAAR, type Bazaar } from '../kit/game.ts';
import { Person, playOn, Seat, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { type Wiretap, wiretap } from '../kit/wiretap.ts';

/** A minute of delay, for these tests. */
const MINUTE = 700;
const MINUTES = { by: 'minutes', amount: 1 } as const;
const turns = (amount: number) => ({ by: 'turns', amount }) as const;

let server: TestServer;
const open: Person[] = [];
const taps: Wiretap[] = [];
beforeAll(async () => {
  server = await testServer({ parts: { minuteMs: MINUTE } });
});
afterEach(async () => {
  for (const person of open.splice(0)) person.close();
  for (const tap of taps.splice(0)) await tap.close();
});
afterAll(() => server.end());

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function page(person: Person, table: string): Promise<Seat> {
  open.push(person);
  const seat = new Seat(person.connect(), table);
  await seat.watch();
  return seat;
}

/** Two players at a table with a delay, both looking on. */
async function table(delay: object, options: Record<string, string> = {}) {
  const [anna, ben] = [new Person(server.url, 'Anna'), new Person(server.url, 'Ben')];
  const { id } = await anna.create({ options, settings: { start: 'full', delay } });
  await ben.join(id);
  return { id, anna, ben, seats: [await page(anna, id), await page(ben, id)] };
}

/** Somebody who looks on through a wire of their own, and when everything came. */
async function watcher(id: string, url = server.url) {
  const tap = await wiretap(Number(new URL(url).port));
  taps.push(tap);
  const seat = await page(new Person(tap.url, 'Watcher'), id);
  return { seat, tap };
}

/** Of a short match. */
const ROUNDS = 3;
const NOT_YET = -1;
const roundOf = (seat: Seat | undefined): number => (seat!.match!.view as unknown as Bazaar).round;
const turnOf = (seat: Seat | undefined): number =>
  seat?.match ? (seat.match.view as unknown as Bazaar).turn : NOT_YET;

/** What is public of the match as the store has it. */
async function publicHash(id: string): Promise<string> {
  const saved = await server.store.matches.load(id);
  return hashOf({ ...viewOf(BAZAAR, saved!.state!.G, null), news: [] });
}

describe('a table that is watched minutes behind', () => {
  it('lets nothing of the match out before its time, and everything then', async () => {
    const { id, seats } = await table(MINUTES);
    const { seat: onlooker, tap } = await watcher(id);
    expect(onlooker.info?.status).toBe('playing');
    expect(onlooker.match, 'the match has begun a moment ago').toBeUndefined();
    expect(onlooker.log).toEqual([]);
    const seen: { at: number; now: number }[] = [];
    onlooker.socket.on('moved', ({ log }) => seen.push(...log.map(({ at }) => ({ at, now: Date.now() }))));

    for (let n = 0; n < 12; n++) {
      await playOn(seats, 1, seeded(n));
      await wait(60);
    }
    await seats[0]!.say('say', { table: id, channel: 'table', text: 'under the old bridge', action: 'first-word' });
    const n = seats[0]!.match!.n;
    expect(onlooker.match?.n ?? -1).toBeLessThan(n);
    expect(tap.take().toString()).not.toContain('old bridge');

    await onlooker.until(() => onlooker.match?.n === n);
    await onlooker.until(() => tap.take().includes('old bridge'));
    expect(seen.length).toBeGreaterThan(3);
    for (const { at, now } of seen) expect(now - at).toBeGreaterThanOrEqual(MINUTE);
    expect(hashOf(onlooker.match?.view)).toBe(await publicHash(id));
    expect(onlooker.gaps + onlooker.resyncs).toBe(0);
  });

  it('does not say how it ended before they have seen it end, on any way', async () => {
    const { id, seats, anna } = await table(MINUTES);
    const { seat: onlooker, tap } = await watcher(id);
    await playOn(seats, 200, seeded(5));
    await seats[0]!.until(() => seats[0]!.info?.status === 'over');
    const { endedAt = 0 } = (await server.store.tables.read(id))!;
    const stranger = new Person(tap.url, 'Stranger');
    const asks = async () => [
      (await stranger.ask('GET', `/api/tables/${id}`)).body,
      (await stranger.ask('GET', '/api/tables')).body,
      (await stranger.ask('GET', `/games/bazaar/${id}`)).body,
      (await stranger.ask('GET', '/games/bazaar')).body,
    ];
    const told = JSON.stringify(await asks());
    const record = await stranger.ask('GET', `/api/tables/${id}/record`);
    const late = await watcher(id);
    const heard = tap.take().toString() + late.tap.take().toString();
    expect(Date.now(), 'the test is quick enough to say anything').toBeLessThan(endedAt + MINUTE);
    for (const text of [told, heard]) expect(text).not.toMatch(/"over"|ranking|"seed"|gameover/);
    expect(record.body).toMatchObject({ ok: false, reason: { key: 'match.running' } });
    expect((await anna.ask('GET', `/api/tables/${id}/record`)).status, 'players may').toBe(200);

    for (const { seat } of [{ seat: onlooker }, late]) {
      await seat.until(() => seat.info?.status === 'over');
      expect(Date.now()).toBeGreaterThanOrEqual(endedAt + MINUTE);
      expect(hashOf(seat.match?.view)).toBe(await publicHash(id));
      expect(seat.info?.outcome).toBeDefined();
    }
    expect((await stranger.ask('GET', `/api/tables/${id}/record`)).status).toBe(200);
  });

  it('shows what was taken back in its order, and leaves no line of it', async () => {
    const { id, seats } = await table(MINUTES, { length: 'long' });
    const { seat: onlooker } = await watcher(id);
    const [anna] = seats as [Seat, Seat];
    const played = async (value: string | number) => {
      const reply = await anna.act(anna.question()!.id, value);
      expect(reply).toMatchObject({ ok: true });
      await Promise.all(seats.map((seat) => seat.until(() => seat.match?.n === (reply as { n?: number }).n)));
    };
    const card = (anna.match!.view as unknown as Bazaar).hands['0']![0]!;
    await played(card);
    await anna.say('undo', { table: id, n: 1 });
    await anna.until(() => anna.match?.n === 2);
    await played('pass');
    const late = await watcher(id);
    for (const { seat } of [{ seat: onlooker }, late]) {
      await seat.until(() => seat.match?.n === 3);
      expect(seat.log.map(({ key }) => key)).toEqual(['begun', 'undo.done']);
      expect(hashOf(seat.match?.view)).toBe(await publicHash(id));
      const { log } = (await seat.say('log', { table: id, before: 1e9, limit: 100 })) as unknown as Seat;
      expect(log.map(({ key }) => key)).toEqual(['begun', 'undo.done']);
    }
    expect(onlooker.moves.flatMap(({ withdrawn = [] }) => withdrawn)).toEqual([1]);
  });

  it('remembers after a restart how far watchers have come', async () => {
    const { id, anna, ben, seats } = await table(MINUTES, { length: 'long' });
    await playOn(seats, 10, seeded(1));
    await wait(MINUTE + 50);
    const later = Date.now();
    await playOn(seats, 6, seeded(2));
    for (const person of open.splice(0)) person.close();
    server = await server.again();
    const { seat: onlooker } = await watcher(id);
    if (Date.now() < later + MINUTE) expect(onlooker.match?.n).toBe(10);
    const again = [anna, ben].map((person) =>
      Object.assign(new Person(server.url, person.name), { cookie: person.cookie }),
    );
    const back = await Promise.all(again.map((person) => page(person, id)));
    expect(back[0]!.match?.n).toBe(16);
    await playOn(back, 2, seeded(3));
    await onlooker.until(() => onlooker.match?.n === 18);
    expect(hashOf(onlooker.match?.view)).toBe(await publicHash(id));
    expect(onlooker.moves.map(({ n }) => n)).toEqual(Array.from({ length: 8 }, (_, index) => 11 + index));
  });
});

describe('a table that is watched turns behind', () => {
  it.each([1, 2])('shows them the match as it was %i turns ago, and all of it when it is over', async (amount) => {
    const { id, seats } = await table(turns(amount));
    const { seat: first } = await watcher(id);
    const late: Seat[] = [];
    let lagging = 0;
    for (let n = 0; roundOf(seats[0]) < ROUNDS; n++) {
      const { seat } = await watcher(id);
      late.push(seat);
      // A turn is shown when the match is so many turns further.
      const shown = turnOf(seats[0]) - amount;
      for (const one of [first, seat]) {
        expect(turnOf(one)).toBe(Math.max(shown, NOT_YET));
        lagging += seats[0]!.match!.n - (one.match?.n ?? 0);
      }
      await playOn(seats, 1, seeded(n));
      await wait(20);
    }
    expect(lagging).toBeGreaterThan(20);
    for (const one of [first, ...late]) {
      await one.until(() => one.info?.status === 'over' && one.match?.n === seats[0]!.match!.n);
      expect(hashOf(one.match?.view)).toBe(await publicHash(id));
      expect(one.gaps).toBe(0);
    }
    const everything = await watcher(id);
    expect(first.log).toEqual(everything.seat.log);
  });

  it('keeps what players say for the turn in which it was said', async () => {
    const { id, seats } = await table(turns(1));
    const { seat: onlooker, tap } = await watcher(id);
    const said = (text: string, n: number) =>
      seats[0]!.say('say', { table: id, channel: 'table', text, action: `word-number-${n}` });
    expect(await said('before the first turn ends', 1)).toMatchObject({ ok: true });
    for (let n = 0; turnOf(seats[0]) === 0; n++) await playOn(seats, 1, seeded(n));
    expect(await said('after the first turn ended', 2)).toMatchObject({ ok: true });
    await onlooker.until(() => onlooker.match !== undefined);
    await wait(50);
    const heard = tap.take().toString();
    expect(heard).toContain('before the first turn ends');
    expect(heard).not.toContain('after the first turn ended');
    const { tap: lateTap, seat: late } = await watcher(id);
    await late.say('talk', { table: id, before: 1e15, limit: 50 });
    const page = lateTap.take().toString();
    expect(page).toContain('before the first turn ends');
    expect(page).not.toContain('after the first turn ended');
  });

  it('tells no players later, whatever browser they use', async () => {
    const { id, anna, seats } = await table(turns(5));
    const other = await page(Object.assign(new Person(server.url, 'Anna'), { cookie: anna.cookie }), id);
    await playOn(seats, 5, seeded(1));
    await other.until(() => other.match?.n === 5);
    expect(other.log.length).toBeGreaterThan(0);
  });
});
