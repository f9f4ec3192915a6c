import type { Hint } from '@morgenrot/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hashToken } from '../../src/identity/token.ts';
import { exportMatch } from '../../src/transfer/export.ts';
import { ADMIN_TOKEN, Admin } from '../kit/admin.ts';
import { handsIn, token as tokenOfLink } from '../kit/claims.ts';
import { type Bazaar, CARDS, THOUGHTFUL, VOTES } from '../kit/game.ts';
import { Person, playOn, Seat, seeded } from '../kit/person.ts';
import { RawStock } from '../kit/raw-stock.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { LobbyClient, until } from '../kit/stock.ts';
import { type Wiretap, wiretap } from '../kit/wiretap.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Everybody has a wire of their own; what came over it is compared with what they may know. */
type Who = 'anna' | 'ben' | 'cem' | 'late' | 'stranger' | 'keeper' | 'admin';
const EVERYBODY: Who[] = ['anna', 'ben', 'cem', 'late', 'stranger', 'keeper', 'admin'];

let server: TestServer;
const taps = new Map<Who, Wiretap>();
const heard = new Map<Who, string>();
beforeAll(async () => {
  server = await testServer({
    settings: { logLevel: 'trace', metricsToken: 'MARK-metrics-token-of-the-host', adminToken: ADMIN_TOKEN },
    parts: { minuteMs: 60_000 },
  });
  for (const who of EVERYBODY) taps.set(who, await wiretap(server.port));
});
afterAll(async () => {
  for (const tap of taps.values()) await tap.close();
  await server.end();
});
const urlOf = (who: Who): string => taps.get(who)?.url ?? '';
function listen(): void {
  for (const [who, tap] of taps) heard.set(who, (heard.get(who) ?? '') + tap.take().toString('latin1'));
}
/** Whose wires it went over. */
const hearers = (marker: string): Who[] => {
  listen();
  return EVERYBODY.filter((who) => heard.get(who)?.includes(marker));
};

const talk = (page: Seat, change: object) =>
  page.say('say', { table: page.table, action: crypto.randomUUID(), ...change });

