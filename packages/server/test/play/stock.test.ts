import { createRequire } from 'node:module';
import { hashOf, viewOf } from '@morgenrot/engine';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BAZAAR } from '../kit/game.ts';
import { Person, Seat, seeded } from '../kit/person.ts';
import { NO_LIMITS, type TestServer, testServer } from '../kit/server.ts';
import { LobbyClient, move, type StockClient, stateOf, stockClient, until } from '../kit/stock.ts';

let server: TestServer;
let lobby: LobbyClient;
const clients: StockClient[] = [];
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await testServer();
  lobby = new LobbyClient({ server: server.url });
});
afterAll(() => server.end());
afterEach(() => {
  for (const client of clients.splice(0)) client.stop();
  for (const socket of sockets.splice(0)) socket.disconnect();
});

function client(wish: { matchID: string; playerID?: string; credentials?: string }): StockClient {
  const made = stockClient({ url: server.url, ...wish });
  clients.push(made);
  return made;
}
async function match(names = ['Ann', 'Bob'], setupData?: Record<string, string>) {
  const { matchID } = await lobby.createMatch('bazaar', { numPlayers: names.length, setupData });
  const seats = [];
  for (const playerName of names) seats.push(await lobby.joinMatch('bazaar', matchID, { playerName }));
  return {
    matchID,
    seats,
    players: seats.map(({ playerID, playerCredentials }) => ({ matchID, playerID, credentials: playerCredentials })),
  };
}
/** A socket without the framework's client around it. */
function raw(): { socket: Socket; heard: [string, ...unknown[]][] } {
  const socket = io(`${server.url}/bazaar`, { forceNew: true, transports: ['websocket'] });
  sockets.push(socket);
  const heard: [string, ...unknown[]][] = [];
  socket.onAny((event: string, ...args) => heard.push([event, ...args]));
  return { socket, heard };
}
const status = (path: string, body: unknown): Promise<number> =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.status);

