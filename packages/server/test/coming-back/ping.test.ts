import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Person } from '../kit/person.ts';
import { RawSocket } from '../kit/raw-socket.ts';
import { NO_LIMITS, type TestServer, testServer } from '../kit/server.ts';

let server: TestServer;
let isStoreSilent = false;
beforeAll(async () => {
  const silent = () => new Promise<never>(() => undefined);
  server = await testServer({
    parts: {
      store: (opened) => ({
        ...opened,
        // A getter's word counts at each call.
        matches: new Proxy(opened.matches, {
          get: (matches, name, receiver) => (isStoreSilent ? silent : Reflect.get(matches, name, receiver)),
        }),
      }),
    },
  });
});
afterAll(() => server.end());

function socketOf(url: string) {
  const person = new Person(url, 'Anna');
  onTestFinished(() => person.close());
  return person.connect();
}
const ping = (socket: ReturnType<Person['connect']>, ...message: unknown[]): Promise<unknown> =>
  socket.timeout(2000).emitWithAck('ping', ...(message as [object]));

describe('a page that asks whether anybody is there', () => {
  it('is answered at once, whatever the store does', async () => {
    const socket = socketOf(server.url);
    expect(await ping(socket, {})).toEqual({ ok: true });
    isStoreSilent = true;
    onTestFinished(() => {
      isStoreSilent = false;
    });
    expect(await ping(socket, {})).toEqual({ ok: true });
  });

  it('may say nothing else with it', async () => {
    const socket = socketOf(server.url);
    for (const wrong of [[], [null], [{ table: 'abcd' }], ['text'], [{}, {}]]) {
      expect(await ping(socket, ...wrong)).toEqual({ ok: false, reason: { key: 'message.malformed' } });
    }
  });

  it('may ask as often as it may come, and no more', async () => {
    const strict = await testServer({ parts: { limits: { ...NO_LIMITS, watches: { burst: 3, perSecond: 0.001 } } } });
    onTestFinished(() => strict.end());
    const socket = socketOf(strict.url);
    for (let n = 0; n < 3; n++) expect(await ping(socket, {})).toEqual({ ok: true });
    expect(await ping(socket, {})).toEqual({ ok: false, reason: { key: 'limit.rate' } });
  });
});

it('whoever has gone without a word is gone after fifteen seconds at most', async () => {
  const raw = await RawSocket.open(server.url);
  onTestFinished(() => raw.close());
  await raw.until(() => raw.heard.texts.length > 0);
  const { pingInterval, pingTimeout } = JSON.parse(raw.heard.texts[0]!.slice(1));
  expect(pingInterval + pingTimeout).toBeLessThanOrEqual(15_000);
  expect(pingTimeout, 'a bad line needs some time').toBeGreaterThanOrEqual(5000);
});
