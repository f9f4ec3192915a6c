import { expect, type Page } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { test } from './kit/journey.ts';
import type { Server } from './kit/server.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

/** A match on the board of a game that brings rules and words alone. */
async function openBoard(page: Page): Promise<void> {
  await page.goto(`${server.url}/gallery/board`);
  await expect(page.getByRole('heading', { name: 'What do you do?' })).toBeVisible();
}

test('a game without a board is played to its result by keys alone', async ({ page }) => {
  await openBoard(page);
  expect(await troubles(page)).toEqual([]);
  const prompt = page.locator('.m-prompt');
  const result = page.getByRole('dialog');
  const answered = async (): Promise<string | null> => prompt.getAttribute('data-step');
  for (let i = 0; i < 40 && !(await result.isVisible()); i++) {
    const step = await answered();
    const options = prompt.locator('.m-option:not([aria-disabled="true"])');
    if ((await options.count()) > 0) {
      await options.nth(i % (await options.count())).focus();
      await page.keyboard.press('Enter');
    }
    await prompt.getByRole('button', { name: 'Confirm' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await result.isVisible()) || (await answered()) !== step).toBe(true);
  }
  await expect(result).toContainText('Coins:');
  expect(await troubles(page)).toEqual([]);
});

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' });
  test('a game without a board shows people and history below the question', async ({ page }) => {
    await page.goto(`${server.url}/gallery/board`);
    await expect(page.getByRole('heading', { name: 'Was tust du?' })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Bereiche des Tisches' });
    await tabs.getByRole('button', { name: 'Personen' }).tap();
    await expect(page.locator('.m-player').first()).toContainText('Anna');
    await expect(page.locator('.m-player').first()).toContainText('Münzen');
    await tabs.getByRole('button', { name: 'Verlauf' }).tap();
    await expect(page.locator('.m-log-line').last()).toContainText('Der Markt öffnet.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await troubles(page)).toEqual([]);
  });
});
