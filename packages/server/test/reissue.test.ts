import type { TableInfo } from '@morgenrot/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claim, DEAD, order, pageAt, token } from './kit/claims.ts';
import { Person, type Seat, seatedTable } from './kit/person.ts';
import { type TestServer, testServer } from './kit/server.ts';

let server: TestServer;
/** Time that tests let pass. */
let later = 0;
beforeAll(async () => {
  server = await testServer({ parts: { now: () => Date.now() + later } });
});
afterAll(() => server.end());

const someone = (name = 'Zoe') => new Person(server.url, name);
const recordOf = async (table: string) => (await server.store.tables.read(table))!;

/** Somebody who has gone away altogether. */
async function gone(seat: Seat, others: Seat[]): Promise<void> {
  const { me } = seat;
  seat.socket.disconnect();
  for (const other of others)
    await other.until(() => other.info?.seats.find((one) => one.seat === me)?.present === false);
}

describe('the host gives a lost seat out anew', () => {
  async function lostSeat() {
    const made = await seatedTable(server.url, { seats: 3 });
    const [anna, ben, cleo] = made.seats as [Seat, Seat, Seat];
    await gone(ben, [anna, cleo]);
    return { ...made, anna, ben, cleo, lost: made.people[1]! };
  }

  it('the old cookie opens it no more, whoever gets the link sits there, and everybody hears of it', async () => {
    const { table, people, anna, cleo, lost } = await lostSeat();
    const told: unknown[] = [];
    cleo.socket.on('said', ({ line }) => void told.push(line.event));
    const link = await token(anna, { kind: 'reissue', seat: '1' });
    expect((await pageAt(lost, table)).joined).toMatchObject({ seat: null, mine: [] });
    await cleo.until(() => cleo.info?.seats[1]?.vacant === true);
    const dora = someone('Dora');
    const look = await dora.ask('POST', '/api/claims/look', { token: link });
    expect(look.body).toMatchObject({ seat: '1', isOpen: true });
    expect(await claim(dora, link, { name: 'Dora' })).toEqual([200, '1']);
    expect((await pageAt(dora, table)).joined).toMatchObject({ seat: '1', mine: ['1'] });
    await cleo.until(() => cleo.info?.seats[1]?.name === 'Dora' && told.length === 2);
    expect(cleo.info?.seats[1]?.vacant).toBeUndefined();
    expect(told).toEqual([
      { key: 'seat.reissued', params: { name: 'Person 1' } },
      { key: 'seat.claimed', params: { name: 'Dora' } },
    ]);
    expect(server.logged()).not.toContain(link);
    for (const person of [...people, dora]) person.close();
  });

  it('a link of before is dead from that moment on, a newer one ends the older, and both end after a week', async () => {
    const { people, anna, ben, lost, cleo, table } = await lostSeat();
    const again = await pageAt(lost, table);
    const handed = await token(again, { kind: 'handOver', seat: '1' });
    await gone(again, [anna, cleo]);
    const first = await token(anna, { kind: 'reissue', seat: '1' });
    expect(await claim(someone(), handed)).toEqual(DEAD);
    const second = await token(anna, { kind: 'reissue', seat: '1' });
    expect(await claim(someone(), first)).toEqual(DEAD);
    later += 7 * 24 * 3_600_000 - 60_000;
    expect((await someone().ask('POST', '/api/claims/look', { token: second })).status).toBe(200);
    later += 120_000;
    expect(await claim(someone(), second)).toEqual(DEAD);
    ben.socket.disconnect();
    for (const person of people) person.close();
  });

  it('for somebody in their place who may come back', async () => {
    const { table, people, anna, lost } = await lostSeat();
    const link = await token(anna, { kind: 'reissue', seat: '1', keep: true });
    const dora = someone('Dora');
    expect(await claim(dora, link, { name: 'Dora' })).toEqual([200, '1']);
    const [, seat] = (await recordOf(table)).seats;
    expect(seat?.name).toBe('Person 1');
    expect(seat?.owner).toBeDefined();
    await anna.until(() => anna.info?.seats[1]?.standIn === 'person');
    const mine = (await lost.ask('GET', '/api/tables/mine')).body as unknown as { tables: TableInfo[] };
    expect(mine.tables.map(({ id }) => id)).toContain(table);
    for (const person of [...people, dora]) person.close();
  });

  it('and the link for a substitute is dead as soon as the owner is back', async () => {
    const { table, people, anna, lost } = await lostSeat();
    const link = await token(anna, { kind: 'reissue', seat: '1', keep: true });
    const back = await pageAt(lost, table);
    expect(await order(back, { kind: 'return', seat: '1' })).toMatchObject({ ok: true });
    expect(await claim(someone(), link)).toEqual(DEAD);
    await order(back, { kind: 'standIn', seat: '1' });
    expect((await recordOf(table)).seats[1]?.computer).toBe(true);
    expect(await claim(someone(), link)).toEqual(DEAD);
    for (const person of people) person.close();
  });

  it('only the host, only where nobody is, and only a seat that there is', async () => {
    const { people, seats, anna, cleo } = await lostSeat();
    const refused = async (page: Seat, seat: string) => {
      const reply = await order(page, { kind: 'reissue', seat });
      return reply.ok ? undefined : reply.reason.key;
    };
    expect(await refused(cleo, '1')).toBe('host.only');
    expect(await refused(anna, '2')).toBe('seat.present');
    expect(await refused(anna, '0')).toBe('seat.present');
    expect(await refused(anna, '7')).toBe('seat.unknown');
    expect(seats).toHaveLength(3);
    for (const person of people) person.close();
  });

  it('not that of a computer player that was there from the start', async () => {
    const anna = someone('Anna');
    const { id } = await anna.create({ seats: 2, plans: ['open', 'computer'] });
    const reply = await order(await pageAt(anna, id), { kind: 'reissue', seat: '1' });
    expect(reply).toMatchObject({ ok: false, reason: { key: 'seat.computer' } });
    anna.close();
  });
});