it('goes only to whom it is for, and into no log, whatever happens at a table that is watched with a delay', async () => {
  const [anna, ben] = [new Person(urlOf('anna'), 'Anna-MARK'), new Person(urlOf('ben'), 'Ben-MARK')];
  const settings = { start: 'full', delay: { by: 'minutes', amount: 10 }, watchTalk: 'hidden' };
  const { id } = await anna.create({
    seats: 3,
    options: { length: 'long', faulty: 'yes' },
    settings,
    title: 'MARK-title',
  });
  await ben.join(id, '1');
  const joined = await new LobbyClient({ server: urlOf('cem') }).joinMatch('bazaar', id, {
    playerName: 'Cem-MARK',
    playerID: '2',
  });
  const [annas, bens] = [new Seat(anna.connect(), id), new Seat(ben.connect(), id)];
  for (const page of [annas, bens]) await page.watch();
  const cem = new RawStock(urlOf('cem'));
  await cem.sync({ matchID: id, playerID: '2', credentials: joined.playerCredentials });
  const late = new Person(urlOf('late'), 'Late-MARK');
  await late.ask('POST', '/api/me', { name: late.name });
  const lates = new Seat(late.connect(), id);
  await lates.watch();
  const stranger = new Person(urlOf('stranger'), 'Eve');
  const strangers = new RawStock(urlOf('stranger'));

  // Talk: to one, to the table, among watchers
  expect(await talk(annas, { channel: 'private', to: '1', text: 'MARK-private' })).toMatchObject({ ok: true });
  expect(await talk(annas, { channel: 'table', text: 'MARK-table' })).toMatchObject({ ok: true });
  expect(await talk(lates, { channel: 'watchers', text: 'MARK-watchers' })).toMatchObject({ ok: true });
  cem.socket.emit('chat', id, { id: 'c', sender: '2', payload: 'MARK-of-cem' }, joined.playerCredentials);
  await until(() => hearers('MARK-of-cem').length === 3);

  // A rule that throws, with everybody's cards in its message
  expect(await annas.act(annas.question()?.id ?? 0, 'boom')).toMatchObject({ reason: { key: 'server.rule' } });
  expect(await annas.act(annas.question()?.id ?? 0, 'pass')).toMatchObject({ ok: true });
  await annas.until(() => annas.match?.n === 1);

  // Links
  const link = await tokenOfLink(annas, { kind: 'handOver', seat: '0' });
  const { seats: _, watch: key } = (await annas.say('order', { table: id, do: { kind: 'keys' } })) as never;
  await anna.ask('POST', '/api/tables', {
    game: 'bazaar',
    seats: 2,
    name: anna.name,
    password: 'MARK-password',
    settings: { access: 'password' },
  });
  const { body } = await anna.ask('GET', '/api/tables/mine');
  const closed = (body as unknown as { tables: { id: string }[] }).tables.find((one) => one.id !== id)?.id ?? '';

  // Somebody who has no business here tries every door
  for (const path of ['', '/record', '/log', '/talk', '/state']) await stranger.ask('GET', `/api/tables/${id}${path}`);
  for (const path of [
    '/api/me',
    '/api/tables',
    '/api/presets',
    '/metrics',
    '/readyz',
    '/admin',
    '/api/admin/tables',
    '/games/bazaar',
    `/games/bazaar/${id}`,
    `/table/${id}`,
  ])
    await stranger.ask('GET', path, undefined, { Authorization: 'Bearer MARK-wrong-bearer' });
  await stranger.ask('POST', `/api/tables/${closed}/join`, { name: 'Eve', password: 'MARK-guess' });
  await stranger.ask('POST', '/api/claims/look', { token: 'MARK-wrong-token-of-a-link' });
  await strangers.sync({ matchID: id });
  await strangers.sync({ matchID: id, playerID: '0', credentials: 'MARK-wrong-credentials' });
  const theirs = new Seat(stranger.connect(), id);
  await theirs.watch();
  for (const event of ['act', 'undo', 'hint', 'log', 'talk', 'say', 'order', 'MARK-event-of-a-stranger']) {
    await theirs.say(event, { table: id, before: 1e9, limit: 50, n: 1, seat: '0', value: 'MARK-value' });
  }
  await theirs.say('log', { table: id, before: 1e9, limit: 50 });
  await theirs.say('talk', { table: id, before: 1e15, limit: 50 });
  const keeper = new Person(urlOf('keeper'), 'Keeper');
  const metrics = await keeper.ask('GET', '/metrics', undefined, {
    Authorization: 'Bearer MARK-metrics-token-of-the-host',
  });
  expect(metrics.status).toBe(200);

  // Whoever runs the server looks everywhere, and a guest of theirs at what is not for them
  const admin = new Admin(urlOf('admin'));
  await admin.enter();
  for (const path of ['/server', '/tables', `/tables/${id}`, `/tables/${id}/decisions`, '/audit', '/session'])
    expect((await admin.ask('GET', path)).status).toBe(200);
  expect(await admin.at(id, 'rewind', { answer: 9, n: 1 })).toMatchObject({ status: 409 });
  const whole = await exportMatch(server.store, id, { whole: true });
  const copied = JSON.stringify(whole.ok ? whole.value : {}).replaceAll(id, `${id.slice(0, -1)}X`);
  const imported = await admin.ask('POST', '/import', copied);
  expect(imported).toMatchObject({ status: 200, body: { ok: true } });
  const [given] = imported.body.links as [{ token: string }];
  const intruder = new Admin(urlOf('stranger'));
  intruder.cookie = admin.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const path of ['/tables', `/tables/${id}/decisions`, '/audit']) await intruder.ask('GET', path);
  await intruder.enter('MARK-wrong-admin-token');
  for (const who of [anna, late, stranger]) await who.ask('GET', `/api/tables/${id}/seen`);

  // A seat goes over to another browser: what was said to it goes along, and to nobody else
  expect(
    (await stranger.ask('POST', '/api/claims/look', { token: `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}` }))
      .status,
  ).toBe(410);
  await new Promise((resolve) => setTimeout(resolve, 200));

  const record = await server.store.tables.read(id);
  const cookies = { anna, ben, late, stranger };
  const mayHear: [marker: string, who: Who[]][] = [
    ['MARK-private', ['anna', 'ben']],
    ['MARK-table', ['anna', 'ben', 'cem']],
    ['MARK-of-cem', ['anna', 'ben', 'cem']],
    ['MARK-watchers', ['late', 'stranger']],
    [link, ['anna']],
    [String(key), ['anna']],
    [joined.playerCredentials, ['cem']],
    ...Object.entries(cookies).flatMap(([who, { cookie }]): [string, Who[]][] => {
      const token = cookie.split(/[=.]/)[1] ?? '';
      return [
        [token, [who as Who]],
        [hashToken(token), []],
      ];
    }),
    [ADMIN_TOKEN, []],
    [hashToken(ADMIN_TOKEN), []],
    [admin.cookie.split('.').at(-1) ?? '', ['admin']],
    [given.token, ['admin']],
    [hashToken(given.token), []],
    [record?.seed ?? '', []],
    [hashToken(link), []],
    [hashToken(joined.playerCredentials), []],
    ...(record?.seats ?? []).flatMap(({ person }): [string, Who[]][] => (person ? [[person, []]] : [])),
    ...['MARK-password', 'MARK-guess', 'MARK-wrong', 'MARK-value', 'MARK-event', 'MARK-metrics'].map(
      (marker): [string, Who[]] => [marker, []],
    ),
  ];
  for (const [marker, who] of mayHear) {
    expect(marker.length).toBeGreaterThan(5);
    // Whoever is behind learns later; whoever may hear and has nothing to hear does no harm.
    expect(
      hearers(marker).filter((one) => !who.includes(one)),
      marker,
    ).toEqual([]);
  }
  expect([hearers('MARK-private'), hearers('MARK-watchers')]).toEqual([
    ['anna', 'ben'],
    ['late', 'stranger'],
  ]);
  const annasHand = handsIn(annas.match)['0'] ?? [];
  expect(annasHand.length).toBeGreaterThan(0);
  for (const card of CARDS) {
    const holders = hearers(card);
    // Those who are behind have not seen the match begin.
    expect(
      holders.filter((who) => ['late', 'stranger', 'keeper', 'admin'].includes(who)),
      card,
    ).toEqual([]);
    if (annasHand.includes(card)) expect(holders).toEqual(['anna']);
  }

  const log = server.logged();
  expect(log).toContain(id);
  const never = [
    ...mayHear.map(([marker]) => marker),
    ...CARDS,
    ...VOTES,
    'Anna-MARK',
    'Ben-MARK',
    'Cem-MARK',
    'MARK-title',
  ];
  // Of a name that nobody has given a message the first twenty letters are noted.
  expect(never.filter((marker) => marker !== 'MARK-event' && log.includes(marker))).toEqual([]);

  for (const person of [anna, ben, late, stranger]) person.close();
  cem.close();
  strangers.close();
});

