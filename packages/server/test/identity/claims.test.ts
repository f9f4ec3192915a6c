import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claim, DEAD, handsIn, order, pageAt, token } from '../kit/claims.ts';
import { Person, playOn, type Seat, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

let server: TestServer;
/** Time that tests let pass. */
let later = 0;
beforeAll(async () => {
  server = await testServer({ parts: { now: () => Date.now() + later } });
});
afterAll(() => server.end());

const someone = (name = 'Zoe') => new Person(server.url, name);
const recordOf = async (table: string) => (await server.store.tables.read(table))!;

describe('a seat moves to another device', () => {
  it('by a link that shows where it leads, in the middle of a decision, and the old device has it no more', async () => {
    const { table, people, seats } = await seatedTable(server.url);
    const [anna, ben] = seats as [Seat, Seat];
    await playOn(seats, 2, seeded(1));
    const link = await token(anna, { kind: 'handOver', seat: '0' });
    const phone = someone();
    const look = await phone.ask('POST', '/api/claims/look', { token: link });
    expect(look.body).toMatchObject({ ok: true, seat: '0', isOpen: false, isMine: false, table: { id: table } });
    const question = anna.question();
    expect(question).toBeDefined();
    expect(await claim(phone, link)).toEqual([200, '0']);

    const there = await pageAt(phone, table);
    expect(there.joined).toMatchObject({ seat: '0', mine: ['0'] });
    expect(there.question()).toEqual(question);
    await anna.until(() => anna.joined?.seat === null);
    expect(anna.joined?.mine).toEqual([]);
    const late = await anna.act(question!.id, 'pass');
    expect(late).toMatchObject({ ok: false, reason: { key: 'seat.none' } });
    expect(await there.play(seeded(2))).toMatchObject({ ok: true });
    await ben.until(() => ben.match?.n === there.match?.n);
    expect((await recordOf(table)).seats[0]).toMatchObject({ name: 'Person 0' });
    // Whoever kept the table in order does so from the new device.
    expect((await order(there, { kind: 'keys' })).ok).toBe(true);
    for (const person of [...people, phone]) person.close();
  });

  it('in every tab at once, and nothing more comes over the old wires', async () => {
    const { table, people, seats } = await seatedTable(server.url);
    const second = await pageAt(people[0]!, table);
    const link = await token(seats[0]!, { kind: 'handOver', seat: '0' });
    const phone = someone();
    await claim(phone, link);
    for (const tab of [seats[0]!, second]) await tab.until(() => tab.joined?.seat === null);
    const before = second.moves.length;
    const there = await pageAt(phone, table);
    await playOn([there, seats[1]!], 6, seeded(3));
    await second.until(() => second.moves.length >= before + 6);
    const drawn = JSON.stringify(second.moves.slice(before));
    for (const card of handsIn(there.match)['0'] ?? []) expect(drawn).not.toContain(card);
    for (const person of [...people, phone]) person.close();
  });

  it('while the table waits, and when the match is over', async () => {
    const anna = someone('Anna');
    const { id } = await anna.create({ seats: 3 });
    const link = await token(await pageAt(anna, id), { kind: 'handOver', seat: '0' });
    const phone = someone();
    expect(await claim(phone, link)).toEqual([200, '0']);
    expect((await pageAt(phone, id)).joined).toMatchObject({ mine: ['0'], table: { host: '0' } });

    const { table, people, seats } = await seatedTable(server.url);
    await playOn(seats, 200, seeded(4));
    expect((await recordOf(table)).status).toBe('over');
    const late = await token(seats[1]!, { kind: 'handOver', seat: '1' });
    expect(await claim(phone, late)).toEqual([200, '1']);
    for (const person of [...people, anna, phone]) person.close();
  });

  it('to somebody who sits there already: they play both, and nobody’s cards lie open before they say whose', async () => {
    const { table, people, seats } = await seatedTable(server.url);
    const link = await token(seats[0]!, { kind: 'handOver', seat: '0' });
    const ben = people[1]!;
    expect(await claim(ben, link)).toEqual([200, '0']);
    const record = await recordOf(table);
    expect(record.seats.map(({ hand }) => hand)).toEqual([1, 0]);
    expect(new Set(record.seats.map(({ person }) => person)).size).toBe(1);
    const both = seats[1]!;
    await both.until(() => both.joined?.mine.length === 2);
    expect(both.joined).toMatchObject({ mine: ['1', '0'], seat: null });
    for (const person of people) person.close();
  });

  it('by the newest link alone, once, and in time', async () => {
    const { people, seats } = await seatedTable(server.url);
    const anna = seats[0]!;
    const old = await token(anna, { kind: 'handOver', seat: '0' });
    const link = await token(anna, { kind: 'handOver', seat: '0' });
    expect(await claim(someone(), old)).toEqual(DEAD);
    later += 15 * 60_000 + 1000;
    expect(await claim(someone(), link)).toEqual(DEAD);
    expect((await someone().ask('POST', '/api/claims/look', { token: link })).status).toBe(410);
    const fresh = await token(anna, { kind: 'handOver', seat: '0' });
    expect(await claim(someone(), fresh)).toEqual([200, '0']);
    expect(await claim(someone(), fresh)).toEqual(DEAD);
    for (const person of people) person.close();
  });

  it('only by whoever holds it', async () => {
    const { people, seats } = await seatedTable(server.url);
    expect(await order(seats[1]!, { kind: 'handOver', seat: '0' })).toMatchObject({ reason: { key: 'seat.none' } });
    const stranger = await pageAt(someone(), seats[0]!.table);
    expect(await order(stranger, { kind: 'handOver', seat: '0' })).toMatchObject({ reason: { key: 'seat.none' } });
    for (const person of people) person.close();
  });

  it('and a link of one table opens nothing at another, also where the seats have changed places', async () => {
    const anna = someone('Anna');
    const { id } = await anna.create({ seats: 3 });
    const cleo = someone('Cleo');
    await cleo.join(id, '1');
    const link = await token(await pageAt(anna, id), { kind: 'handOver', seat: '0' });
    const move = await (await pageAt(anna, id)).say('order', { table: id, do: { kind: 'move', from: '0', to: '1' } });
    expect(move.ok).toBe(true);
    const phone = someone();
    expect(await claim(phone, link)).toEqual([200, '1']);
    const record = await recordOf(id);
    expect(record.seats.map(({ name }) => name)).toEqual(['Cleo', 'Anna', undefined]);
    for (const made of [link.slice(1), `${link}x`, 'A'.repeat(43)]) expect(await claim(someone(), made)).toEqual(DEAD);
    for (const person of [anna, cleo]) person.close();
  });

  it('whoever leaves meanwhile takes nothing along: the link is dead', async () => {
    const anna = someone('Anna');
    const { id } = await anna.create({ seats: 3 });
    const ben = someone('Ben');
    await ben.join(id, '1');
    const link = await token(await pageAt(ben, id), { kind: 'handOver', seat: '1' });
    await ben.ask('POST', `/api/tables/${id}/leave`);
    expect(await claim(someone(), link)).toEqual(DEAD);
    await someone('Cleo').join(id, '1');
    expect(await claim(someone(), link)).toEqual(DEAD);
    for (const person of [anna, ben]) person.close();
  });

  it('to one of two who come with the same link at the same moment, a hundred times', async () => {
    const { table, people, seats } = await seatedTable(server.url);
    const [anna, ben] = seats as [Seat, Seat];
    let holder = anna;
    const all: Person[] = [...people];
    for (let round = 0; round < 100; round++) {
      const link = await token(holder, { kind: 'handOver', seat: '0' });
      const thieves = [someone(), someone(), someone()];
      const answers = await Promise.all(thieves.map((thief) => claim(thief, link)));
      expect(answers.map(([status]) => status).sort()).toEqual([200, 410, 410]);
      const winner = thieves[answers.findIndex(([status]) => status === 200)]!;
      all.push(...thieves);
      holder.socket.disconnect();
      holder = await pageAt(winner, table);
      expect(holder.joined?.mine).toEqual(['0']);
    }
    expect(ben.joined?.mine).toEqual(['1']);
    for (const person of all) person.close();
  });

  it('and no token is written down anywhere', async () => {
    const { people, seats, table } = await seatedTable(server.url);
    const link = await token(seats[0]!, { kind: 'handOver', seat: '0' });
    await seats[1]!.watch();
    const seen = JSON.stringify([seats[1]!.joined, await someone().ask('GET', `/api/tables/${table}`)]);
    await claim(someone(), link);
    expect(seen + server.logged()).not.toContain(link);
    for (const person of people) person.close();
  });
});

describe('bad links', () => {
  it.each([[{}], [{ token: '' }], [{ token: 7 }], [{ token: 'x'.repeat(65) }], [{ token: '../../etc' }]])(
    'refuses %j',
    async (body) => {
      for (const path of ['/api/claims', '/api/claims/look']) {
        const answer = await someone().ask('POST', path, body);
        expect([answer.status, answer.body.reason?.key]).toEqual([400, 'message.malformed']);
      }
    },
  );
});
