import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HIDDEN } from '@morgenrot/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Parts } from '../src/server.ts';
import type { Store } from '../src/store/index.ts';
import { POSTGRES, testDatabase } from './kit/database.ts';
import { CARDS, VOTES } from './kit/game.ts';
import { Person, Seat, seeded } from './kit/person.ts';
import { RawStock, type Seated } from './kit/raw-stock.ts';
import { NO_LIMITS, type TestServer, testServer } from './kit/server.ts';
import { LobbyClient, until } from './kit/stock.ts';

/**
 * What is known to be open in the server of the framework whose clients may play here, sentence by sentence: closed, by
 * our own way of speaking and by the framework's.
 */
let server: TestServer;
vi.setConfig({ testTimeout: 30_000 });
/** What the store does with the next answers, instead of storing them. */
let onCommit: ((store: Store, go: () => ReturnType<Store['matches']['commit']>) => Promise<unknown>) | undefined;
const parts: Parts = {
  store: (store) => ({
    ...store,
    matches: {
      ...store.matches,
      async commit(advance) {
        const go = () => store.matches.commit(advance);
        return (onCommit ? await onCommit(store, go) : await go()) as Awaited<ReturnType<typeof go>>;
      },
    },
  }),
};
beforeAll(async () => {
  server = await testServer({ parts });
});
afterAll(() => server.end());

const toClose: { close(): void }[] = [];
afterEach(() => {
  onCommit = undefined;
  for (const one of toClose.splice(0)) one.close();
});
const kept = <T extends { close(): void }>(one: T): T => {
  toClose.push(one);
  return one;
};
const stock = (url = server.url) => kept(new RawStock(url));

/** A table where Anna plays by our page and Bob by the framework's client; Anna is asked first. */
async function table(options: Record<string, string> = {}, at: TestServer = server) {
  const anna = kept(new Person(at.url, 'Anna'));
  const { id } = await anna.create({ options });
  const joined = await new LobbyClient({ server: at.url }).joinMatch('bazaar', id, {
    playerName: 'Bob',
    playerID: '1',
  });
  const seat: Seated = { matchID: id, playerID: '1', credentials: joined.playerCredentials };
  const page = new Seat(anna.connect(), id);
  await page.watch();
  const bob = stock(at.url);
  await bob.sync(seat);
  return { id, anna, page, bob, seat };
}
type Table = Awaited<ReturnType<typeof table>>;

const stateOf = async (id: string) =>
  (await server.store.matches.load(id))?.state?.G as unknown as Record<string, never>;
const answersAt = async (id: string, at = server): Promise<number> => (await at.store.matches.entries(id)).length;
const bobsQuestion = ({ bob }: Table) => {
  const top = bob.state?.G.steps.at(-1);
  return top?.each?.find(({ player }) => player === '1') ?? top;
};

/** Anna answers until Bob is asked. */
async function untilBob(all: Table): Promise<void> {
  const { page, bob } = all;
  for (const below = seeded(5); page.question(); ) {
    const reply = await page.play(below);
    if (!reply.ok) throw new Error(reply.reason.key);
    await page.until(() => page.match?.n === reply.n);
  }
  await until(() => bob.state?._stateID === page.match?.n);
}
const bobSays = (all: Table, value: unknown, change: object = {}): void => {
  const question = bobsQuestion(all);
  all.bob.move(all.seat, { type: question?.kind ?? 'play', id: question?.id ?? 0, value, ...change });
};

