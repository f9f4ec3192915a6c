import { LIMITS, type Reply, type TalkLine } from '@morgenrot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LANTERNS } from './kit/game.ts';
import { Person, playOn, Seat, seeded } from './kit/person.ts';
import { NO_LIMITS, type TestServer, testServer } from './kit/server.ts';
import { LobbyClient, type StockClient, stateOf, stockClient, until } from './kit/stock.ts';
import { type Wiretap, wiretap } from './kit/wiretap.ts';

/** Somebody with a page open and a wire of their own. */
interface Listener {
  person: Person;
  page: Seat;
  tap: Wiretap;
  said: TalkLine[];
}

let server: TestServer;
const listeners: Listener[] = [];
const stock: StockClient[] = [];

beforeAll(async () => {
  server = await testServer();
});
afterEach(async () => {
  for (const client of stock.splice(0)) client.stop();
  for (const { person, tap } of listeners.splice(0)) {
    person.close();
    await tap.close();
  }
});
afterAll(() => server.end());

let actions = 0;
const action = () => `talk-action-${actions++}`;

async function listen(table: string, who: Pick<Person, 'name' | 'cookie'>, on: TestServer = server): Promise<Listener> {
  const tap = await wiretap(on.port);
  const person = new Person(tap.url, who.name);
  person.cookie = who.cookie;
  const page = new Seat(person.connect(), table);
  const said: TalkLine[] = [];
  page.socket.on('said', ({ line }) => said.push(line));
  await page.watch();
  const listener = { person, page, tap, said };
  listeners.push(listener);
  return listener;
}

type Words = { channel?: string; text?: string; to?: string; seat?: string; action?: string };

const speak = ({ page }: Listener, { channel = 'table', text = 'hello', ...more }: Words = {}) =>
  page.say('say', { table: page.table, channel, text, action: action(), ...more });

const reasonOf = (reply: Reply<object>): string | undefined => (reply.ok ? undefined : reply.reason.key);

async function named(name: string, on: TestServer = server): Promise<Person> {
  const person = new Person(on.url, name);
  // Whoever has a table of their own somewhere has a name.
  await person.create();
  return person;
}

interface Around {
  table: string;
  players: Listener[];
  watcher: Listener;
  guest: Listener;
  away: Listener;
}

/** Three players, somebody who looks on, somebody without a name who does, and somebody at another table. */
async function company(wish: Record<string, unknown> = {}, on: TestServer = server): Promise<Around> {
  const people = ['Anna', 'Ben', 'Cleo'].map((name) => new Person(on.url, name));
  const { id } = await people[0]!.create({ seats: 3, ...wish });
  for (const person of people.slice(1)) await person.join(id);
  const players = [];
  for (const person of people) players.push(await listen(id, person, on));
  const watcher = await listen(id, await named('Wim', on), on);
  const guest = await listen(id, new Person(on.url, 'Gast'), on);
  const elsewhere = await named('Dora', on);
  const other = await elsewhere.create();
  return { table: id, players, watcher, guest, away: await listen(other.id, elsewhere, on) };
}

const everybody = ({ players, watcher, guest, away }: Around): Listener[] => [...players, watcher, guest, away];

/** Who has heard a marker, on the wire, byte by byte; asked when everything that was on its way has come. */
async function whoHeard(around: Around, marker: string): Promise<string[]> {
  for (const listener of everybody(around)) await listener.page.say('log', { table: listener.page.table, before: 1 });
  return everybody(around)
    .filter(({ tap }) => tap.take().includes(marker))
    .map(({ person }) => person.name);
}

/** What each of them can read when they come in now. */
async function whoReads(around: Around, marker: string): Promise<string[]> {
  for (const listener of everybody(around)) {
    await listener.page.watch();
    await listener.page.say('talk', { table: listener.page.table, before: 1_000_000_000, limit: 100 });
  }
  return everybody(around)
    .filter(({ tap }) => tap.take().includes(marker))
    .map(({ person }) => person.name);
}

function quiet(around: Around): void {
  for (const { tap } of everybody(around)) tap.take();
}

const PLAYERS = ['Anna', 'Ben', 'Cleo'];
const HERE = [...PLAYERS, 'Wim', 'Gast'];

