import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './kit/journey.ts';
import { buildPage } from './kit/page.ts';
import { RandomSeat } from './kit/random-players.ts';
import { type Server, startServer } from './kit/server.ts';
import { openGame } from './kit/shelf.ts';
import { soon } from './kit/soon.ts';

// One build for all of them.
test.describe.configure({ mode: 'default' });

let server: Server;
let folder: string;

/** The page, built so that every text that was asked for by its key stands in brackets of its own. */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'morgenrot-pseudo-'));
  await buildPage(folder, { VITE_PSEUDO: '1' });
  server = await startServer({ CLIENT_DIR: folder });
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What people call themselves, what languages and this program are called, and what an address looks like. */
const NAMES = ['Anna', 'Ben', 'Morgenrot', 'English', 'Deutsch', 'EN', 'DE', 'AB', 'Enter', 'Esc', 'Tab'];

/** Texts on the page, seen or heard, that nobody asked for by a key. */
function strayTexts(page: Page, part: string): Promise<string[]> {
  return page.evaluate(
    ([names, where]) => {
      const isStray = (text: string): boolean => {
        let rest = text.replace(/⟦[^⟧]*⟧/g, ' ');
        // A clipped text may have lost its end.
        rest = rest.replace(/⟦.*$/, ' ').replace(/^[^⟦]*⟧/, ' ');
        for (const name of names) rest = rest.replaceAll(name, ' ');
        return (rest.match(/\p{L}{2,}/gu) ?? []).some((word) => !/^[IVX]+$/.test(word));
      };
      const found = new Set<string>();
      const look = (text: string | null, where: string): void => {
        if (text !== null && isStray(text)) found.add(`${where}: ${text.trim().slice(0, 80)}`);
      };
      const skip =
        'script, style, noscript, textarea, code, .m-qr, .m-gallery-prompt > h3, .m-gallery-prompt > p, .m-logo';
      for (const element of document.querySelectorAll(`${where} *`)) {
        if (element.closest(skip)) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-said']) {
          look(element.getAttribute(name), `${element.tagName.toLowerCase()}[${name}]`);
        }
        for (const child of element.childNodes) {
          if (child.nodeType === Node.TEXT_NODE)
            look(child.textContent, `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
        }
      }
      look(document.title, 'title');
      return [...found];
    },
    [NAMES, part] as const,
  );
}

const ofPage = async (page: Page, where: string, part = 'body'): Promise<void> => {
  // The words of a game come a moment after the page.
  await soon(() => strayTexts(page, part), { message: where, timeout: 30_000 }).toEqual([]);
};

async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  return context.newPage();
}

/** The round that is played; 0 while there is none. */
async function roundOf(page: Page): Promise<number> {
  const shown = await page.locator('.m-status strong').allTextContents();
  return Number(/\d+/.exec(shown.join(' '))?.[0] ?? 0);
}

test('no page outside a match says anything that cannot be translated', async ({ browser }) => {
  const page = await open(browser);
  for (const path of [
    '/',
    '/?game=new-dawn',
    '/about',
    '/nowhere',
    '/table/nothing-here',
    '/claim',
    '/rules',
    '/rules/new-dawn',
  ]) {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy], .loading')).toHaveCount(0);
    await ofPage(page, path);
  }
  await expect(page.locator('.m-reference-entries button').first()).toBeVisible();
  for (const kind of await page.locator('.m-reference-kinds .m-chip').all()) {
    await kind.click();
    await page.locator('.m-reference-entries button').last().click();
    await expect(page.locator('.m-entry')).toBeVisible();
    await ofPage(page, 'an entry of the book');
  }
  await page.context().close();
});

test('no prompt of the game says anything that cannot be translated', async ({ browser }) => {
  const page = await open(browser);
  await page.goto(`${server.url}/gallery`);
  await expect(page.locator('.m-gallery-prompt').nth(40)).toBeVisible({ timeout: 120_000 });
  await ofPage(page, 'the gallery', '.m-gallery-prompt');
  await page.context().close();
});

test('no moment of a match says anything that cannot be translated', async ({ browser }) => {
  // Fifty screens are read word by word, and a match is played in between.
  test.setTimeout(600_000);
  const [anna, ben] = [await open(browser), await open(browser)];
  await anna.goto(openGame(server));
  await anna.locator('input[name="name"]').fill('Anna');
  for (const summary of await anna.locator('.m-create summary').all()) await summary.click();
  await ofPage(anna, 'the form');
  await anna.getByLabel(/Ás sóóñ ás áll séáts/).check();
  await anna.locator('.m-create button[type=submit]').click();
  await anna.waitForURL(/\/table\//);
  await expect(anna.locator('h1')).toBeVisible();
  await ofPage(anna, 'the waiting room');
  const link = anna.url();
  await ben.goto(link);
  await ben.locator('form:has(button.m-primary) input[name="name"]').first().fill('Ben');
  await ofPage(ben, 'the waiting room for a guest');
  await ben.locator('form:has(input[name="name"]) button[type="submit"]').first().click();
  for (const page of [anna, ben]) await expect(page.locator('.m-board')).toBeVisible();

  const table = new URL(link).pathname.split('/').at(-1) ?? '';
  for (const round of [2, 6, 11]) {
    const seats = await Promise.all(
      [anna, ben].map((page, i) => RandomSeat.take(page.context(), server.url, table, `pseudo ${round} ${i}`)),
    );
    await soon(() => roundOf(anna), { timeout: 90_000 }).toBeGreaterThanOrEqual(round);
    // Looking takes a moment in which nobody plays.
    for (const seat of seats) seat.close();
    for (const page of [anna, ben]) await ofPage(page, `round ${round}`);
  }
  const result = anna.locator('dialog.m-result');
  if (await result.isVisible()) {
    await ofPage(anna, 'the result');
    await anna.keyboard.press('Escape');
    await expect(result).toBeHidden();
  }

  await anna.keyboard.press('?');
  await expect(anna.locator('.m-reference-entries button').first()).toBeVisible();
  await ofPage(anna, 'the book');
  for (const button of [
    '.m-table-tools .m-button >> nth=0',
    '.m-talk-button',
    '.m-header-tools .m-icon-button >> nth=-1',
  ]) {
    // Each window is read on a page that has come back, whatever was open before.
    await anna.reload();
    await expect(anna.locator('.m-board')).toBeVisible();
    await anna.locator(button).evaluate((element: HTMLElement) => element.click());
    await ofPage(anna, `behind ${button}`);
  }
});
