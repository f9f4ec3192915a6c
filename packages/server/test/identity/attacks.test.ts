import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { handsIn, order, token } from '../kit/claims.ts';
import { KINDS, testDatabase } from '../kit/database.ts';
import { keeping } from '../kit/kept.ts';
import { Person, Seat, seatedTable } from '../kit/person.ts';
import { RawStock } from '../kit/raw-stock.ts';
import { NO_LIMITS, type TestServer, testServer } from '../kit/server.ts';
import { STANDSTILL_MS } from '../kit/standstill.ts';
import { LobbyClient, until } from '../kit/stock.ts';

/** What somebody might try who has read the server's source; `docs/security.md` says where the rest is tried. */
vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());
const kept = keeping();
const person = (name: string, url = server.url): Person => kept(new Person(url, name));
const keyOf = ({ body }: { body: { reason?: { key: string } } }): string | undefined => body.reason?.key;

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}
/** A request with any headers at all. */
const get = (path: string, headers: Record<string, string>, method = 'GET', body?: Buffer, port = server.port) =>
  new Promise<Got>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: String(Buffer.concat(chunks)) }),
      );
    });
    asked.once('error', reject);
    asked.end(body);
  });

describe('passwords', () => {
  it('are guessed no faster by two doors than by one, nor is another address kept out by it', async () => {
    const behind = await testServer({ settings: { trustProxy: 1 } });
    const host = person('Anna', behind.url);
    const settings = { access: 'password', start: 'full' };
    const { id } = await host.create({ password: 'open sesame', settings });
    const ben = person('Ben', behind.url);
    await ben.ask('POST', `/api/tables/${id}/join`, { name: 'Ben', password: 'open sesame' });
    const eve = person('Eve', behind.url);
    const from = { 'X-Forwarded-For': '192.0.2.66' };
    for (let n = 0; n < 5; n++) {
      const guess = { name: 'Eve', password: `guess ${n}` };
      expect(keyOf(await eve.ask('POST', `/api/tables/${id}/join`, guess, from))).toBe('password.wrong');
    }
    const watch = (socket: Socket, password: string) =>
      socket.timeout(STANDSTILL_MS).emitWithAck('watch', { table: id, password });
    const evil = eve.connect({ extraHeaders: from }) as unknown as Socket;
    expect((await watch(evil, 'open sesame')).reason.key).toBe('password.slow');
    const friend = person('Cleo', behind.url).connect({ extraHeaders: { 'X-Forwarded-For': '192.0.2.5' } });
    expect((await watch(friend as unknown as Socket, 'open sesame')).ok).toBe(true);
    await behind.end();
  });
});

describe('side channels', () => {
  it('of the framework’s lobby: when a closed match goes on cannot be asked for, nor who is there', async () => {
    const [anna, ben] = [person('Anna'), person('Ben')];
    const { id } = await anna.create({ settings: { access: 'public', start: 'full', watch: 'off' } });
    await ben.join(id);
    const page = new Seat(anna.connect(), id);
    await page.watch();
    const lobby = new LobbyClient({ server: server.url });
    const match = async () =>
      (await lobby.listMatches('bazaar', { updatedAfter: before })).matches.map((one) => one.matchID);
    const told = await lobby.getMatch('bazaar', id);
    const before = told.updatedAt + 1;
    expect(told.players.map(({ isConnected }) => isConnected)).toEqual([false, false]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await page.act(page.question()?.id ?? 0, 'pass')).toMatchObject({ ok: true });
    await page.until(() => page.match?.n === 1);
    const again = new Seat(anna.connect(), id);
    await again.watch();
    expect(again.info?.updatedAt).toBeGreaterThan(before);
    expect(await match()).not.toContain(id);
    expect((await lobby.getMatch('bazaar', id)).updatedAt).toBe(told.updatedAt);
  });

  it('of refusals: a stranger is told the same whatever is asked, hidden or over there', async () => {
    const { table, seats, people } = await seatedTable(server.url);
    const eve = new Seat(person('Eve').connect(), table);
    await eve.watch();
    const step = seats[0]?.question()?.id ?? 0;
    const hand = handsIn(seats[0]?.match)['0'] ?? [];
    const tries = [step, step + 1, 999].flatMap((at) =>
      [hand[0] ?? '', 'wish-01-card', 'no-card'].map((card) => eve.act(at, card)),
    );
    const keys = (await Promise.all(tries)).map((reply) => (reply.ok ? 'ok' : reply.reason.key));
    expect(new Set(keys)).toEqual(new Set(['seat.none']));
    // Neither does another player learn by it what somebody holds.
    const guesses = await Promise.all([hand[0] ?? '', 'no-card'].map((card) => seats[1]?.act(step, card)));
    expect(guesses[0]).toEqual(guesses[1]);
    // A seat's eyes are not to be had by asking for them.
    eve.entry = { seat: '0' };
    expect((await eve.watch()).eyes).toBeUndefined();
    expect(JSON.stringify(eve.joined)).not.toContain(hand[0]);
    for (const one of people) one.close();
  });

  it('of unknown tables: guessing ids tells nothing about those that are', async () => {
    const { id } = await person('Anna').create();
    expect(id.length).toBeGreaterThanOrEqual(12);
    const near = `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`;
    for (const path of [
      `/api/tables/${near}`,
      `/games/bazaar/${near}`,
      `/api/tables/${near}/record`,
      `/api/presets/${id}`,
    ]) {
      expect((await get(path, {})).status, path).toBe(404);
    }
  });
});

