import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person } from './kit/person.ts';
import { type TestServer, testServer } from './kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  // Addresses come from the header of a proxy, so that one machine can speak from several.
  server = await testServer({ settings: { trustProxy: 1 } });
});
afterAll(() => server.end());

const WORD = 'first light';
const locked = async () =>
  (await new Person(server.url, 'Anna').create({ seats: 4, settings: { access: 'password' }, password: WORD })).id;

async function join(table: string, password: string | undefined, address = '203.0.113.1', person?: Person) {
  const body = { name: 'Ben', ...(password === undefined ? {} : { password }) };
  const who = person ?? new Person(server.url, 'Ben');
  const answer = await who.ask('POST', `/api/tables/${table}/join`, body, { 'X-Forwarded-For': address });
  return [answer.status, answer.body.reason?.key];
}

describe('a table with a password', () => {
  it('asks for it, says when it is wrong, and opens for the right one', async () => {
    const id = await locked();
    expect(await join(id, undefined)).toEqual([403, 'password.needed']);
    expect(await join(id, 'something else')).toEqual([403, 'password.wrong']);
    expect(await join(id, WORD)).toEqual([200, undefined]);
  });

  it('does not ask whoever sits there already', async () => {
    const id = await locked();
    const ben = new Person(server.url, 'Ben');
    expect(await join(id, WORD, undefined, ben)).toEqual([200, undefined]);
    expect(await join(id, undefined, undefined, ben)).toEqual([200, undefined]);
  });

  it('slows down after five wrong ones, for that address and that table', async () => {
    const [id, other] = [await locked(), await locked()];
    for (let n = 0; n < 5; n++) expect(await join(id, `guess ${n}`)).toEqual([403, 'password.wrong']);
    // The right one comes too soon as well: whoever guesses learns nothing from it.
    for (const password of ['guess 6', WORD]) expect(await join(id, password)).toEqual([429, 'password.slow']);
    expect(await join(other, WORD)).toEqual([200, undefined]);
    expect(await join(id, WORD, '203.0.113.2')).toEqual([200, undefined]);
  });

  it('counts a whole household of new addresses as one', async () => {
    const id = await locked();
    for (let n = 0; n < 5; n++) await join(id, `guess ${n}`, `2001:db8:1:2::${n + 1}`);
    expect(await join(id, WORD, '2001:db8:1:2:ffff::9')).toEqual([429, 'password.slow']);
    expect(await join(id, WORD, '2001:db8:1:3::1')).toEqual([200, undefined]);
  });

  it('cannot be opened without one', async () => {
    const wish = { game: 'lanterns', seats: 2, name: 'Anna', settings: { access: 'password' } };
    for (const password of [undefined, '']) {
      const answer = await new Person(server.url, 'Anna').ask('POST', '/api/tables', { ...wish, password });
      expect([answer.status, answer.body.reason?.key]).toEqual([400, 'password.empty']);
    }
  });

  it('is listed with a lock, and the password is nowhere to be read', async () => {
    const id = await locked();
    const reader = new Person(server.url, 'Zoe');
    const list = JSON.stringify((await reader.ask('GET', '/api/tables')).body);
    expect(list).toContain(id);
    expect(list).toContain('"access":"password"');
    expect(list + server.logged() + JSON.stringify((await reader.ask('GET', `/api/tables/${id}`)).body)).not.toContain(
      WORD,
    );
    const { passwordHash = '' } = (await server.store.tables.read(id)) ?? {};
    expect(passwordHash).not.toContain(WORD);
    expect(list).not.toContain(passwordHash);
  });
});