describe('secrets', () => {
  it('are in nothing that a watcher gets, who asks for the first state, too', async () => {
    const all = await table({ length: 'long' });
    const watcher = stock();
    await watcher.sync({ matchID: all.id });
    const guest = kept(new Person(server.url, 'Guest'));
    const looking = new Seat(guest.connect(), all.id);
    await looking.watch();
    const record = await server.store.tables.read(all.id);
    for (const told of [watcher.info, looking.joined]) {
      const text = JSON.stringify(told);
      for (const card of CARDS) expect(text).not.toContain(card);
      expect(text).not.toContain(record?.seed);
      expect(text).not.toMatch(/"(seed|prngstate|random|_random)"/i);
    }
    expect(watcher.info?.initialState).toMatchObject({ G: { deck: { 0: HIDDEN } } });
  });

  it('come from the system’s chance, not from the time that the lobby publishes', async () => {
    const still = await testServer({ parts: { now: () => 1_700_000_000_000 } });
    const seeds = [];
    for (let n = 0; n < 2; n++) {
      const { id } = await table({}, still);
      seeds.push((await still.store.tables.read(id))?.seed);
    }
    expect(seeds[0]).not.toBe(seeds[1]);
    for (const seed of seeds) {
      expect(seed).not.toContain('1700000000000');
      expect(seed?.length).toBeGreaterThanOrEqual(32);
    }
    await still.end();
  });

  it('do not go out as the arguments of a move: what somebody has voted only they know', async () => {
    const all = await table();
    const watcher = stock();
    await watcher.sync({ matchID: all.id });
    await untilBob(all);
    for (let n = 0; n < 8 && bobsQuestion(all)?.kind !== 'vote'; n++) {
      const value = { play: 'pass', pay: 0, roll: 'rest' }[bobsQuestion(all)?.kind ?? ''] ?? 'pass';
      const before = all.bob.state?._stateID ?? 0;
      if (bobsQuestion(all)?.kind === 'discard') bobSays(all, [handOf(all)[0]]);
      else bobSays(all, value);
      await until(() => (all.bob.state?._stateID ?? 0) > before);
    }
    const at = all.bob.state?._stateID ?? 0;
    bobSays(all, VOTES[2]);
    await until(() => (watcher.state?._stateID ?? 0) > at && (all.page.match?.n ?? 0) > at);
    const news = [watcher.heard, all.page.moves, all.page.log];
    for (const each of news) expect(JSON.stringify(each)).not.toContain(VOTES[2]);
    expect(JSON.stringify(all.bob.heard)).toContain(VOTES[2]);
  });
});
const handOf = ({ bob }: Table): string[] =>
  (bob.state as unknown as { G: { hands: Record<string, string[]> } }).G.hands['1'] ?? [];

