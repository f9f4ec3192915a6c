import { request } from 'node:http';
import { STRENGTHS } from '@morgenrot/engine';
import type { TableInfo } from '@morgenrot/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../src/identity/token.ts';
import { tableInfo } from '../../src/tables/info.ts';
import { BAZAAR, THOUGHTFUL } from '../kit/game.ts';
import { Person, Seat } from '../kit/person.ts';
import { NO_LIMITS, type TestServer, testServer } from '../kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const someone = (name = 'Anna') => new Person(server.url, name);

describe('making a table', () => {
  it('seats whoever makes it, and gives the browser a cookie that scripts cannot read', async () => {
    const anna = someone();
    const { status, body, headers } = await anna.ask('POST', '/api/tables', {
      game: 'bazaar',
      seats: 3,
      name: ' Anna ',
    });
    expect(status).toBe(200);
    const { table } = body as unknown as { table: TableInfo };
    expect(table).toMatchObject({
      game: 'bazaar',
      rules: 1,
      title: '',
      status: 'waiting',
      settings: { access: 'public', start: 'ready', watch: 'welcome' },
      options: { length: 'short', faulty: 'no', market: 'none' },
      watchers: 0,
    });
    expect(table.id).toMatch(/^[A-Za-z0-9_-]{10,}$/);
    expect(table.seats.map(({ name }) => name)).toEqual(['Anna', undefined, undefined]);
    expect(table.seedHash).toBeUndefined();
    const cookie = headers.getSetCookie().join();
    expect(cookie).toMatch(/^morgenrot=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
  });

  it('keeps of the cookie what is of no use to a thief', async () => {
    const anna = someone();
    await anna.create();
    const token = anna.cookie.split(/[=.]/)[1] ?? '';
    expect(await server.store.people.byToken(hashToken(token))).toMatchObject({ name: 'Anna' });
    expect(await server.store.people.byToken(token)).toBeUndefined();
    expect(server.logged()).not.toContain(token);
    expect(server.logged()).not.toContain('Anna');
  });

  it('marks the cookie as for encrypted connections where the page is reached by one', async () => {
    const safe = await testServer({ settings: { publicUrl: 'https://morgenrot.example' } });
    const { headers } = await new Person(safe.url, 'Anna').ask('GET', '/api/me');
    expect(headers.getSetCookie().join()).toContain('; Secure');
    await safe.end();
  });

  it.each([
    [{ game: 'chess' }, 404, 'game.unknown'],
    [{ seats: 1 }, 400, 'seats.count'],
    [{ seats: 6 }, 400, 'seats.count'],
    [{ seats: 1.5 }, 400, 'message.malformed'],
    [{ options: { length: 'endless' } }, 400, 'options.value'],
    [{ options: { colour: 'red' } }, 400, 'options.unknown'],
    [{ options: [] }, 400, 'message.malformed'],
    [{ name: '' }, 400, 'name.empty'],
    [{ name: '\u200b\u2060 ' }, 400, 'name.empty'],
    [{ name: 'x'.repeat(25) }, 400, 'name.tooLong'],
    [{ title: 'x'.repeat(41) }, 400, 'name.tooLong'],
    [{ name: 7 }, 400, 'message.malformed'],
    [{ settings: { access: 'everybody' } }, 400, 'message.malformed'],
    [{ owner: true }, 400, 'message.malformed'],
  ])('refuses %j', async (wrong, status, key) => {
    const answer = await someone().ask('POST', '/api/tables', { game: 'bazaar', seats: 2, name: 'Anna', ...wrong });
    expect([answer.status, answer.body.reason?.key]).toEqual([status, key]);
  });

  it.each([
    ['{', 400, 'message.malformed'],
    ['"text"', 400, 'message.malformed'],
    ['null', 400, 'message.malformed'],
    ['{"__proto__":{"admin":true},"game":"bazaar","seats":2,"name":"A"}', 400, 'message.malformed'],
    [`{"name":"${'x'.repeat(9000)}"}`, 413, 'message.tooLarge'],
    ['['.repeat(4000), 400, 'message.malformed'],
  ])('refuses the body %.30s', async (body, status, key) => {
    const answer = await someone().ask('POST', '/api/tables', body);
    expect([answer.status, answer.body.reason?.key]).toEqual([status, key]);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('takes JSON and nothing else', async () => {
    const text = JSON.stringify({ game: 'bazaar', seats: 2, name: 'A' });
    const { body } = await someone().ask('POST', '/api/tables', text, { 'Content-Type': 'text/plain' });
    expect(body.reason?.key).toBe('message.malformed');
  });
});

describe('sitting down', () => {
  it('takes the seat that is wished for, or the first that is open', async () => {
    const { id } = await someone().create({ seats: 4 });
    expect(await someone('Ben').join(id, '2')).toBe('2');
    expect(await someone('Cleo').join(id)).toBe('1');
  });

  it('gives whoever sits there already the same seat again', async () => {
    const { id } = await someone().create({ seats: 3 });
    const ben = someone('Ben');
    expect(await ben.join(id, '2')).toBe('2');
    expect(await ben.join(id, '1')).toBe('2');
    const twice = await Promise.all([ben.join(id), ben.join(id)]);
    expect(twice).toEqual(['2', '2']);
  });

  it('begins when the last seat is taken, and shows from what the dice will come', async () => {
    const { id } = await someone().create();
    await someone('Ben').join(id);
    const { body } = await someone().ask('GET', `/api/tables/${id}`);
    const { table } = body as unknown as { table: TableInfo };
    expect(table.status).toBe('playing');
    const seed = (await server.store.tables.read(id))?.seed ?? '';
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(table.seedHash).toBe(hashToken(seed));
  });

  it.each([
    [{ name: 'Zoe', seat: '0' }, 409, 'seat.taken'],
    [{ name: 'Zoe', seat: '7' }, 404, 'seat.unknown'],
    [{ name: 'Zoe', seat: '__proto__' }, 400, 'message.malformed'],
    [{ name: 'Zoe', seat: 1 }, 400, 'message.malformed'],
    [{}, 400, 'message.malformed'],
  ])('refuses %j', async (wish, status, key) => {
    const { id } = await someone().create({ seats: 3 });
    const answer = await someone('Zoe').ask('POST', `/api/tables/${id}/join`, wish);
    expect([answer.status, answer.body.reason?.key]).toEqual([status, key]);
  });

  it('says when a table is full, over or unknown', async () => {
    const { id } = await someone().create();
    await someone('Ben').join(id);
    const full = await someone('Cleo').ask('POST', `/api/tables/${id}/join`, { name: 'Cleo' });
    expect([full.status, full.body.reason?.key]).toEqual([409, 'table.full']);
    for (const unknown of ['nowhere123', '__proto__', 'constructor', '..%2F..%2Fetc', '%00', 'x'.repeat(300)]) {
      const answer = await someone('Cleo').ask('POST', `/api/tables/${unknown}/join`, { name: 'Cleo' });
      expect([answer.status, answer.body.reason?.key], unknown).toEqual([404, 'table.unknown']);
      const read = await someone('Cleo').ask('GET', `/api/tables/${unknown}`);
      expect([read.status, read.body.reason?.key], unknown).toEqual([404, 'table.unknown']);
    }
  });

  it('seats one of two who come at the same moment, a hundred times', async () => {
    const { id: template } = await someone().create();
    expect(template).toBeTruthy();
    for (let round = 0; round < 100; round++) {
      const { id } = await someone().create({ seats: 2 });
      const [ben, cleo] = [someone('Ben'), someone('Cleo')];
      const wish = round % 2 === 0 ? { seat: '1' } : {};
      const answers = await Promise.all(
        [ben, cleo].map((person) => person.ask('POST', `/api/tables/${id}/join`, { name: person.name, ...wish })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body.reason?.key).toBe(round % 2 === 0 ? 'seat.taken' : 'table.full');
      const record = await server.store.tables.read(id);
      expect(record?.seats.filter(({ name }) => name === undefined)).toEqual([]);
      expect(record?.status).toBe('playing');
    }
  });
});

describe('getting up', () => {
  it('frees the seat while the match waits', async () => {
    const { id } = await someone().create({ seats: 3 });
    const ben = someone('Ben');
    await ben.join(id, '1');
    expect((await ben.ask('POST', `/api/tables/${id}/leave`)).status).toBe(200);
    expect(await someone('Cleo').join(id, '1')).toBe('1');
    const again = await ben.ask('POST', `/api/tables/${id}/leave`);
    expect([again.status, again.body.reason?.key]).toEqual([403, 'seat.none']);
  });

  it('is not possible once the match has begun', async () => {
    const { id } = await someone().create();
    const ben = someone('Ben');
    await ben.join(id);
    const answer = await ben.ask('POST', `/api/tables/${id}/leave`);
    expect([answer.status, answer.body.reason?.key]).toEqual([409, 'table.started']);
  });

  it('clears away a table where nobody sits any more, and tells those who look on', async () => {
    const anna = someone();
    const { id } = await anna.create();
    const page = new Seat(someone('Ben').connect(), id);
    await page.watch();
    await anna.ask('POST', `/api/tables/${id}/leave`);
    const answer = await someone().ask('GET', `/api/tables/${id}`);
    expect(answer.status).toBe(404);
    expect(await page.say('watch', { table: id })).toEqual({ ok: false, reason: { key: 'table.unknown' } });
    page.socket.disconnect();
  });
});

describe('looking around', () => {
  it('knows my name when I come back', async () => {
    const anna = someone('Änne  Müller');
    expect((await anna.ask('GET', '/api/me')).body).toEqual({ ok: true, name: null, passkeys: 0 });
    const { cookie } = anna;
    await anna.create();
    expect(anna.cookie).toBe(cookie);
    expect((await anna.ask('GET', '/api/me')).body).toEqual({ ok: true, name: 'Änne Müller', passkeys: 0 });
  });

  it('lists the tables where I sit, and public ones to everybody', async () => {
    const anna = someone();
    const open = await anna.create({ title: 'Open' });
    const hidden = await anna.create({ title: 'Hidden', settings: { access: 'link' } });
    const ids = ({ body }: { body: unknown }) => (body as { tables: TableInfo[] }).tables.map(({ id }) => id);
    expect(ids(await anna.ask('GET', '/api/tables/mine')).sort()).toEqual([open.id, hidden.id].sort());
    expect(ids(await someone('Ben').ask('GET', '/api/tables/mine'))).toEqual([]);
    const listed = ids(await someone('Ben').ask('GET', '/api/tables'));
    expect(listed).toContain(open.id);
    expect(listed).not.toContain(hidden.id);
    expect(listed.length).toBeLessThanOrEqual(50);
  });

  it('describes its games, and what computer players can do in them', async () => {
    const blind = { ...BAZAAR, id: 'blind' };
    const both = await testServer({ parts: { games: [THOUGHTFUL, blind] } });
    const { rules, seats, options } = BAZAAR;
    const same = { rules, seats, options, verify: true };
    expect((await new Person(both.url, 'Anna').ask('GET', '/api/games')).body).toEqual({
      ok: true,
      games: [
        { ...same, id: 'bazaar', strengths: STRENGTHS, hints: true },
        // Its rules say nothing about what is worth how much.
        { ...same, id: 'blind', strengths: ['wanderer'], hints: false },
      ],
    });
    await both.end();
  });

  it('says that it is well', async () => {
    expect((await someone().ask('GET', '/healthz')).body).toEqual({ ok: true });
    expect((await someone().ask('GET', '/readyz')).body).toEqual({ ok: true });
  });

  it('says not found to whatever it does not know', async () => {
    for (const path of ['/api', '/api/nothing', '/api/tables/a/b/c', '/games/a/b/c']) {
      const { status, body } = await someone().ask('GET', path);
      expect([status, body.reason?.key], path).toEqual([404, 'page.unknown']);
    }
  });

  it('tells everybody no more of a table than the fields that are meant for all', async () => {
    const { id } = await someone().create();
    await someone('Ben').join(id);
    const record = await server.store.tables.read(id);
    if (!record) throw new Error('no table');
    const marked = {
      ...record,
      secret: 'marker',
      seats: record.seats.map((seat) => ({ ...seat, person: 'marker', credentialHash: 'marker', data: '"marker"' })),
    };
    expect(JSON.stringify(tableInfo(marked, undefined))).not.toContain('marker');
    expect(JSON.stringify(tableInfo(record, undefined))).not.toContain(record.seed);
  });
});

describe('strangers', () => {
  it('refuses what a foreign page sends, and takes what our own does', async () => {
    const wish = { game: 'bazaar', seats: 2, name: 'Anna' };
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', 'file://', 'javascript:alert(1)']) {
      const { status, body } = await someone().ask('POST', '/api/tables', wish, { Origin: origin });
      expect([status, body.reason?.key], origin).toEqual([403, 'origin.foreign']);
    }
    expect((await someone().ask('POST', '/api/tables', wish, { Origin: server.url })).status).toBe(200);
  });

  it('takes no socket from a foreign page', async () => {
    const from = (origin: string) => someone().connect({ extraHeaders: { Origin: origin }, reconnection: false });
    const foreign = from('https://evil.example');
    await new Promise((resolve) => foreign.once('connect_error', resolve));
    expect(foreign.connected).toBe(false);
    const own = from(server.url);
    await new Promise<void>((resolve) => own.once('connect', () => resolve()));
    own.disconnect();
  });

  it('takes what comes from its public address, when a proxy stands in front', async () => {
    const behind = await testServer({ settings: { publicUrl: 'https://morgenrot.example' } });
    const wish = { game: 'bazaar', seats: 2, name: 'Anna' };
    const headers = { Origin: 'https://morgenrot.example' };
    expect((await new Person(behind.url, 'A').ask('POST', '/api/tables', wish, headers)).status).toBe(200);
    await behind.end();
  });

  it('answers too many requests with a reason', async () => {
    const strict = await testServer({
      parts: {
        limits: { ...NO_LIMITS, creates: { burst: 3, perSecond: 0.001 }, joins: { burst: 3, perSecond: 0.001 } },
      },
    });
    const anna = new Person(strict.url, 'Anna');
    const { id } = await anna.create();
    await anna.create();
    await anna.create();
    const fourth = await anna.ask('POST', '/api/tables', { game: 'bazaar', seats: 2, name: 'Anna' });
    expect([fourth.status, fourth.body.reason?.key]).toEqual([429, 'limit.rate']);
    for (let n = 0; n < 3; n++) await anna.join(id);
    const join = await anna.ask('POST', `/api/tables/${id}/join`, { name: 'Anna' });
    expect([join.status, join.body.reason?.key]).toEqual([429, 'limit.rate']);
    await strict.end();
  });

  it('survives requests that are none', async () => {
    const raw = (path: string, headers: Record<string, string>) =>
      new Promise<number>((resolve) => {
        const sent = request({ host: '127.0.0.1', port: server.port, path, headers, method: 'GET' }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        sent.once('error', () => resolve(-1));
        sent.end();
      });
    await raw('/%', {});
    await raw('/api/tables/%E0%A4%A', {});
    await raw('//', { host: '' });
    await raw('/', { host: 'a;b c', cookie: 'morgenrot; =;;=%%%' });
    await raw('/', { cookie: `morgenrot=${'x'.repeat(5000)}` });
    await raw('/', { 'accept-encoding': ';;q=', 'if-none-match': '"' });
    expect(await raw('/healthz', {})).toBe(200);
  });
});

describe('names', () => {
  const nameOf = async (name: string): Promise<string | undefined> => {
    const { body } = await new Person(server.url, 'Anna').ask('POST', '/api/me', { name });
    return body.ok ? (body as unknown as { name: string }).name : body.reason?.key;
  };

  it.each([
    ['a joiner of graphemes', 'An\u034Fna'],
    ['vowels that nobody sees', 'Anna\u17B4\u17B5'],
    ['selectors of variants', 'An\uFE00na\uFE0F\u{E0101}'],
    ['Mongolian selectors', 'A\u180B\u180C\u180D\u180E\u180Fnna'],
    ['fillers', 'Anna\u115F\u3164\uFFA0\u2800'],
    ['a note without a head', 'Anna\u{1D159}'],
    ['soft hyphens and tags', 'An\u00ADna\u{E0041}'],
  ])('with %s are the same as without', async (_what, name) => {
    expect(await nameOf(name)).toBe('Anna');
  });

  it('are composed the same way, whatever stood between a letter and its mark', async () => {
    expect(await nameOf('Ren\u0065\u034F\u0301')).toBe('Ren\u00E9');
    expect(await nameOf('Ren\u0065\u0301')).toBe('Ren\u00E9');
  });

  it('build no towers, and sit on no letter that stands before them', async () => {
    expect([...((await nameOf(`Z${'\u0310\u0311'.repeat(10)}oe`)) as string)]).toHaveLength(7);
    expect(await nameOf(`\u0310\u0311 Zoe`)).toBe('Zoe');
    expect(await nameOf('\u0310\u034F\u0311')).toBe('name.empty');
    expect(await nameOf('नमस्ते')).toBe('नमस्ते');
    expect(await nameOf('Nguyễn Thị')).toBe('Nguyễn Thị');
  });
});
