import { hashOf, type MatchRecord, replay, verify } from '@morgenrot/engine';
import type { AdminTable, AuditLine, MatchFile, PageAtTable, PublicDecision, ServerFacts } from '@morgenrot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ADMIN_TOKEN, Admin } from '../kit/admin.ts';
import { claim, pageAt } from '../kit/claims.ts';
import { KINDS, testDatabase } from '../kit/database.ts';
import { BAZAAR, CARDS } from '../kit/game.ts';
import { Person, playOn, type Seat, seatedTable, seeded } from '../kit/person.ts';
import { RawStock } from '../kit/raw-stock.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { LobbyClient, stateOf, stockClient, until } from '../kit/stock.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

const refused = (status: number, key: string) => ({ status, body: { ok: false, reason: { key } } });

describe('a server without an admin token', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.end());

  it('has neither the page nor its doors', async () => {
    const admin = new Admin(server.url);
    expect(await admin.enter()).toMatchObject(refused(404, 'page.unknown'));
    for (const path of ['/server', '/tables', '/tables/any', '/audit', '/session'])
      expect(await admin.ask('GET', path)).toMatchObject(refused(404, 'page.unknown'));
    for (const deed of ['rewind', 'reissue', 'close', 'open', 'signOut', 'endPage'])
      expect(await admin.at('some-table', deed)).toMatchObject(refused(404, 'page.unknown'));
    expect(await admin.ask('POST', '/import', '{}')).toMatchObject({ status: 404 });
  });
});

