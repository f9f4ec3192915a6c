import { readFileSync } from 'node:fs';
import * as schemas from '@morgenrot/protocol/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_TOKEN, Admin } from '../kit/admin.ts';
import { agree, early, leaves, PATIENCE, propose, refusal } from '../kit/away.ts';
import { claim, order, pageAt, token } from '../kit/claims.ts';
import { POSTGRES, REDIS, testDatabase } from '../kit/database.ts';
import { Person, playOn, type Seat, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { stateOf, stockClient, until } from '../kit/stock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CLOCK_PACE = { lookMs: 10, writeMs: 4000 };

let server: TestServer;
/** Time that tests let pass. */
let later = 0;
const now = (): number => Date.now() + later;
beforeAll(async () => {
  const parts = { now, computerDelayMs: 60_000, clockPace: CLOCK_PACE };
  server = await testServer({ parts, settings: { adminToken: ADMIN_TOKEN } });
});
afterAll(() => server.end());

const someone = (name = 'Zoe') => new Person(server.url, name);
const recordOf = async (table: string) => (await server.store.tables.read(table))!;
const STAND_IN = { kind: 'standIn', seat: '1' };
const SUBSTITUTE = { kind: 'substitute', seat: '1' };
const pause = (page: Seat, on: boolean) => order(page, { kind: 'pause', on });

async function gathered(seats: number, settings: object = {}) {
  const people = Array.from({ length: seats }, (_, index) => someone(`Person ${index}`));
  const wish = { seats, options: { length: 'long' }, settings: { start: 'full', ...settings } };
  const { id } = await people[0]!.create(wish);
  for (const person of people.slice(1)) await person.join(id);
  const pages: Seat[] = [];
  for (const person of people) pages.push(await pageAt(person, id));
  const close = (...more: Person[]) => {
    for (const person of [...people, ...more]) person.close();
  };
  return { id, people, pages, close };
}

describe('docs/powers.md', () => {
  it('has a row for every order that there is', () => {
    const text = readFileSync(new URL('../../../../docs/powers.md', import.meta.url), 'utf8');
    const kinds = schemas.deed.options.map(({ shape }) => shape.kind.value);
    expect(kinds.filter((kind) => !text.includes(`\`${kind}\``))).toEqual([]);
  });
});

describe('somebody who is away', () => {
  it('is robbed by nobody after twenty seconds, nor after the patience of the table, of seat or match', async () => {
    const { id, people, pages, close } = await gathered(2);
    const [anna, ben] = pages as [Seat, Seat];
    await leaves(anna, [ben]);
    later += 21_000;
    const key = 'host.patience';
    expect(await order(ben, { kind: 'takeHost' })).toEqual({
      ok: false,
      reason: { key, params: { count: 10, unit: 'minutes' } },
    });
    later += PATIENCE;
    expect(await order(ben, { kind: 'takeHost' })).toEqual({ ok: true });
    // One of two is not more than half: the seat stays, whatever they order.
    const thief = someone('Thief');
    expect(await order(ben, { kind: 'reissue', seat: '0' })).toEqual(refusal('vote.needed'));
    expect(await order(ben, { kind: 'standIn', seat: '0' })).toEqual(refusal('vote.needed'));
    for (const kind of ['standIn', 'substitute']) {
      expect(await propose(ben, { kind, seat: '0' })).toEqual({ ok: true });
      await ben.until(() => ben.info?.proposal !== undefined);
      expect(ben.info?.proposal).toMatchObject({ asked: ['0', '1'], needed: 2 });
      await order(ben, { kind: 'vote', proposal: ben.info?.proposal?.id, yes: false });
      await ben.until(() => ben.info?.proposal === undefined);
    }
    expect((await recordOf(id)).seats[0]).toMatchObject({ name: 'Person 0', computer: false });
    const back = await pageAt(people[0]!, id);
    expect(back.joined).toMatchObject({ seat: '0', mine: ['0'] });
    // The role was only lent.
    expect(await order(back, { kind: 'takeHost' })).toEqual({ ok: true });
    await back.until(() => back.info?.host === '0');
    close(thief);
  });

  it('has nothing decided about their seat before the table’s patience is over; everybody who plays knows when', async () => {
    const { pages, close, id } = await gathered(3, { patience: 25 });
    const [anna, ben, cleo] = pages as [Seat, Seat, Seat];
    await leaves(ben, [anna, cleo]);
    const { keptFor = 0 } = cleo.info?.seats[1] ?? {};
    expect(Math.ceil(keptFor / MINUTE)).toBe(25);
    const watcher = await pageAt(someone(), id);
    expect(JSON.stringify(watcher.info)).not.toContain('keptFor');
    for (const what of [STAND_IN, SUBSTITUTE]) expect(await propose(anna, what)).toEqual(early(25));
    later += 18 * MINUTE;
    for (const what of [STAND_IN, SUBSTITUTE]) expect(await propose(anna, what)).toEqual(early(7));
    later += 7 * MINUTE;
    await agree([anna, cleo], STAND_IN);
    watcher.socket.disconnect();
    close();
  });

  it('starts the patience anew by having been here, however briefly, and keeps it over a restart of the server', async () => {
    const own = await testServer({ parts: { now } });
    const { table, people, seats } = await seatedTable(own.url, { seats: 3 });
    const [anna, ben, cleo] = seats as [Seat, Seat, Seat];
    await leaves(ben, [anna, cleo]);
    later += PATIENCE;
    const again = await pageAt(people[1]!, table);
    await leaves(again, [anna, cleo]);
    expect(await propose(anna, STAND_IN)).toEqual(early(10));
    later += PATIENCE / 2;
    for (const person of people) person.close();
    const second = await own.again();
    const host = Object.assign(new Person(second.url, 'Person 0'), { cookie: people[0]!.cookie });
    const page = await pageAt(host, table);
    expect(await propose(page, STAND_IN)).toEqual(early(5));
    later += PATIENCE / 2;
    expect(await propose(page, STAND_IN)).toEqual({ ok: true });
    host.close();
    await second.end();
  });

  it('is not overruled by a lone player: nothing is taken back without the owners, who are asked when they are back', async () => {
    const { id, people, pages, close } = await gathered(3);
    const [anna, ben, cleo] = pages as [Seat, Seat, Seat];
    await playOn(pages, 12, seeded(3));
    const n = Number(anna.match?.n);
    await leaves(ben, [anna, cleo]);
    await leaves(cleo, [anna]);
    later += 10 * PATIENCE;
    for (const seat of ['1', '2']) expect(await order(anna, { kind: 'standIn', seat })).toEqual(refusal('vote.needed'));
    expect(await propose(anna, { kind: 'undo', n: 1 })).toEqual({ ok: true });
    await anna.until(() => anna.info?.proposal !== undefined);
    expect(anna.info?.proposal).toMatchObject({ asked: ['0', '1', '2'], needed: 3 });
    // A stand-in, here one of their own, agrees to nothing for them.
    const back = await pageAt(people[1]!, id);
    expect(await order(back, { kind: 'standIn', seat: '1' })).toEqual({ ok: true });
    await anna.until(() => anna.info?.seats[1]?.computer === true);
    expect(anna.match).toMatchObject({ n, undos: 0 });
    expect(anna.info?.proposal?.agreed).toEqual(['0']);
    close();
  });

  it('cannot be overruled where no page can ask them: only what has not come to light goes back', async () => {
    const anna = someone('Anna');
    const { id } = await anna.create({ options: { length: 'long' } });
    const joined = await fetch(`${server.url}/games/bazaar/${id}/join`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ playerName: 'Bob' }),
    });
    const { playerCredentials: credentials } = (await joined.json()) as { playerCredentials: string };
    const page = await pageAt(anna, id);
    await page.until(() => page.question() !== undefined);
    const give = async (value: string | number) => {
      const { id: step, ask } = page.question()!;
      const card = ask.shape === 'one' ? String(ask.from.at(-1)) : '';
      const reply = await page.act(step, value === 'card' ? card : value);
      await page.until(() => page.match?.n === Number(reply.ok && reply.n));
    };
    await give('card');
    await give(0);
    expect(await propose(page, { kind: 'undo', n: 1 })).toMatchObject({ ok: true });
    await page.until(() => page.match?.undos === 1);
    await give('card');
    await give(0);
    await give('roll');
    expect(await propose(page, { kind: 'undo', n: 4 })).toEqual(refusal('proposal.unheard'));
    // And a vote needs more than half of all who own a seat.
    expect(await propose(page, { kind: 'pause' })).toEqual(refusal('proposal.unheard'));
    const bob = stockClient({ url: server.url, matchID: id, playerID: '1', credentials });
    await until(() => stateOf(bob));
    bob.stop();
    anna.close();
  });
});