describe('nothing is lost', () => {
  it('by telling of a move before it is stored: one that cannot be stored was never seen, and is refused', async () => {
    const all = await table();
    const [n, heard] = [all.page.match?.n, all.bob.heard.length];
    onCommit = () => Promise.reject(new Error('no disk'));
    expect(await all.page.act(all.page.question()?.id ?? 0, 'pass')).toMatchObject({ reason: { key: 'server.store' } });
    expect(all.bob.heard.slice(heard).filter(([event]) => event !== 'matchData')).toEqual([]);
    expect(all.page.match?.n).toBe(n);
    onCommit = undefined;
    await untilBob(all);
    const before = { told: all.page.moves.length, n: all.bob.state?._stateID };
    onCommit = () => Promise.reject(new Error('no disk'));
    bobSays(all, 'pass');
    await until(() => all.bob.refusals.includes('server.store'));
    expect([all.page.moves.length, all.bob.state?._stateID]).toEqual([before.told, before.n]);
    onCommit = undefined;
    bobSays(all, 'pass');
    await until(() => all.bob.state?._stateID === (before.n ?? 0) + 1);
  });

  it('by what happens to a seat while moves are stored, nor the moves', async () => {
    const all = await table({ length: 'long' });
    const lobby = new LobbyClient({ server: server.url });
    onCommit = async (_store, go) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return go();
    };
    const below = seeded(3);
    for (let n = 1; all.page.question() && n <= 4; n++) {
      const { matchID, playerID, credentials } = all.seat;
      const [reply] = await Promise.all([
        all.page.play(below),
        lobby.updatePlayer('bazaar', matchID, { playerID, credentials, newName: `Bob ${n}` }),
      ]);
      expect(reply).toMatchObject({ ok: true, n });
      const { seats, n: stored } = (await server.store.tables.read(all.id)) ?? {};
      expect([seats?.[1]?.name, stored]).toEqual([`Bob ${n}`, n]);
      await all.page.until(() => all.page.match?.n === n);
    }
  });

  // A SQLite file belongs to one server.
  it.runIf(POSTGRES !== undefined)(
    'by two processes that take an answer to the same question: one of them is refused',
    async () => {
      const one = await testServer({ database: await testDatabase('postgres') });
      const all = await table({}, one);
      const other = await testServer({ database: one.database });
      const again = kept(new Person(other.url, 'Anna'));
      again.cookie = all.anna.cookie;
      const elsewhere = new Seat(again.connect(), all.id);
      await elsewhere.watch();
      const step = all.page.question()?.id ?? 0;
      const replies = await Promise.all([all.page, elsewhere].map((page) => page.act(step, 'pass')));
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await answersAt(all.id, one)).toBe(1);
      await untilBob(all);
      const there = stock(other.url);
      await there.sync(all.seat);
      const before = await answersAt(all.id, one);
      const { id = 0, kind: type = '' } = bobsQuestion(all) ?? {};
      for (const socket of [all.bob, there]) socket.move(all.seat, { type, id, value: 'pass' });
      await expect.poll(() => answersAt(all.id, one)).toBe(before + 1);
      await until(async () => all.bob.refusals.length + there.refusals.length === 1);
      expect(await answersAt(all.id, one)).toBe(before + 1);
      await other.close();
      await one.end();
    },
  );

  it('by the last one who leaves while their move is being stored', async () => {
    const all = await table();
    const step = all.page.question()?.id ?? 0;
    let store: (() => void) | undefined;
    onCommit = async (_store, go) => {
      await new Promise<void>((resolve) => {
        store = resolve;
      });
      return go();
    };
    const reply = all.page.act(step, 'pass').catch(() => undefined);
    await until(() => store !== undefined);
    all.bob.close();
    all.anna.close();
    const back = kept(new Person(server.url, 'Anna'));
    back.cookie = all.anna.cookie;
    const page = new Seat(back.connect(), all.id);
    const second = page.act(step, 'pass');
    onCommit = undefined;
    store?.();
    expect(await second).toMatchObject({ ok: false });
    await reply;
    expect(await answersAt(all.id)).toBe(1);
  });
});

describe('floods', () => {
  it('of moves at matches that do not exist leave nothing behind, in either way of speaking', async () => {
    const socket = stock();
    const nobody = kept(new Person(server.url, 'Nobody')).connect();
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
      await new LobbyClient({ server: server.url }).createMatch('bazaar', { numPlayers: 2 });
    const listed = await new LobbyClient({ server: server.url }).listMatches('bazaar');
    expect(listed.matches.length).toBeLessThanOrEqual(100);
    const { body } = await new Person(server.url, 'x').ask('GET', '/api/tables');
    expect((body as unknown as { tables: unknown[] }).tables.length).toBeLessThanOrEqual(100);
  });
});

const tablesInMemory = async (): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^morgenrot_tables (\d+)$/m.exec(text)?.[1]);
};

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
    const { matchID } = await new LobbyClient({ server: server.url }).createMatch('bazaar', { numPlayers: 2 });
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
    expect(await server.store.talk.last(matchID)).toBe(0);
  });
});

