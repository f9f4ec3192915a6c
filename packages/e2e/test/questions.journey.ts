import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { JOURNEY_GAMES } from './kit/games.ts';
import { test } from './kit/journey.ts';
import type { Server } from './kit/server.ts';

// What every game promises of its page: each question can be read and answered, on a desk and on a phone.

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server: Server;
test.beforeAll(({ bazaar: own }) => {
  server = own;
});

declare global {
  interface Window {
    axe: { run(part: string, options: RunOptions): Promise<AxeResults> };
  }
}

/** Opens the list of a game's questions and waits until all have been found. */
async function questionsOf(page: Page, game: string): Promise<string[]> {
  await page.goto(`${server.url}/gallery/questions/${game}`);
  await page.locator('main ul[aria-busy="false"]').waitFor({ timeout: 60_000 });
  return page.locator('main li').allTextContents();
}

/** Shows one question after the other, without leaving the page, and gives what is wrong with each. */
const troublesIn = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const drawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const shown = async (name: string): Promise<HTMLElement> => {
      location.hash = name;
      for (;;) {
        await drawn();
        const prompt = document.querySelector<HTMLElement>(`[data-sample="${name}"] .m-prompt[data-mine] h2`);
        if (prompt) return prompt;
      }
    };
    /** Axe goes through all that a page has: what is drawn beside the question is put away meanwhile. */
    const withoutDrawings = async <T>(look: () => Promise<T>): Promise<T> => {
      const drawings = [...document.querySelectorAll('svg')].filter((svg) => !svg.closest('.m-prompt'));
      const contents = drawings.map((svg) => [...svg.childNodes]);
      for (const svg of drawings) svg.replaceChildren();
      const seen = await look();
      drawings.forEach((svg, i) => {
        svg.replaceChildren(...(contents[i] ?? []));
      });
      return seen;
    };
    const isWrong = ({ impact }: { impact?: string | null }) => impact === 'serious' || impact === 'critical';
    const found: string[] = [];
    for (const name of all) {
      const heading = await shown(name);
      const said = heading.textContent?.trim() ?? '';
      if (said === '' || said.startsWith('prompt.')) found.push(`${name}: asks nothing in words`);
      const { left, right, width, height } = heading.getBoundingClientRect();
      if (width === 0 || height === 0 || left < 0 || right > innerWidth) found.push(`${name}: its question is cut off`);
      if (document.documentElement.scrollWidth > innerWidth) found.push(`${name}: is wider than the page`);
      const { violations } = await withoutDrawings(() => window.axe.run('.m-prompt', { resultTypes: ['violations'] }));
      for (const { id, nodes } of violations.filter(isWrong))
        found.push(`${name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
    return found;
  }, names);

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

/** Of a game with many steps the questions are looked at in several goes. */
const STEPS_AT_ONCE = 100;

for (const { id, handlers } of JOURNEY_GAMES) {
  const shares = Math.ceil(Object.keys(handlers).length / STEPS_AT_ONCE);
  for (const [where, look] of Object.entries(LOOKS))
    for (let share = 0; share < shares; share++)
      test(`every question of ${id} can be read ${where} (${share + 1}/${shares})`, async ({ browser }) => {
        const context = await browser.newContext({ ...look, reducedMotion: 'reduce' });
        const page = await context.newPage();
        const thrown: string[] = [];
        page.on('pageerror', ({ message }) => thrown.push(message));
        const names = await questionsOf(page, id);
        expect(names.length).toBeGreaterThan(0);
        await page.evaluate(AXE);
        const mine = names.filter((_, n) => n % shares === share);
        expect(await troublesIn(page, mine)).toEqual([]);
        expect(thrown).toEqual([]);
      });
}
