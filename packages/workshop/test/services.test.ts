import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { findServices, isAnswering } from '../src/services.ts';

it('takes what the environment names, finds the rest, and says what is missing', async () => {
  const env = { TEST_DATABASE_URL: 'postgres://elsewhere' };
  expect(await findServices(env, async () => true)).toEqual({
    env: { TEST_DATABASE_URL: 'postgres://elsewhere', TEST_REDIS_URL: 'redis://127.0.0.1:6379' },
    missing: [],
  });
  expect(await findServices({}, async ({ name }) => name === 'Redis')).toEqual({
    env: { TEST_REDIS_URL: 'redis://127.0.0.1:6379' },
    missing: ['PostgreSQL'],
  });
});

it('knows an answer in the right words from any other, and from none', async () => {
  const port = await serve((hello) => (hello === 'hello' ? 'welcome' : 'what?'));
  const ask = (hello: string, at = port): Promise<boolean> =>
    isAnswering({
      url: `redis://127.0.0.1:${at}`,
      hello: Buffer.from(hello),
      understands: (answer) => answer.toString() === 'welcome',
    });
  expect(await ask('hello')).toBe(true);
  expect(await ask('hallo')).toBe(false);
  expect(await ask('hello', await serve(() => ''))).toBe(false);
  expect(await ask('hello', 1)).toBe(false);
});

/** A server that answers once, or hangs up. */
function serve(answer: (hello: string) => string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (hello) => socket.end(answer(hello.toString())));
  });
  onTestFinished(() => void server.close());
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
}
