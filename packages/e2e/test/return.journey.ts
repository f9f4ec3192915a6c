import { expect } from '@playwright/test';
import { test } from './kit/journey.ts';
import { LONG_BAZAAR, playUntil, roundOf, tableForTwo } from './kit/play.ts';
import type { Server } from './kit/server.ts';

let server: Server;
test.beforeAll(({ bazaar }) => {
  server = bazaar;
});

const counted = async (name: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? 0);
};

test('pages that come back to a server that was killed are told what they have missed, and play on', async ({
  browser,
}) => {
  const { host, guest } = await tableForTwo(browser, server.url, LONG_BAZAAR);
  await playUntil([host, guest], async () => (await roundOf(host)) >= 2);
  await server.die();
  await server.comeBack();
  await expect.poll(() => counted('morgenrot_joins_total{how="missed"}')).toBe(2);
  await playUntil([host, guest], async () => (await roundOf(host)) >= 3);
  expect(await counted('morgenrot_resync_total{reason="hash"}')).toBe(0);
  expect(await counted('morgenrot_joins_total{how="whole"}')).toBe(0);
});
