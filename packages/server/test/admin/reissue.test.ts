import type { TableInfo } from '@morgenrot/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agree, leaves, PATIENCE, propose, refusal } from '../kit/away.ts';
import { claim, DEAD, handsIn, order, pageAt, token } from '../kit/claims.ts';
import { Person, type Seat, seatedTable } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

let server: TestServer;
/** Time that tests let pass. */
let later = 0;
beforeAll(async () => {
  server = await testServer({ parts: { now: () => Date.now() + later, computerDelayMs: 60_000 } });
});
afterAll(() => server.end());

const INSIDER = [403, 'link.insider'];
const someone = (name = 'Zoe') => new Person(server.url, name);
const recordOf = async (table: string) => (await server.store.tables.read(table))!;

/** Four at a table; the second is away, and the others have agreed on a substitute. */
async function substituted() {
  const made = await seatedTable(server.url, { seats: 4 });
  const [anna, ben, cleo, dora] = made.seats as [Seat, Seat, Seat, Seat];
  await leaves(ben, [anna, cleo, dora]);
  later += PATIENCE;
  await agree([anna, cleo, dora], { kind: 'substitute', seat: '1' });
  const close = (...more: Person[]) => {
    for (const person of [...made.people, ...more]) person.close();
  };
  return { ...made, anna, cleo, dora, owner: made.people[1]!, close };
}