describe('what is said', () => {
  it('at the table is heard by everybody there, and by nobody at another table', async () => {
    const around = await company();
    quiet(around);
    const reply = await speak(around.players[1]!, { text: 'marker-table' });
    expect(reply).toMatchObject({ ok: true, line: { id: 1, channel: 'table', name: 'Ben', seat: '1' } });
    expect(await whoHeard(around, 'marker-table')).toEqual(HERE);
    expect(await whoReads(around, 'marker-table')).toEqual(HERE);
    expect(around.players[0]!.said).toHaveLength(1);
  });

  it('in private is heard by two people, and no byte of it leaves the server for anybody else', async () => {
    const around = await company();
    const [anna, ben, cleo] = around.players as [Listener, Listener, Listener];
    const { id, credentials } = await stockSeat();
    quiet(around);
    expect(await speak(anna, { channel: 'private', to: '2', text: 'marker-private' })).toMatchObject({
      ok: true,
      line: { channel: 'private', seat: '0', to: '2' },
    });
    expect(await speak(cleo, { channel: 'private', to: '0', text: 'marker-answer' })).toMatchObject({ ok: true });
    await cleo.page.until(() => cleo.said.length === 2);
    const heard = everybody(around).map((listener) => listener.tap.take());
    const names = everybody(around).map(({ person }) => person.name);
    for (const marker of ['marker-private', 'marker-answer'])
      expect(names.filter((_, index) => heard[index]?.includes(marker))).toEqual(['Anna', 'Cleo']);
    expect(await whoReads(around, 'marker-private')).toEqual(['Anna', 'Cleo']);

    // Whatever else can be asked of a server.
    quiet(around);
    for (const { page, person } of [ben, around.watcher, around.guest, around.away]) {
      for (const before of [1, 2, 3, 1e9])
        await page.say('talk', { table: around.table, before, limit: LIMITS.talkPage });
      await page.say('log', { table: around.table, before: 1e9, limit: 200 });
      await page.say('watch', { table: around.table, seat: '2' });
      await page.say('say', {
        table: around.table,
        channel: 'private',
        seat: '2',
        to: '0',
        text: 'x',
        action: action(),
      });
      for (const path of ['/api/tables', '/api/tables/mine', `/api/tables/${around.table}`])
        await person.ask('GET', path);
      await person.ask('GET', `/api/tables/${around.table}/record`);
    }
    expect(await whoHeard(around, 'marker-private')).toEqual([]);
    expect(server.logged()).not.toContain('marker-');
    expect(stateOf(credentials)).not.toBeNull();
    expect(id).not.toBe(around.table);
  });

  it('among watchers stays with them until the match is over', async () => {
    const around = await company({ options: { length: 'short' } });
    const { watcher, players } = around;
    quiet(around);
    expect(await speak(watcher, { channel: 'watchers', text: 'marker-watchers' })).toMatchObject({
      ok: true,
      line: { name: 'Wim', channel: 'watchers' },
    });
    expect(await whoHeard(around, 'marker-watchers')).toEqual(['Wim', 'Gast']);
    expect(await whoReads(around, 'marker-watchers')).toEqual(['Wim', 'Gast']);

    // The host opens the watchers' talk: what was said before that stays hidden.
    const order = { table: around.table, do: { kind: 'settings', settings: { watchTalk: 'open' } } };
    expect((await players[0]!.page.say('order', order)).ok).toBe(true);
    expect(await whoReads(around, 'marker-watchers')).toEqual(['Wim', 'Gast']);
    const events = players[0]!.said.flatMap(({ event }) => event?.key ?? []);
    expect(events).toEqual(['talk.open']);
    await speak(watcher, { channel: 'watchers', text: 'marker-open' });
    expect(await whoHeard(around, 'marker-open')).toEqual(HERE);

    await speak(players[0]!, { channel: 'private', to: '1', text: 'marker-record' });
    await playOn(
      players.map(({ page }) => page),
      400,
      seeded(5),
    );
    await players[0]!.page.until(() => players[0]!.page.info?.status === 'over');
    expect(await whoReads(around, 'marker-watchers')).toEqual(HERE);
    const record = await players[1]!.person.ask('GET', `/api/tables/${around.table}/record`);
    expect(record.status).toBe(200);
    expect(JSON.stringify(record.body)).not.toContain('marker-');
  });

  it('by whoever looks on while seats are free is heard by those who sit there', async () => {
    const anna = new Person(server.url, 'Anna');
    const { id } = await anna.create({ seats: 2 });
    const [page, guest] = [await listen(id, anna), await listen(id, await named('Ben'))];
    await speak(guest, { channel: 'watchers', text: 'may I?' });
    await page.page.until(() => page.said.length === 1);
    expect(reasonOf(await speak(guest))).toBe('seat.none');
    expect(reasonOf(await speak(page, { channel: 'private', to: '1' }))).toBe('match.waiting');
    expect((await speak(page)).ok).toBe(true);
    // Whoever sits down meanwhile keeps the words said before.
    await new Person(server.url, 'Ben').join(id);
    await page.page.until(() => page.page.match?.n === 0);
    expect((await listen(id, anna)).page.joined?.talk.map(({ text }) => text)).toEqual(['may I?', 'hello']);
  });

  it('is refused where it does not belong, and says why', async () => {
    const around = await company();
    const [anna, ben] = around.players as [Listener, Listener, Listener];
    const { watcher, guest, away } = around;
    expect(reasonOf(await speak(anna, { channel: 'watchers' }))).toBe('talk.watchers');
    expect(reasonOf(await speak(anna, { channel: 'private' }))).toBe('talk.to');
    expect(reasonOf(await speak(anna, { channel: 'private', to: '0' }))).toBe('talk.to');
    expect(reasonOf(await speak(anna, { channel: 'private', to: '7' }))).toBe('talk.to');
    expect(reasonOf(await speak(anna, { channel: 'shout' }))).toBe('message.malformed');
    // A seat that is not mine is not spoken for.
    expect(reasonOf(await speak(ben, { seat: '0' }))).toBe('seat.none');
    expect(reasonOf(await speak(watcher))).toBe('seat.none');
    expect(reasonOf(await speak(watcher, { channel: 'private', to: '0' }))).toBe('seat.none');
    expect(reasonOf(await speak(guest, { channel: 'watchers' }))).toBe('talk.name');
    const there = { table: around.table, channel: 'watchers', text: 'let me in', action: action() };
    expect(reasonOf(await away.page.say('say', there))).toBe('watch.off');
    expect(await server.store.talk.last(around.table)).toBe(0);
  });

  it('is said once, however often it is sent', async () => {
    const { players, table } = await company();
    const [anna, ben] = players as [Listener, Listener, Listener];
    const once = { text: 'only once', action: action() };
    const replies = await Promise.all(Array.from({ length: 12 }, () => speak(anna, once)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    // Somebody else may use the same action.
    expect(await speak(ben, once)).toMatchObject({ ok: true, line: { id: 2 } });
    await ben.page.until(() => ben.said.length === 2);
    expect(ben.said.map(({ id }) => id)).toEqual([1, 2]);
    expect(await server.store.talk.last(table)).toBe(2);
  });

  it('is cut to what can be seen, and families stay together', async () => {
    const { players } = await company();
    const [anna] = players as [Listener, Listener, Listener];
    const textOf = async (text: string) => {
      const reply = await speak(anna, { text });
      return reply.ok ? (reply.line as TalkLine).text : reply.reason;
    };
    expect(await textOf('  a\u202Eb\u200Dc\u0000\r\nd \n\n\n\ne ')).toBe('abc\nd\n\ne');
    for (const picture of ['👨‍👩‍👧‍👦', '❤️‍🔥', '🧑🏽‍🚀']) expect(await textOf(`x ${picture}`)).toBe(`x ${picture}`);
    expect(await textOf(`e${'\u0301\u0302'.repeat(40)}`)).toHaveLength(5);
    expect(await textOf(' \u200B\u2800\n ')).toMatchObject({ key: 'talk.empty' });
    const tooLong = { key: 'talk.tooLong', params: { most: LIMITS.talkText } };
    expect(await textOf('x'.repeat(LIMITS.talkText))).toHaveLength(LIMITS.talkText);
    expect(await textOf('😀'.repeat(LIMITS.talkText))).toHaveLength(2 * LIMITS.talkText);
    expect(await textOf('x'.repeat(LIMITS.talkText + 1))).toEqual(tooLong);
    expect(await textOf('x'.repeat(LIMITS.talkText * 9))).toEqual(tooLong);
    expect(await textOf('<b>&amp;</b> <img src=x onerror=alert(1)>')).toBe('<b>&amp;</b> <img src=x onerror=alert(1)>');
  });

  it('comes page by page, to everybody what is theirs', async () => {
    const { players, table } = await company();
    const [anna, ben, cleo] = players as [Listener, Listener, Listener];
    for (let n = 0; n < 130; n++) await speak(n % 2 ? anna : ben, { text: `line ${n}` });
    for (let n = 0; n < 300; n++) await speak(anna, { channel: 'private', to: '1', text: `secret ${n}` });
    const page = await listen(table, cleo.person);
    const texts = (page.page.joined?.talk ?? []).map(({ text }) => text);
    expect(texts).toEqual(Array.from({ length: 50 }, (_, index) => `line ${80 + index}`));
    const first = page.page.joined?.talk[0]?.id ?? 0;
    const next = await page.page.say('talk', { table, before: first, limit: 70 });
    expect(next).toMatchObject({ ok: true, more: true });
    const before = next.ok ? (next.talk as TalkLine[])[0]?.id : 0;
    const last = await page.page.say('talk', { table, before, limit: 70 });
    expect(last).toMatchObject({ ok: true, more: false });
    expect(last.ok && (last.talk as TalkLine[]).map(({ text }) => text)).toHaveLength(10);
  });

  it('outlives the server', async () => {
    const own = await testServer();
    const around = await company({}, own);
    await speak(around.players[0]!, { text: 'before' });
    await speak(around.players[0]!, { channel: 'private', to: '1', text: 'between us' });
    const again = await own.again();
    const [ben, cleo] = [
      await listen(around.table, around.players[1]!.person, again),
      await listen(around.table, around.players[2]!.person, again),
    ];
    expect(ben.page.joined?.talk.map(({ text }) => text)).toEqual(['before', 'between us']);
    expect(cleo.page.joined?.talk.map(({ text }) => text)).toEqual(['before']);
    expect(await speak(ben, { text: 'after' })).toMatchObject({ ok: true, line: { id: 3 } });
    await again.end();
  });

  it('does not say who somebody is, only that it is the same one', async () => {
    const around = await company();
    const [anna, ben] = around.players as [Listener, Listener, Listener];
    const lines = [];
    for (const who of [anna, ben, anna]) lines.push(await speak(who));
    const voices = lines.map((reply) => (reply.ok ? (reply.line as TalkLine).from : ''));
    expect(voices[0]).toBe(voices[2]);
    expect(voices[0]).not.toBe(voices[1]);
    expect(anna.page.joined?.voice).toBe(voices[0]);
    const { seats } = (await server.store.tables.read(around.table))!;
    const people = seats.map(({ person }) => person ?? 'nobody');
    const heard = around.guest.tap.take();
    for (const person of people) expect(heard.includes(person)).toBe(false);
    const other = await speak(around.away);
    expect(voices).not.toContain(other.ok ? (other.line as TalkLine).from : '');
  });
});

describe('a store that fails', () => {
  it('is no reason to lose a word, or to write it anywhere else', async () => {
    let isBroken = false;
    const own = await testServer({
      parts: {
        store: (store) => ({
          ...store,
          talk: {
            ...store.talk,
            add: (match, line) =>
              isBroken ? Promise.reject(new Error(`no room for ${line.text}`)) : store.talk.add(match, line),
          },
        }),
      },
    });
    const around = await company({}, own);
    isBroken = true;
    const words = { text: 'marker-unkept', action: action() };
    expect(reasonOf(await speak(around.players[0]!, words))).toBe('server.store');
    expect(await whoHeard(around, 'marker-unkept')).toEqual([]);
    isBroken = false;
    expect((await speak(around.players[0]!, words)).ok).toBe(true);
    expect(own.logged()).toContain('what was said could not be stored');
    expect(own.logged()).not.toContain('marker-unkept');
    await own.end();
  });
});

describe('words between two players', () => {
  const texts = ({ page }: Listener) => (page.joined?.talk ?? []).map(({ text }) => text);
  const order = ({ page }: Listener, deed: object) => page.say('order', { table: page.table, do: deed });

  it('go to one seat of several at a browser, and only while its player looks', async () => {
    const anna = new Person(server.url, 'Anna');
    const { id } = await anna.create({ seats: 3 });
    const waiting = await listen(id, anna);
    expect((await order(waiting, { kind: 'local', name: 'Arne' })).ok).toBe(true);
    const ben = new Person(server.url, 'Ben');
    await ben.join(id);
    const page = await listen(id, ben);
    await page.page.until(() => page.page.match !== undefined);
    const tabs: Record<string, Listener> = {};
    for (const eyes of ['0', '1', 'nobody']) {
      const tab = await listen(id, anna);
      await tab.page.say('watch', { table: id, ...(eyes === 'nobody' ? {} : { seat: eyes }) });
      tab.tap.take();
      tabs[eyes] = tab;
    }
    await speak(page, { channel: 'private', to: '1', text: 'marker-arne' });
    const heard = [];
    for (const [eyes, { tap, page: tab }] of Object.entries(tabs)) {
      await tab.say('talk', { table: id, before: 1_000_000_000 });
      if (tap.take().includes('marker-arne')) heard.push(eyes);
    }
    expect(heard).toEqual(['1']);
    // People at one browser do not write to each other.
    expect(reasonOf(await speak(tabs['1']!, { channel: 'private', seat: '1', to: '0' }))).toBe('talk.to');
  });

  it('are not for a watcher who sees with the eyes of one of them', async () => {
    const around = await company();
    const [anna, ben] = around.players as [Listener, Listener];
    expect((await order(anna, { kind: 'show', seat: '0', shown: true })).ok).toBe(true);
    expect((await around.watcher.page.say('watch', { table: around.table, seat: '0' })).ok).toBe(true);
    around.watcher.tap.take();
    await speak(ben, { channel: 'private', to: '0', text: 'marker-eyes' });
    await anna.page.until(() => anna.said.length === 1);
    await around.watcher.page.say('watch', { table: around.table, seat: '0' });
    await around.watcher.page.say('talk', { table: around.table, before: 1_000_000_000 });
    expect(around.watcher.tap.take().includes('marker-eyes')).toBe(false);
  });

  it('go along with a seat that is handed over, with the silence that was put on it', async () => {
    const around = await company();
    const [anna, ben] = around.players as [Listener, Listener];
    await speak(anna, { channel: 'private', to: '1', text: 'marker-before' });
    const voice = ben.page.joined?.voice;
    expect((await order(anna, { kind: 'mute', from: voice, muted: true })).ok).toBe(true);
    const given = await order(ben, { kind: 'handOver', seat: '1' });
    const device = new Person(server.url, 'Ben elsewhere');
    const claimed = await device.ask('POST', '/api/claims', { token: given.ok ? given.token : '', name: 'Ben' });
    expect(claimed.status).toBe(200);
    const phone = await listen(around.table, device);
    expect(texts(phone)).toContain('marker-before');
    expect(reasonOf(await speak(phone))).toBe('talk.muted');
    ben.tap.take();
    await speak(anna, { channel: 'private', to: '1', text: 'marker-after' });
    await phone.page.until(() => phone.said.length === 1);
    await ben.page.watch();
    const old = ben.tap.take();
    expect(old.includes('marker-after') || old.includes('marker-before')).toBe(false);
  });

  it('are not for whoever gets a seat that was given out anew', async () => {
    const around = await company();
    const [anna, ben, cleo] = around.players as [Listener, Listener, Listener];
    await speak(cleo, { channel: 'private', to: '1', text: 'marker-lost' });
    ben.person.close();
    await anna.page.until(() => anna.page.info?.seats[1]?.present === false);
    const given = await order(anna, { kind: 'reissue', seat: '1' });
    const claimed = await anna.person.ask('POST', '/api/claims', { token: given.ok ? given.token : '' });
    expect(claimed.status).toBe(200);
    anna.tap.take();
    for (const seat of ['0', '1']) await anna.page.say('watch', { table: around.table, seat });
    await anna.page.say('talk', { table: around.table, before: 1_000_000_000 });
    expect(anna.tap.take().includes('marker-lost')).toBe(false);
  });
});

describe('a player whose seat somebody else plays', () => {
  it('talks at the table and is no watcher', async () => {
    const around = await company();
    const [anna, ben] = around.players as [Listener, Listener];
    ben.person.close();
    await anna.page.until(() => anna.page.info?.seats[1]?.present === false);
    const standIn = { table: around.table, do: { kind: 'standIn', seat: '1' } };
    expect((await anna.page.say('order', standIn)).ok).toBe(true);
    const back = await listen(around.table, ben.person);
    expect(back.page.joined).toMatchObject({ seat: null, owned: ['1'] });
    await speak(around.watcher, { channel: 'watchers', text: 'marker-hidden' });
    expect(await speak(back, { text: 'I am back' })).toMatchObject({ ok: true, line: { name: 'Ben', seat: '1' } });
    expect(reasonOf(await speak(back, { channel: 'watchers' }))).toBe('talk.watchers');
    await back.page.watch();
    expect(back.tap.take().includes('marker-hidden')).toBe(false);
  });
});

describe('the host', () => {
  it('stops somebody’s words and lets them speak again', async () => {
    const around = await company();
    const [anna, ben] = around.players as [Listener, Listener, Listener];
    const { watcher } = around;
    const voice = async (who: Listener, words?: Words) => {
      const reply = await speak(who, words);
      return reply.ok ? (reply.line as TalkLine).from : '';
    };
    const [bens, wims] = [await voice(ben), await voice(watcher, { channel: 'watchers' })];
    const mute = (who: Listener, from: string, muted = true) =>
      who.page.say('order', { table: around.table, do: { kind: 'mute', from, muted } });
    expect(reasonOf(await mute(ben, bens))).toBe('host.only');
    expect(reasonOf(await mute(anna, 'nobody-here'))).toBe('talk.nobody');
    expect((await mute(anna, bens)).ok).toBe(true);
    expect((await mute(anna, wims)).ok).toBe(true);
    for (const words of [{}, { channel: 'private', to: '0' }])
      expect(reasonOf(await speak(ben, words))).toBe('talk.muted');
    expect(reasonOf(await speak(watcher, { channel: 'watchers' }))).toBe('talk.muted');
    await anna.page.until(() => anna.page.info?.muted?.length === 2);
    expect(anna.page.info?.muted).toEqual([bens, wims]);
    expect((await mute(anna, bens, false)).ok).toBe(true);
    expect((await speak(ben)).ok).toBe(true);
    expect(reasonOf(await speak(watcher, { channel: 'watchers' }))).toBe('talk.muted');
  });
});

describe('whoever talks too much', () => {
  it('is slowed down, in all tabs together', async () => {
    const strict = await testServer({
      parts: { limits: { ...NO_LIMITS, chats: { burst: 3, perSecond: 0.001 } } },
    });
    const { table, players } = await company({}, strict);
    const tabs = [players[0]!, await listen(table, players[0]!.person, strict)];
    const reasons = [];
    for (let n = 0; n < 4; n++) for (const tab of tabs) reasons.push(reasonOf(await speak(tab)));
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(3);
    expect(reasons.filter((reason) => reason === 'limit.rate')).toHaveLength(5);
    expect((await speak(players[1]!)).ok).toBe(true);
    await strict.end();
  });
});

describe('what happens at a table', () => {
  it('is told there, as nobody’s words', async () => {
    const around = await company();
    const order = { table: around.table, do: { kind: 'host', seat: '1' } };
    expect((await around.players[0]!.page.say('order', order)).ok).toBe(true);
    const [anna] = around.players as [Listener];
    await anna.page.until(() => anna.said.length === 1);
    expect(anna.said[0]).toMatchObject({
      channel: 'table',
      from: '',
      text: '',
      event: { key: 'host.new', params: { name: 'Ben' } },
    });
    await around.guest.page.until(() => around.guest.said.length === 1);
    expect(around.away.said).toEqual([]);
  });
});

async function stockSeat() {
  const anna = new Person(server.url, 'Anna');
  const { id } = await anna.create();
  const bob = await new LobbyClient({ server: server.url }).joinMatch(LANTERNS.id, id, { playerName: 'Bob' });
  const credentials = stockClient({
    url: server.url,
    matchID: id,
    playerID: bob.playerID,
    credentials: bob.playerCredentials,
  });
  stock.push(credentials);
  await until(() => stateOf(credentials));
  return { id, anna, credentials };
}

describe('clients of the framework’s own kind', () => {
  it('hear what players say to everybody, and are heard', async () => {
    const { id, anna, credentials: bob } = await stockSeat();
    const page = await listen(id, anna);
    const watcher = await listen(id, await named('Wim'));
    await speak(page, { text: 'hello Bob' });
    await until(() => bob.chatMessages.length === 1);
    expect(bob.chatMessages[0]).toEqual({ id: expect.any(String), sender: '0', payload: 'hello Bob' });
    bob.sendChatMessage('hello Anna');
    await page.page.until(() => page.said.length === 2);
    expect(page.said[1]).toMatchObject({ channel: 'table', name: 'Bob', seat: '1', text: 'hello Anna' });
    await speak(watcher, { channel: 'watchers', text: 'psst' });
    expect(reasonOf(await speak(page, { channel: 'private', to: '1', text: 'psst' }))).toBe('talk.to');
    await speak(page, { text: 'good bye' });
    await until(() => bob.chatMessages.length === 3);
    expect(bob.chatMessages.map(({ payload }) => payload)).toEqual(['hello Bob', 'hello Anna', 'good bye']);
  });
});
