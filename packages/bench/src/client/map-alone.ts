import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { between, measured, takenBy } from './metrics.ts';
import { built } from './site.ts';

/** Nobody listens there: the browser is given the files before it asks. */
const NOWHERE = 'http://127.0.0.1:9';

/** The first few compile what is compiled once. */
const WARM_UP = 20;

/**
 * What a new state costs the map alone, at full speed: always the same match with the same answers, the expansion with
 * five players on a map that has been explored.
 */
export async function mapAlone(browser: Browser) {
  const folder = mkdtempSync(join(tmpdir(), 'morgenrot-map-'));
  try {
    const files = built('map-alone.html', join(folder, 'map'));
    const page = await (
      await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    ).newPage();
    await page.route(`${NOWHERE}/**`, (route) =>
      route.fulfill({ path: join(files, new URL(route.request().url()).pathname) }),
    );
    await page.goto(`${NOWHERE}/map-alone.html`);
    await page.locator('.m-map-frame [data-place]').first().waitFor({ timeout: 120_000 });
    const spaces = await page.locator('.m-map-frame [data-place]').count();
    const show = (most: number): Promise<number> =>
      page.evaluate(async (count) => {
        let shown = 0;
        // In a task of its own: what a call from outside runs does not count as the page's script.
        const next = (): Promise<boolean> =>
          new Promise((resolve) => {
            requestAnimationFrame(() => setTimeout(() => resolve(window.showNext?.() === true)));
          });
        while (shown < count && (await next())) shown++;
        return shown;
      }, most);
    await show(WARM_UP);
    const devtools = await measured(page);
    const before = await takenBy(devtools);
    const states = await show(Number.POSITIVE_INFINITY);
    const { script, layout, style, all } = between(before, await takenBy(devtools), states);
    await page.context().close();
    return { spaces, states, script, layout, style, all };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

declare global {
  interface Window {
    showNext?: () => boolean;
  }
}
