import { expect, type Locator, type Page } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { BAZAAR } from './kit/games.ts';
import { test } from './kit/journey.ts';
import type { Server } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: Server;
test.beforeAll(({ bazaar }) => {
  server = bazaar;
});

/** A match of a game that brings rules and words alone, against a computer player that does anything. */
async function openBoard(page: Page, options: Record<string, string> = {}): Promise<void> {
  const wish = { game: BAZAAR.id, seats: 2, name: 'Anna', options, plans: ['open', 'computer'] };
  const data = { ...wish, strengths: { 1: 'wanderer' }, settings: { start: 'full' } };
  const reply = await page.request.post(`${server.url}/api/tables`, { data });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { table } = await reply.json();
  await page.goto(`${server.url}/table/${table.id}`);
}

test('a game without a board is played to its result by keys alone', async ({ page }) => {
  await openBoard(page, { market: 'open' });
  await expect(page.getByRole('heading', { name: 'Which wish do you show?' })).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  const prompt = page.locator('.m-prompt[data-mine]');
  const result = page.getByRole('dialog');
  const question = (): Promise<string | null> =>
    prompt.evaluateAll(([mine]) => mine?.getAttribute('data-step') ?? null);
  const press = async (target: Locator): Promise<void> => {
    await target.focus();
    await page.keyboard.press('Enter');
  };
  for (let i = 0; i < 60 && !(await result.isVisible()); i++) {
    await soon(async () => (await result.isVisible()) || (await question()) !== null).toBe(true);
    if (await result.isVisible()) break;
    const step = await question();
    const options = prompt.locator('.m-option:not([aria-disabled="true"])');
    if ((await options.count()) > 0) await press(options.nth(i % (await options.count())));
    // What has to be put together is enough when it can be confirmed; a way out needs no confirming.
    const confirm = prompt.getByRole('button', { name: 'Confirm' });
    const more = prompt.getByRole('button', { name: /^One more/, disabled: false }).first();
    while ((await confirm.isVisible()) && (await confirm.isDisabled())) await press(more);
    await press(confirm.or(prompt.locator('.m-ways [data-option]')).first());
    await soon(async () => (await result.isVisible()) || (await question()) !== step).toBe(true);
  }
  await expect(result).toContainText('Coins:');
  expect(await troubles(page)).toEqual([]);
});

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' });
  test('a game without a board shows people and history below the question', async ({ page }) => {
    await openBoard(page);
    await expect(page.getByRole('heading', { name: 'Welchen Wunsch zeigst du?' })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Bereiche des Tisches' });
    await expect(page.locator('.m-player').first()).toContainText('Anna');
    await expect(page.locator('.m-player').first()).toContainText('Münzen');
    await tabs.getByRole('button', { name: 'Verlauf' }).tap();
    await expect(page.locator('.m-log-line').last()).toContainText('Der Basar öffnet für 3 Runden.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await troubles(page)).toEqual([]);
  });
});