describe('no message ends the process', () => {
  it('whose move throws, and the others play on', async () => {
    const all = await table({ faulty: 'yes' });
    const boom = await all.page.act(all.page.question()?.id ?? 0, 'boom');
    expect(boom).toMatchObject({ ok: false, reason: { key: 'server.rule' } });
    expect(await all.page.act(all.page.question()?.id ?? 0, 'pass')).toEqual({ ok: true, n: 1 });
    await all.page.until(() => all.page.match?.n === 1);
    await untilBob(all);
    bobSays(all, 'boom');
    await until(() => all.bob.refusals.includes('server.rule'));
    const { page } = await table();
    expect(await page.act(page.question()?.id ?? 0, 'pass')).toEqual({ ok: true, n: 1 });
  });

  it('that has an object where a name is expected, or the name of a method', async () => {
    const all = await table();
    const evil = { toString: 1 };
    const { socket } = all.bob;
    socket.emit('update', { type: 'MAKE_MOVE', payload: {} }, 0, evil, '0');
    socket.emit('sync', evil, '0', undefined, 2);
    socket.emit('sync', all.id, evil, evil, evil);
    socket.emit('update', { type: 'GAME_EVENT', payload: { type: 'toString', playerID: '1' } }, 0, all.id, '1');
    await until(() => all.bob.refusals.length === 4);
    for (const name of ['watch', 'act', 'undo', 'log', 'say', 'talk', 'order', 'leave', 'toString']) {
      expect(await all.page.say(name, { table: evil })).toMatchObject({ reason: { key: 'message.malformed' } });
    }
    expect(await all.page.act(all.page.question()?.id ?? 0, 'pass')).toEqual({ ok: true, n: 1 });
  });
});

