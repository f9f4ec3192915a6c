import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claim, order, pageAt, token } from './kit/claims.ts';
import { POSTGRES, REDIS, testDatabase } from './kit/database.ts';
import { Person, type Seat, seatedTable } from './kit/person.ts';
import { type TestServer, testServer } from './kit/server.ts';

const KEPT = 20_000;

let server: TestServer;
/** Time that tests let pass. */
let later = 0;
beforeAll(async () => {
  server = await testServer({ parts: { now: () => Date.now() + later, keptMs: KEPT } });
  // A server that has just begun does not know who was here before.
  later += KEPT;
});
afterAll(() => server.end());

const justGone = (seconds: number) => ({ ok: false, reason: { key: 'seat.justGone', params: { seconds } } });
const OTHERS_GIVE_IT = [
  { kind: 'standIn', seat: '1' },
  { kind: 'reissue', seat: '1' },
  { kind: 'reissue', seat: '1', keep: true },
  { kind: 'propose', what: { kind: 'standIn', seat: '1' } },
];

async function leaves(seat: Seat, looking: Seat): Promise<void> {
  const { me } = seat;
  seat.socket.disconnect();
  await looking.until(() => looking.info?.seats.find((one) => one.seat === me)?.present === false);
}

/** Three at a table, and the second one has vanished. */
async function vanished() {
  const made = await seatedTable(server.url, { seats: 3 });
  const [anna, ben, cleo] = made.seats as [Seat, Seat, Seat];
  await leaves(ben, cleo);
  const close = (): void => {
    for (const person of made.people) person.close();
  };
  return { table: made.table, anna, cleo, lost: made.people[1]!, close };
}

describe('a player who has only just gone', () => {
  it('keeps the seat for a while, whoever wants to give it away and however; everybody knows for how long', async () => {
    const { table, anna, cleo, close } = await vanished();
    const { justGone: told = 0 } = cleo.info?.seats[1] ?? {};
    expect(told).toBeGreaterThan(KEPT - 2000);
    expect(told).toBeLessThanOrEqual(KEPT);
    for (const deed of OTHERS_GIVE_IT) expect(await order(anna, deed)).toEqual(justGone(20));
    later += 15_000;
    for (const deed of OTHERS_GIVE_IT) expect(await order(anna, deed)).toEqual(justGone(5));
    expect((await server.store.tables.read(table))?.seats[1]).toMatchObject({ name: 'Person 1', computer: false });
    later += 5000;
    expect(await order(anna, { kind: 'standIn', seat: '1' })).toEqual({ ok: true });
    close();
  });

  it('stays the host for that long', async () => {
    const { people, seats } = await seatedTable(server.url, { seats: 2 });
    const [anna, ben] = seats as [Seat, Seat];
    await leaves(anna, ben);
    expect(await order(ben, { kind: 'takeHost' })).toEqual(justGone(20));
    later += KEPT;
    expect(await order(ben, { kind: 'takeHost' })).toEqual({ ok: true });
    await ben.until(() => ben.info?.host === '1');
    for (const person of people) person.close();
  });

  it('keeps it anew after having been here again, however briefly', async () => {
    const { table, anna, cleo, lost, close } = await vanished();
    later += KEPT;
    const again = await pageAt(lost, table);
    await cleo.until(() => cleo.info?.seats[1]?.present === true);
    expect(cleo.info?.seats[1]?.justGone).toBeUndefined();
    await leaves(again, cleo);
    expect(await order(anna, { kind: 'reissue', seat: '1' })).toEqual(justGone(20));
    later += KEPT;
    expect(await order(anna, { kind: 'reissue', seat: '1' })).toMatchObject({ ok: true });
    close();
  });

  it('may give it away at once to somebody of their choice, and the new player is just as safe', async () => {
    const { table, people, seats } = await seatedTable(server.url, { seats: 2 });
    const [anna, ben] = seats as [Seat, Seat];
    const link = await token(ben, { kind: 'handOver', seat: '1' });
    await leaves(ben, anna);
    const zoe = new Person(server.url, 'Zoe');
    expect(await claim(zoe, link)).toEqual([200, '1']);
    const page = await pageAt(zoe, table);
    await anna.until(() => anna.info?.seats[1]?.present === true);
    await leaves(page, anna);
    expect(await order(anna, { kind: 'reissue', seat: '1' })).toEqual(justGone(20));
    for (const person of [...people, zoe]) person.close();
  });

  it('is not forgotten by a server that has only just begun', async () => {
    const { table, people, seats } = await seatedTable(server.url, { seats: 2 });
    for (const seat of seats) seat.socket.disconnect();
    server = await server.again();
    const host = Object.assign(new Person(server.url, people[0]!.name), { cookie: people[0]!.cookie });
    const anna = await pageAt(host, table);
    const reply = await order(anna, { kind: 'standIn', seat: '1' });
    expect(reply).toMatchObject({ ok: false, reason: { key: 'seat.justGone' } });
    later += KEPT;
    expect(await order(anna, { kind: 'standIn', seat: '1' })).toEqual({ ok: true });
    for (const person of [...people, host]) person.close();
  });
});

describe.runIf(POSTGRES !== undefined && REDIS !== undefined)('two servers on one database', () => {
  it('keep a seat whose player was at the other one, at a table that nobody here looks at', async () => {
    const database = await testDatabase('postgres');
    const from = { database, settings: { redisUrl: REDIS }, parts: { now: () => Date.now() + later, keptMs: KEPT } };
    const [one, two] = await Promise.all([testServer(from), testServer(from)]);
    later += KEPT;
    const [anna, ben] = [new Person(one.url, 'Anna'), new Person(two.url, 'Ben')];
    const { id } = await anna.create();
    await ben.join(id);
    const there = await pageAt(ben, id);
    const early = await pageAt(anna, id);
    await early.until(() => early.info?.seats[1]?.present === true);
    early.socket.disconnect();
    await there.until(() => there.info?.seats[0]?.present === false);
    there.socket.disconnect();
    const host = await pageAt(anna, id);
    await host.until(() => host.info?.seats[1]?.present === false);
    const reply = await order(host, { kind: 'standIn', seat: '1' });
    expect(reply).toMatchObject({ ok: false, reason: { key: 'seat.justGone' } });
    later += KEPT;
    expect(await order(host, { kind: 'standIn', seat: '1' })).toEqual({ ok: true });
    for (const person of [anna, ben]) person.close();
    await Promise.all([one.close(), two.close()]);
    await database.drop();
  });
});
