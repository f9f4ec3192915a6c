import type { WaysIn } from '@morgenrot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../kit/authenticator.ts';
import { pageAt } from '../kit/claims.ts';
import { KINDS, testDatabase } from '../kit/database.ts';
import { Person } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { CAN_BE_TWO, onTwoServers } from '../kit/two-servers.ts';

const PUBLIC = 'https://morgenrot.example';
const HERE = { origin: PUBLIC, host: 'morgenrot.example' };

const open: Person[] = [];
afterEach(() => {
  for (const person of open.splice(0)) person.close();
});

async function said<T>(person: Person, method: string, path: string, body?: object): Promise<T> {
  const answer = await person.ask(method, path, body);
  if (!answer.body.ok) throw new Error(answer.body.reason?.key);
  return answer.body as unknown as T;
}
const waysIn = (person: Person): Promise<WaysIn> => said(person, 'GET', '/api/me/ways-in');
const remove = (person: Person, which: object) => person.ask('POST', '/api/me/ways-in/remove', which);
const nameOf = async (person: Person) => (await said<{ name: string | null }>(person, 'GET', '/api/me')).name;

/** Anna at a table with two browsers: a desktop, and a phone that has come in by a passkey. */
async function annaOn(url: string, phoneUrl = url) {
  const desktop = new Person(url, 'Anna');
  const { id: table } = await desktop.create();
  const key = new Authenticator();
  const wish = await said<{ options: Parameters<Authenticator['make']>[0] }>(
    desktop,
    'POST',
    '/api/passkeys/options',
    {},
  );
  await said(desktop, 'POST', '/api/passkeys', key.make(wish.options, HERE));
  const enter = async (): Promise<Person> => {
    const phone = new Person(phoneUrl, 'Anna');
    open.push(phone);
    const asked = await said<{ options: Parameters<Authenticator['sign']>[0] }>(
      phone,
      'POST',
      '/api/passkeys/enter/options',
      {},
    );
    await said(phone, 'POST', '/api/passkeys/enter', key.sign(asked.options, HERE));
    return phone;
  };
  open.push(desktop);
  return { desktop, phone: await enter(), key, enter, table };
}

describe.each(KINDS)('my browsers and passkeys, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ database: await testDatabase(kind), settings: { publicUrl: PUBLIC } });
  });
  afterAll(() => server.end());

  it('are listed, with the one that I am looking with', async () => {
    const { desktop, phone } = await annaOn(server.url);
    const ways = await waysIn(desktop);
    expect(ways.browsers.map(({ isHere }) => isHere)).toEqual([true, undefined]);
    expect(ways.passkeys).toHaveLength(1);
    expect((await waysIn(phone)).browsers.map(({ isHere }) => isHere)).toEqual([undefined, true]);
    expect(JSON.stringify(ways)).not.toMatch(/[0-9a-f]{17}/);
    expect(await waysIn(new Person(server.url, 'Nobody'))).toMatchObject({ browsers: [], passkeys: [] });
  });

  it.each([
    ['the phone from the desktop', 'desktop', 'phone'],
    ['the desktop, where it all began, from the phone', 'phone', 'desktop'],
  ] as const)('can be removed: %s', async (_what, from, lost) => {
    const all = await annaOn(server.url);
    const [mine, gone] = [all[from], all[lost]];
    const page = await pageAt(gone, all.table);
    expect(page.joined?.seat).toBe('0');
    const cut = new Promise((resolve) => page.socket.once('disconnect', resolve));
    const other = (await waysIn(mine)).browsers.find(({ isHere }) => !isHere);
    expect((await remove(mine, { browser: other?.id })).status).toBe(200);
    await cut;
    expect(await nameOf(gone)).toBeNull();
    await page.until(() => page.socket.connected);
    expect(await page.watch()).toMatchObject({ seat: null, mine: [] });
    expect((await waysIn(mine)).browsers).toHaveLength(1);
    expect(await nameOf(mine)).toBe('Anna');
    expect((await pageAt(mine, all.table)).joined?.seat).toBe('0');
  });

  it('go all at once: a lost phone with its passkey is me no longer', async () => {
    const { desktop, phone, enter, table } = await annaOn(server.url);
    await enter();
    const page = await pageAt(phone, table);
    const cut = new Promise((resolve) => page.socket.once('disconnect', resolve));
    expect((await remove(desktop, { all: true })).body).toMatchObject({ passkeys: [], browsers: [{ isHere: true }] });
    await cut;
    expect(await nameOf(phone)).toBeNull();
    await expect(enter()).rejects.toThrow('passkey.failed');
    expect(await nameOf(desktop)).toBe('Anna');
  });

  it('remove a passkey alone, and leave browsers that have come in with it', async () => {
    const { desktop, phone, enter } = await annaOn(server.url);
    const [key] = (await waysIn(desktop)).passkeys;
    expect((await remove(desktop, { passkey: key?.id })).status).toBe(200);
    await expect(enter()).rejects.toThrow('passkey.failed');
    expect(await nameOf(phone)).toBe('Anna');
  });

  it('are nobody else’s to remove, and never the one that asks', async () => {
    const { desktop, phone } = await annaOn(server.url);
    const ways = await waysIn(desktop);
    const eve = new Person(server.url, 'Eve');
    await eve.create();
    for (const which of [{ browser: ways.browsers[1]?.id }, { passkey: ways.passkeys[0]?.id }, { browser: '' }])
      expect((await remove(eve, which)).body).toMatchObject({ reason: { key: 'way.unknown' } });
    expect((await remove(new Person(server.url, 'Nobody'), { all: true })).status).toBe(404);
    expect((await remove(eve, { all: true })).status).toBe(200);
    const here = ways.browsers.find(({ isHere }) => isHere);
    expect((await remove(desktop, { browser: here?.id })).body).toMatchObject({ reason: { key: 'way.unknown' } });
    for (const wrong of [{}, { all: false }, { all: true, browser: 'x' }])
      expect((await remove(desktop, wrong)).status).toBe(400);
    for (const browser of [desktop, phone]) expect(await nameOf(browser)).toBe('Anna');
  });
});

describe.runIf(CAN_BE_TWO)('a browser that is removed', () => {
  let one: TestServer;
  let two: TestServer;
  onTwoServers(
    (first, second) => {
      [one, two] = [first, second];
    },
    { settings: { publicUrl: PUBLIC } },
  );

  it('is cut at the other server, too', async () => {
    const { desktop, phone, table } = await annaOn(one.url, two.url);
    const page = await pageAt(phone, table);
    const cut = new Promise((resolve) => page.socket.once('disconnect', resolve));
    expect((await remove(desktop, { all: true })).status).toBe(200);
    await cut;
    expect(await nameOf(phone)).toBeNull();
  });
});