describe('with a clock', () => {
  const FOUR_WEEKS = { minutes: 40_320, plus: 0, atZero: 'nothing' };

  it('of days nothing is decided about a seat or the host’s role before the bank is empty', async () => {
    const { pages, close } = await gathered(3, { clock: FOUR_WEEKS });
    const [anna, ben, cleo] = pages as [Seat, Seat, Seat];
    // It is Anna, the host, whose time runs.
    await leaves(anna, [ben, cleo]);
    later += 3 * DAY;
    const bank = (key: string) => ({ ok: false, reason: { key, params: { count: 25, unit: 'days' } } });
    for (const kind of ['standIn', 'substitute'])
      expect(await propose(ben, { kind, seat: '0' })).toEqual(bank('seat.bank'));
    expect(await order(ben, { kind: 'takeHost' })).toEqual(bank('host.bank'));
    later += 26 * DAY;
    expect(await order(ben, { kind: 'takeHost' })).toEqual({ ok: true });
    await agree([ben, cleo], { kind: 'standIn', seat: '0' });
    await ben.until(() => ben.info?.seats[0]?.standIn === 'computer');
    close();
  });

  it('a stop is lifted by a vote while somebody is away, whose time would run; a lone player’s own by whoever comes', async () => {
    const { id, people, pages, close } = await gathered(3, { clock: { ...FOUR_WEEKS, minutes: 20 } });
    const [anna, ben, cleo] = pages as [Seat, Seat, Seat];
    expect(await pause(ben, true)).toEqual(refusal('vote.needed'));
    expect(await pause(anna, true)).toEqual({ ok: true });
    await leaves(cleo, [anna, ben]);
    expect(await pause(anna, false)).toEqual(refusal('vote.needed'));
    await agree([anna, ben], { kind: 'resume' });
    await leaves(anna, [ben]);
    // Alone: one may stop the match, and go on again.
    expect(await pause(ben, true)).toEqual({ ok: true });
    expect(await pause(ben, false)).toEqual({ ok: true });
    expect(await pause(ben, true)).toEqual({ ok: true });
    const back = await pageAt(people[2]!, id);
    expect(await pause(back, false)).toEqual({ ok: true });
    close();
  });

  it('whoever stops the match and is gone for long stops nobody for ever', async () => {
    const { pages, close } = await gathered(2, { clock: { ...FOUR_WEEKS, minutes: 20 } });
    const [anna, ben] = pages as [Seat, Seat];
    expect(await pause(anna, true)).toEqual({ ok: true });
    await leaves(anna, [ben]);
    expect(await pause(ben, false)).toEqual(refusal('vote.needed'));
    later += PATIENCE;
    expect(await pause(ben, false)).toEqual({ ok: true });
    close();
  });

  it('a client of the framework’s own kind has its seat again as soon as it is back', async () => {
    const anna = someone('Anna');
    const clock = { minutes: 1, plus: 0, atZero: 'computer' };
    const { id } = await anna.create({ settings: { start: 'full', clock }, options: { length: 'long' } });
    const joined = await fetch(`${server.url}/games/bazaar/${id}/join`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ playerName: 'Bob' }),
    });
    const { playerCredentials: credentials } = (await joined.json()) as { playerCredentials: string };
    const page = await pageAt(anna, id);
    await page.until(() => page.question() !== undefined);
    while (page.question()) {
      const reply = await page.play(seeded(1));
      await page.until(() => page.match?.n === Number(reply.ok && reply.n));
    }
    later += 2 * MINUTE;
    await page.until(() => page.info?.seats[1]?.standIn === 'computer');
    const bob = stockClient({ url: server.url, matchID: id, playerID: '1', credentials });
    await page.until(() => page.info?.seats[1]?.standIn === undefined);
    expect((await recordOf(id)).seats[1]).toMatchObject({ computer: false });
    bob.stop();
    anna.close();
  });
});