describe.each(KINDS)('signs that not every database keeps (%s)', (kind) => {
  it('are refused before they come to it, so that what is kept can go from one to another', async () => {
    const own = await testServer({ database: await testDatabase(kind) });
    const { status, body } = await get('/games/lan%00terns', {}, 'GET', undefined, own.port);
    expect([status, body]).toEqual([200, '{"matches":[]}']);
    const client = new LobbyClient({ server: own.url });
    const { matchID } = await client.createMatch('bazaar', { numPlayers: 2 });
    const { playerCredentials } = await client.joinMatch('bazaar', matchID, { playerID: '0', playerName: 'Anna' });
    await client.joinMatch('bazaar', matchID, { playerID: '1', playerName: 'Ben' });
    const bob = kept(new RawStock(own.url));
    await bob.sync({ matchID, playerID: '0', credentials: playerCredentials });
    const chat = (id: string) =>
      bob.socket.emit('chat', matchID, { id, sender: '0', payload: 'hello' }, playerCredentials);
    for (const id of ['a\u0000b', 'a b', '\ud800']) chat(id);
    await until(() => bob.refusals.length === 3);
    expect(bob.refusals).toEqual(['chat.refused', 'chat.refused', 'chat.refused']);
    chat('aB3_-xy');
    await until(() => bob.all('chat').length === 1);
    expect(own.logged()).not.toContain('"level":50');
    await own.end();
  });
});

describe('a row that is not as it should be', () => {
  it('is trouble for its own table, and not for the process', async () => {
    const own = await testServer();
    const { table, people, seats } = await seatedTable(own.url);
    const watcher = kept(new RawStock(own.url));
    await watcher.sync({ matchID: table });
    await own.store.tables.changeSeat(table, '0', { data: '{' });
    expect(await seats[0]?.say('order', { table, do: { kind: 'title', title: 'Dawn' } })).toEqual({ ok: true });
    await expect.poll(() => own.logged(), { timeout: 5000 }).toContain('could not be told');
    expect((await fetch(`${own.url}/healthz`)).status).toBe(200);
    for (const one of people) one.close();
    await own.end();
  });
});

describe('races', () => {
  it('for one link: one of many who come with it at once gets the seat', async () => {
    const { seats, people } = await seatedTable(server.url);
    const link = await token(seats[0]!, { kind: 'handOver', seat: '0' });
    const many = Array.from({ length: 12 }, (_, n) => person(`Eve ${n}`));
    const replies = await Promise.all(many.map((one) => one.ask('POST', '/api/claims', { token: link })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(keyOf))).toEqual(new Set(['link.dead']));
    for (const one of people) one.close();
  });

  it('between beginning, leaving and moving seats leave a table that can be played', async () => {
    for (let round = 0; round < 10; round++) {
      const [anna, ben] = [person('Anna'), person('Ben')];
      const { id } = await anna.create({ settings: { start: 'host' } });
      await ben.join(id, '1');
      const pages = [anna, ben].map((one) => new Seat(one.connect(), id));
      for (const page of pages) await page.watch();
      await Promise.all([
        order(pages[0]!, { kind: 'move', from: '0', to: '1' }),
        order(pages[1]!, { kind: 'ready', ready: true }),
        order(pages[0]!, { kind: 'ready', ready: true }),
        order(pages[0]!, { kind: 'start' }),
        ben.ask('POST', `/api/tables/${id}/leave`),
        order(pages[1]!, { kind: 'local', name: 'Mallory' }),
        order(pages[0]!, { kind: 'remove', seat: '1' }),
      ]);
      const record = await server.store.tables.read(id);
      const people = record?.seats.map(({ person: who, computer }) => who ?? computer);
      if (record?.status === 'playing') expect(people?.every(Boolean)).toBe(true);
      else expect(record?.status).toBe('waiting');
      for (const one of [anna, ben]) one.close();
    }
  });

  it('between two answers to two questions of a vote: each counts once, and nobody’s for another', async () => {
    const { seats, table, people } = await seatedTable(server.url);
    const step = seats[0]?.question()?.id ?? 0;
    const [mine = 0] = await Promise.all([
      ...Array.from({ length: 20 }, () => seats[0]!.act(step, 'pass')),
      ...Array.from({ length: 20 }, () => seats[1]!.act(step, 'pass')),
    ]).then((replies) => [replies.filter(({ ok }) => ok).length]);
    expect(mine).toBe(1);
    const named = await seats[1]!.say('act', {
      table,
      seat: '0',
      action: 'an-action-id',
      step,
      undos: 0,
      value: 'pass',
    });
    expect(named).toMatchObject({ reason: { key: 'seat.none' } });
    for (const one of people) one.close();
  });
});

