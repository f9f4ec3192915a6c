import { execFile } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { BAZAAR } from './kit/games.ts';
import { test } from './kit/journey.ts';
import { almostOver } from './kit/moments.ts';
import { Person } from './kit/person.ts';
import { prepare, sit } from './kit/prepared.ts';
import { playOut } from './kit/random-players.ts';
import type { Server } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: Server;
/** The one whose matches the commands of the server know. */
let realServer: Server;
test.beforeAll(({ bazaar, server: own }) => {
  server = bazaar;
  realServer = own;
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

interface Table {
  id: string;
  anna: Person;
  ben: Person;
}

/** A table for two, Ben on a German phone; it begins as soon as both sit. */
async function tableForTwo(browser: Browser, settings: object = {}): Promise<Table> {
  const anna = await Person.open(browser, 'en');
  const ben = await Person.open(browser, 'de', PHONE);
  const wish = {
    game: BAZAAR.id,
    seats: 2,
    name: 'Anna',
    options: { length: 'long' },
    settings: { start: 'full', ...settings },
  };
  const { table } = await (await anna.page.request.post(`${server.url}/api/tables`, { data: wish })).json();
  const { ok } = await (
    await ben.page.request.post(`${server.url}/api/tables/${table.id}/join`, { data: { name: 'Benedikt' } })
  ).json();
  expect(ok).toBe(true);
  await Promise.all([anna, ben].map(({ page }) => page.goto(`${server.url}/table/${table.id}`)));
  for (const person of [anna, ben]) await expect(person.board).toBeVisible();
  return { id: table.id, anna, ben };
}

async function shotOf(page: Page, name: string): Promise<string> {
  const path = test.info().outputPath(`${name}.png`);
  await page.screenshot({ path });
  return path;
}
const picture = async (page: Page, name: string): Promise<void> =>
  test.info().attach(name, { path: await shotOf(page, name), contentType: 'image/png' });

/** Seconds of the clock in somebody's header. */
async function secondsOf({ page }: Person): Promise<number> {
  const shown = ((await page.locator('.m-table-line .m-clock-chip').textContent()) ?? '').trim();
  const [minutes = '0', seconds = '0'] = /(\d+):(\d+)$/.exec(shown)?.slice(1) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** While the server is away nobody's time runs: the moment to leave somebody only so much of it. */
async function leaveOnly(table: string, seconds: number): Promise<void> {
  await server.goDown();
  const database = new DatabaseSync(server.database);
  const row = database.prepare('select clock from matches where id = ?').get(table);
  const clock = JSON.parse(String(row?.clock)) as { left: Record<string, number> };
  for (const seat of Object.keys(clock.left)) clock.left[seat] = seconds * 1000;
  database.prepare('update matches set clock = ? where id = ?').run(JSON.stringify(clock), table);
  database.close();
  await server.comeBack();
}

test('a pause stops the clock; when time is over a computer player goes on, until the player comes back', async ({
  browser,
}) => {
  const clock = { minutes: 10, plus: 5, atZero: 'computer' };
  const { id, anna, ben } = await tableForTwo(browser, { clock });
  for (const person of [anna, ben]) await expect(person.page.locator('.m-table-line .m-clock-chip')).toBeVisible();
  const first = (await anna.isAsked()) ? anna : ben;
  const before = await secondsOf(first);
  await soon(() => secondsOf(first)).toBeLessThan(before);

  await anna.page.getByRole('button', { name: 'Table', exact: true }).click();
  const menu = anna.page.getByRole('dialog');
  await expect(menu.getByText('Each player has 10 minutes to decide.')).toBeVisible();
  await expect(menu.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  expect(await troubles(anna.page), 'the menu').toEqual([]);
  await menu.getByRole('button', { name: 'Pause the match' }).click();
  await expect(menu.getByRole('button', { name: 'Resume' })).toBeVisible();
  await picture(anna.page, 'menu');
  await menu.getByRole('button', { name: 'Close' }).click();
  const line = ben.page.locator('.m-strip-line', { hasText: 'Die Partie ist pausiert. Alle Uhren stehen.' });
  await expect(line).toBeVisible();
  await expect(line.getByRole('button', { name: 'Weiterspielen vorschlagen' })).toBeVisible();
  const stands = await secondsOf(first);
  await ben.page.waitForTimeout(1300);
  expect(await secondsOf(first)).toBe(stands);
  for (const { page } of [anna, ben]) expect(await troubles(page), 'the pause').toEqual([]);
  await picture(anna.page, 'paused');
  await picture(ben.page, 'paused-phone');
  await anna.page.locator('.m-strip-line').getByRole('button', { name: 'Resume' }).click();
  await expect(line).toBeHidden();

  await leaveOnly(id, 6);
  await expect(first.page.locator('.m-clock-chip[data-level="last"]').first()).toBeVisible();
  await expect(first.page.getByRole('status').getByText(/only a few seconds|nur noch wenige Sekunden/)).toBeAttached();
  await picture(first.page, 'ten-seconds');
  const back = first.page.getByRole('button', { name: /Take my seat back|Meinen Platz/ });
  await expect(back).toBeVisible({ timeout: 20_000 });
  await picture(first.page, 'time-over');
  await back.click();
  await expect(back).toBeHidden();
  await soon(() => secondsOf(first)).toBeGreaterThan(40);
});

test('everybody may check the dice of a finished match, and keep it', async ({ browser }) => {
  const prepared = await prepare(realServer, 'dice to check', almostOver(['Anna', 'Benedikt']));
  const [anna, ben] = await Promise.all([
    sit(browser, 'en', prepared, {}, 'Anna'),
    sit(browser, 'de', prepared, PHONE, 'Benedikt'),
  ]);
  await playOut(realServer.url, prepared.table, [anna, ben]);

  const result = anna.page.getByRole('dialog');
  await expect(result).toBeVisible();
  await result.getByRole('button', { name: 'Check the dice' }).click();
  await expect(result.getByText('All correct.')).toBeVisible({ timeout: 30_000 });
  await expect(result.getByText(/\d+ dice and \d+ shuffles follow from this seed/)).toBeVisible();
  expect(await troubles(anna.page), 'the result').toEqual([]);
  await picture(anna.page, 'checked');

  const coming = anna.page.waitForEvent('download');
  await result.getByRole('button', { name: 'Save the match' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`morgenrot-${prepared.table}.json`);
  const file = test.info().outputPath('match.json');
  await download.saveAs(file);
  const verify = fileURLToPath(new URL('../../bench/src/verify.ts', import.meta.url));
  const said = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [verify, file], (error, out) => (error ? reject(error) : resolve(out)));
  });
  expect(said).toMatch(/Anna, Benedikt[\s\S]*Right: the seed matches the fingerprint/);

  const german = ben.page.getByRole('dialog');
  await german.getByRole('button', { name: 'Würfel prüfen' }).click();
  await expect(german.getByText('Alles stimmt.')).toBeVisible({ timeout: 30_000 });
  await picture(ben.page, 'checked-phone');
});
