import { once } from 'node:events';
import { connect } from 'node:net';
import { verify } from '@morgenrot/engine';
import type { MatchFile, TableInfo } from '@morgenrot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { exportMatch } from '../../src/transfer/export.ts';
import { KINDS, testDatabase } from '../kit/database.ts';
import { BAZAAR } from '../kit/game.ts';
import { toAndFro } from '../kit/long-journal.ts';
import { Person, playOn, Seat, seatedTable, seeded } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

const PLENTY = 500;
const MINUTE = 60_000;

describe.each(KINDS)('the record of a match on %s', (kind) => {
  let server: TestServer;
  const time = { ahead: 0 };
  const open: Person[] = [];
  beforeAll(async () => {
    const database = await testDatabase(kind);
    server = await testServer({ database, parts: { now: () => Date.now() + time.ahead } });
  });
  afterEach(() => {
    for (const person of open.splice(0)) person.close();
  });
  afterAll(() => server.end());

  const somebody = (name: string): Person => {
    const person = new Person(server.url, name);
    open.push(person);
    return person;
  };
  async function table(settings: object = {}) {
    const [anna, ben] = [somebody('Anna'), somebody('Ben')];
    const { id } = await anna.create({ settings: { start: 'full', ...settings } });
    await ben.join(id);
    const pages = [new Seat(anna.connect(), id), new Seat(ben.connect(), id)];
    for (const page of pages) await page.watch();
    return { id, anna, ben, pages };
  }
  const ask = async (person: Person, id: string) => {
    const { status, body } = await person.ask('GET', `/api/tables/${id}/record`);
    const file = (body as unknown as { file?: MatchFile }).file;
    return { status, key: body.reason?.key, file };
  };

  it('is nobody’s while the match runs, and proves every die when it is over', async () => {
    const { id, anna, ben, pages } = await table();
    expect(await ask(anna, id)).toMatchObject({ status: 409, key: 'match.running' });
    await pages[0]!.watch();
    const { seedHash } = pages[0]!.info as TableInfo;
    expect(seedHash).toMatch(/^[0-9a-f]{64}$/);
    // Own answers are taken back on the way.
    const below = seeded(9);
    for (let n = 0; n < 30; n++) {
      if ((await playOn(pages, 2, below)) === 0) break;
      const page = pages.find(({ match }) => match?.undo?.ok);
      if (page && n % 3 === 0) {
        const reply = await page.say('undo', { table: id, n: page.match!.n });
        if (reply.ok) for (const other of pages) await other.until(() => other.match!.n >= Number(reply.n));
      }
    }
    await playOn(pages, PLENTY, below);
    const { file } = await ask(ben, id);
    expect(file?.seedHash).toBe(seedHash);
    expect(file?.record.entries.some((entry) => 'undo' in entry)).toBe(true);
    expect(file?.told.flatMap(({ news }) => news).some(({ only }) => only !== undefined)).toBe(true);
    expect(file?.table).toMatchObject({ id, names: { 0: 'Anna', 1: 'Ben' } });
    const exported = await exportMatch(server.store, id, { whole: false });
    expect(exported.ok && JSON.parse(JSON.stringify(exported.value))).toEqual(file);
    expect(verify(BAZAAR, file!)).toMatchObject({ ok: true, checked: { entries: file!.record.entries.length } });
  });
  it('is for those who may look at the table', async () => {
    const { id, anna, pages } = await table({ watch: 'link' });
    await playOn(pages, PLENTY, seeded(2));
    const cleo = somebody('Cleo');
    expect(await ask(cleo, id)).toMatchObject({ status: 403, key: 'watch.key' });
    const order = (deed: object) => pages[0]!.say('order', { table: id, do: deed });
    const { watch } = (await order({ kind: 'keys' })) as unknown as { watch: string };
    const socket = cleo.connect({ extraHeaders: { Cookie: cleo.cookie } });
    const reply = await new Seat(socket, id).say('watch', { table: id, key: watch });
    expect(reply.ok).toBe(true);
    expect((await ask(cleo, id)).file).toBeDefined();
    await order({ kind: 'settings', settings: { watch: 'off' } });
    cleo.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await ask(cleo, id)).toMatchObject({ status: 403, key: 'watch.off' });
    expect((await ask(anna, id)).file).toBeDefined();
  });
  it('comes to watchers no earlier than the end of the match does', async () => {
    const { id, anna, pages } = await table({ delay: { by: 'minutes', amount: 5 } });
    await playOn(pages, PLENTY, seeded(3));
    const cleo = somebody('Cleo');
    expect(await ask(cleo, id)).toMatchObject({ key: 'match.running' });
    expect((await ask(anna, id)).file).toBeDefined();
    time.ahead += 5 * MINUTE;
    expect((await ask(cleo, id)).file).toBeDefined();
  });
  it('is refused for what is no table', async () => {
    expect(await ask(somebody('Anna'), 'no-such-table')).toMatchObject({ status: 404, key: 'table.unknown' });
    expect(await ask(somebody('Anna'), '%00')).toMatchObject({ status: 404, key: 'table.unknown' });
  });
});

describe('long records', () => {
  const endless = () => {
    let reads = 0;
    return {
      reads: () => reads,
      store: (store: Store): Store => ({
        ...store,
        matches: {
          ...store.matches,
          async journalAfter(match, after, limit) {
            if (after === -1) reads++;
            return store.matches.journalAfter(match, after, limit);
          },
        },
      }),
    };
  };
  async function played(server: TestServer): Promise<{ table: string; anna: Person }> {
    const { table, people, seats } = await seatedTable(server.url);
    await playOn(seats, PLENTY, seeded(4));
    for (const person of people) person.close();
    return { table, anna: people[0]! };
  }

  it('are made once for all who ask at the same time, whoever they are', async () => {
    const { store, reads } = endless();
    const server = await testServer({ parts: { store } });
    const { table, anna } = await played(server);
    const before = reads();
    const all = await Promise.all(Array.from({ length: 30 }, () => anna.ask('GET', `/api/tables/${table}/record`)));
    expect(new Set(all.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(all[0]?.headers.get('content-type')).toContain('json');
    expect(reads() - before).toBe(1);
    await server.end();
  });

  it('come one at a time to each address, which does not keep others waiting', async () => {
    const database = await testDatabase('sqlite');
    const first = await testServer({ database });
    const long = (await played(first)).table;
    const short = (await played(first)).table;
    await first.close();
    // More than any line takes without its reader.
    await toAndFro(database, long, 30_000);
    const server = await testServer({ database, settings: { trustProxy: 1 } });
    const path = (table: string) => `/api/tables/${table}/record`;
    const ask = (table: string, from: string) =>
      fetch(server.url + path(table), { headers: { 'X-Forwarded-For': from } });
    const slow = connect({ host: '127.0.0.1', port: server.port });
    slow.on('error', () => undefined);
    slow.write(`GET ${path(long)} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n`);
    await once(slow, 'readable');
    // Whoever reads the same gets it too; another one waits until the first has been read.
    expect(((await (await ask(long, '192.0.2.1')).json()) as { ok: boolean }).ok).toBe(true);
    let isHere = false;
    const waiting = ask(short, '192.0.2.1').then((answer) => {
      isHere = true;
      return answer;
    });
    expect((await ask(short, '192.0.2.2')).status).toBe(200);
    expect(isHere).toBe(false);
    slow.destroy();
    expect((await waiting).status).toBe(200);
    await server.end();
  });
});
