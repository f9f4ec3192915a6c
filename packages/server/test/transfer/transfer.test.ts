import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GAMES, OLDER_RULES } from '@morgenrot/catalog';
import { type AnyGame, hashOf, sha256Hex, verify } from '@morgenrot/engine';
import type { MatchFile, SeenFile, WholeFile } from '@morgenrot/protocol';
import { ADMIN_LIMITS } from '@morgenrot/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRuleSets } from '../../src/match/memory/rule-sets.ts';
import { exportMatch } from '../../src/transfer/export.ts';
import { importMatch } from '../../src/transfer/import.ts';
import { ADMIN_TOKEN, Admin } from '../kit/admin.ts';
import { BAZAAR_2, BAZAAR_3 } from '../kit/bazaar-later.ts';
import { claim, pageAt } from '../kit/claims.ts';
import { command } from '../kit/command.ts';
import { KINDS, type TestDatabase, testDatabase } from '../kit/database.ts';
import { falseFiles } from '../kit/false-files.ts';
import { BAZAAR, VOTES } from '../kit/game.ts';
import { Person, playOn, Seat, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const PLENTY = 500;
const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

async function server(kind: TestDatabase['kind'], games: readonly AnyGame[] = [BAZAAR], more: object = {}) {
  const made = await testServer({
    database: await testDatabase(kind),
    settings: { adminToken: ADMIN_TOKEN },
    parts: { games, computerDelayMs: 5, ...more },
  });
  ended.push(() => made.end());
  return made;
}

async function table(at: TestServer, answers: number, { seats = 2, options = {} as Record<string, string> } = {}) {
  const made = await seatedTable(at.url, { seats, options });
  ended.push(() => {
    for (const person of made.people) person.close();
  });
  await playOn(made.seats, answers, seeded(answers + 1));
  return made;
}

const put = (at: TestServer, file: unknown, games: readonly AnyGame[] = [BAZAAR]) =>
  importMatch(
    { store: at.store, rules: createRuleSets(games), now: Date.now },
    typeof file === 'string' ? file : JSON.stringify(file),
  );

/** Taken out of the database; a test has no use for a refusal. */
async function out(at: TestServer, id: string): Promise<MatchFile | WholeFile> {
  const result = await exportMatch(at.store, id, { whole: true });
  if (!result.ok) throw new Error(result.reason.key);
  return result.value;
}
const wholeOf = async (at: TestServer, id: string) => (await out(at, id)) as WholeFile;
const finishedOf = async (at: TestServer, id: string) => (await out(at, id)) as MatchFile;

/** A match with own answers taken back on the way, and with a host who has gone back further. */
async function crooked(at: TestServer, options: Record<string, string> = {}) {
  const made = await table(at, 4, { options });
  const { seats, table: id } = made;
  const admin = new Admin(at.url);
  await admin.enter();
  const n = () => seats[0]!.match!.n;
  const follow = (to: number) => Promise.all(seats.map((seat) => seat.until(() => seat.match?.n === to)));
  const page = seats.find(({ match }) => match?.undo?.ok);
  if (page) {
    const reply = await page.say('undo', { table: id, n: n() });
    if (reply.ok) await follow(Number(reply.n));
  }
  await playOn(seats, 5, seeded(3));
  const { body } = await admin.at(id, 'rewind', { answer: 2, n: n() });
  await follow(Number(body.n));
  await playOn(seats, 6, seeded(5));
  return made;
}

describe.each(KINDS.flatMap((kind) => KINDS.map((other) => [kind, other] as const)))(
  'a match that goes from %s to %s',
  (kind, other) => {
    it('when it is over comes in as it went out: looked at, verified, and exported again to the letter', async () => {
      const [here, there] = [await server(kind), await server(other)];
      const { table: id, seats } = await crooked(here);
      await playOn(seats, PLENTY, seeded(8));
      const file = await finishedOf(here, id);
      expect(file.record.entries.filter((entry) => 'undo' in entry).length).toBeGreaterThan(0);
      expect(await put(there, file)).toEqual({ ok: true, value: { table: id, links: [] } });
      expect(await finishedOf(there, id)).toEqual(file);
      const watcher = new Person(there.url, 'Wanda');
      ended.push(() => watcher.close());
      const page = await pageAt(watcher, id);
      expect(page.info).toMatchObject({ status: 'over', outcome: file.outcome });
      expect(page.info?.seats.every(({ vacant }) => vacant === undefined)).toBe(true);
      await seats[0]!.watch();
      const stranger = new Person(here.url, 'Sven');
      ended.push(() => stranger.close());
      expect(page.log).toEqual((await pageAt(stranger, id)).log);
      const { body } = await watcher.ask('GET', `/api/tables/${id}/record`);
      expect(verify(BAZAAR, (body as unknown as { file: MatchFile }).file)).toMatchObject({ ok: true });
      const list = await watcher.ask('GET', '/api/tables');
      expect(JSON.stringify(list.body)).not.toContain(id);
    });

    it('in the middle plays on there by links, with the same cards, the same dice to come and the same hash', async () => {
      const [here, there] = [await server(kind), await server(other)];
      const { table: id, seats } = await crooked(here, { length: 'long' });
      await playOn(seats, 12, seeded(6));
      const file = await wholeOf(here, id);
      expect(JSON.stringify(file)).not.toMatch(/"person|"owner|cookie|credential|token|hash":"\w+\./);
      const result = await put(there, file);
      if (!result.ok) throw new Error(result.reason.key);
      expect(result.value.links.map(({ seat, name }) => [seat, name])).toEqual([
        ['0', 'Person 0'],
        ['1', 'Person 1'],
      ]);
      const [before, after] = [await here.store.matches.load(id), await there.store.matches.load(id)];
      expect(hashOf(after?.state?.G)).toBe(hashOf(before?.state?.G));
      expect(after?.state?.plugins.random?.data).toEqual(before?.state?.plugins.random?.data);
      expect(await wholeOf(there, id)).toEqual(file);

      const people = [new Person(there.url, 'Anna'), new Person(there.url, 'Ben')];
      ended.push(() => {
        for (const person of people) person.close();
      });
      for (const [index, { token, seat }] of result.value.links.entries())
        expect(await claim(people[index]!, token, { name: people[index]!.name })).toEqual([200, seat]);
      const pages = [await pageAt(people[0]!, id), await pageAt(people[1]!, id)];
      for (const [index, page] of pages.entries())
        expect(hashOf(page.match?.view)).toBe(hashOf(seats[index]?.match?.view));
      // Whoever came first keeps the table in order.
      expect(pages[0]?.info?.host).toBe('0');
      // The same answers lead to the same there and here: what is still to be thrown came along.
      await playOn(seats, 20, seeded(31));
      await playOn(pages, 20, seeded(31));
      const hash = async (at: TestServer) => hashOf((await at.store.matches.load(id))?.state?.G);
      expect(await hash(there)).toBe(await hash(here));
      // What was answered before it came can be taken back here, too.
      const admin = new Admin(there.url);
      await admin.enter();
      const n = pages[0]!.match!.n;
      expect(await admin.at(id, 'rewind', { answer: 3, n })).toMatchObject({ status: 200, body: { n: n + 1 } });
      await Promise.all(pages.map((page) => page.until(() => page.match?.n === n + 1)));
      await playOn(pages, 4000, seeded(32));
      const last = await finishedOf(there, id);
      expect(verify(BAZAAR, last)).toMatchObject({ ok: true });
      expect(last.record.entries.slice(0, file.record.entries.length)).toEqual(file.record.entries);
    });
  },
);

describe('a running match from elsewhere', () => {
  it('keeps pauses, banks of time, computer players and seats that are out; passwords stay where they were', async () => {
    const [here, there] = [await server('sqlite'), await server('sqlite')];
    const anna = new Person(here.url, 'Anna');
    ended.push(() => anna.close());
    const { id } = await anna.create({
      seats: 2,
      plans: ['open', 'computer'],
      options: { length: 'long' },
      settings: { start: 'full', access: 'password', clock: { minutes: 30, plus: 5, atZero: 'nothing' } },
      password: 'MARK-password',
    });
    const page = await pageAt(anna, id);
    await page.until(() => page.question() !== undefined);
    await page.say('order', { table: id, do: { kind: 'pause', on: true } });
    const file = await wholeOf(here, id);
    expect(file.table).toMatchObject({ paused: true, seats: [{ name: 'Anna' }, { computer: true }] });
    expect(JSON.stringify(file)).not.toContain('MARK');
    const result = await put(there, file);
    expect(result).toMatchObject({ ok: true, value: { links: [{ seat: '0', name: 'Anna' }] } });
    const saved = await there.store.matches.load(id);
    expect(saved?.record).toMatchObject({ affairs: { paused: true }, settings: { access: 'link' } });
    expect(saved?.record.clock?.left['0']).toBeGreaterThan(29 * 60_000);
    expect(saved?.record.passwordHash).toBeUndefined();
    if (!result.ok) return;
    const ben = new Person(there.url, 'Ben');
    ended.push(() => ben.close());
    expect(await claim(ben, result.value.links[0]!.token, { name: 'Ben' })).toEqual([200, '0']);
    const seat = await pageAt(ben, id);
    await seat.say('order', { table: id, do: { kind: 'pause', on: false } });
    await seat.until(() => seat.info?.clock?.running.includes('0') === true);
    expect(await playOn([seat], 1, seeded(1))).toBe(1);
  });

  it('that newer rules have taken over comes along with what was played before', async () => {
    const old = await server('sqlite');
    const { table: id, people, seats } = await table(old, 10);
    for (const person of people) person.close();
    await old.close();
    const newer = await testServer({ database: old.database, parts: { games: [BAZAAR_2] } });
    ended.push(() => newer.close());
    const pages = people.map((person) => {
      const again = Object.assign(new Person(newer.url, person.name), { cookie: person.cookie });
      ended.push(() => again.close());
      return new Seat(again.connect(), id, BAZAAR_2);
    });
    for (const page of pages) await page.watch();
    await playOn(pages, 6, seeded(2));
    const running = await wholeOf(newer, id);
    expect(running).toMatchObject({ record: { rules: 2, start: { n: 11 } }, earlier: [{ rules: 1 }] });
    const there = await server('sqlite', [BAZAAR_2]);
    expect(await put(there, running, [BAZAAR_2])).toMatchObject({ ok: true });
    expect(await wholeOf(there, id)).toEqual(running);
    await playOn(pages, PLENTY, seeded(3));
    const over = await finishedOf(newer, id);
    const elsewhere = await server('sqlite', [BAZAAR_2]);
    expect(await put(elsewhere, over, [BAZAAR_2])).toMatchObject({ ok: true });
    expect(await finishedOf(elsewhere, id)).toEqual(over);
    expect(seats).toHaveLength(2);
  });

  it('of rules that are gone is refused, and of older ones that are here goes on by those', async () => {
    const here = await server('sqlite');
    const { table: id } = await table(here, 8);
    const file = await wholeOf(here, id);
    const there = await server('sqlite', [BAZAAR_3]);
    expect(await put(there, file, [BAZAAR_3])).toEqual({
      ok: false,
      reason: { key: 'import.rules', params: { recorded: 1, known: 3 } },
    });
    expect(await there.store.tables.read(id)).toBeUndefined();
    const both = await server('sqlite', [BAZAAR_3, BAZAAR]);
    const result = await put(both, file, [BAZAAR_3, BAZAAR]);
    if (!result.ok) throw new Error(result.reason.key);
    const person = new Person(both.url, 'Anna');
    ended.push(() => person.close());
    await claim(person, result.value.links[0]!.token, { name: 'Anna' });
    expect((await pageAt(person, id)).info).toMatchObject({ rules: 1 });
  });

  it('is brought to newer rules when the older ones go, like any match, and refused where nobody can check it', async () => {
    const here = await server('sqlite');
    const { table: id } = await table(here, 8);
    const file = await wholeOf(here, id);
    // A way from rules 1 is none to check them by: what a file says must not be believed.
    const upgraded = await server('sqlite', [BAZAAR_2]);
    expect(await put(upgraded, file, [BAZAAR_2])).toEqual({
      ok: false,
      reason: { key: 'import.rules', params: { recorded: 1, known: 2 } },
    });
    const both = await server('sqlite', [BAZAAR_2, BAZAAR]);
    const result = await put(both, file, [BAZAAR_2, BAZAAR]);
    if (!result.ok) throw new Error(result.reason.key);
    await both.close();
    const later = await testServer({ database: both.database, parts: { games: [BAZAAR_2] } });
    ended.push(() => later.close());
    const people = ['Anna', 'Ben'].map((name) => new Person(later.url, name));
    for (const [index, { token }] of result.value.links.entries()) await claim(people[index]!, token);
    const pages = people.map((person) => new Seat(person.connect(), id, BAZAAR_2));
    ended.push(() => {
      for (const person of people) person.close();
    });
    for (const page of pages) await page.watch();
    expect(pages[0]?.joined?.table).toMatchObject({ rules: 2, status: 'playing' });
    expect(pages[0]?.log.at(-1)).toMatchObject({ key: 'rules.changed', params: { from: 1, to: 2 } });
    await playOn(pages, 4, seeded(2));
    expect(await wholeOf(later, id)).toMatchObject({
      record: { rules: 2, start: { n: 9 } },
      earlier: [{ rules: 1, entries: file.record.entries }],
    });
  });
});

describe('what is no true match', () => {
  async function files() {
    const here = await server('sqlite');
    const { table: running } = await crooked(here, { length: 'long' });
    const { table: over, seats } = await crooked(here);
    await playOn(seats, PLENTY, seeded(4));
    return { whole: await wholeOf(here, running), over: await finishedOf(here, over), there: await server('sqlite') };
  }
  it('is refused with what is wrong with it, and nothing of it is stored', async () => {
    const { whole, over, there } = await files();
    for (const [what, file, key] of falseFiles(whole, over)) {
      const result = await put(there, file);
      expect(result.ok ? 'taken in' : result.reason.key, what).toMatch(new RegExp(`^${key}`));
    }
    expect(await there.store.search.find({ text: '', status: 'all', from: 0, limit: 9 })).toEqual([]);
    expect(await put(there, over)).toMatchObject({ ok: true });
    expect(await put(there, whole)).toMatchObject({ ok: true });
  });

  it('and what is there already is not laid over, not even by two at once', async () => {
    const { over, there } = await files();
    const both = await Promise.all([put(there, over), put(there, over)]);
    expect(both.map((result) => (result.ok ? 'done' : result.reason.key)).sort()).toEqual(['done', 'import.exists']);
    const before = await finishedOf(there, over.table.id);
    expect(await put(there, over)).toMatchObject({ reason: { key: 'import.exists', params: { id: over.table.id } } });
    expect(await finishedOf(there, over.table.id)).toEqual(before);
  });
});

describe('whoever runs a server', () => {
  it('takes a match in from the admin page, by the same checks, and hands the seats out', async () => {
    const [here, there] = [await server('sqlite'), await server('sqlite')];
    const { table: id } = await table(here, 9, { options: { length: 'long' } });
    const file = await wholeOf(here, id);
    const admin = new Admin(there.url);
    const stranger = await admin.ask('POST', '/import', file);
    expect(stranger).toMatchObject({ status: 401, body: { reason: { key: 'admin.enter' } } });
    await admin.enter();
    expect(await admin.ask('POST', '/import', { ...file, hash: sha256Hex('x') })).toMatchObject({
      status: 400,
      body: { reason: { key: 'import.wrong', params: { kind: 'state' } } },
    });
    const long = await admin.ask('POST', '/import', `"${'x'.repeat(ADMIN_LIMITS.file + 1)}"`).catch(() => undefined);
    if (long) expect(long).toMatchObject({ status: 413, body: { reason: { key: 'import.tooLarge' } } });
    const { body } = await admin.ask('POST', '/import', file);
    expect(body).toMatchObject({ ok: true, table: id, links: [{ seat: '0' }, { seat: '1' }] });
    expect(await admin.ask('POST', '/import', file)).toMatchObject({
      status: 409,
      body: { reason: { params: { id } } },
    });
    const [{ token }] = body.links as [{ token: string }];
    const anna = new Person(there.url, 'Anna');
    ended.push(() => anna.close());
    expect(await claim(anna, token)).toEqual([200, '0']);
    const { lines } = await admin.read<{ lines: { deed: string; table?: string; outcome?: string }[] }>('/audit');
    expect(lines.slice(0, 2)).toMatchObject([
      { deed: 'import', outcome: 'import.exists' },
      { deed: 'import', table: id, outcome: 'done' },
    ]);
    expect(JSON.stringify(lines)).not.toContain(token);
    expect(there.logged()).not.toContain(token);
  });
});

describe('what a player saves of a match that still runs', () => {
  const seen = async (person: Person, id: string, query = '') => {
    const { status, body } = await person.ask('GET', `/api/tables/${id}/seen${query}`);
    return { status, key: body.reason?.key, file: (body as unknown as { file?: SeenFile }).file };
  };

  it('is their own view and log, the whole log, and nothing that is anybody else’s', async () => {
    const here = await server('sqlite');
    const { table: id, seats, people } = await table(here, 60, { seats: 3, options: { length: 'long' } });
    const [anna, ben] = people as [Person, Person];
    const { file } = await seen(anna, id);
    expect(file).toMatchObject({ format: 'morgenrot.seen', version: 1, seat: '0', match: { n: 60 } });
    await seats[0]!.watch();
    expect(hashOf(file?.match.view)).toBe(hashOf(seats[0]?.match?.view));
    expect(file?.log[0]).toMatchObject({ n: 0 });
    const text = JSON.stringify(file);
    const record = await here.store.tables.read(id);
    const state = (await here.store.matches.load(id))?.state?.G as unknown as {
      hands: Record<string, string[]>;
      deck: string[];
      votes: Record<string, string[]>;
    };
    for (const card of [...state.deck, ...(state.hands['1'] ?? []), ...(state.hands['2'] ?? [])])
      expect(text).not.toContain(card);
    for (const card of state.hands['0'] ?? []) expect(text).toContain(card);
    const mine = new Set(state.votes['0']);
    for (const vote of VOTES.filter((one) => !mine.has(one))) expect(text).not.toContain(vote);
    for (const secret of [record?.seed, record?.watchKey, ben.cookie, ...(record?.seats ?? []).map((s) => s.person)])
      expect(text).not.toContain(String(secret));
    // Nobody plays on from it.
    expect(await put(await server('sqlite'), file)).toMatchObject({ reason: { key: 'import.seen' } });
    // With somebody else's eyes: one's own.
    expect((await seen(anna, id, '?seat=1')).file?.seat).toBe('0');
  });

  it('is what is public for a watcher, and no earlier than they see it', async () => {
    let later = 0;
    const here = await server('sqlite', [BAZAAR], { now: () => Date.now() + later });
    const anna = new Person(here.url, 'Anna');
    const ben = new Person(here.url, 'Ben');
    const { id } = await anna.create({
      options: { length: 'long' },
      settings: { start: 'full', delay: { by: 'minutes', amount: 5 } },
    });
    await ben.join(id);
    const pages = [await pageAt(anna, id), await pageAt(ben, id)];
    ended.push(() => {
      for (const person of [anna, ben]) person.close();
    });
    await playOn(pages, 8, seeded(1));
    const wanda = new Person(here.url, 'Wanda');
    expect(await seen(wanda, id)).toMatchObject({ key: 'match.waiting' });
    later += 6 * 60_000;
    const { file } = await seen(wanda, id);
    expect(file).toMatchObject({ seat: null, match: { n: 8 } });
    expect(JSON.stringify(file?.match.view)).not.toMatch(/vote-/);
    await playOn(pages, 3, seeded(2));
    expect((await seen(wanda, id)).file?.match.n).toBe(8);
  });

  it('is nobody’s by a seat that cannot be one', async () => {
    const here = await server('sqlite');
    const anna = new Person(here.url, 'Anna');
    const { id } = await anna.create();
    await new Person(here.url, 'Ben').join(id);
    for (const query of ['?seat=', '?seat=x', '?seat=10', '?seat=-1', '?seat=0&seat=1', '?seat=__proto__'])
      expect(await seen(anna, id, query), query).toEqual({ status: 400, key: 'message.malformed', file: undefined });
    for (const query of ['', '?seat=0'])
      expect(await seen(anna, id, query), query).toMatchObject({ status: 200, file: { seat: '0' } });
  });

  it('is nobody’s who may not look at the table', async () => {
    const here = await server('sqlite');
    const anna = new Person(here.url, 'Anna');
    const { id } = await anna.create({ settings: { start: 'full', watch: 'off' } });
    await new Person(here.url, 'Ben').join(id);
    expect(await seen(new Person(here.url, 'Eve'), id)).toMatchObject({ status: 403, key: 'watch.off' });
    expect(await seen(anna, 'no-such-table')).toMatchObject({ status: 404 });
  });
});

describe('the commands', () => {
  it.each(KINDS)('take a match out of one %s and into another, while the servers run', async (kind) => {
    const games = [...Object.values(GAMES), ...OLDER_RULES];
    const here = await server(kind, games);
    const there = await server(kind, games);
    const game = games[0]!;
    const options = { map: 'first-game', victory: 'practice', leaders: 'random', capitals: 'assigned' };
    const { table: id, people, seats } = await seatedTable(here.url, { game, options });
    ended.push(() => {
      for (const person of people) person.close();
    });
    await playOn(seats, 40, seeded(2));
    const env = (at: TestServer): Record<string, string> =>
      at.database.databaseUrl === undefined
        ? { DATA_DIR: at.database.dataDir, PUBLIC_URL: 'https://play.example.org' }
        : { DATABASE_URL: at.database.databaseUrl, PUBLIC_URL: 'https://play.example.org' };
    const path = join(here.database.dataDir, 'match.json');

    // A name that begins with dashes is a name all the same, and nobody's; two dashes elsewhere are no file.
    expect(await command('export.ts', ['--Xl1AQMQ9Fs', path], env(here))).toMatchObject({ code: 1 });
    expect(await command('export.ts', [id, '--hole'], env(here))).toMatchObject({ code: 2 });
    const refused = await command('export.ts', [id, path], env(here));
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--whole') });
    expect(await command('export.ts', [id, path, '--whole'], env(here))).toMatchObject({
      code: 0,
      out: expect.stringContaining('40 entries'),
    });
    const imported = await command('import.ts', [path], env(there));
    expect(imported).toMatchObject({ code: 0, err: '' });
    expect(imported.out).toContain(`https://play.example.org/table/${id}`);
    const tokens = [...imported.out.matchAll(/claim#([\w-]{43})/g)].map(([, token]) => String(token));
    expect(tokens).toHaveLength(2);
    const anna = new Person(there.url, 'Anna');
    ended.push(() => anna.close());
    expect(await claim(anna, tokens[0]!, { name: 'Anna' })).toEqual([200, '0']);
    const page = new Seat(anna.connect(), id, game);
    await page.watch();
    expect(hashOf(page.match?.view)).toBe(hashOf(seats[0]?.match?.view));

    const again = await command('import.ts', [path], env(there));
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining(`already has a table ${id}`) });
    await writeFile(path, (await readFile(path, 'utf8')).replace(/"hash":"[0-9a-f]{8}/, '"hash":"00000000'));
    const forged = await command('import.ts', ['-'], env(await server(kind, games)), await readFile(path, 'utf8'));
    expect(forged).toMatchObject({ code: 1, err: expect.stringMatching(/final state differs.*Nothing was stored/) });
    expect(await command('export.ts', ['never-was'], env(here))).toMatchObject({
      code: 1,
      err: expect.stringContaining('no such table'),
    });
    expect(await command('export.ts', [], env(here))).toMatchObject({ code: 2 });
    expect(await command('export.ts', [id, '--all'], env(here))).toMatchObject({ code: 2 });
    expect(await command('import.ts', [], env(here))).toMatchObject({ code: 2 });
    expect(await command('import.ts', [join(here.database.dataDir, 'nowhere')], env(here))).toMatchObject({ code: 1 });
  });
});
