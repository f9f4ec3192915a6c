import { type AnyGame, verify } from '@morgenrot/engine';
import type { MatchFile } from '@morgenrot/protocol';
import { matchFile } from '@morgenrot/protocol/schemas';
import { afterEach, describe, expect, it } from 'vitest';
import { BAZAAR_2, BAZAAR_2_BROKEN, BAZAAR_3, rollsIn } from '../kit/bazaar-later.ts';
import { KINDS, REDIS, testDatabase } from '../kit/database.ts';
import { BAZAAR, type Bazaar } from '../kit/game.ts';
import { Person, playOn, Seat, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { CAN_BE_TWO } from '../kit/two-servers.ts';

let server: TestServer;
let people: Person[] = [];
afterEach(async () => {
  for (const person of people) person.close();
  await server.end();
});

/** The same people at the same table, at a server that has other rules now. */
async function upgrade(table: string, games: AnyGame[], opensIt: AnyGame): Promise<Seat[]> {
  for (const person of people) person.close();
  await server.close();
  server = await testServer({ database: server.database, parts: { games } });
  people = people.map((person) => {
    const again = new Person(server.url, person.name);
    again.cookie = person.cookie;
    return again;
  });
  const seats = people.map((person) => new Seat(person.connect(), table, opensIt));
  for (const seat of seats) await seat.watch();
  return seats;
}

async function begun(kind: 'sqlite' | 'postgres' = 'sqlite', answers = 9): Promise<{ table: string; seats: Seat[] }> {
  server = await testServer({ database: await testDatabase(kind) });
  const made = await seatedTable(server.url);
  people = made.people;
  await playOn(made.seats, answers, seeded(7));
  return made;
}

const fileOf = async (table: string): Promise<MatchFile> =>
  (await people[0]!.ask('GET', `/api/tables/${table}/record`)).body.file as unknown as MatchFile;

describe.each(KINDS)('an upgrade whose rules bring old matches with them (%s)', (kind) => {
  it('plays them on to the end, tells it, takes nothing back behind it, and the record is checked from there', async () => {
    const { table, seats } = await begun(kind);
    const before = seats[0]!.match!;
    const again = await upgrade(table, [BAZAAR_2], BAZAAR_2);
    const { match, info, log } = again[0]!;
    expect(info).toMatchObject({ rules: 2, status: 'playing' });
    expect(match).toMatchObject({ n: before.n + 1, undo: { ok: false } });
    expect(rollsIn(match!.view)).toEqual({ 0: 0, 1: 0 });
    expect(log.at(-1)).toMatchObject({ key: 'rules.changed', params: { from: 1, to: 2 }, n: before.n + 1 });
    expect(log.length).toBeGreaterThan(5);

    const stored = await server.store.matches.journal(table);
    expect(stored.map(({ n }) => n)).toEqual(stored.map((_, index) => index));
    expect(await server.store.matches.givenSince(table, 0)).toEqual([]);
    await playOn(again, 5, seeded(8));
    expect(await server.store.matches.givenSince(table, 0)).toHaveLength(5);
    // Once more through the store, and on to the end.
    const third = await upgrade(table, [BAZAAR_2], BAZAAR_2);
    expect(third[0]!.match!.n).toBe(before.n + 6);
    await playOn(third, 500, seeded(9));
    await third[0]!.until(() => third[0]!.info?.status === 'over');

    const file = await fileOf(table);
    expect(matchFile.safeParse(file).success).toBe(true);
    expect(file.record).toMatchObject({ rules: 2, start: { n: before.n + 1 } });
    expect(file.earlier).toMatchObject([{ rules: 1 }]);
    expect(file.earlier?.[0]?.entries).toHaveLength(before.n);
    expect(verify(BAZAAR_2, file)).toMatchObject({ ok: true, checked: { entries: file.record.entries.length } });
    const forged = (by: number): MatchFile => {
      const other = structuredClone(file);
      other.record.start!.drawn += by;
      return other;
    };
    // Other dice may fall the same way once, but not ten times.
    const forgeries = Array.from({ length: 10 }, (_, index) => verify(BAZAAR_2, forged(index + 1)));
    expect(forgeries.some(({ ok }) => !ok)).toBe(true);
  });
});

describe('an upgrade', () => {
  it('lets everybody agree to go back as far as the new rules, also where the states were lost', async () => {
    const { table } = await begun();
    let seats = await upgrade(table, [BAZAAR_2], BAZAAR_2);
    await playOn(seats, 6, seeded(3));
    seats = await upgrade(table, [BAZAAR_2], BAZAAR_2);
    const [first] = await server.store.matches.givenSince(table, 0);
    const proposed = seats[0]!.say('order', { table, do: { kind: 'propose', what: { kind: 'undo', n: first!.n } } });
    expect(await proposed).toMatchObject({ ok: true });
    await seats[1]!.until(() => seats[1]!.info?.proposal !== undefined);
    const { id } = seats[1]!.info!.proposal!;
    expect(await seats[1]!.say('order', { table, do: { kind: 'vote', proposal: id, yes: true } })).toMatchObject({
      ok: true,
    });
    await seats[0]!.until(() => seats[0]!.match?.undos === 1);
    expect(seats[0]!.match!.view.decisions).toBe(first!.n - 2);
    await playOn(seats, 500, seeded(4));
    await seats[0]!.until(() => seats[0]!.info?.status === 'over');
    expect(verify(BAZAAR_2, await fileOf(table))).toMatchObject({ ok: true });
  });

  it('that keeps the old rules plays an old match on by those, and sets up new ones by the new', async () => {
    const { table, seats } = await begun();
    const n = seats[0]!.match!.n;
    const again = await upgrade(table, [BAZAAR_3, BAZAAR], BAZAAR);
    expect(again[0]!.info).toMatchObject({ rules: 1 });
    expect(again[0]!.match).toMatchObject({ n, view: seats[0]!.match!.view });
    expect(await people[0]!.create()).toMatchObject({ rules: 3 });
    await playOn(again, 500, seeded(9));
    await again[0]!.until(() => again[0]!.info?.status === 'over');
    const file = await fileOf(table);
    expect(file.record).toMatchObject({ rules: 1 });
    expect(file.earlier).toBeUndefined();
    expect(verify(BAZAAR, file)).toMatchObject({ ok: true });
  });

  it.each([
    ['knows no way', BAZAAR_3],
    ['has a way that leads nowhere', BAZAAR_2_BROKEN],
  ])(
    'that %s puts an old match on the shelf, touches nothing of it, and a fitting server plays it on',
    async (_, game) => {
      const { table, seats } = await begun();
      const saved = await server.store.matches.load(table);
      const shelved = await upgrade(table, [game], game);
      expect(shelved[0]!.info).toMatchObject({ rules: 1, shelved: true, status: 'playing' });
      expect(shelved[0]!.match).toBeUndefined();
      expect(shelved[0]!.log.length).toBeGreaterThan(5);
      expect(await shelved[0]!.act(1, 'pass')).toMatchObject({ ok: false, reason: { key: 'rules.gone' } });
      expect(await shelved[0]!.say('undo', { table, n: 9 })).toMatchObject({
        ok: false,
        reason: { key: 'rules.gone' },
      });
      const kept = await server.store.matches.load(table);
      expect(kept?.state).toEqual(saved?.state);
      expect(kept?.record).toMatchObject({ rules: 1, n: saved!.record.n });
      const back = await upgrade(table, [BAZAAR], BAZAAR);
      expect(back[0]!.match?.view).toEqual(seats[0]!.match!.view);
      await playOn(back, 4, seeded(1));
    },
  );

  it('lets a table that waits begin by the new rules, with the options they know', async () => {
    server = await testServer();
    const anna = new Person(server.url, 'Anna');
    people = [anna];
    const { id } = await anna.create({ options: { length: 'long' } });
    const known = BAZAAR_2.options.filter(({ key }) => key !== 'length');
    const [seat] = await upgrade(id, [{ ...BAZAAR_2, options: known }], BAZAAR_2);
    expect(seat!.info).toMatchObject({ rules: 2, options: { faulty: 'no' }, status: 'waiting' });
    const ben = new Person(server.url, 'Ben');
    people.push(ben);
    await ben.join(id);
    await seat!.until(() => seat!.match !== undefined);
    expect(rollsIn(seat!.match!.view)).toEqual({ 0: 0, 1: 0 });
  });

  it('shows watchers with a delay what older rules have played in one piece, and nothing before its time', async () => {
    let now = Date.now();
    const clock = { now: () => now };
    server = await testServer({ parts: { games: [BAZAAR], ...clock } });
    people = [new Person(server.url, 'Anna'), new Person(server.url, 'Ben')];
    const settings = { start: 'full', delay: { by: 'minutes', amount: 5 } };
    const { id } = await people[0]!.create({ settings });
    await people[1]!.join(id);
    const seats = people.map((person) => new Seat(person.connect(), id));
    for (const seat of seats) await seat.watch();
    const [anna] = seats as [Seat, Seat];
    const card = (anna.match!.view as unknown as Bazaar).hands['0']![0]!;
    expect(await anna.act(anna.question()!.id, card)).toMatchObject({ ok: true, n: 1 });
    expect(await anna.say('undo', { table: id, n: 1 })).toMatchObject({ ok: true });
    await Promise.all(seats.map((seat) => seat.until(() => seat.match?.n === 2)));
    await playOn(seats, 6, seeded(2));
    for (const person of people) person.close();
    await server.close();
    server = await testServer({ database: server.database, parts: { games: [BAZAAR_2], ...clock, minuteMs: 50 } });
    const early = new Seat(new Person(server.url, 'Wim').connect(), id, BAZAAR_2);
    await early.watch();
    expect(early.match).toBeUndefined();
    now += 6 * 60_000;
    await early.until(() => early.match !== undefined);
    expect(early.match?.n).toBe(9);
    // Told as it stands: nothing that was taken back, as for somebody who comes in now.
    expect(early.log.map(({ n }) => n)).not.toContain(1);
    const late = new Seat(new Person(server.url, 'Ute').connect(), id, BAZAAR_2);
    await late.watch();
    expect(early.log).toEqual(late.log);
    late.socket.disconnect();
    early.socket.disconnect();
  });
});

describe.runIf(CAN_BE_TWO)('an upgrade of one of two servers', () => {
  it('sends whoever comes to the other one in that very moment round again, to the match by newer rules', async () => {
    const { table } = await begun('postgres');
    for (const person of people) person.close();
    await server.close();
    const { database } = server;
    server = await testServer({ database, parts: { games: [BAZAAR, BAZAAR_2] }, settings: { redisUrl: REDIS } });
    const anna = new Person(server.url, 'Anna');
    const dora = new Person(server.url, 'Dora');
    people = [anna, dora];
    const before = new Seat(anna.connect(), table);
    await before.watch();
    expect(before.info).toMatchObject({ rules: 1, status: 'playing' });
    // The other server's word that something has happened does not come through.
    const other = await testServer({ database, parts: { games: [BAZAAR_2] } });
    const there = new Person(other.url, 'Ben');
    const taking = new Seat(there.connect(), table, BAZAAR_2);
    await taking.watch();
    expect(taking.info).toMatchObject({ rules: 2, status: 'playing' });

    const coming = new Seat(dora.connect(), table, BAZAAR_2);
    await expect(coming.watch()).rejects.toThrow('server.closing');
    await coming.watch();
    expect(coming.info).toMatchObject({ rules: 2, status: 'playing' });
    expect(coming.match).toEqual(taking.match);
    await before.until(() => before.info?.rules === 2);
    there.close();
    await other.close();
  });
});