describe('pages of others', () => {
  const foreign = { Origin: 'https://evil.example', 'Content-Type': 'application/json' };

  it('read nothing, change nothing and open nothing, unless the host has named them', async () => {
    const named = await testServer({ settings: { origins: ['https://friend.example'] } });
    for (const origin of [
      'https://evil.example',
      'null',
      'https://friend.example.evil.example',
      'http://friend.example',
    ]) {
      const preflight = await get('/api/tables', { Origin: origin }, 'OPTIONS', undefined, named.port);
      expect(preflight.headers['access-control-allow-origin'], origin).toBeUndefined();
      const answer = await get('/api/me', { Origin: origin }, 'GET', undefined, named.port);
      expect(answer.headers['access-control-allow-origin'], origin).toBeUndefined();
      expect(
        (await get('/api/me', { ...foreign, Origin: origin }, 'POST', Buffer.from('{"name":"x"}'), named.port)).status,
      ).toBe(403);
      const socket = io(`${named.url}/play`, {
        forceNew: true,
        transports: ['websocket'],
        reconnection: false,
        extraHeaders: { Origin: origin },
      });
      await new Promise<void>((resolve, reject) => {
        socket.once('connect_error', () => resolve());
        socket.once('connect', () => reject(new Error(origin)));
      });
    }
    const friend = { Origin: 'https://friend.example' };
    const preflight = await get('/api/tables', friend, 'OPTIONS', undefined, named.port);
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, friend.Origin]);
    const renamed = await get('/api/me', { ...foreign, ...friend }, 'POST', Buffer.from('{"name":"Pal"}'), named.port);
    expect([renamed.status, renamed.headers['access-control-allow-origin']]).toEqual([200, friend.Origin]);
    const socket = io(`${named.url}/play`, { forceNew: true, transports: ['websocket'], extraHeaders: friend });
    await until(() => socket.connected);
    socket.disconnect();
    await named.end();
  });

  it('load nothing that is told to sockets as a script, where no origin is named', async () => {
    const polling = '/socket.io/?EIO=4&transport=polling';
    for (const path of [
      `${polling}&j=0`,
      `${polling}&j=0&j=1`,
      `${polling}&%6a=0`,
      `/socket.io/?j&${polling.slice(12)}`,
    ]) {
      const { status, body } = await get(path, {});
      expect(status, path).toBe(403);
      expect(body).not.toContain('sid');
    }
    for (const site of ['same-site', 'cross-site']) {
      expect((await get(polling, { 'Sec-Fetch-Site': site })).status, site).toBe(403);
    }
    for (const site of ['same-origin', 'none']) {
      const { status, headers } = await get(polling, { 'Sec-Fetch-Site': site });
      expect(status, site).toBe(200);
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('send no forms, and nothing without saying from where', async () => {
    const body = Buffer.from('{"name":"Eve"}');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await get('/api/me', { 'Content-Type': type }, 'POST', body)).status, type).toBe(400);
    }
    const hidden = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' };
    expect((await get('/api/me', hidden, 'POST', body)).status).toBe(403);
    const beside = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-site' };
    expect((await get('/api/me', beside, 'POST', body)).status).toBe(403);
  });

  it('come by encrypted connections only, where the server is reached by one', async () => {
    const secure = await testServer({ settings: { publicUrl: 'https://morgenrot.example' } });
    const { headers } = await get('/api/me', {}, 'GET', undefined, secure.port);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(String(headers['set-cookie'])).toContain('; Secure');
    await secure.end();
  });
});

