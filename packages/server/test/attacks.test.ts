import { request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { handsIn, order, token } from './kit/claims.ts';
import { Person, Seat, seatedTable } from './kit/person.ts';
import { RawSocket } from './kit/raw-socket.ts';
import { NO_LIMITS, type TestServer, testServer } from './kit/server.ts';
import { LobbyClient, until } from './kit/stock.ts';

/** What somebody might try who has read the server's source; `docs/security.md` says where the rest is tried. */
vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());
const toClose: { close(): void }[] = [];
afterEach(() => {
  for (const one of toClose.splice(0)) one.close();
});
const kept = <T extends { close(): void }>(one: T): T => {
  toClose.push(one);
  return one;
};
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

describe('connections', () => {
  it('enter a namespace a few times, and not without end', async () => {
    const raw = kept(await RawSocket.open(server.url));
    for (let n = 0; n < 200; n++) raw.text('40/play,');
    await raw.until(() => raw.isOver || raw.heard.closed !== undefined);
    expect(raw.heard.texts.filter((text) => text.startsWith('40/play,')).length).toBeLessThanOrEqual(6);
    const other = kept(await RawSocket.open(server.url));
    for (let n = 0; n < 200; n++) other.text(`40/no-${n},`);
    other.text('42/play,["act"]');
    await other.until(() => other.isOver || other.heard.closed !== undefined);
    expect(other.heard.texts.at(-1)).toContain('message.malformed');
  });

  it('are told what came to nothing, and wait for the rest of a message no longer than it needs', async () => {
    const raw = kept(await (await RawSocket.open(server.url)).enter('/play'));
    raw.text('42/play,["act",{}]');
    await raw.until(() => raw.heard.texts.includes('42/play,["refused",{"key":"message.malformed"}]'));
    raw.text('451-/play,7["act",{"_placeholder":true,"num":0}]');
    await raw.until(() => raw.heard.closed !== undefined || raw.isOver);
    expect(raw.heard.texts.at(-1)).toBe('44{"message":"message.malformed"}');
  });

  it('of one address have an end, those of others do not count, and a wrong address helps nobody', async () => {
    const parts = { limits: { ...NO_LIMITS, socketsPerAddress: 5 } };
    const behind = await testServer({ settings: { trustProxy: 1 }, parts });
    const open = (from: string) => RawSocket.open(behind.url, from).then(kept);
    for (let n = 0; n < 5; n++) await open('192.0.2.1');
    await expect(open('192.0.2.1')).rejects.toThrow('no websocket');
    // Whatever a client writes before it, the last is what our proxy has seen.
    await expect(open('198.51.100.7, 192.0.2.1')).rejects.toThrow('no websocket');
    await open('192.0.2.2');
    await behind.end();
    const plain = await testServer({ parts });
    for (let n = 0; n < 5; n++) kept(await RawSocket.open(plain.url, `192.0.2.${n}`));
    await expect(RawSocket.open(plain.url, '192.0.2.77')).rejects.toThrow('no websocket');
    await plain.end();
  });

  it('that take more packets than any page sends are ended with a reason', async () => {
    const strict = await testServer({ parts: { limits: { ...NO_LIMITS, packets: { burst: 50, perSecond: 1 } } } });
    const raw = kept(await (await RawSocket.open(strict.url)).enter('/play'));
    for (let n = 0; n < 200; n++) raw.text('42/play,["leave",{"table":"nowhere"}]');
    await raw.until(() => raw.heard.closed !== undefined || raw.isOver);
    expect(raw.heard.texts.at(-1)).toContain('limit.rate');
    await strict.end();
  });

  it('of those who ask and never read are ended before they fill the memory', async () => {
    const parts = { limits: { ...NO_LIMITS, unreadBytes: 300_000 } };
    const strict = await testServer({ parts });
    const { table, people } = await seatedTable(strict.url, { options: { length: 'long' } });
    const raw = kept(await (await RawSocket.open(strict.url)).enter('/play'));
    raw.pause();
    const sockets = async () =>
      /^morgenrot_sockets (\d+)$/m.exec(await (await fetch(`${strict.url}/metrics`)).text())?.[1];
    expect(await sockets()).toBe('3');
    for (let n = 0; n < 40_000 && (n % 500 !== 0 || (await sockets()) === '3'); n++) {
      raw.text(`42/play,${n}["watch",{"table":"${table}"}]`);
    }
    await expect.poll(sockets, { timeout: 20_000 }).toBe('2');
    for (const one of people) one.close();
    await strict.end();
  });

  it('are not fed words one by one, nor left open in silence', () => {
    // Node's own clocks do it; here it is only made sure that nobody turns them off.
    const wire = connect({ host: '127.0.0.1', port: server.port });
    wire.on('error', () => undefined);
    wire.write('GET /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n');
    return new Promise<void>((resolve) => {
      let heard = '';
      wire.on('data', (chunk) => {
        heard += String(chunk);
      });
      wire.once('close', () => {
        expect(heard).toMatch(/^HTTP\/1\.1 400/);
        resolve();
      });
    });
  });
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
      socket.timeout(8000).emitWithAck('watch', { table: id, password });
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
      (await lobby.listMatches('lanterns', { updatedAfter: before })).matches.map((one) => one.matchID);
    const told = await lobby.getMatch('lanterns', id);
    const before = told.updatedAt + 1;
    expect(told.players.map(({ isConnected }) => isConnected)).toEqual([false, false]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await page.act(page.question()?.id ?? 0, 'pass')).toMatchObject({ ok: true });
    const record = await server.store.tables.read(id);
    expect(record?.updatedAt).toBeGreaterThan(before);
    expect(await match()).not.toContain(id);
    expect((await lobby.getMatch('lanterns', id)).updatedAt).toBe(told.updatedAt);
  });

  it('of refusals: a stranger is told the same whatever is asked, hidden or over there', async () => {
    const { table, seats, people } = await seatedTable(server.url);
    const eve = new Seat(person('Eve').connect(), table);
    await eve.watch();
    const step = seats[0]?.question()?.id ?? 0;
    const hand = handsIn(seats[0]?.match)['0'] ?? [];
    const tries = [step, step + 1, 999].flatMap((at) =>
      [hand[0] ?? '', 'lantern-00-card', 'no-card'].map((card) => eve.act(at, card)),
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
      `/games/lanterns/${near}`,
      `/api/tables/${near}/record`,
      `/api/presets/${id}`,
    ]) {
      expect((await get(path, {})).status, path).toBe(404);
    }
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

  it('send no forms, and nothing without saying from where', async () => {
    const body = Buffer.from('{"name":"Eve"}');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await get('/api/me', { 'Content-Type': type }, 'POST', body)).status, type).toBe(400);
    }
    const hidden = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' };
    expect((await get('/api/me', hidden, 'POST', body)).status).toBe(403);
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
      const answer = await get(`/games/lanterns/${id}/join`, json, 'POST', deep(n));
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
      '/games/lanterns?updatedAfter[]=1&isGameover=x&updatedAfter=1&updatedAfter=2',
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