describe('several at one browser', () => {
  it('have one voice in a vote, whatever seats they own', async () => {
    const [anna, cleo] = [someone('Anna'), someone('Cleo')];
    const { id } = await anna.create({ seats: 4, settings: { start: 'host' } });
    const there = await pageAt(anna, id);
    for (const name of ['Ben', 'Dora']) await order(there, { kind: 'local', name });
    await cleo.join(id);
    const remote = await pageAt(cleo, id);
    await order(there, { kind: 'start' });
    await there.until(() => there.info?.status === 'playing');
    await leaves(remote, [there]);
    later += PATIENCE;
    expect(await propose(there, { kind: 'standIn', seat: '3' })).toEqual({ ok: true });
    await there.until(() => there.info?.proposal !== undefined);
    expect(there.info?.proposal).toMatchObject({ asked: ['0', '3'], needed: 2, agreed: ['0'] });
    for (const person of [anna, cleo]) person.close();
  });
});

describe('the way back', () => {
  it('is open to the owner while a computer plays by vote, and ended by whoever runs the server alone, in their audit', async () => {
    const { id, people, pages, close } = await gathered(3);
    const [anna, ben, cleo] = pages as [Seat, Seat, Seat];
    await leaves(ben, [anna, cleo]);
    later += PATIENCE;
    await agree([anna, cleo], STAND_IN);
    const back = await pageAt(people[1]!, id);
    expect(await order(cleo, { kind: 'return', seat: '1' })).toEqual(refusal('seat.none'));
    expect(await order(back, { kind: 'return', seat: '1' })).toEqual({ ok: true });
    await back.until(() => back.joined?.seat === '1');
    const admin = new Admin(server.url);
    await admin.enter();
    const { body } = await admin.at(id, 'reissue', { seat: '1' });
    await back.until(() => back.joined?.seat === null);
    expect(await order(back, { kind: 'return', seat: '1' })).toEqual(refusal('seat.none'));
    const zoe = someone();
    expect(await claim(zoe, String(body.token))).toEqual([200, '1']);
    const { lines } = await admin.read<{ lines: { deed: string; table: string }[] }>('/audit');
    expect(lines).toContainEqual(expect.objectContaining({ deed: 'reissue', table: id, outcome: 'done' }));
    close(zoe);
  });

  it('is given up by the owner alone: a seat that was handed over is somebody else’s', async () => {
    const { id, people, pages, close } = await gathered(3);
    const [anna, ben, cleo] = pages as [Seat, Seat, Seat];
    const link = await token(ben, { kind: 'handOver', seat: '1' });
    // What the owner gives away holds also where a computer has taken over meanwhile.
    await leaves(ben, [anna, cleo]);
    later += PATIENCE;
    await agree([anna, cleo], STAND_IN);
    later -= PATIENCE;
    const zoe = someone();
    expect(await claim(zoe, link)).toEqual([200, '1']);
    const former = await pageAt(people[1]!, id);
    expect(former.joined).toMatchObject({ seat: null, mine: [] });
    expect(former.joined?.owned).toBeUndefined();
    expect(await order(former, { kind: 'return', seat: '1' })).toEqual(refusal('seat.none'));
    expect((await pageAt(zoe, id)).joined?.seat).toBe('1');
    close(zoe);
  });

  it('of the host’s role is open as well, and closed by giving the role away', async () => {
    const { id, people, pages, close } = await gathered(3);
    const [anna, ben, cleo] = pages as [Seat, Seat, Seat];
    await leaves(anna, [ben, cleo]);
    later += PATIENCE;
    expect(await order(ben, { kind: 'takeHost' })).toEqual({ ok: true });
    await ben.until(() => ben.info?.host === '1');
    // Who has it on loan gives on no more than that.
    expect(await order(ben, { kind: 'host', seat: '2' })).toEqual({ ok: true });
    const back = await pageAt(people[0]!, id);
    expect(await order(ben, { kind: 'takeHost' })).toEqual(refusal('host.present'));
    expect(await order(back, { kind: 'takeHost' })).toEqual({ ok: true });
    expect(await order(back, { kind: 'host', seat: '1' })).toEqual({ ok: true });
    expect(await order(back, { kind: 'takeHost' })).toEqual(refusal('host.present'));
    expect(cleo.joined?.seat).toBe('2');
    close();
  });
});

