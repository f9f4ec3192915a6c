import type { CDPSession, Page } from '@playwright/test';
import { between, takenBy } from './metrics.ts';

/** What the page works when a hand goes on to another space, asked for something meanwhile. */
export async function lookAround(page: Page, devtools: CDPSession) {
  await page.locator('.m-prompt[data-mine]').waitFor({ timeout: 60_000 });
  const middles = await page.locator('.m-map-frame [data-place]').evaluateAll((spaces) =>
    spaces.map((space) => {
      const { x, y, width, height } = space.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const before = await takenBy(devtools);
  for (const { x, y } of middles) {
    await page.mouse.move(x, y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  return between(before, await takenBy(devtools), middles.length);
}