describe("the framework's own packages", () => {
  it('need koa-compose 4.1.0: with 4.2.0 their lobby answers 404 to everything', async () => {
    const koa = createRequire(import.meta.resolve('koa'));
    const { version } = koa('koa-compose/package.json') as { version: string };
    expect(version).toBe('4.1.0');
    expect(await lobby.listGames()).toEqual(['bazaar']);
  });

  it('create, join, sync, play to the end and watch', async () => {
    const { matchID, players } = await match(['Ann', 'Bob', 'Cem']);
    const seated = players.map(client);
    const watching = client({ matchID });
    const all = [...seated, watching];
    await until(() => all.every((one) => stateOf(one)));
    expect(seated[0]?.matchData?.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cem']);

    const below = seeded(11);
    let moves = 0;
    while (!seated[0]?.getState()?.ctx.gameover) {
      const n = moves;
      const before = stateOf(watching)?._stateID;
      expect(seated.some((one) => move(one, below))).toBe(true);
      moves++;
      await until(() => all.every((one) => stateOf(one)?._stateID === n + 1));
      expect(before).toBe(n);
    }
    expect(moves).toBeGreaterThan(25);
    const saved = await server.store.matches.load(matchID);
    const outcome = BAZAAR.outcome(saved!.state!.G);
    expect(watching.getState()?.ctx.gameover).toEqual(outcome);
    for (const one of all) {
      const me = one.playerID ?? null;
      expect(hashOf(stateOf(one)?.G)).toBe(hashOf(viewOf(BAZAAR, saved!.state!.G, me)));
      const log = one.getState()?.log ?? [];
      expect(log.filter(({ action }) => action.type === 'MAKE_MOVE')).toHaveLength(moves);
      expect(log.every(({ action }) => action.payload.args === null)).toBe(true);
    }
    expect((await lobby.getMatch('bazaar', matchID)).gameover).toEqual(outcome);
    const over = await lobby.listMatches('bazaar', { isGameover: true });
    expect(over.matches.map((one) => one.matchID)).toContain(matchID);
  });

  it('wait until all seats are taken, and see who comes', async () => {
    const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 2 });
    const ann = await lobby.joinMatch('bazaar', matchID, { playerName: 'Ann' });
    const first = client({ matchID, playerID: '0', credentials: ann.playerCredentials });
    await until(() => first.matchData);
    expect(first.matchData?.map(({ name }) => name)).toEqual(['Ann', undefined]);
    expect(stateOf(first)).toBeNull();
    await lobby.joinMatch('bazaar', matchID, { playerName: 'Bob' });
    await until(() => stateOf(first));
    await until(() => first.matchData?.[1]?.name === 'Bob');
    expect(stateOf(first)?._stateID).toBe(0);
  });

  it('come back to a match after a restart', async () => {
    let own = await testServer();
    const stock = new LobbyClient({ server: own.url });
    const { matchID } = await stock.createMatch('bazaar', { numPlayers: 2 });
    const ann = await stock.joinMatch('bazaar', matchID, { playerName: 'Ann' });
    await stock.joinMatch('bazaar', matchID, { playerName: 'Bob' });
    const wish = { matchID, playerID: '0', credentials: ann.playerCredentials };
    const before = stockClient({ url: own.url, ...wish });
    await until(() => stateOf(before));
    move(before, seeded(1));
    await until(() => stateOf(before)?._stateID === 1);
    before.stop();
    own = await own.again();
    const after = stockClient({ url: own.url, ...wish });
    await until(() => stateOf(after)?._stateID === 1);
    expect(hashOf(stateOf(after)?.G)).toBe(hashOf(stateOf(before)?.G));
    after.stop();
    await own.end();
  });

  it('talk: one player says it, everybody at the table hears it', async () => {
    const { matchID, players } = await match();
    const [ann, bob, watching] = [client(players[0]!), client(players[1]!), client({ matchID })];
    await until(() => [ann, bob, watching].every(stateOf));
    ann.sendChatMessage('hello');
    await until(() => bob.chatMessages.length + watching.chatMessages.length === 2);
    expect(bob.chatMessages[0]).toEqual({ id: expect.any(String), sender: '0', payload: 'hello' });
    watching.sendChatMessage('psst');
    ann.sendChatMessage('x'.repeat(501));
    ann.sendChatMessage({ secret: 1 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bob.chatMessages).toHaveLength(1);
  });

  it('sit at one table with our own page', async () => {
    const anna = new Person(server.url, 'Anna');
    const { id } = await anna.create();
    const bob = await lobby.joinMatch('bazaar', id, { playerName: 'Bob' });
    const page = new Seat(anna.connect(), id);
    await page.watch();
    const stock = client({ matchID: id, playerID: bob.playerID, credentials: bob.playerCredentials });
    await until(() => stateOf(stock));
    await page.until(() => page.info?.seats[1]?.present === true);
    const below = seeded(21);
    for (let n = 0; n < 30 && stateOf(stock)!.G.steps.length > 0; n++) {
      if (page.question()) await page.play(below);
      else move(stock, below);
      await until(() => stateOf(stock)?._stateID === n + 1);
      await page.until(() => page.match?.n === n + 1);
    }
    expect(page.match!.n).toBeGreaterThan(10);
    const before = page.match!;
    if (before.undo?.ok) {
      await page.say('undo', { table: id, n: before.n });
      await until(() => stateOf(stock)?._stateID === before.n + 1);
    }
    anna.close();
  });
});

