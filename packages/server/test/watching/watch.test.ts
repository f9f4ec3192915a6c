import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Bazaar } from '../kit/game.ts';
import { BAZAAR } from '../kit/game.ts';
import { gauge, untilGauge } from '../kit/gauges.ts';
import { Person, playOn, Seat, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { stateOf, stockClient, until } from '../kit/stock.ts';
import { type Wiretap, wiretap } from '../kit/wiretap.ts';

let server: TestServer;
const open: Person[] = [];
const taps: Wiretap[] = [];
beforeAll(async () => {
  server = await testServer();
});
afterEach(async () => {
  for (const person of open.splice(0)) person.close();
  for (const tap of taps.splice(0)) await tap.close();
});
afterAll(() => server.end());

type Keys = { ok: true; watch: string };

async function page(person: Person, table: string, entry: Record<string, unknown> = {}): Promise<Seat> {
  open.push(person);
  const seat = new Seat(person.connect(), table);
  seat.entry = entry;
  await seat.watch();
  return seat;
}

/** Anna, who is the host, and Ben at a table, both looking on. */
async function table(settings: object = {}, more: object = {}) {
  const [anna, ben] = [new Person(server.url, 'Anna'), new Person(server.url, 'Ben')];
  const { id } = await anna.create({ options: { length: 'long' }, settings: { start: 'full', ...settings }, ...more });
  const { body } = await ben.ask('POST', `/api/tables/${id}/join`, { name: 'Ben', ...more });
  expect(body.ok).toBe(true);
  const seats = [await page(anna, id), await page(ben, id)] as const;
  const order = (seat: Seat, deed: object) => seat.say('order', { table: id, do: deed });
  return { id, anna, ben, seats, order, host: (deed: object) => order(seats[0], deed) };
}

async function watcher(id: string, entry: Record<string, unknown> = {}) {
  const tap = await wiretap(server.port);
  taps.push(tap);
  const seat = await page(new Person(tap.url, 'Watcher'), id, entry);
  return { seat, tap };
}

const handOf = (seat: Seat, player: string) => (seat.match!.view as unknown as Bazaar).hands[player];

/** Nothing of the match reaches this wire any more, whatever happens there. */
async function staysSilent({ seats }: Awaited<ReturnType<typeof table>>, tap: Wiretap): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 60));
  tap.take();
  await playOn([...seats], 3, seeded(9));
  await seats[0].say('say', {
    table: seats[0].table,
    channel: 'table',
    text: 'nobody else hears',
    action: 'last-word',
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  // What keeps the connection alive has nothing in it.
  expect(tap.take().length).toBeLessThan(8);
}

describe('looking on', () => {
  it('ends in the very moment in which it is switched off, and nothing more leaves', async () => {
    const at = await table();
    const { seat, tap } = await watcher(at.id);
    const other = await watcher(at.id);
    expect(await at.host({ kind: 'settings', settings: { watch: 'off' } })).toEqual({ ok: true });
    for (const one of [seat, other.seat]) {
      await one.until(() => one.shut !== undefined);
      expect(one.shut).toEqual({ key: 'watch.off' });
    }
    await staysSilent(at, tap);
    expect(await seat.say('watch', { table: at.id })).toMatchObject({ ok: false, reason: { key: 'watch.off' } });
    expect(await seat.say('log', { table: at.id, before: 1e9, limit: 100 })).toEqual({
      ok: true,
      log: [],
      more: false,
    });
    expect(at.seats.map(({ gaps, resyncs }) => gaps + resyncs)).toEqual([0, 0]);

    await at.host({ kind: 'settings', settings: { watch: 'welcome' } });
    await seat.watch();
    expect(seat.match?.n).toBe(3);
  });

  it('takes the link for watchers where it takes one, and a new link makes the old one worthless', async () => {
    const at = await table({ watch: 'link' });
    await expect(watcher(at.id)).rejects.toThrow('watch.key');
    await expect(watcher(at.id, { key: 'not-the-right-one' })).rejects.toThrow('watch.key');
    const { watch: key } = (await at.host({ kind: 'keys' })) as unknown as Keys;
    const { seat, tap } = await watcher(at.id, { key });
    expect(seat.match).toBeDefined();
    await at.host({ kind: 'newKeys' });
    await seat.until(() => seat.shut !== undefined);
    expect(seat.shut).toEqual({ key: 'watch.key' });
    await staysSilent(at, tap);
    const { watch: fresh } = (await at.host({ kind: 'keys' })) as unknown as Keys;
    expect((await watcher(at.id, { key: fresh })).seat.match).toBeDefined();
  });

  it('asks those for the password who have come without it, and again when it is another one', async () => {
    const at = await table();
    const { seat, tap } = await watcher(at.id);
    await at.host({ kind: 'settings', settings: { access: 'password' }, password: 'sesame' });
    await seat.until(() => seat.shut !== undefined);
    expect(seat.shut).toEqual({ key: 'password.needed' });
    await staysSilent(at, tap);
    expect(await seat.say('watch', { table: at.id, password: 'wrong' })).toMatchObject({
      reason: { key: 'password.wrong' },
    });
    const inside = await watcher(at.id, { password: 'sesame' });
    expect(inside.seat.match).toBeDefined();
    await at.host({ kind: 'settings', settings: { access: 'password' }, password: 'other' });
    await inside.seat.until(() => inside.seat.shut?.key === 'password.needed');
  });

  it.each([
    { settings: { watch: 'off' }, key: 'watch.off' },
    { settings: { watch: 'link' }, key: 'watch.key' },
    { settings: { access: 'password' }, password: 'sesame', key: 'password.needed' },
  ])('is over for whoever has only seen the waiting room when the match begins: $key', async ({ key, ...wish }) => {
    const anna = new Person(server.url, 'Anna');
    const { id } = await anna.create({ ...wish, settings: { start: 'full', ...wish.settings } });
    const { seat, tap } = await watcher(id);
    const { password } = wish;
    await new Person(server.url, 'Ben').ask('POST', `/api/tables/${id}/join`, { name: 'Ben', password });
    await seat.until(() => seat.shut !== undefined);
    expect(seat.shut).toEqual({ key });
    expect(seat.match).toBeUndefined();
    expect(tap.take().toString()).not.toContain('"started"');
  });

  it('ends for clients of the framework’s own kind as well', async () => {
    const at = await table();
    const tap = await wiretap(server.port);
    taps.push(tap);
    const client = stockClient({ url: tap.url, matchID: at.id, game: BAZAAR });
    await until(() => stateOf(client));
    await at.host({ kind: 'settings', settings: { watch: 'link' } });
    await staysSilent(at, tap);
    client.stop();
  });
});

describe('the eyes of a player', () => {
  it('are lent by that player alone, and taken back at once', async () => {
    const at = await table();
    const [anna, ben] = at.seats;
    const { seat, tap } = await watcher(at.id, { seat: '0' });
    expect(handOf(seat, '0')).toEqual(['?', '?', '?', '?']);
    expect(await at.order(ben, { kind: 'show', seat: '0', shown: true })).toMatchObject({
      reason: { key: 'seat.none' },
    });
    expect(await at.order(anna, { kind: 'show', seat: '0', shown: true })).toEqual({ ok: true });
    await ben.until(() => ben.info?.seats[0]?.shown === true);

    await seat.watch();
    expect(seat.joined?.seat).toBeNull();
    expect(handOf(seat, '0')).toEqual(handOf(anna, '0'));
    expect(handOf(seat, '1')).toEqual(['?', '?', '?', '?']);
    expect(seat.match?.undo).toBeUndefined();
    const question = anna.question()!;
    expect(await seat.act(question.id, 'pass')).toMatchObject({ ok: false, reason: { key: 'seat.none' } });
    await playOn([anna, ben], 2, seeded(4));
    await seat.until(() => seat.match?.n === 2);
    expect(handOf(seat, '0')).toEqual(handOf(anna, '0'));

    await at.order(anna, { kind: 'show', seat: '0', shown: false });
    await seat.until(() => handOf(seat, '0')?.[0] === '?');
    tap.take();
    await playOn([anna, ben], 12, seeded(5));
    await seat.until(() => seat.match?.n === 14);
    const heard = tap.take().toString();
    for (const card of handOf(anna, '0')!) expect(heard).not.toContain(card);
  });

  it('are not another player’s: who plays sees with their own', async () => {
    const at = await table();
    await at.order(at.seats[0], { kind: 'show', seat: '0', shown: true });
    const again = await page(Object.assign(new Person(server.url, 'Ben'), { cookie: at.ben.cookie }), at.id, {
      seat: '0',
    });
    expect(again.joined?.seat).toBe('1');
    expect(handOf(again, '0')?.[0]).toBe('?');
  });

  it('are no player’s who looks as a watcher, has their seat played for them, or comes in later', async () => {
    const at = await table({ watch: 'off' });
    const [anna, ben] = at.seats;
    await at.order(anna, { kind: 'show', seat: '0', shown: true });
    await ben.until(() => ben.info?.seats[0]?.shown === true);
    const bens = () => Object.assign(new Person(server.url, 'Ben'), { cookie: at.ben.cookie });
    const apart = await page(bens(), at.id, { seat: '0', apart: true });
    expect(apart.joined?.eyes ?? null).toBeNull();
    expect(handOf(apart, '0')?.[0]).toBe('?');
    await at.order(ben, { kind: 'standIn', seat: '1' });
    const away = await page(bens(), at.id, { seat: '0' });
    expect(away.joined).toMatchObject({ seat: null, owned: ['1'] });
    expect(handOf(away, '0')?.[0]).toBe('?');
  });

  it('are taken back from whoever sits down', async () => {
    const at = await table();
    const [anna] = at.seats;
    await at.order(anna, { kind: 'show', seat: '0', shown: true });
    const zoe = new Person(server.url, 'Zoe');
    await zoe.ask('POST', '/api/me', { name: 'Zoe' });
    const screen = await page(zoe, at.id, { seat: '0', apart: true });
    expect(handOf(screen, '0')).toEqual(handOf(anna, '0'));
    const link = await at.order(at.seats[1], { kind: 'handOver', seat: '1' });
    const { status } = await zoe.ask('POST', '/api/claims', { token: (link as unknown as { token: string }).token });
    expect(status).toBe(200);
    await screen.until(() => handOf(screen, '0')?.[0] === '?');
  });

  it('stay a player’s own on a screen that others look at', async () => {
    const at = await table();
    const screen = await page(Object.assign(new Person(server.url, 'Anna'), { cookie: at.anna.cookie }), at.id, {
      apart: true,
    });
    expect(screen.joined?.seat).toBeNull();
    expect(handOf(screen, '0')?.[0]).toBe('?');
    await at.host({ kind: 'settings', settings: { watch: 'off' } });
    await playOn([...at.seats], 1, seeded(1));
    await screen.until(() => screen.match?.n === 1);
    expect(screen.shut).toBeUndefined();
  });
});

describe('those who look on', () => {
  it('are known to players by name and to everybody by number, each browser once', async () => {
    const at = await table();
    const [anna] = at.seats;
    const cleo = new Person(server.url, 'Cleo');
    await cleo.create();
    const tabs = [
      await page(cleo, at.id),
      await page(Object.assign(new Person(server.url, 'Cleo'), { cookie: cleo.cookie }), at.id),
    ];
    const { seat: guest, tap } = await watcher(at.id);
    await anna.until(() => anna.company?.watchers.length === 2);
    expect(anna.company).toEqual({ watchers: ['Cleo', ''] });
    await guest.until(() => guest.info?.watchers === 2);
    expect(guest.company).toBeUndefined();
    expect(tap.take().toString()).not.toContain('Cleo');
    tabs[0]!.socket.disconnect();
    guest.socket.disconnect();
    await anna.until(() => anna.company?.watchers.length === 1);
    expect(anna.info?.watchers).toBe(1);
    const { seat: late } = await watcher(at.id);
    expect(late.joined?.company).toBeUndefined();
  });

  it('see somebody as present who has one of two tabs open', async () => {
    const at = await table();
    const { seat } = await watcher(at.id);
    const second = await page(Object.assign(new Person(server.url, 'Ben'), { cookie: at.ben.cookie }), at.id);
    const rest = (await gauge(server, 'morgenrot_players')) - 1;
    second.socket.disconnect();
    await untilGauge(server, 'morgenrot_players', rest);
    expect(seat.info?.seats[1]?.present).toBe(true);
    at.seats[1].socket.disconnect();
    await seat.until(() => seat.info?.seats[1]?.present === false);
  });
});
