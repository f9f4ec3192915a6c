import { expect } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { test } from './kit/journey.ts';
import { lead } from './kit/led.ts';
import type { Person } from './kit/person.ts';
import { tableForTwo } from './kit/play.ts';
import { countDrawnSpaces, drawnSpaces } from './kit/renders.ts';
import type { Server } from './kit/server.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

const STANDARD = { victory: 'standard' };

/** Whoever has not asked for rest. */
const MOVING = { reducedMotion: 'no-preference' } as const;

const picture = async (name: string, { page }: Person): Promise<void> =>
  test.info().attach(name, { body: await page.screenshot(), contentType: 'image/png' });

/** The seat of whoever opens the table. */
const HOST = '0';

/** A table whose host answers only what a journey is about; what lies between is answered at random for both. */
async function table(browser: Parameters<typeof tableForTwo>[0]) {
  const { link, host, guest } = await tableForTwo(browser, server.url, { options: STANDARD, host: MOVING });
  const id = new URL(link).pathname.split('/').at(-1) ?? '';
  const contexts = [host, guest].map(({ page }) => page.context());
  const untilAsked = async (kind: string, question: string | RegExp): Promise<void> => {
    await lead(server, id, contexts, (asked) => asked.by === HOST && asked.kind === kind);
    await expect(host.prompt.getByRole('heading', { name: question })).toBeVisible();
  };
  return { link, host, untilAsked };
}

const replay = ({ page }: Person) => page.locator('.m-replay');
const way = (person: Person, name: string) => replay(person).getByRole('button', { name });

test('what happened is played, stepped through and put away; a choice is shown before it is made; nothing is left by mistake', async ({
  browser,
}) => {
  const { host, untilAsked } = await table(browser);
  const { page } = host;
  await untilAsked('chooseCard', 'Choose a focus card');
  // No caravans for now: others move before they do.
  await page
    .getByRole('region', { name: 'Your focus row' })
    .getByRole('button', { name: /^Science/ })
    .click();
  await host.confirm();
  await untilAsked('moveCaravans', 'Which caravan do you move?');

  // On return: since the last turn that this browser knows of.
  await page.reload();
  await expect(host.map).toBeVisible();
  await expect(replay(host)).toContainText(/Since your move: \d+ events?/);
  await picture('what happened is offered', host);
  await way(host, 'Step forward').click();
  await expect(replay(host)).toContainText(/^1 of \d+/);
  await expect(replay(host).getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('ArrowRight');
  await expect(replay(host)).toContainText(/^2 of \d+/);
  await page.keyboard.press('ArrowLeft');
  await expect(replay(host)).toContainText(/^1 of \d+/);
  expect(await troubles(page)).toEqual([]);
  await way(host, 'Play all').click();
  await expect(replay(host)).toContainText(/^2 of \d+/);
  await picture('what happened is played', host);
  // It is in nobody's way: the question stands, and can be answered.
  await expect(host.prompt.getByRole('heading', { name: 'Which caravan do you move?' })).toBeVisible();

  // Something would be left: it is said, and there is a way back.
  await host.prompt.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(host.prompt.getByRole('alert').filter({ hasText: /caravans? to move/ })).toBeVisible();
  await picture('something is left', host);
  expect(await troubles(page)).toEqual([]);
  await host.prompt.getByRole('button', { name: 'Keep going' }).click();
  await host.prompt
    .getByRole('button', { name: /^Caravan/ })
    .first()
    .click();
  await host.confirm();
  await expect(host.prompt.getByRole('heading', { name: 'Where do you move the caravan?' })).toBeVisible();
  await expect(replay(host)).toHaveCount(0);

  // With the mouse over a space: the way there and what it takes. With the keyboard on another: why not.
  await host.glowing().last().hover();
  await expect(page.locator('.nd-sight-way')).toBeVisible();
  await expect(page.locator('.nd-sight-words')).toContainText(/spaces? away/);
  await picture('a way is shown', host);
  const refused = host.map.getByRole('button', { name: /^water/i }).first();
  await page.mouse.move(1, 1);
  await refused.focus();
  await expect(page.locator('.nd-sight-words')).toContainText(/This is water|cannot get that far/);
  await expect(page.locator('.nd-sight-words')).toContainText(/Rule R\d/);
  expect(await troubles(page)).toEqual([]);
});

test('pieces move visibly, but not for whoever asks for rest; nothing is drawn again that has not changed', async ({
  browser,
}) => {
  const { link, host, untilAsked } = await table(browser);
  await untilAsked('placeControl', /Place/);
  const still = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
  const watcher = await still.newPage();
  await watcher.goto(link);
  await countDrawnSpaces(host.page);
  await host.page.reload();
  await expect(host.glowing().first()).toBeVisible();
  for (const page of [host.page, watcher]) {
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        const pieces = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        if (pieces.some((node) => node instanceof Element && node.matches('.m-motion-piece')))
          document.documentElement.dataset.moved = 'yes';
      }).observe(document.body, { subtree: true, childList: true });
    });
  }

  // Looking around draws no space again.
  await drawnSpaces(host.page);
  for (const space of await host.glowing().all()) await space.hover();
  expect(await drawnSpaces(host.page)).toEqual([]);

  const offered = await host.glowing().count();
  await host.glowing().first().click();
  // Chosen, and the place of the keyboard: those two and no other.
  expect(new Set(await drawnSpaces(host.page)).size).toBeLessThanOrEqual(2);
  const tokens = host.map.getByRole('button', { name: /control token/ });
  const before = await tokens.count();
  await host.confirm();
  await expect(tokens).toHaveCount(before + 1);
  const map = watcher.getByRole('region', { name: 'Map', exact: true });
  await expect(map.getByRole('button', { name: /control token/ })).toHaveCount(before + 1);
  await expect(host.page.locator('html')).toHaveAttribute('data-moved', 'yes');
  await expect(watcher.locator('html')).not.toHaveAttribute('data-moved', 'yes');
  // The space itself, those around it, and those that glowed or begin to glow: far from the whole map.
  const drawn = new Set(await drawnSpaces(host.page));
  const now = await host.glowing().count();
  expect(drawn.size).toBeLessThanOrEqual(offered + now + 7);
});