describe('the lobby', () => {
  it('lists, renames, leaves, and plays again', async () => {
    const { matchID, seats } = await match();
    const credentials = seats[0]!.playerCredentials;
    await lobby.updatePlayer('bazaar', matchID, { playerID: '0', credentials, newName: 'Änn', data: { hat: 'red' } });
    const shown = await lobby.getMatch('bazaar', matchID);
    expect(shown).toMatchObject({
      matchID,
      gameName: 'bazaar',
      unlisted: false,
      players: [
        { id: 0, name: 'Änn', data: { hat: 'red' } },
        { id: 1, name: 'Bob' },
      ],
    });
    expect(await status(`/games/bazaar/${matchID}/rename`, { playerID: '0', credentials, newName: 'Ann' })).toBe(200);
    const { nextMatchID } = await lobby.playAgain('bazaar', matchID, { playerID: '0', credentials });
    const other = seats[1]!.playerCredentials;
    const again = await lobby.playAgain('bazaar', matchID, { playerID: '1', credentials: other });
    expect(again.nextMatchID).toBe(nextMatchID);
    expect((await lobby.getMatch('bazaar', nextMatchID)).players).toHaveLength(2);
    const { matches } = await lobby.listMatches('bazaar');
    expect(matches.map((one) => one.matchID)).toEqual(expect.arrayContaining([matchID, nextMatchID]));
    await lobby.leaveMatch('bazaar', matchID, { playerID: '0', credentials });
    expect((await lobby.getMatch('bazaar', matchID)).players[0]?.name).toBeUndefined();
    const taken = await lobby.joinMatch('bazaar', matchID, { playerName: 'Cem', playerID: '0' });
    expect(taken.playerCredentials).not.toBe(credentials);
    expect(await status(`/games/bazaar/${matchID}/leave`, { playerID: '0', credentials })).toBe(403);
  });

  it('keeps what is not listed out of the list', async () => {
    const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 2, unlisted: true });
    const { matches } = await lobby.listMatches('bazaar');
    expect(matches.map((one) => one.matchID)).not.toContain(matchID);
    expect((await lobby.getMatch('bazaar', matchID)).unlisted).toBe(true);
  });

  it('answers with the status codes that its clients know', async () => {
    const { matchID, seats } = await match();
    const [ann] = seats;
    const open = (await lobby.createMatch('bazaar', { numPlayers: 3 })).matchID;
    const at = (id: string, what: string) => `/games/bazaar/${id}/${what}`;
    const cases: [string, unknown, number][] = [
      ['/games/chess/create', { numPlayers: 2 }, 404],
      ['/games/bazaar/create', { numPlayers: 1 }, 400],
      ['/games/bazaar/create', { numPlayers: 99 }, 400],
      ['/games/bazaar/create', { numPlayers: 'many' }, 400],
      ['/games/bazaar/create', { numPlayers: '3' }, 200],
      ['/games/bazaar/create', {}, 200],
      ['/games/bazaar/create', { numPlayers: 2, setupData: { length: 'endless' } }, 400],
      [at(matchID, 'join'), { playerName: 'Zoe' }, 409],
      [at(matchID, 'join'), { playerName: 'Zoe', playerID: '1' }, 409],
      [at(open, 'join'), { playerName: 'Zoe', playerID: '7' }, 404],
      [at(open, 'join'), { playerName: 'Zoe', playerID: '__proto__' }, 403],
      [at(open, 'join'), {}, 403],
      [at(open, 'join'), { playerName: '' }, 403],
      [at(open, 'join'), { playerName: 'x'.repeat(1000) }, 403],
      [at(open, 'join'), { playerName: { toString: 1 } }, 403],
      [at(open, 'join'), { playerName: 'Zoe', data: { much: 'x'.repeat(2000) } }, 403],
      [at('nowhere123', 'join'), { playerName: 'Zoe' }, 404],
      [at('__proto__', 'join'), { playerName: 'Zoe' }, 404],
      [at(matchID, 'leave'), {}, 403],
      [at(matchID, 'leave'), { playerID: '0', credentials: 'wrong' }, 403],
      [at(matchID, 'leave'), { playerID: '0', credentials: { toString: 1 } }, 403],
      [at(matchID, 'leave'), { playerID: '9', credentials: 'wrong' }, 404],
      [at(open, 'leave'), { playerID: '0' }, 403],
      [at(open, 'update'), { playerID: '0', newName: 'Mallory' }, 403],
      [at(matchID, 'update'), { playerID: '0', credentials: ann?.playerCredentials }, 400 + 3],
      [at(matchID, 'playAgain'), { playerID: '0', credentials: 'wrong' }, 403],
      ['/games/bazaar', {}, 404],
    ];
    for (const [path, body, expected] of cases) {
      expect(await status(path, body), `${path} ${JSON.stringify(body).slice(0, 80)}`).toBe(expected);
    }
    expect((await fetch(`${server.url}/games/chess/${matchID}`)).status).toBe(404);
    expect(({} as Record<string, unknown>).name).toBeUndefined();
    expect((await lobby.getMatch('bazaar', matchID)).players.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  });

  it('repeats neither credentials nor what was sent in its refusals', async () => {
    const { matchID } = await match();
    const response = await fetch(`${server.url}/games/bazaar/${matchID}/leave`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ playerID: '0', credentials: 'my-secret-guess' }),
    });
    expect(await response.text()).toBe('seat.credentials');
  });

  it('keeps of credentials what is of no use to a thief', async () => {
    const { matchID, seats } = await match();
    const stored = JSON.stringify(await server.store.tables.read(matchID));
    for (const { playerCredentials } of seats) {
      expect(stored).not.toContain(playerCredentials);
      expect(server.logged()).not.toContain(playerCredentials);
    }
  });
});

