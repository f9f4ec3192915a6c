import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { JOURNEY_GAMES } from './kit/games.ts';
import { test } from './kit/journey.ts';
import type { Server } from './kit/server.ts';

// What every game promises of its page: each question can be read and answered, on a desk and on a phone.

let server: Server;
test.beforeAll(({ bazaar: own }) => {
  server = own;
});

/** Opens the list of a game's questions and waits until all have been found. */
async function questionsOf(page: Page, game: string): Promise<string[]> {
  await page.goto(`${server.url}/gallery/questions/${game}`);
  await page.locator('main ul[aria-busy="false"]').waitFor({ timeout: 60_000 });
  return page.locator('main li').allTextContents();
}

/** Nobody looks at maps here, and to lay them out takes as long as all the rest. */
const withoutPictures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('svg:not(.m-prompt *) > * { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Shows a question, without leaving the page; gives what is wrong with its words and their room. */
const show = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const drawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const asked = () => document.querySelector<HTMLElement>(`[data-sample="${name}"] .m-prompt[data-mine] h2`);
    location.hash = name;
    do await drawn();
    while (!asked());
    const heading = asked();
    const said = heading?.textContent.trim() ?? '';
    const { left = 0, right = 0, width = 0, height = 0 } = heading?.getBoundingClientRect() ?? {};
    const found: string[] = [];
    if (said === '' || said.startsWith('prompt.')) found.push('asks nothing in words');
    if (width === 0 || height === 0 || left < 0 || right > innerWidth) found.push('its question is cut off');
    if (document.documentElement.scrollWidth > innerWidth) found.push('is wider than the page');
    return found;
  }, name);

const LOOKS: Record<string, BrowserContextOptions> = {
  'on a desk, in English, by day': { viewport: { width: 1280, height: 800 }, locale: 'en-GB', colorScheme: 'light' },
  'on a phone, in German, by night': {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    colorScheme: 'dark',
  },
};

for (const { id } of JOURNEY_GAMES)
  for (const [where, look] of Object.entries(LOOKS))
    test(`every question of ${id} can be read ${where}`, async ({ browser }) => {
      const context = await browser.newContext({ ...look, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      const names = await questionsOf(page, id);
      expect(names.length).toBeGreaterThan(0);
      await withoutPictures(page);
      const wrong: string[] = [];
      for (const name of names) {
        const found = [...(await show(page, name)), ...(await troubles(page, { part: '.m-prompt', alone: true }))];
        wrong.push(...found.map((trouble) => `${name}: ${trouble}`));
      }
      expect(wrong).toEqual([]);
      expect(thrown).toEqual([]);
    });
