import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signerWith } from '../../src/identity/signer.ts';
import { freshToken, hashToken } from '../../src/identity/token.ts';
import { openStore } from '../../src/store/index.ts';
import { pageAt } from '../kit/claims.ts';
import { KINDS, testDatabase } from '../kit/database.ts';
import { Person } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

let server: TestServer;
let later = 0;
beforeAll(async () => {
  server = await testServer({ parts: { now: () => Date.now() + later } });
});
afterAll(() => server.end());

const someone = (name = 'Anna') => new Person(server.url, name);
const nameOf = async (person: Person): Promise<unknown> => (await person.ask('GET', '/api/me')).body.name;
const tokenOf = ({ cookie }: Person): string => cookie.split(/[=.]/)[1] ?? '';

/** Anna as she was before cookies were signed. */
async function annaOfBefore(): Promise<{ anna: Person; table: string; token: string }> {
  const anna = someone();
  const { id } = await anna.create();
  const token = tokenOf(anna);
  const database = new DatabaseSync(join(server.database.dataDir, 'morgenrot.db'));
  database.prepare('update people set signed = null where token_hash = ?').run(hashToken(token));
  database.close();
  anna.cookie = `morgenrot=${token}`;
  return { anna, table: id, token };
}

describe('a cookie', () => {
  it('that we signed says who somebody is; any other says nothing, and is replaced', async () => {
    const anna = someone();
    await anna.create();
    const token = tokenOf(anna);
    const good = anna.cookie;
    expect(await nameOf(anna)).toBe('Anna');
    expect(anna.cookie).toBe(good);
    const forged = [
      `morgenrot=${token}`,
      `morgenrot=${token}.`,
      `morgenrot=${token}.${signerWith(() => 'somebody else’s secret').sign(token)}`,
      `${good.slice(0, -2)}AA`,
      `morgenrot=${token}.${token}`,
      `${good}x`,
      `morgenrot=${freshToken()}.${good.split('.')[1]}`,
    ];
    for (const cookie of forged) {
      const thief = Object.assign(someone(), { cookie });
      expect(await nameOf(thief), cookie).toBeNull();
      expect(tokenOf(thief), cookie).not.toBe(token);
      expect(thief.cookie).toMatch(/^morgenrot=[\w-]{43}\.[\w-]{43}$/);
    }
  });

  it('that is forged opens no seat over a socket either', async () => {
    const anna = someone();
    const { id } = await anna.create();
    const thief = Object.assign(someone(), { cookie: `morgenrot=${tokenOf(anna)}` });
    expect((await pageAt(thief, id)).joined).toMatchObject({ seat: null, mine: [] });
    thief.close();
  });

  it('that somebody has slipped in beside the right one changes nothing', async () => {
    const anna = someone();
    await anna.create();
    anna.cookie = `morgenrot=${freshToken()}; ${anna.cookie}`;
    expect(await nameOf(anna)).toBe('Anna');
  });
});

describe('a cookie of before they were signed', () => {
  it('is taken over: the same seats, and from then on the signed one alone', async () => {
    const { anna, table, token } = await annaOfBefore();
    const old = anna.cookie;
    // A page that was open all the time connects again by itself, with the cookie it has.
    expect((await pageAt(anna, table)).joined).toMatchObject({ mine: ['0'] });
    expect(await nameOf(anna)).toBe('Anna');
    expect(anna.cookie.startsWith(`morgenrot=${token}.`)).toBe(true);
    expect(await nameOf(anna)).toBe('Anna');
    // What was sent at the same time, with the old one, is not lost.
    expect(await nameOf(Object.assign(someone(), { cookie: old }))).toBe('Anna');
    later += 61_000;
    const thief = Object.assign(someone(), { cookie: old });
    expect(await nameOf(thief)).toBeNull();
    expect(tokenOf(thief)).not.toBe(token);
    expect((await pageAt(Object.assign(someone(), { cookie: old }), table)).joined).toMatchObject({ mine: [] });
    expect(await nameOf(anna)).toBe('Anna');
  });

  it('waits as long as its browser is away', async () => {
    const { anna } = await annaOfBefore();
    later += 30 * 24 * 3_600_000;
    expect(await nameOf(anna)).toBe('Anna');
  });
});

describe('the secret that cookies are signed with', () => {
  it.each(KINDS)('is the same for all who start at once (%s)', async (kind) => {
    const database = await testDatabase(kind);
    const first = await openStore(database, () => undefined);
    const second = await openStore(database, () => undefined);
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, n) => [first, second][n % 2]!.secrets.keep('session', freshToken)),
    );
    expect(new Set(made).size).toBe(1);
    await Promise.all([first.close(), second.close()]);
    await database.drop();
  });

  it('outlives the process, and may come from the settings', async () => {
    let own = await testServer();
    const anna = new Person(own.url, 'Anna');
    await anna.create();
    own = await own.again();
    const again = Object.assign(new Person(own.url, 'Anna'), { cookie: anna.cookie });
    expect(await nameOf(again)).toBe('Anna');
    await own.close();
    const settings = { sessionSecret: 'a secret that the host has thought of' };
    const other = await testServer({ settings, database: own.database });
    const stranger = Object.assign(new Person(other.url, 'Anna'), { cookie: anna.cookie });
    expect(await nameOf(stranger)).toBeNull();
    expect(other.logged()).not.toContain(settings.sessionSecret);
    await other.end();
  });
});
