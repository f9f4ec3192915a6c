import { LIMITS, type TalkLine } from '@morgenrot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Person, playOn, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { stateOf, until } from '../kit/stock.ts';
import {
  action,
  everybody,
  HERE,
  type Listener,
  quiet,
  reasonOf,
  speak,
  talkOn,
  whoHeard,
  whoReads,
} from '../kit/talk.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const { close, company, listen, named, stockSeat } = talkOn(() => server);
afterEach(close);
afterAll(() => server.end());

describe('what is said', () => {
  it('at the table is heard by everybody there, and by nobody at another table', async () => {
    const around = await company();
    quiet(around);
    const reply = await speak(around.players[1]!, { text: 'marker-table' });
    expect(reply).toMatchObject({ ok: true, line: { channel: 'table', name: 'Ben', seat: '1' } });
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