describe('a client that does not play by the rules', () => {
  const refusals = (heard: [string, ...unknown[]][]) =>
    heard.flatMap(([event, , reason]) => (event === 'refused' ? [(reason as { key: string }).key] : []));
  const said = async (heard: unknown[], count: number) => until(() => heard.length >= count);
  const makeMove = (change: object = {}, payload: object = {}) => ({
    type: 'MAKE_MOVE',
    payload: { type: 'play', args: [1, 'pass'], playerID: '0', credentials: 'x', ...payload },
    ...change,
  });

  it('makes no match by asking for one', async () => {
    const { socket, heard } = raw();
    for (const id of ['default', 'nowhere1', 'nowhere2']) socket.emit('sync', id, '0', 'x', 2);
    await said(heard, 3);
    expect(heard.map(([event]) => event)).toEqual(['refused', 'refused', 'refused']);
    expect(refusals(heard)).toEqual(['table.unknown', 'table.unknown', 'table.unknown']);
    expect(await server.store.tables.read('default')).toBeUndefined();
  });

  it('sees nothing of a seat without its credentials', async () => {
    const { matchID, players } = await match();
    for (const credentials of [undefined, '', 'wrong', players[1]?.credentials, { toString: 1 }]) {
      const { socket, heard } = raw();
      socket.emit('sync', matchID, '0', credentials, 2);
      await said(heard, 1);
      await new Promise((resolve) => setTimeout(resolve, 40));
      expect(heard.map(([event]) => event)).toEqual(['refused']);
    }
  });

  it('moves for nobody else, and gets the match as it is with every refusal', async () => {
    const { matchID, players } = await match();
    const mine = players[1]!;
    const { socket, heard } = raw();
    socket.emit('sync', matchID, mine.playerID, mine.credentials, 2);
    // Everybody is told that somebody is there, and that comes a moment later.
    for (const first of ['sync', 'matchData']) await until(() => heard.some(([event]) => event === first));
    heard.length = 0;
    const sealed = { credentials: mine.credentials };
    const wrong: [unknown, unknown, unknown, unknown][] = [
      [makeMove({}, sealed), 0, matchID, '0'],
      [makeMove({}, { ...sealed, playerID: '0' }), 0, matchID, '1'],
      [makeMove({}, { ...sealed, playerID: '1' }), 0, matchID, '1'],
      [makeMove({}, { ...sealed, playerID: '1', type: 'toString' }), 0, matchID, '1'],
      [makeMove({}, { ...sealed, playerID: '1', args: [] }), 0, matchID, '1'],
      [makeMove({}, { ...sealed, playerID: '1', args: [{ toString: 1 }, 'pass'] }), 0, matchID, '1'],
      [makeMove({ type: 'GAME_EVENT' }, { type: 'endGame', playerID: '1' }), 0, matchID, '1'],
      [makeMove({ type: 'GAME_EVENT' }, { type: 'toString', playerID: '1' }), 0, matchID, '1'],
      [{ type: 'UNDO', payload: { playerID: '1' } }, 0, matchID, '1'],
      [{ type: 'REDO', payload: { playerID: '1' } }, 0, matchID, '1'],
      [{ type: 'RESET', state: {} }, 0, matchID, '1'],
      [{ type: 'UPDATE', state: {} }, 0, matchID, '1'],
      [{ type: 'PLUGIN', payload: { type: 'random' } }, 0, matchID, '1'],
    ];
    for (const [index, args] of wrong.entries()) {
      socket.emit('update', ...args);
      await until(() => heard.filter(([event]) => event === 'sync').length === index + 1);
      await until(() => refusals(heard).length === index + 1);
    }
    expect(new Set(heard.map(([event]) => event))).toEqual(new Set(['sync', 'refused']));
    expect(refusals(heard).slice(6)).toEqual(Array.from({ length: 7 }, () => 'move.unsupported'));
    expect((await server.store.matches.entries(matchID)).length).toBe(0);
  });

  it('harms nobody with arguments that are none', async () => {
    const { matchID, players } = await match();
    const evil: unknown[] = [undefined, null, 7, '', '__proto__', 'constructor', {}, [], true, [[[]]]];
    evil.push({ toString: 1 }, { valueOf: 1 });
    const { socket, heard } = raw();
    let sent = 0;
    for (const event of ['sync', 'update', 'chat', 'toString', '__proto__', 'error']) {
      for (const value of evil) {
        socket.emit(event, value, value, value, value);
        socket.emit(event, value);
        sent += 2;
      }
    }
    socket.emit('update', { payload: {} }, 0, { toString: 1 }, '0');
    socket.emit('chat', '__proto__', { id: '__proto__', sender: '__proto__', payload: '__proto__' }, '__proto__');
    await until(() => refusals(heard).length === sent + 2);
    expect(heard.every(([event]) => event === 'refused')).toBe(true);
    expect(({} as Record<string, unknown>).payload).toBeUndefined();
    const ann = client(players[0]!);
    await until(() => stateOf(ann));
    expect(move(ann, seeded(1))).toBe(true);
    await until(() => stateOf(ann)?._stateID === 1);
    expect((await server.store.matches.entries(matchID)).length).toBe(1);
  });

  it('says nothing in the name of others', async () => {
    const { matchID, players } = await match();
    const bob = client(players[1]!);
    await until(() => stateOf(bob));
    const { socket, heard } = raw();
    const message = { id: 'x', sender: '0', payload: 'I am Ann' };
    socket.emit('chat', matchID, message, players[1]?.credentials);
    socket.emit('chat', matchID, { ...message, sender: '1' }, undefined);
    socket.emit('chat', matchID, { ...message, extra: 'more' }, players[0]?.credentials);
    await until(() => bob.chatMessages.length > 0);
    expect(bob.chatMessages).toEqual([message]);
    expect(refusals(heard)).toEqual(['seat.credentials', 'seat.credentials']);
  });

  it('plays an answer once, however often it is sent, and none that comes after an undo', async () => {
    const anna = new Person(server.url, 'Anna');
    const { id } = await anna.create();
    const bob = await lobby.joinMatch('bazaar', id, { playerName: 'Bob', playerID: '1' });
    const page = new Seat(anna.connect(), id);
    await page.watch();
    await page.play(seeded(2));
    for (let n = 1; page.question(); n++) {
      await page.until(() => page.match?.n === n);
      if (page.question()) await page.play(seeded(n));
    }
    const stock = client({ matchID: id, playerID: '1', credentials: bob.playerCredentials });
    await until(() => stateOf(stock));
    const n = stateOf(stock)!._stateID;
    const { socket } = raw();
    const question = stateOf(stock)!.G.steps.at(-1)!;
    const payload = { type: 'play', args: [question.id, 'pass'], playerID: '1', credentials: bob.playerCredentials };
    for (let time = 0; time < 3; time++) socket.emit('update', { type: 'MAKE_MOVE', payload }, n, id, '1');
    await until(() => stateOf(stock)!._stateID > n);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(stateOf(stock)!._stateID).toBe(n + 1);
    anna.close();
  });

  it('is slowed down', async () => {
    const strict = await testServer({
      parts: { limits: { ...NO_LIMITS, chats: { burst: 2, perSecond: 0.01 }, watches: { burst: 3, perSecond: 0.01 } } },
    });
    const socket = io(`${strict.url}/bazaar`, { forceNew: true, transports: ['websocket'] });
    sockets.push(socket);
    const keys: string[] = [];
    socket.on('refused', (_id: unknown, reason: { key: string }) => keys.push(reason.key));
    for (let n = 0; n < 5; n++) socket.emit('sync', 'nowhere12');
    await until(() => keys.length === 5);
    expect(keys.sort()).toEqual(['limit.rate', 'limit.rate', 'table.unknown', 'table.unknown', 'table.unknown']);
    socket.disconnect();
    await strict.end();
  });
});