describe('a link for a substitute', () => {
  it('takes the consent of more than half of the owners, and patience; the host alone cannot make it', async () => {
    const { people, seats } = await seatedTable(server.url, { seats: 3 });
    const [anna, ben, cleo] = seats as [Seat, Seat, Seat];
    expect(await order(anna, { kind: 'reissue', seat: '1' })).toEqual(refusal('vote.needed'));
    expect(await propose(anna, { kind: 'substitute', seat: '1' })).toEqual(refusal('seat.present'));
    await leaves(ben, [anna, cleo]);
    expect(await propose(anna, { kind: 'substitute', seat: '1' })).toMatchObject(refusal('seat.patience'));
    later += PATIENCE;
    expect(await order(anna, { kind: 'reissue', seat: '1' })).toEqual(refusal('vote.needed'));
    await agree([anna, cleo], { kind: 'substitute', seat: '1' });
    await anna.until(() => anna.info?.seats[1]?.substitute === true);
    expect(anna.info?.seats[1]).toMatchObject({ standIn: 'computer', computer: true });
    expect(await order(cleo, { kind: 'reissue', seat: '1' })).toEqual(refusal('host.only'));
    expect(await order(anna, { kind: 'reissue', seat: '1' })).toMatchObject({ ok: true });
    for (const person of people) person.close();
  });

  it('leads somebody to the seat who knows no hand; the owner keeps it, finds it among their tables, and takes it back', async () => {
    const { table, anna, cleo, owner, close } = await substituted();
    const told: unknown[] = [];
    cleo.socket.on('said', ({ line }) => void told.push(line.event));
    const link = await token(anna, { kind: 'reissue', seat: '1' });
    const zoe = someone();
    const look = await zoe.ask('POST', '/api/claims/look', { token: link });
    expect(look.body).toMatchObject({ seat: '1', isOpen: false });
    expect(await claim(zoe, link, { name: 'Zoe' })).toEqual([200, '1']);
    const page = await pageAt(zoe, table);
    expect(page.joined).toMatchObject({ seat: '1', mine: ['1'] });
    expect(handsIn(page.match)['1']).not.toContain('?');
    await anna.until(() => anna.info?.seats[1]?.standIn === 'person');
    expect((await recordOf(table)).seats[1]).toMatchObject({ name: 'Person 1', owner: expect.any(String) });
    // Also where the table is on no list.
    await order(anna, { kind: 'settings', settings: { access: 'link' } });
    const mine = (await owner.ask('GET', '/api/tables/mine')).body as unknown as { tables: TableInfo[] };
    expect(mine.tables.map(({ id }) => id)).toContain(table);
    const back = await pageAt(owner, table);
    expect(back.joined).toMatchObject({ seat: null, owned: ['1'] });
    expect(await order(back, { kind: 'return', seat: '1' })).toMatchObject({ ok: true });
    await page.until(() => page.joined?.seat === null);
    expect(handsIn(page.match)['1']).toEqual(['?', '?', '?', '?']);
    await back.until(() => back.joined?.seat === '1');
    expect(told).toEqual([
      { key: 'seat.lent', params: { name: 'Person 1' } },
      { key: 'seat.claimed', params: { name: 'Zoe' } },
      { key: 'seat.back', params: { name: 'Person 1' } },
    ]);
    expect(server.logged()).not.toContain(link);
    close(zoe);
  });

  it('opens nothing for whoever has a seat, has had one, or looks with the eyes of one', async () => {
    const { table, people, anna, cleo, dora, close } = await substituted();
    const link = await token(anna, { kind: 'reissue', seat: '1' });
    // Who ordered it, and the others.
    for (const index of [0, 2, 3]) expect(await claim(people[index]!, link)).toEqual(INSIDER);
    // Somebody who had a seat here once.
    const moved = someone('Phone');
    expect(await claim(moved, await token(dora, { kind: 'handOver', seat: '3' }))).toEqual([200, '3']);
    expect(await claim(people[3]!, link)).toEqual(INSIDER);
    // Somebody who looks with lent eyes.
    await order(cleo, { kind: 'show', seat: '2', shown: true });
    const guest = someone('Guest');
    await guest.ask('GET', '/api/me');
    const eyes = await pageAt(guest, table);
    eyes.entry = { seat: '2' };
    expect((await eyes.watch()).eyes).toBe('2');
    expect(await claim(guest, link)).toEqual(INSIDER);
    const zoe = someone();
    expect(await claim(zoe, link)).toEqual([200, '1']);
    // The substitute gives nothing away that is not theirs.
    const page = await pageAt(zoe, table);
    expect(await order(page, { kind: 'handOver', seat: '1' })).toEqual(refusal('seat.borrowed'));
    expect(await order(page, { kind: 'show', seat: '1', shown: true })).toEqual(refusal('seat.borrowed'));
    expect(await propose(page, { kind: 'pause' })).toEqual(refusal('seat.borrowed'));
    expect(await order(page, { kind: 'takeHost' })).toEqual(refusal('seat.none'));
    close(zoe, moved, guest);
  });

  it('is dead as soon as the owner is back, when a newer one is made, and after a week', async () => {
    const { table, anna, owner, close } = await substituted();
    const first = await token(anna, { kind: 'reissue', seat: '1' });
    const second = await token(anna, { kind: 'reissue', seat: '1' });
    expect(await claim(someone(), first)).toEqual(DEAD);
    later += 7 * 24 * 3_600_000 - 60_000;
    expect((await someone().ask('POST', '/api/claims/look', { token: second })).status).toBe(200);
    later += 120_000;
    expect(await claim(someone(), second)).toEqual(DEAD);
    const third = await token(anna, { kind: 'reissue', seat: '1' });
    const back = await pageAt(owner, table);
    expect(await order(back, { kind: 'return', seat: '1' })).toMatchObject({ ok: true });
    expect(await claim(someone(), third)).toEqual(DEAD);
    await order(back, { kind: 'standIn', seat: '1' });
    expect(await claim(someone(), third)).toEqual(DEAD);
    // What was agreed on has ended with the owner’s return.
    expect(await order(anna, { kind: 'reissue', seat: '1' })).toEqual(refusal('vote.needed'));
    close();
  });

  it('lets the substitute take back their own answers, and none of the owner’s', async () => {
    const { table, people, seats } = await seatedTable(server.url, { seats: 3, options: { length: 'long' } });
    const [anna, ben, cleo] = seats as [Seat, Seat, Seat];
    expect((await anna.act(anna.question()!.id, 'pass')).ok).toBe(true);
    await Promise.all([ben, cleo].map((page) => page.until(() => page.match?.n === 1)));
    expect(anna.match?.undo).toEqual({ ok: true });
    await order(anna, { kind: 'host', seat: '1' });
    await leaves(anna, [ben, cleo]);
    later += PATIENCE;
    await agree([ben, cleo], { kind: 'substitute', seat: '0' });
    const zoe = someone();
    expect(await claim(zoe, await token(ben, { kind: 'reissue', seat: '0' }))).toEqual([200, '0']);
    const page = await pageAt(zoe, table);
    expect(page.match?.undo).toEqual(refusal('undo.lent'));
    expect(await page.say('undo', { table, n: 1 })).toEqual(refusal('undo.lent'));
    expect((await page.act(page.question()!.id, 0)).ok).toBe(true);
    await page.until(() => page.match?.n === 2);
    expect(await page.say('undo', { table, n: 2 })).toMatchObject({ ok: true });
    for (const person of [...people, zoe]) person.close();
  });

  it('is not made for a computer player of the start, nor for a seat that there is not', async () => {
    const anna = someone('Anna');
    const { id } = await anna.create({ seats: 2, plans: ['open', 'computer'] });
    const page = await pageAt(anna, id);
    expect(await order(page, { kind: 'reissue', seat: '1' })).toEqual(refusal('seat.computer'));
    expect(await order(page, { kind: 'reissue', seat: '7' })).toEqual(refusal('seat.unknown'));
    expect(await order(page, { kind: 'reissue', seat: '0' })).toEqual(refusal('seat.present'));
    anna.close();
  });
});