describe('a table that waits', () => {
  it('stays with whoever opened it, however long they are away; nobody throws them out', async () => {
    const anna = someone('Anna');
    const { id } = await anna.create({ seats: 3, settings: { start: 'ready' } });
    const host = await pageAt(anna, id);
    const ben = someone('Ben');
    await ben.join(id);
    const stranger = await pageAt(ben, id);
    await leaves(host, [stranger]);
    later += DAY;
    expect(await order(stranger, { kind: 'takeHost' })).toEqual(refusal('host.opener'));
    expect(await order(stranger, { kind: 'remove', seat: '0' })).toEqual(refusal('host.only'));
    // Who opened it and gets up gives it on.
    await anna.ask('POST', `/api/tables/${id}/leave`);
    await stranger.until(() => stranger.info?.host === '1');
    for (const person of [anna, ben]) person.close();
  });
});

describe.runIf(POSTGRES !== undefined && REDIS !== undefined)('two servers on one database', () => {
  it('are patient with somebody who was at the other one, at a table that nobody here looked at', async () => {
    const database = await testDatabase('postgres');
    const from = { database, settings: { redisUrl: REDIS }, parts: { now } };
    const [one, two] = await Promise.all([testServer(from), testServer(from)]);
    later += PATIENCE;
    const [anna, ben, cleo] = [new Person(one.url, 'Anna'), new Person(two.url, 'Ben'), new Person(two.url, 'Cleo')];
    const { id } = await anna.create({ seats: 3 });
    for (const person of [ben, cleo]) await person.join(id);
    const there = await pageAt(ben, id);
    const other = await pageAt(cleo, id);
    const early = await pageAt(anna, id);
    await early.until(() => early.info?.seats[1]?.present === true);
    await leaves(early, [there]);
    await leaves(there, [other]);
    const host = await pageAt(anna, id);
    await host.until(() => host.info?.seats[1]?.present === false);
    expect(await propose(host, STAND_IN)).toMatchObject(refusal('seat.patience'));
    later += PATIENCE;
    await agree([host, other], STAND_IN);
    await host.until(() => host.info?.seats[1]?.standIn === 'computer');
    // The owner looks on through the other server: they are here, also while somebody plays for them.
    await order(host, { kind: 'host', seat: '2' });
    for (const person of [anna, ben, cleo]) person.close();
    await Promise.all([one.close(), two.close()]);
    await database.drop();
  });
});