describe('requests', () => {
  const json = { 'Content-Type': 'application/json' };

  it('that are packed, deep, in odd letters or twice as long as they say are refused without trouble', async () => {
    const bomb = gzipSync(Buffer.from(`{"name":"${'x'.repeat(20_000_000)}"}`));
    const bombed = await get('/api/me', { ...json, 'Content-Encoding': 'gzip' }, 'POST', bomb.subarray(0, 60_000));
    expect([400, 413]).toContain(bombed.status);
    const deep = (n: number) =>
      Buffer.from(`{"playerName":"Eve","playerID":"1","data":${'['.repeat(n)}${']'.repeat(n)}}`);
    const { id } = await person('Anna').create();
    for (const n of [500, 3500]) {
      const answer = await get(`/games/bazaar/${id}/join`, json, 'POST', deep(n));
      expect([200, 400, 403, 409]).toContain(answer.status);
    }
    for (const type of [
      'application/json; charset=utf-7',
      'application/json; charset=x',
      'application/json; charset=utf-16',
    ]) {
      expect((await get('/api/me', { 'Content-Type': type }, 'POST', Buffer.from('{"name":1}'))).status).toBe(400);
    }
    for (const text of [
      '{"name":"\\ud800"}',
      '{"name":"\\u202e\\u200b"}',
      '[]',
      'null',
      '"x"',
      '{"name":1e999}',
      '{',
    ]) {
      expect((await get('/api/me', json, 'POST', Buffer.from(text))).status, text).toBe(400);
    }
    expect(server.logged()).not.toContain('a request has failed');
  });

  it('with odd addresses, methods and headers break nothing and are repeated nowhere', async () => {
    const evil = '/api/tables/<script>alert(1)</script>';
    for (const path of [
      encodeURI(evil),
      '/api/tables/%00',
      '/api/tables/%ff',
      '/api//tables',
      '/api/tables/..%2f..',
      '/games/__proto__',
      '/games/constructor/create',
      '/table/%E0%A4%A',
      '/%',
      '//evil.example/%2e%2e',
      '/games/bazaar?updatedAfter[]=1&isGameover=x&updatedAfter=1&updatedAfter=2',
    ]) {
      const { status, body, headers } = await get(path, { 'X-Forwarded-Host': "a; script-src 'unsafe-inline'" });
      expect(status, path).toBeLessThan(504);
      expect(status, path).not.toBe(500);
      expect(body).not.toContain('alert(1)');
      expect(headers.location).toBeUndefined();
      expect(String(headers['content-security-policy'])).not.toContain('unsafe-inline');
    }
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      expect((await get('/api/tables', {}, method)).status, method).toBe(404);
    }
    expect(server.logged()).not.toContain('a request has failed');
  });

  it('with addresses that cannot be read lead nowhere, and write nothing into the log', async () => {
    const before = server.logged();
    for (const address of ['http://[::1', 'http://[']) {
      const wire = connect({ host: '127.0.0.1', port: server.port });
      wire.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(String(await once(wire, 'data')), address).toMatch(/^HTTP\/1\.1 404/);
      wire.destroy();
    }
    expect(server.logged()).toBe(before);
  });

  it('with cookies that are forged, doubled or huge are nobody’s', async () => {
    const anna = person('Anna');
    await anna.create();
    const [name = '', value = ''] = anna.cookie.split('=', 2);
    const [id = '', signature = ''] = value.split('.');
    const cookies = [
      `${name}=${id}`,
      `${name}=${id}.`,
      `${name}=${id}.${signature.slice(0, -2)}AA`,
      `${name}=${id}.${'A'.repeat(43)}`,
      `${name}=${signature}.${id}`,
      `${name}=__proto__.x`,
      `${name}=${'x'.repeat(7000)}`,
      `${name}==;;=;${name}`,
      `${name.toUpperCase()}=${value}`,
    ];
    for (const cookie of cookies) {
      const { status, body } = await get('/api/me', { Cookie: cookie });
      expect([status, JSON.parse(body).name], cookie.slice(0, 80)).toEqual([200, null]);
    }
    const doubled = await get('/api/me', { Cookie: `${name}=${id}.forged; ${anna.cookie}` });
    expect(JSON.parse(doubled.body).name).toBe('Anna');
  });

  it('for the record of a match are counted: to make it costs more than to ask for it', async () => {
    const strict = await testServer({ parts: { limits: { ...NO_LIMITS, joins: { burst: 3, perSecond: 0.001 } } } });
    const statuses = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await get('/api/tables/nowhere/record', {}, 'GET', undefined, strict.port)).status);
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    await strict.end();
  });

  it('are counted by browser also where the address changes', async () => {
    const joins = { burst: 3, perSecond: 0.001 };
    const behind = await testServer({ settings: { trustProxy: 1 }, parts: { limits: { ...NO_LIMITS, joins } } });
    const eve = person('Eve', behind.url);
    await eve.ask('GET', '/api/me');
    const statuses = [];
    for (let n = 0; n < 5; n++) {
      const from = { 'X-Forwarded-For': `192.0.2.${n}` };
      statuses.push((await eve.ask('POST', '/api/me', { name: 'Eve' }, from)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await behind.end();
  });
});
