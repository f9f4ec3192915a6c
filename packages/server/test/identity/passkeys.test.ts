import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../kit/authenticator.ts';
import { pageAt } from '../kit/claims.ts';
import { Person } from '../kit/person.ts';
import { type TestServer, testServer } from '../kit/server.ts';

const PUBLIC = 'https://morgenrot.example';
const HERE = { origin: PUBLIC, host: 'morgenrot.example' };

let server: TestServer;
let later = 0;
beforeAll(async () => {
  server = await testServer({ settings: { publicUrl: PUBLIC }, parts: { now: () => Date.now() + later } });
});
afterAll(() => server.end());

const someone = (name = 'Anna') => new Person(server.url, name);

interface Options {
  challenge: string;
  user: { id: string };
  rp?: { id: string };
  excludeCredentials?: { id: string }[];
}
async function options(person: Person, path: string): Promise<Options> {
  const { body } = await person.ask('POST', `/api/passkeys${path}`, {});
  if (!body.ok) throw new Error(body.reason?.key);
  return (body as unknown as { options: Options }).options;
}
const answerOf = ({ status, body }: { status: number; body: { reason?: { key: string } } }) => [
  status,
  body.reason?.key ?? 'ok',
];
const REFUSED = [400, 'passkey.failed'];

async function keep(person: Person, device = new Authenticator()): Promise<Authenticator> {
  const made = device.make(await options(person, '/options'), HERE);
  expect(answerOf(await person.ask('POST', '/api/passkeys', made))).toEqual([200, 'ok']);
  return device;
}
const enter = async (person: Person, signed: object) =>
  answerOf(await person.ask('POST', '/api/passkeys/enter', signed));

async function seated(): Promise<{ anna: Person; table: string }> {
  const anna = someone();
  const { id } = await anna.create();
  return { anna, table: id };
}

describe('a passkey', () => {
  it('keeps an identity: another browser that shows it is the same person, and the first one still is', async () => {
    const { anna, table } = await seated();
    const device = await keep(anna);
    expect((await anna.ask('GET', '/api/me')).body).toMatchObject({ name: 'Anna', passkeys: 1 });
    const phone = someone();
    expect(await enter(phone, device.sign(await options(phone, '/enter/options'), HERE))).toEqual([200, 'ok']);
    expect((await phone.ask('GET', '/api/me')).body).toMatchObject({ name: 'Anna', passkeys: 1 });
    expect(phone.cookie).not.toBe(anna.cookie);
    for (const browser of [anna, phone])
      expect((await pageAt(browser, table)).joined).toMatchObject({ seat: '0', mine: ['0'] });
    // A new name is the same name everywhere.
    await phone.ask('POST', '/api/me', { name: 'Änne' });
    expect((await anna.ask('GET', '/api/me')).body).toMatchObject({ name: 'Änne' });
    for (const browser of [anna, phone]) browser.close();
  });

  it('is not undone by an answer to the browser as it was before', async () => {
    const { anna } = await seated();
    const device = await keep(anna);
    const phone = someone();
    await phone.ask('GET', '/api/me');
    const { headers } = await phone.ask('GET', '/api/me');
    expect(headers.getSetCookie()).toEqual([]);
    expect(await enter(phone, device.sign(await options(phone, '/enter/options'), HERE))).toEqual([200, 'ok']);
  });

  it('comes with the words that browsers have for how to reach it, and no others', async () => {
    const { anna } = await seated();
    const made = new Authenticator().make(await options(anna, '/options'), HERE) as { response: object };
    for (const transports of [['\u0000'.repeat(20)], ['"'], ['x'.repeat(21)]]) {
      const odd = { ...made, response: { ...made.response, transports } };
      expect(answerOf(await anna.ask('POST', '/api/passkeys', odd))).toEqual([400, 'message.malformed']);
    }
    expect(answerOf(await anna.ask('POST', '/api/passkeys', made))).toEqual([200, 'ok']);
  });

  it('can be one of several, each device once', async () => {
    const { anna } = await seated();
    const device = await keep(anna);
    const again = await options(anna, '/options');
    expect(again.excludeCredentials).toHaveLength(1);
    expect(answerOf(await anna.ask('POST', '/api/passkeys', device.make(again, HERE)))).toEqual(REFUSED);
    await keep(anna);
    expect((await anna.ask('GET', '/api/me')).body).toMatchObject({ passkeys: 2 });
    for (let n = 0; n < 8; n++) await keep(anna);
    expect(answerOf(await anna.ask('POST', '/api/passkeys/options', {}))).toEqual([400, 'passkey.many']);
  });

  it('has nothing to keep for somebody who has never sat anywhere', async () => {
    expect(answerOf(await someone().ask('POST', '/api/passkeys/options', {}))).toEqual([400, 'passkey.nobody']);
  });

  it('is for the address that people use', async () => {
    const { anna } = await seated();
    expect((await options(anna, '/options')).rp?.id).toBe('morgenrot.example');
    const local = await testServer();
    const ben = new Person(`http://localhost:${local.port}`, 'Ben');
    await ben.create();
    expect((await options(ben, '/options')).rp?.id).toBe('localhost');
    const byNumber = new Person(local.url, 'Ben');
    expect(answerOf(await byNumber.ask('POST', '/api/passkeys/enter/options', {}))).toEqual([400, 'passkey.place']);
    await local.end();
  });
});

