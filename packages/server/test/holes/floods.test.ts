import { describe, expect, it } from 'vitest';
import { Person, Seat } from '../kit/person.ts';
import { NO_LIMITS, testServer } from '../kit/server.ts';
import { LobbyClient, until } from '../kit/stock.ts';
import { holes } from './kit.ts';

const { server, kept, stock, table } = holes();

const tablesInMemory = async (): Promise<number> => {
  const text = await (await fetch(`${server().url}/metrics`)).text();
  return Number(/^morgenrot_tables (\d+)$/m.exec(text)?.[1]);
};

describe('floods', () => {
  it('of moves at matches that do not exist leave nothing behind, in either way of speaking', async () => {
    const socket = stock();
    const nobody = kept(new Person(server().url, 'Nobody')).connect();
    const seat = { matchID: '', playerID: '0', credentials: 'x' };
    const before = await tablesInMemory();
    const asked = Array.from({ length: 300 }, async (_, n) => {
      socket.move({ ...seat, matchID: `nowhere${n}` });
      const message = { table: `nowhere${n}`, action: 'an-action', step: 1, undos: 0, value: 'pass' };
      const reply = await nobody.timeout(10_000).emitWithAck('act', message);
      return reply.ok ? 'ok' : reply.reason.key;
    });
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['table.unknown']));
    await until(() => socket.refusals.length === 300);
    await expect.poll(tablesInMemory).toBeLessThanOrEqual(before);
  });

  it('leave nothing of a table that is cleared away', async () => {
    const own = await testServer();
    const lobby = new LobbyClient({ server: own.url });
    const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 2 });
    const { playerCredentials: credentials } = await lobby.joinMatch('bazaar', matchID, { playerName: 'Bob' });
    await lobby.leaveMatch('bazaar', matchID, { playerID: '0', credentials });
    const anna = kept(new Person(own.url, 'Anna'));
    const { id } = await anna.create();
    expect((await anna.ask('POST', `/api/tables/${id}/leave`)).status).toBe(200);
    for (const gone of [matchID, id]) {
      expect(await own.store.tables.read(gone)).toBeUndefined();
      expect(await own.store.matches.load(gone)).toBeUndefined();
      expect(await own.store.matches.entries(gone)).toEqual([]);
    }
    await own.end();
  });

  it('of tables are slowed down, their list has an end, and nobody has a name of a megabyte', async () => {
    const strict = await testServer({ parts: { limits: { ...NO_LIMITS, creates: { burst: 2, perSecond: 0.001 } } } });
    const post = (path: string, body: object) => new Person(strict.url, 'x').ask('POST', path, body);
    expect((await post('/games/bazaar/create', { numPlayers: 2 })).status).toBe(200);
    expect((await post('/api/tables', { game: 'bazaar', seats: 2, name: 'Anna' })).status).toBe(200);
    for (const path of ['/games/bazaar/create', '/api/tables']) expect((await post(path, {})).status).toBe(429);
    const { matches } = await new LobbyClient({ server: strict.url }).listMatches('bazaar');
    const [{ matchID = '' } = {}] = matches;
    const joins = [`/games/bazaar/${matchID}/join`, `/api/tables/${matchID}/join`];
    for (const path of joins) {
      const name = 'n'.repeat(1_000_000);
      expect((await post(path, { playerName: name, playerID: '0', name })).status, path).toBe(413);
      const long = path.startsWith('/api') ? { name: 'n'.repeat(200) } : { playerName: 'n'.repeat(200), playerID: '0' };
      expect([400, 403]).toContain((await post(path, long)).status);
    }
    await strict.end();
    for (let n = 0; n < 110; n++)
      await new LobbyClient({ server: server().url }).createMatch('bazaar', { numPlayers: 2 });
    const listed = await new LobbyClient({ server: server().url }).listMatches('bazaar');
    expect(listed.matches.length).toBeLessThanOrEqual(100);
    const { body } = await new Person(server().url, 'x').ask('GET', '/api/tables');
    expect((body as unknown as { tables: unknown[] }).tables.length).toBeLessThanOrEqual(100);
  });
});

describe('talk', () => {
  it('has a longest line, a rate, no further fields, and a speaker who is who they say', async () => {
    const strict = await testServer({ parts: { limits: { ...NO_LIMITS, chats: { burst: 3, perSecond: 0.001 } } } });
    const { id, page, bob, seat } = await table({}, strict);
    const say = (change: object) =>
      page.say('say', { table: id, channel: 'table', text: 'hello', action: crypto.randomUUID(), ...change });
    expect(await say({ text: 'x'.repeat(15_000) })).toMatchObject({ ok: false });
    expect(await say({ extra: 'more' })).toMatchObject({ reason: { key: 'message.malformed' } });
    expect(await say({ seat: '1' })).toMatchObject({ reason: { key: 'seat.none' } });
    const stranger = kept(new Person(strict.url, 'Eve'));
    await stranger.ask('POST', '/api/me', { name: 'Eve' });
    const theirs = new Seat(stranger.connect(), id);
    const words = { table: id, channel: 'table', text: 'I am Anna', action: 'an-action' };
    expect(await theirs.say('say', words)).toMatchObject({ reason: { key: 'seat.none' } });
    const chat = (message: object, credentials: unknown) => bob.socket.emit('chat', id, message, credentials);
    chat({ id: 'a', sender: '0', payload: 'I am Anna' }, seat.credentials);
    chat({ id: 'b', sender: '1', payload: 'x'.repeat(15_000) }, seat.credentials);
    chat({ id: 'c', sender: '1', payload: 'hello', extra: 'more' }, seat.credentials);
    await until(() => bob.all('chat').length === 1 && bob.refusals.length === 2);
    expect(bob.all('chat')[0]?.[1]).toEqual({ id: 'c', sender: '1', payload: 'hello' });
    for (let n = 0; n < 5; n++) chat({ id: `d${n}`, sender: '1', payload: 'again' }, seat.credentials);
    await until(() => bob.refusals.includes('limit.rate'));
    const said = await Promise.all(Array.from({ length: 6 }, () => say({})));
    expect(said.at(-1)).toMatchObject({ reason: { key: 'limit.rate' } });
    await strict.end();
  });
});

describe('talk in a match that nobody has joined', () => {
  it('is nobody’s, whoever they say to be: that nobody sits there is no credential', async () => {
    const { matchID } = await new LobbyClient({ server: server().url }).createMatch('bazaar', { numPlayers: 2 });
    const [stranger, watcher] = [stock(), stock()];
    watcher.socket.emit('sync', matchID, undefined, undefined, 2);
    await until(() => watcher.all('matchData').length > 0);
    const wrong = [undefined, null, '', 'undefined', 'x'];
    for (const [index, credentials] of wrong.entries()) {
      const message = { id: `said-${index}`, sender: '0', payload: 'I am nobody' };
      stranger.socket.emit('chat', matchID, message, credentials);
    }
    await until(() => stranger.refusals.length === wrong.length);
    expect(new Set(stranger.refusals)).toEqual(new Set(['seat.credentials']));
    for (const each of [stranger, watcher]) expect(each.all('chat')).toEqual([]);
    expect(await server().store.talk.last(matchID)).toBe(0);
  });
});
