import { expect } from '@playwright/test';
import { test } from './kit/journey.ts';
import { breakableLine } from './kit/line.ts';
import { LONG_BAZAAR, playUntil, roundOf, tableForTwo } from './kit/play.ts';
import type { Server } from './kit/server.ts';
import { soon } from './kit/soon.ts';

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
  await soon(() => counted('morgenrot_joins_total{how="missed"}')).toBe(2);
  await playUntil([host, guest], async () => (await roundOf(host)) >= 3);
  expect(await counted('morgenrot_resync_total{reason="hash"}')).toBe(0);
  expect(await counted('morgenrot_joins_total{how="whole"}')).toBe(0);
});

test('an answer given on a broken line: the page says so, keeps it, and says why it was refused', async ({
  browser,
}) => {
  const { host, guest, link } = await tableForTwo(browser, server.url, LONG_BAZAAR);
  const line = await breakableLine(host.page);
  await host.page.reload();
  await expect(host.board).toBeVisible();
  const pass = host.prompt.getByRole('button', { name: 'Pass' });
  const question = await host.question();

  await line.cut();
  await pass.click();
  await expect(host.prompt.getByText('Offline. Sending when back online …')).toBeVisible();
  // It can be pressed all the same, and is told why nothing comes of it.
  await pass.click({ force: true });
  await expect(host.prompt.getByRole('alert')).toContainText('has not reached the server yet');

  // The page is loaded anew, and the answer is still on its way.
  await host.page.reload();
  line.mend();
  await expect(host.board).toBeVisible();
  await soon(() => host.question()).not.toBe(question);

  // Meanwhile the same person answers in another tab of the browser.
  const other = await host.page.context().newPage();
  await playUntil([guest, host], () => pass.isVisible());
  await line.cut();
  const again = await host.question();
  await pass.click();
  await expect(host.prompt.getByText('Offline. Sending when back online …')).toBeVisible();
  await other.goto(link);
  await other.locator('.m-prompt').getByRole('button', { name: 'Pass' }).click();
  await soon(() => other.locator('.m-prompt').getAttribute('data-step')).not.toBe(again);
  line.mend();
  await expect(host.prompt.getByRole('alert')).toContainText('This has already been decided.');
});