describe('is refused, and nothing changes, when', () => {
  it('an answer that was good once is shown again', async () => {
    const { anna } = await seated();
    const device = await keep(anna);
    const phone = someone();
    const signed = device.sign(await options(phone, '/enter/options'), HERE);
    expect(await enter(phone, signed)).toEqual([200, 'ok']);
    const thief = someone();
    thief.cookie = phone.cookie;
    expect(await enter(thief, signed)).toEqual(REFUSED);
    expect(await enter(someone(), signed)).toEqual(REFUSED);
  });

  it('two show the same answer at the same moment: one comes in', async () => {
    const { anna } = await seated();
    const device = await keep(anna);
    const phone = someone();
    const signed = device.sign(await options(phone, '/enter/options'), HERE);
    const tabs = Array.from({ length: 5 }, () => Object.assign(someone(), { cookie: phone.cookie }));
    const answers = await Promise.all(tabs.map((tab) => enter(tab, signed)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  });

  it('the challenge was another browser’s', async () => {
    const { anna } = await seated();
    const device = await keep(anna);
    const phone = someone();
    const signed = device.sign(await options(phone, '/enter/options'), HERE);
    const thief = someone();
    await options(thief, '/enter/options');
    expect(await enter(thief, signed)).toEqual(REFUSED);
    expect((await thief.ask('GET', '/api/me')).body).toMatchObject({ name: null });
  });

  it('the challenge was for something else, is an older one, or is too old', async () => {
    const { anna } = await seated();
    const device = await keep(anna);
    const phone = someone();
    await phone.ask('GET', '/api/me');
    const first = await options(phone, '/enter/options');
    await options(phone, '/enter/options');
    expect(await enter(phone, device.sign(first, HERE))).toEqual(REFUSED);
    const slow = await options(phone, '/enter/options');
    later += 5 * 60_000 + 1000;
    expect(await enter(phone, device.sign(slow, HERE))).toEqual(REFUSED);
    expect(await enter(anna, device.sign(await options(anna, '/options'), HERE))).toEqual(REFUSED);
  });

  it('it was made for another place', async () => {
    const { anna } = await seated();
    const device = await keep(anna);
    for (const place of [
      { ...HERE, origin: 'https://morgenrot.example.evil' },
      { ...HERE, host: 'evil.example' },
    ]) {
      const phone = someone();
      expect(await enter(phone, device.sign(await options(phone, '/enter/options'), place))).toEqual(REFUSED);
      const made = new Authenticator().make(await options(anna, '/options'), place);
      expect(answerOf(await anna.ask('POST', '/api/passkeys', made))).toEqual(REFUSED);
    }
  });

  it('the key is another one, or has been copied', async () => {
    const { anna } = await seated();
    const device = await keep(anna);
    const forged = Object.assign(new Authenticator(), { id: device.id });
    const phone = someone();
    expect(await enter(phone, forged.sign(await options(phone, '/enter/options'), HERE))).toEqual(REFUSED);
    expect(await enter(phone, device.sign(await options(phone, '/enter/options'), HERE))).toEqual([200, 'ok']);
    // A copy of the key does not know how often the original has signed.
    device.counter = 0;
    expect(await enter(phone, device.sign(await options(phone, '/enter/options'), HERE))).toEqual(REFUSED);
  });

  it.each([{}, { id: 7 }, { id: 'x', rawId: 'x', type: 'public-key', response: {} }, { id: '../..' }])(
    'it is none: %j',
    async (body) => {
      for (const path of ['/api/passkeys', '/api/passkeys/enter'])
        expect(answerOf(await someone().ask('POST', path, body))).toEqual([400, 'message.malformed']);
    },
  );
});
