import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hashToken } from '../src/identity/token.ts';
import { handsIn, token as tokenOfLink } from './kit/claims.ts';
import { CARDS, VOTES } from './kit/game.ts';
import { Person, playOn, Seat, seeded } from './kit/person.ts';
import { RawStock } from './kit/raw-stock.ts';
import { type TestServer, testServer } from './kit/server.ts';
import { LobbyClient, until } from './kit/stock.ts';
import { type Wiretap, wiretap } from './kit/wiretap.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Everybody has a wire of their own; what came over it is compared with what they may know. */
type Who = 'anna' | 'ben' | 'cem' | 'late' | 'stranger' | 'keeper';
const EVERYBODY: Who[] = ['anna', 'ben', 'cem', 'late', 'stranger', 'keeper'];

let server: TestServer;
const taps = new Map<Who, Wiretap>();
const heard = new Map<Who, string>();
beforeAll(async () => {
  server = await testServer({
    settings: { logLevel: 'trace', metricsToken: 'MARK-metrics-token-of-the-host' },
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
  const joined = await new LobbyClient({ server: urlOf('cem') }).joinMatch('lanterns', id, {
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
    game: 'lanterns',
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
    '/games/lanterns',
    `/games/lanterns/${id}`,
    `/table/${id}`,
  ])
    await stranger.ask('GET', path, undefined, { Authorization: 'Bearer MARK-wrong-bearer' });
  await stranger.ask('POST', `/api/tables/${closed}/join`, { name: 'Eve', password: 'MARK-guess' });
  await stranger.ask('POST', '/api/claims/look', { token: 'MARK-wrong-token-of-a-link' });
  await strangers.sync({ matchID: id });
  await strangers.sync({ matchID: id, playerID: '0', credentials: 'MARK-wrong-credentials' });
  const theirs = new Seat(stranger.connect(), id);
  await theirs.watch();
  for (const event of ['act', 'undo', 'log', 'talk', 'say', 'order', 'MARK-event-of-a-stranger']) {
    await theirs.say(event, { table: id, before: 1e9, limit: 50, n: 1, seat: '0', value: 'MARK-value' });
  }
  await theirs.say('log', { table: id, before: 1e9, limit: 50 });
  await theirs.say('talk', { table: id, before: 1e9, limit: 50 });
  const keeper = new Person(urlOf('keeper'), 'Keeper');
  const metrics = await keeper.ask('GET', '/metrics', undefined, {
    Authorization: 'Bearer MARK-metrics-token-of-the-host',
  });
  expect(metrics.status).toBe(200);

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
      holders.filter((who) => ['late', 'stranger', 'keeper'].includes(who)),
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