describe.each(KINDS)('whoever runs a server on %s', (kind) => {
  let server: TestServer;
  let admin: Admin;
  let later = 0;
  beforeAll(async () => {
    server = await testServer({
      database: await testDatabase(kind),
      settings: { adminToken: ADMIN_TOKEN },
      parts: { now: () => Date.now() + later, computerDelayMs: 5 },
    });
    admin = new Admin(server.url);
    expect(await admin.enter()).toMatchObject({ status: 200, body: { ok: true } });
  });
  afterAll(() => server.end());

  async function table(seats = 2, options: Record<string, string> = { length: 'long' }) {
    const made = await seatedTable(server.url, { seats, options });
    open.push(...made.people);
    return made;
  }
  const audit = async () => (await admin.read<{ lines: AuditLine[] }>('/audit')).lines;
  const tableFor = async (id: string) => (await admin.read<{ table: AdminTable }>(`/tables/${id}`)).table;
  const decisionsOf = async (id: string) =>
    (await admin.read<{ decisions: PublicDecision[] }>(`/tables/${id}/decisions`)).decisions;
  const reach = (pages: readonly Seat[], n: number) =>
    Promise.all(pages.map((page) => page.until(() => page.match?.n === n)));

  describe('comes in', () => {
    it('with the token alone, and by a cookie that nothing else than these doors gets', async () => {
      const other = new Admin(server.url);
      expect(await other.ask('GET', '/server')).toMatchObject(refused(401, 'admin.enter'));
      const response = await fetch(`${server.url}/api/admin/enter`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${ADMIN_TOKEN}` },
      });
      const [cookie = ''] = response.headers.getSetCookie().filter((one) => one.startsWith('morgenrot-admin='));
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Strict/);
      expect(cookie).toMatch(/Path=\/api\/admin;/);
      expect(cookie).not.toContain(ADMIN_TOKEN);
      expect(await other.enter()).toMatchObject({ status: 200 });
      expect(await other.ask('GET', '/session')).toMatchObject({ status: 200 });
    });

    it('not by a cookie that was changed, lengthened, or made with another token', async () => {
      const right = admin.cookie;
      const [until = '', who = '', signature = ''] = right.replace('morgenrot-admin=', '').split('.');
      const wrong = [
        `morgenrot-admin=${Number(until) + 1}.${who}.${signature}`,
        `morgenrot-admin=${until}.${who}.${signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`,
        `morgenrot-admin=${until}.${who}.`,
        `morgenrot-admin=${ADMIN_TOKEN}`,
        'morgenrot-admin=',
        right.replace('morgenrot-admin', 'morgenrot'),
      ];
      const other = new Admin(server.url);
      for (const cookie of wrong) {
        other.cookie = cookie;
        expect(await other.ask('GET', '/tables'), cookie).toMatchObject(refused(401, 'admin.enter'));
      }
      const elsewhere = await testServer({ settings: { adminToken: `${ADMIN_TOKEN}-another` } });
      const stranger = new Admin(elsewhere.url);
      stranger.cookie = right;
      expect(await stranger.ask('GET', '/tables')).toMatchObject(refused(401, 'admin.enter'));
      await elsewhere.end();
    });

    it('for some hours, and no longer', async () => {
      later += 8 * 3_600_000 + 1000;
      expect(await admin.ask('GET', '/session')).toMatchObject(refused(401, 'admin.enter'));
      expect(await admin.enter()).toMatchObject({ status: 200 });
      expect(await admin.ask('GET', '/session')).toMatchObject({ status: 200 });
    });

    it('and goes again', async () => {
      const other = new Admin(server.url);
      await other.enter();
      const response = await fetch(`${server.url}/api/admin/leave`, {
        method: 'POST',
        headers: { Cookie: other.cookie },
      });
      expect(response.headers.getSetCookie().join()).toMatch(/morgenrot-admin=; .*Max-Age=0/);
    });

    it('not from the page of somebody else, not even of one that may speak to the server otherwise', async () => {
      const friendly = await testServer({
        settings: { adminToken: ADMIN_TOKEN, origins: ['https://friend.example'] },
      });
      const there = new Admin(friendly.url);
      await there.enter();
      const from = { Origin: 'https://friend.example' };
      expect(await there.ask('GET', '/tables', undefined, from)).toMatchObject(refused(403, 'origin.foreign'));
      expect(await there.ask('POST', '/import', '{}', from)).toMatchObject(refused(403, 'origin.foreign'));
      expect(await there.ask('POST', '/enter', {}, { ...from, Authorization: `Bearer ${ADMIN_TOKEN}` })).toMatchObject(
        refused(403, 'origin.foreign'),
      );
      await friendly.end();
    });

    it('not by guessing: after a few guesses even the right token has to wait', async () => {
      const guarded = await testServer({ settings: { adminToken: ADMIN_TOKEN } });
      const guesser = new Admin(guarded.url);
      for (let n = 0; n < 5; n++) expect(await guesser.enter(`wrong-${n}`)).toMatchObject(refused(401, 'admin.token'));
      expect(await guesser.enter('wrong')).toMatchObject(refused(429, 'admin.slow'));
      expect(await guesser.enter()).toMatchObject(refused(429, 'admin.slow'));
      expect(guarded.logged()).toContain('admin.token');
      expect(guarded.logged()).not.toContain('wrong-');
      expect(guarded.logged()).not.toContain(ADMIN_TOKEN);
      await guarded.end();
    });
  });

  it('sees how the server does', async () => {
    const { server: facts } = await admin.read<{ server: ServerFacts }>('/server');
    expect(facts).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      processes: 1,
      database: kind,
      metricsToken: false,
      games: [{ id: 'bazaar', rules: 1 }],
    });
    expect(facts.memory.resident).toBeGreaterThan(1e6);
  });

  it('finds tables by what they are called, who sits there, and how far they are', async () => {
    const anna = new Person(server.url, 'Annegret 100%');
    const { id } = await anna.create({ title: 'Tuesday_evening', settings: { access: 'link' } });
    const found = async (query: string) =>
      (await admin.read<{ tables: AdminTable[] }>(`/tables?${query}`)).tables.map((one) => one.id);
    for (const search of ['tuesday_', 'ANNEGRET', '100%25', id.slice(2, 9)])
      expect(await found(`search=${search}`), search).toEqual([id]);
    expect(await found('search=tuesday-')).toEqual([]);
    // Signs that stand for anything elsewhere stand for themselves.
    for (const search of ['1000%25', 't_esday', '1%250']) expect(await found(`search=${search}`), search).toEqual([]);
    expect(await found('search=%25')).toEqual([id]);
    expect(await found('search=annegret&status=waiting')).toEqual([id]);
    expect(await found('search=annegret&status=playing')).toEqual([]);
    expect(await admin.ask('GET', '/tables?status=never')).toMatchObject({ status: 400 });
    expect(await admin.ask('GET', '/tables/never-was')).toMatchObject(refused(404, 'table.unknown'));
    const { tables } = await admin.read<{ tables: AdminTable[] }>('/tables?search=annegret');
    expect(tables[0]).toMatchObject({ title: 'Tuesday_evening', status: 'waiting', shelved: false, rules: 1 });
    expect(tables[0]?.seats[0]).toMatchObject({ name: 'Annegret 100%', who: 'person', present: false });
  });

  it('finds what is written with other letters than those of English, large or small', async () => {
    const { id } = await new Person(server.url, 'Özlem Ægir').create({ title: 'ÄRZTERUNDE am Fluß' });
    for (const search of ['Özlem', 'özlem', 'ÖZLEM', 'ægir', 'Ärzterunde', 'ärzterunde', 'FLUß']) {
      const { tables } = await admin.read<{ tables: AdminTable[] }>(`/tables?search=${encodeURIComponent(search)}`);
      expect(
        tables.map((one) => one.id),
        search,
      ).toEqual([id]);
    }
  });

  it('reads what everybody might read of a match, and nothing that is anybody’s own', async () => {
    const { table: id, seats } = await table(3);
    await playOn(seats, 25, seeded(4));
    const decisions = await decisionsOf(id);
    const shown = JSON.stringify([decisions, await tableFor(id)]);
    const played = (seats[0]!.match!.view as unknown as { shown: string[] }).shown;
    expect(played.length).toBeGreaterThan(0);
    for (const card of CARDS.filter((one) => !played.includes(one))) expect(shown).not.toContain(card);
    expect(shown).not.toContain('vote-');
    const record = await server.store.tables.read(id);
    for (const secret of [record?.seed, record?.watchKey, ...(record?.seats ?? []).map(({ person }) => person)])
      expect(shown).not.toContain(String(secret));
    expect(decisions.map(({ n }) => n)).toEqual(Array.from({ length: 26 }, (_, index) => 25 - index));
    expect(decisions[0]).toMatchObject({ answer: 25 });
    expect(decisions.at(-1)).toMatchObject({ n: 0, answer: 0 });
  });

  describe('takes a match back', () => {
    it('to any answer; everybody sees it at once, reads of it, and plays on; the record stays true', async () => {
      const { table: id, seats, people } = await table(2, { length: 'short' });
      const stock = stockClient({ url: server.url, matchID: id });
      open.push({ close: () => stock.stop() });
      await until(() => stateOf(stock)?._stateID === 0);
      const told: unknown[] = [];
      seats[1]!.socket.on('said', ({ line }) => void told.push(line.event));
      await playOn(seats, 20, seeded(7));
      const before = await server.store.matches.load(id);
      expect(await admin.at(id, 'rewind', { answer: 6, n: 20 })).toMatchObject({ status: 200, body: { n: 21 } });
      await reach(seats, 21);
      await until(() => stateOf(stock)?._stateID === 21);
      for (const seat of seats) {
        expect(seat.log.at(-1)).toMatchObject({ key: 'undo.host', params: { count: 14 } });
        expect(seat.log.every((line) => line.n <= 6 || line.n === 21)).toBe(true);
      }
      await seats[1]!.until(() => told.length > 0);
      expect(told).toContainEqual({ key: 'match.rewound', params: { count: 14 } });
      expect((await decisionsOf(id)).slice(0, 2)).toMatchObject([{ n: 21 }, { n: 6, answer: 6 }]);
      // Chance goes on: what fell has fallen.
      const after = await server.store.matches.load(id);
      expect(after?.state?.plugins.random?.data).toEqual(before?.state?.plugins.random?.data);
      expect(await playOn(seats, 1, seeded(8))).toBe(1);
      expect(await admin.at(id, 'rewind', { answer: 0, n: 22 })).toMatchObject({ status: 200, body: { n: 23 } });
      await reach(seats, 23);
      await playOn(seats, 500, seeded(9));
      await seats[0]!.until(() => seats[0]?.info?.status === 'over');
      const { body } = await people[0]!.ask('GET', `/api/tables/${id}/record`);
      const { file } = body as unknown as { file: MatchFile };
      expect(verify(BAZAAR, file)).toMatchObject({ ok: true });
      expect(file.record.entries.filter((entry) => 'undo' in entry)).toHaveLength(2);
      const saved = await server.store.matches.load(id);
      expect(replay(BAZAAR, file.record as MatchRecord).hash).toBe(hashOf(saved?.state?.G));
      expect(await admin.at(id, 'rewind', { answer: 3, n: saved?.record.n })).toMatchObject(refused(400, 'match.over'));
      expect((await audit()).find((line) => line.table === id)).toMatchObject({
        deed: 'rewind',
        outcome: 'match.over',
        details: { answer: 3 },
      });
    });

    it('not to where it has never been, and not if it has moved on since', async () => {
      const { table: id, seats } = await table();
      expect(await admin.at(id, 'rewind', { answer: 0, n: 0 })).toMatchObject(refused(409, 'rewind.gone'));
      await playOn(seats, 5, seeded(1));
      for (const wish of [
        { answer: 5, n: 5 },
        { answer: 9, n: 5 },
        { answer: 2, n: 4 },
        { answer: 2, n: 6 },
      ])
        expect(await admin.at(id, 'rewind', wish), JSON.stringify(wish)).toMatchObject(refused(409, 'rewind.gone'));
      for (const wish of [{}, { answer: -1, n: 5 }, { answer: 2 }, { answer: '2', n: 5 }, { answer: 2, n: 5, x: 1 }])
        expect(await admin.at(id, 'rewind', wish)).toMatchObject(refused(400, 'message.malformed'));
      expect(seats[0]?.match?.n).toBe(5);
      const waiting = await new Person(server.url, 'Wim').create();
      expect(await admin.at(waiting.id, 'rewind', { answer: 0, n: 0 })).toMatchObject(refused(400, 'match.waiting'));
    });

    it('also one that is paused, and what was proposed about it has lost its meaning', async () => {
      const { table: id, seats } = await table();
      await playOn(seats, 6, seeded(3));
      await seats[1]!.say('order', { table: id, do: { kind: 'propose', what: { kind: 'undo', n: 2 } } });
      await seats[0]!.until(() => seats[0]?.info?.proposal !== undefined);
      expect(await admin.at(id, 'rewind', { answer: 1, n: 6 })).toMatchObject({ status: 200 });
      await reach(seats, 7);
      await seats[0]!.until(() => seats[0]?.info?.proposal === undefined);
      await seats[0]!.say('order', { table: id, do: { kind: 'pause', on: true } });
      expect(await admin.at(id, 'rewind', { answer: 0, n: 7 })).toMatchObject({ status: 200 });
      await reach(seats, 8);
    });
  });

  it('gives a seat out anew, also one whose player is there: the link works once', async () => {
    const { table: id, seats, people } = await table();
    await playOn(seats, 3, seeded(2));
    const { body } = await admin.at(id, 'reissue', { seat: '1' });
    expect(body).toMatchObject({ ok: true, token: expect.stringMatching(/^[\w-]{43}$/) });
    await seats[1]!.until(() => seats[1]?.joined?.seat === null);
    expect((await tableFor(id)).seats[1]).toMatchObject({ who: 'nobody', linkUntil: expect.any(Number) });
    const dora = new Person(server.url, 'Dora');
    open.push(dora);
    expect(await claim(dora, String(body.token), { name: 'Dora' })).toEqual([200, '1']);
    expect(await claim(new Person(server.url, 'Eve'), String(body.token))).toEqual([410, 'link.dead']);
    expect((await pageAt(dora, id)).joined).toMatchObject({ seat: '1' });
    expect((await pageAt(people[1]!, id)).joined).toMatchObject({ seat: null });
    expect(server.logged()).not.toContain(String(body.token));
    expect(JSON.stringify(await audit())).not.toContain(String(body.token));
    expect(await admin.at(id, 'reissue', { seat: '7' })).toMatchObject(refused(404, 'seat.unknown'));
  });

  it('signs a seat out: in every tab nobody sits there any more, and everybody hears of it', async () => {
    const { table: id, seats, people } = await table();
    const tab = await pageAt(people[1]!, id);
    expect(await admin.at(id, 'signOut', { seat: '1' })).toMatchObject({ status: 200 });
    await tab.until(() => tab.joined?.seat === null);
    await seats[1]!.until(() => seats[1]?.joined?.seat === null);
    await seats[0]!.until(() => seats[0]?.info?.seats[1]?.vacant === true);
    const asked = await seats[1]!.act(1, 'pass');
    expect(asked).toMatchObject({ ok: false, reason: { key: 'seat.none' } });
    const waiting = await new Person(server.url, 'Wim').create();
    const joiner = new Person(server.url, 'Jo');
    await server.store.tables.read(waiting.id);
    const other = await new Person(server.url, 'Max').create({ seats: 3 });
    await joiner.join(other.id, '1');
    expect(await admin.at(other.id, 'signOut', { seat: '1' })).toMatchObject({ status: 200 });
    expect((await tableFor(other.id)).seats[1]).toMatchObject({ who: 'empty' });
  });

  it('ends one connection, of a player or a watcher, tells whoever is there, and leaves all others alone', async () => {
    const { table: id, seats, people } = await table();
    const watcher = new Person(server.url, 'Wanda');
    open.push(watcher);
    const looking = await pageAt(watcher, id);
    const tab = await pageAt(people[1]!, id);
    const pages = async () => (await admin.read<{ pages: PageAtTable[] }>(`/tables/${id}`)).pages;
    const ended = { key: 'page.ended' };
    const before = await pages();
    const marks = before.map(({ page }) => page);
    expect(before.map(({ seat, name }) => [seat, name])).toEqual([
      ['0', seats[0]?.info?.seats[0]?.name],
      ['1', seats[0]?.info?.seats[1]?.name],
      ['1', seats[0]?.info?.seats[1]?.name],
      [undefined, undefined],
    ]);
    expect(new Set(marks).size).toBe(4);
    for (const { socket } of [...seats, tab, looking]) expect(JSON.stringify(before)).not.toContain(socket.id);

    expect(await admin.at(id, 'endPage', { page: marks[3] })).toMatchObject({ status: 200 });
    await looking.until(() => looking.shut !== undefined && !looking.socket.connected);
    expect(looking.shut).toEqual(ended);
    expect(await admin.at(id, 'endPage', { page: marks[3] })).toMatchObject(refused(409, 'page.gone'));
    for (const page of ['', 'x', '../..', looking.socket.id])
      expect(await admin.at(id, 'endPage', { page })).toMatchObject(refused(400, 'message.malformed'));
    expect((await pages()).map(({ page }) => page)).toEqual(marks.slice(0, 3));

    expect(await admin.at(id, 'endPage', { page: marks[1] })).toMatchObject({ status: 200 });
    const isGone = (page: Seat) => page.shut !== undefined && !page.socket.connected;
    await vi.waitFor(() => expect([tab, seats[1]!].filter(isGone)).toHaveLength(1));
    const left = [tab, seats[1]!].filter((page) => !isGone(page));
    expect(left[0]?.shut).toBeUndefined();
    // The seat is still theirs: in the other tab, and in a new one.
    await playOn([seats[0]!, left[0]!], 4, seeded(7));
    expect((await pageAt(people[1]!, id)).joined).toMatchObject({ seat: '1' });
    expect(await audit()).toContainEqual(
      expect.objectContaining({ deed: 'endPage', table: id, details: { page: marks[1] }, outcome: 'done' }),
    );
  });

  it('ends the connection of a client of the framework’s own kind, also of one that stays', async () => {
    const { table: id } = await table();
    const raw = new RawStock(server.url);
    open.push({ close: () => raw.socket.disconnect() });
    raw.socket.emit('sync', id, null, null, 2);
    await vi.waitFor(() => expect(raw.info).toBeDefined());
    const { engine } = raw.socket.io;
    // It does not take its leave.
    raw.socket.io._close = () => undefined;
    const { pages } = await admin.read<{ pages: PageAtTable[] }>(`/tables/${id}`);
    const stranger = pages.find(({ seat }) => seat === undefined);
    expect(await admin.at(id, 'endPage', { page: stranger?.page })).toMatchObject({ status: 200 });
    await vi.waitFor(() => expect(raw.refusals).toEqual(['page.ended']));
    await vi.waitFor(() => expect(engine.readyState).toBe('closed'), { timeout: 5000 });
  });

  it('closes a table with a reason: nobody plays, looks on or comes in until it is opened again', async () => {
    const { table: id, seats, people } = await table(2, { length: 'long' });
    const watcher = new Person(server.url, 'Wanda');
    open.push(watcher);
    const looking = await pageAt(watcher, id);
    const stock = stockClient({ url: server.url, matchID: id });
    open.push({ close: () => stock.stop() });
    await until(() => stateOf(stock)?._stateID === 0);
    await playOn(seats, 4, seeded(5));
    const closed = { key: 'table.closed', params: { reason: 'Insults' } };
    expect(await admin.at(id, 'close', { reason: '  Insults  ' })).toMatchObject({ status: 200 });
    for (const page of [...seats, looking]) {
      await page.until(() => page.shut !== undefined);
      expect(page.shut).toEqual(closed);
      expect(await page.say('watch', { table: id })).toMatchObject({ ok: false, reason: closed });
    }
    const [anna] = seats as [Seat];
    for (const [event, message] of [
      ['act', { table: id, action: crypto.randomUUID(), step: 1, undos: 0, value: 'pass' }],
      ['undo', { table: id, n: 4 }],
      ['say', { table: id, channel: 'table', text: 'Hello', action: crypto.randomUUID() }],
      ['order', { table: id, do: { kind: 'pause', on: true } }],
    ] as const)
      expect(await anna.say(event, message), event).toMatchObject({ ok: false, reason: closed });
    expect((await people[0]!.ask('GET', `/api/tables/${id}/seen`)).body.reason?.key).toBe('table.closed');
    expect((await watcher.ask('GET', `/api/tables/${id}`)).body).toMatchObject({ table: { closed: 'Insults' } });
    const { body: list } = await watcher.ask('GET', '/api/tables');
    expect(JSON.stringify(list)).not.toContain(id);
    expect(await tableFor(id)).toMatchObject({ closed: { reason: 'Insults' } });
    const found = await admin.read<{ tables: AdminTable[] }>('/tables?status=closed');
    expect(found.tables.map((one) => one.id)).toContain(id);
    expect(await admin.at(id, 'close', { reason: 'Again' })).toMatchObject(refused(409, 'admin.closed'));
    expect(await admin.at(id, 'close', { reason: '   ' })).toMatchObject({ status: 400 });

    expect(await admin.at(id, 'open')).toMatchObject({ status: 200 });
    const again = [await pageAt(people[0]!, id), await pageAt(people[1]!, id)];
    expect(again.map(({ match }) => match?.n)).toEqual([4, 4]);
    expect(await playOn(again, 2, seeded(6))).toBe(2);
  });

  it('closes a table to clients of boardgame.io, too, to those that sit there and to those that look on', async () => {
    const lobby = new LobbyClient({ server: server.url });
    const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 2 });
    const join = (playerID: string) =>
      lobby.joinMatch('bazaar', matchID, { playerName: `Stock ${playerID}`, playerID });
    const [first] = [await join('0'), await join('1')];
    const seated = { matchID, playerID: '0', credentials: first.playerCredentials };
    const [player, watcher] = [new RawStock(server.url), new RawStock(server.url)];
    open.push(player, watcher);
    await player.sync(seated);
    await watcher.sync({ matchID });
    await admin.at(matchID, 'close', { reason: 'Noise' });
    for (const one of [player, watcher]) await until(() => one.refusals.includes('table.closed'));
    const before = player.refusals.length;
    player.move(seated);
    await until(() => player.refusals.length > before);
    await player.sync(seated);
    await watcher.sync({ matchID });
    player.socket.emit('chat', matchID, { id: 'c', sender: '0', payload: 'Hello' }, seated.credentials);
    await until(() => player.refusals.length > before + 2);
    expect(new Set([...player.refusals, ...watcher.refusals])).toEqual(new Set(['table.closed']));
    expect((await server.store.matches.load(matchID))?.record.n).toBe(0);
  });

  it('closes a table at which one has not sat down yet, and one that is over', async () => {
    const anna = new Person(server.url, 'Anna');
    const { id } = await anna.create();
    await admin.at(id, 'close', { reason: 'Moved' });
    const ben = new Person(server.url, 'Ben');
    const { status, body } = await ben.ask('POST', `/api/tables/${id}/join`, { name: 'Ben' });
    expect([status, body.reason?.key]).toEqual([403, 'table.closed']);
    const { table: over, seats, people } = await table(2, { length: 'short' });
    await playOn(seats, 500, seeded(1));
    await admin.at(over, 'close', { reason: 'Done' });
    expect((await people[0]!.ask('GET', `/api/tables/${over}/record`)).body.reason?.key).toBe('table.closed');
  });

  it('lets computer players and clocks rest while a table is closed', async () => {
    const anna = new Person(server.url, 'Anna');
    open.push(anna);
    const { id } = await anna.create({
      seats: 2,
      plans: ['open', 'computer'],
      options: { length: 'long' },
      settings: { start: 'full', clock: { minutes: 10, plus: 0, atZero: 'computer' } },
    });
    const page = await pageAt(anna, id);
    await page.until(() => page.match !== undefined);
    await admin.at(id, 'close', { reason: 'Pause' });
    const stopped = await server.store.tables.clockOf(id);
    expect(stopped?.running).toEqual([]);
    await admin.at(id, 'open');
    expect((await server.store.tables.clockOf(id))?.left).toEqual(stopped?.left);
  });

  it('is witnessed in all of it: who, from where, what, and what came of it', async () => {
    const { table: id } = await table();
    await admin.at(id, 'close', { reason: 'Because' });
    await admin.at(id, 'signOut', { seat: '9' });
    const [second, first] = await audit();
    expect(first).toMatchObject({ deed: 'close', table: id, details: { reason: 'Because' }, outcome: 'done' });
    expect(second).toMatchObject({ deed: 'signOut', table: id, outcome: 'seat.unknown', from: expect.any(String) });
    expect(first?.who).toBe(second?.who);
    expect((await audit()).some(({ deed }) => deed === 'enter')).toBe(true);
    const older = await admin.read<{ lines: AuditLine[] }>(`/audit?before=${second?.id}`);
    expect(older.lines[0]?.id).toBe(first?.id);
    expect(server.logged()).toContain('"deed":"close"');
    expect(server.logged()).not.toContain(ADMIN_TOKEN);
    for (const cookie of [admin.cookie.split('.')[2]]) expect(server.logged()).not.toContain(String(cookie));
  });
});
