import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person, Seat } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

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

/** Looks at the match with the right password: why not, if not. */
async function open(table: string): Promise<string | undefined> {
  const { body } = await new Person(server.url, 'Zoe').ask(
    'POST',
    `/api/tables/${table}/join`,
    { name: 'Zoe', password: WORD, seat: '9' },
    { 'X-Forwarded-For': '203.0.113.8' },
  );
  const key = body.reason?.key;
  return key === 'seat.unknown' ? undefined : key;
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

  it('is not asked without end by whoever knows the password either: to look at one takes a while', async () => {
    const id = await locked();
    // One more for each second that passes meanwhile.
    const tries = await Promise.all(Array.from({ length: 120 }, () => open(id)));
    expect(tries.filter((key) => key === undefined).length).toBeGreaterThanOrEqual(60);
    expect(tries).toContain('password.slow');
    expect(await join(id, WORD, '203.0.113.9'), 'others').toEqual([200, undefined]);
  });

  it('gets no new password more often than that', async () => {
    const anna = new Person(server.url, 'Anna');
    const { id } = await anna.create({ seats: 4, settings: { access: 'password' }, password: WORD });
    const from = { Cookie: anna.cookie ?? '', 'X-Forwarded-For': '203.0.113.61' };
    const page = new Seat(anna.connect({ extraHeaders: from }), id);
    await page.watch();
    const change = (n: number) =>
      page.say('order', { table: id, do: { kind: 'settings', settings: {}, password: `${WORD} ${n}` } });
    const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => change(n)));
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(60);
    expect(answers).toContainEqual(
      expect.objectContaining({ ok: false, reason: expect.objectContaining({ key: 'password.slow' }) }),
    );
    anna.close();
  });

  it('counts new passwords by address as well, whoever wants them', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.60' };
    const hosts = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const host = new Person(server.url, `Host ${n}`);
        const { id } = await host.create({ seats: 4 });
        const page = new Seat(host.connect({ extraHeaders: { Cookie: host.cookie ?? '', ...from } }), id);
        await page.watch();
        return { host, page };
      }),
    );
    const change = ({ page }: { page: Seat }) =>
      page.say('order', { table: page.table, do: { kind: 'settings', settings: {}, password: WORD } });
    const answers = await Promise.all([...hosts, ...hosts, ...hosts].map(change));
    const slow = answers.filter((answer) => !answer.ok && answer.reason.key === 'password.slow');
    expect(answers.length - slow.length).toBeGreaterThanOrEqual(60);
    expect(slow.length).toBeGreaterThan(0);
    for (const { host } of hosts) host.close();
  });

  it('goes on while others try passwords at its door, and lets in whoever has the right one', async () => {
    const people = ['Anna', 'Ben'].map((name) => new Person(server.url, name));
    const [anna, ben] = people as [Person, Person];
    const { id } = await anna.create({ settings: { access: 'password', start: 'full' }, password: WORD });
    expect(await join(id, WORD, '203.0.113.10', ben)).toEqual([200, undefined]);
    const pages = people.map((one) => new Seat(one.connect(), id));
    for (const page of pages) await page.watch();
    const done: string[] = [];
    const guessing = Array.from({ length: 80 }, async (_, n) => {
      // None comes often enough to be slowed down: it is their number that takes the time.
      const guess = await join(id, 'no light', `198.51.100.${n}`);
      done.push('guess');
      return guess;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const asked = pages.find((page) => page.question());
    expect(await asked?.act(asked.question()?.id ?? 0, 'pass')).toMatchObject({ ok: true });
    done.push('answer');
    expect(
      await asked?.say('order', { table: id, do: { kind: 'settings', settings: { watch: 'off' } } }),
    ).toBeDefined();
    done.push('order');
    expect(new Set((await Promise.all(guessing)).map(([, key]) => key))).toEqual(new Set(['password.wrong']));
    // Each takes 20 ms and more, one after the other.
    expect(done.indexOf('order')).toBeLessThan(40);
    for (const one of people) one.close();
  });

  it('is opened no more by a password that is changed while it is looked at', async () => {
    const anna = new Person(server.url, 'Anna');
    const { id } = await anna.create({ seats: 4, settings: { access: 'password' }, password: WORD });
    const page = new Seat(anna.connect(), id);
    await page.watch();
    // All from one address: the change, from another one, takes its turn between them.
    const tries = Array.from({ length: 5 }, () => join(id, WORD, '203.0.113.70'));
    const other = { kind: 'settings', settings: {}, password: 'last light' };
    expect(await page.say('order', { table: id, do: other })).toMatchObject({ ok: true });
    expect((await Promise.all(tries)).at(-1)).toEqual([403, 'password.wrong']);
    expect(await join(id, WORD, '203.0.113.71')).toEqual([403, 'password.wrong']);
    expect(await join(id, 'last light', '203.0.113.71', anna)).toEqual([200, undefined]);
    anna.close();
  });

  it('gets no more guesses by having them all come at once', async () => {
    const id = await locked();
    const tries = await Promise.all(Array.from({ length: 30 }, (_, n) => join(id, `guess ${n}`, '203.0.113.80')));
    expect(tries.filter(([, key]) => key === 'password.wrong')).toHaveLength(5);
    expect(tries.filter(([, key]) => key === 'password.slow')).toHaveLength(25);
  });

  it('counts a whole household of new addresses as one', async () => {
    const id = await locked();
    for (let n = 0; n < 5; n++) await join(id, `guess ${n}`, `2001:db8:1:2::${n + 1}`);
    expect(await join(id, WORD, '2001:db8:1:2:ffff::9')).toEqual([429, 'password.slow']);
    expect(await join(id, WORD, '2001:db8:1:3::1')).toEqual([200, undefined]);
  });

  it('cannot be opened without one', async () => {
    const wish = { game: 'bazaar', seats: 2, name: 'Anna', settings: { access: 'password' } };
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