describe('nothing is polluted, and no rule is passed by', () => {
  it('by joining as a prototype', async () => {
    const anna = kept(new Person(server.url, 'Anna'));
    const { id } = await anna.create();
    const eve = new Person(server.url, 'Eve');
    for (const seat of ['__proto__', 'constructor', 'toString', '-1', '9']) {
      expect(
        (await eve.ask('POST', `/games/bazaar/${id}/join`, { playerName: 'Eve', playerID: seat })).status,
      ).not.toBe(200);
      expect((await eve.ask('POST', `/api/tables/${id}/join`, { name: 'Eve', seat })).status).not.toBe(200);
    }
    const json = `{"playerName":"Eve","playerID":"1","__proto__":{"polluted":1},"data":{"__proto__":{"polluted":1}}}`;
    await eve.ask('POST', `/games/bazaar/${id}/join`, json, { 'Content-Type': 'application/json' });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('by arguments that are none', async () => {
    const all = await table();
    const evil = ['__proto__', -5, 1e300, '3', 3.5, ['__proto__'], { __proto__: null, a: 1 }, null, true, [[1]]];
    for (const value of evil) {
      const reply = await all.page.act(all.page.question()?.id ?? 0, value as never);
      expect(reply.ok, JSON.stringify(value)).toBe(false);
    }
    expect(await answersAt(all.id)).toBe(0);
    await untilBob(all);
    const [before, refused] = [await answersAt(all.id), all.bob.refusals.length];
    for (const value of evil) bobSays(all, value);
    await until(() => all.bob.refusals.length === refused + evil.length);
    expect(await answersAt(all.id)).toBe(before);
    expect(await stateOf(all.id)).not.toHaveProperty('a');
  });

  it('by an event of the framework that ends the match', async () => {
    const all = await table();
    for (const type of ['endGame', 'endTurn', 'setPhase', 'endPhase', 'endStage', 'pass']) {
      const payload = { type, args: [], playerID: '1', credentials: all.seat.credentials };
      all.bob.socket.emit('update', { type: 'GAME_EVENT', payload }, 0, all.id, '1');
    }
    await until(() => all.bob.refusals.length === 6);
    expect((await server.store.tables.read(all.id))?.status).toBe('playing');
    for (const name of ['endGame', 'events', 'GAME_EVENT']) {
      expect(await all.page.say(name, { table: all.id })).toMatchObject({ reason: { key: 'message.malformed' } });
    }
  });
});

describe('nobody is left in silence or behind', () => {
  it('whose state is stale, or whose credentials are wrong', async () => {
    const all = await table();
    const step = all.page.question()?.id ?? 0;
    expect(await all.page.act(step, 'pass')).toMatchObject({ ok: true });
    expect(await all.page.act(step, 'pass')).toMatchObject({ ok: false, reason: { key: 'decision.gone' } });
    const eve = kept(new Person(server.url, 'Eve'));
    const theirs = new Seat(eve.connect(), all.id);
    await theirs.watch();
    expect(await theirs.act(step, 'pass')).toMatchObject({ reason: { key: 'seat.none' } });
    const syncs = all.bob.all('sync').length;
    all.bob.move({ ...all.seat, credentials: 'wrong' });
    all.bob.move(all.seat, { id: 1, n: 0 });
    await until(() => all.bob.refusals.length === 2 && all.bob.all('sync').length === syncs + 2);
    expect(all.bob.info?.state._stateID).toBe(1);
  });

  it('after their own move, and not when they come in while one is being stored', async () => {
    const all = await table();
    onCommit = async (_store, go) => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      return go();
    };
    const reply = all.page.act(all.page.question()?.id ?? 0, 'pass');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const watcher = stock();
    const looking = new Seat(kept(new Person(server.url, 'Guest')).connect(), all.id);
    await Promise.all([watcher.sync({ matchID: all.id }), looking.watch(), reply]);
    await until(() => [watcher.state?._stateID, looking.match?.n, all.page.match?.n].every((n) => n === 1));
    await untilBob(all);
    const n = all.bob.state?._stateID ?? 0;
    bobSays(all, 'pass');
    await until(() => all.bob.state?._stateID === n + 1 && all.page.match?.n === n + 1);
  });

  it('whose answer goes out while they are away: it comes again, and counts once', async () => {
    const all = await table();
    const step = all.page.question()?.id ?? 0;
    all.anna.sockets[0]?.disconnect();
    const action = crypto.randomUUID();
    const buffered = all.page.act(step, 'pass', action);
    all.anna.sockets[0]?.connect();
    expect(await buffered).toEqual({ ok: true, n: 1 });
    for (let n = 0; n < 3; n++) expect(await all.page.act(step, 'pass', action)).toEqual({ ok: true, n: 1 });
    expect(await answersAt(all.id)).toBe(1);
    await all.page.watch();
    await untilBob(all);
    const before = await answersAt(all.id);
    const { id = 0, kind: type = '' } = bobsQuestion(all) ?? {};
    for (let n = 0; n < 3; n++) all.bob.move(all.seat, { type, id, value: 'pass' });
    await until(() => (all.bob.state?._stateID ?? 0) > before && all.bob.refusals.length >= 2);
    expect(await answersAt(all.id)).toBe(before + 1);
  });

  it('who closes one of two tabs', async () => {
    const all = await table();
    const second = new RawStock(server.url);
    await second.sync(all.seat);
    const tab = all.anna.connect();
    await new Seat(tab, all.id).watch();
    second.close();
    tab.disconnect();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const watcher = stock();
    const info = await watcher.sync({ matchID: all.id });
    expect(info?.filteredMetadata.map(({ isConnected }) => isConnected)).toEqual([true, true]);
  });
});

describe('what is installed', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

  it('is socket.io 4, and nothing of the framework’s own server', () => {
    const version = (name: string) => createRequire(import.meta.url)(`${name}/package.json`).version as string;
    expect(Number(version('socket.io').split('.')[0])).toBeGreaterThanOrEqual(4);
    for (const name of ['boardgame.io', 'koa-socket-2', 'node-persist']) {
      expect(Object.keys(manifest.dependencies)).not.toContain(name);
    }
  });

  it('runs the framework’s reducer without its checks of the whole state, whatever the environment says', () => {
    const main = readFileSync(new URL('../src/main.ts', import.meta.url), 'utf8');
    expect(main.indexOf("process.env.NODE_ENV ||= 'production'")).toBeGreaterThan(0);
    expect(main.indexOf("process.env.NODE_ENV ||= 'production'")).toBeLessThan(main.indexOf("import('./server.ts')"));
  });
});