it('is in the record of a match for its players alone, and only when it is over', async () => {
  const [anna, ben] = [new Person(urlOf('anna'), 'Anna'), new Person(urlOf('ben'), 'Ben')];
  const { id } = await anna.create({ settings: { start: 'full', delay: { by: 'minutes', amount: 10 } } });
  await ben.join(id);
  const seats = [new Seat(anna.connect(), id), new Seat(ben.connect(), id)];
  for (const page of seats) await page.watch();
  await talk(seats[0]!, { channel: 'private', to: '1', text: 'MARK-word-of-a-match' });
  const stranger = new Person(urlOf('stranger'), 'Eve');
  const record = (who: Person) => who.ask('GET', `/api/tables/${id}/record`);
  expect((await record(anna)).status).toBe(409);
  await playOn(seats, 500, seeded(2));
  await seats[0]!.until(() => seats[0]?.info?.status === 'over');
  const theirs = JSON.stringify((await record(anna)).body);
  const seed = (await server.store.tables.read(id))?.seed ?? '';
  expect(theirs).toContain(seed);
  expect(theirs).not.toContain('MARK-word-of-a-match');
  for (const one of [anna, ben]) expect(theirs).not.toContain(one.cookie.split(/[=.]/)[1]);
  expect((await record(stranger)).status).toBe(409);
  // When it is over its players may check the dice.
  expect(hearers(seed)).toEqual(['anna', 'ben']);
  expect(server.logged()).not.toContain(seed);
  for (const one of [anna, ben]) one.close();
});

it('names no card that lies face down in any hint, on nobody’s wire', async () => {
  const played = await testServer({
    settings: { logLevel: 'trace' },
    parts: { games: [THOUGHTFUL], computerDelayMs: 0 },
  });
  const wires = [await wiretap(played.port), await wiretap(played.port)] as const;
  const [anna, eve] = [new Person(wires[0].url, 'Anna'), new Person(wires[1].url, 'Eve')];
  const { id } = await anna.create({
    plans: ['open', 'computer'],
    strengths: { 1: 'wanderer' },
  });
  const [page, looker] = [new Seat(anna.connect(), id), new Seat(eve.connect(), id)];
  for (const each of [page, looker]) await each.watch();
  for (let told = 0; told < 8; told++) {
    await page.until(() => page.question() !== undefined, 50_000);
    const { id: step = 0 } = page.question() ?? {};
    const reply = await page.say('hint', { table: id, step, undos: page.match?.undos ?? 0 });
    const { hints } = reply as unknown as { hints: Hint[] };
    expect(reply.ok).toBe(true);
    await page.act(step, hints[0]?.answer ?? '');
  }
  const saved = await played.store.matches.load(id);
  const { deck, hands } = saved!.state!.G as unknown as Bazaar;
  const hidden = [...deck, ...(hands['1'] ?? [])];
  expect(hidden.length).toBeGreaterThan(4);
  const heard = wires.map((wire) => wire.take().toString('latin1'));
  for (const card of hidden) {
    for (const wire of heard) expect(wire).not.toContain(`"${card}"`);
    expect(played.logged()).not.toContain(`"${card}"`);
  }
  for (const person of [anna, eve]) person.close();
  for (const wire of wires) await wire.close();
  await played.end();
}, 240_000);
