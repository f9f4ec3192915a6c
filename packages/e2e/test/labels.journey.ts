import { expect, type Page } from '@playwright/test';
import { test } from './kit/journey.ts';
import { prepare, sit, type Wish } from './kit/prepared.ts';
import type { Server } from './kit/server.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
const WISH: Wish = {
  seats: ['Anna', null, null, null, null],
  options: {
    expansion: 'terra-incognita',
    map: 'advanced',
    victory: 'standard',
    leaders: 'random',
    capitals: 'assigned',
    diplomacy: 'open',
    ...Object.fromEntries([1, 2, 3, 4, 5].map((seat) => [`handicap${seat}`, '0'])),
  },
  moment: ({ kind, state }) => kind === 'chooseCard' && (state as { round: number }).round >= 4,
};

/** Names that this browser's own letters make touch others, and how small the smallest writing is. */
const written = (page: Page) =>
  page.locator('.nd-map-over').evaluate((sheet) => {
    const labels = [...sheet.querySelectorAll('.nd-space-name, .nd-space-number')].map((label) => {
      const { left, right, top, bottom, height } = label.getBoundingClientRect();
      // Letters fill less than the line that they stand in.
      const air = height * 0.18;
      return { text: label.textContent ?? '', left, right, top: top + air, bottom: bottom - air };
    });
    const touching = labels.flatMap((one, i) =>
      labels
        .slice(0, i)
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        )
        .map((other) => `${one.text} / ${other.text}`),
    );
    const world = sheet.closest<HTMLElement>('.m-map-world');
    const k = new DOMMatrix(world?.style.transform).a;
    const size = Number.parseFloat(sheet.querySelector('g')?.style.fontSize ?? '');
    return { count: labels.length, touching, isLegible: size * k >= 11 };
  });

test('on the map no name touches another one or a number, and all can be read, at four sizes', async ({ browser }) => {
  const prepared = await prepare(server, 'labels', WISH);
  const { page } = await sit(browser, 'de', prepared);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await written(page)).isLegible).toBe(true);
    const { count, touching } = await written(page);
    expect(touching, `${size.width} x ${size.height}`).toEqual([]);
    expect(count).toBeGreaterThan(size.width < 800 ? 4 : 60);
  }
});
