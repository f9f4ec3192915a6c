import { test as base } from '@playwright/test';

/**
 * Everybody goes home when a journey is over. Whoever stayed would go on asking a server that has ended, and take time
 * from all journeys that follow.
 */
export const test = base.extend<{ everybodyLeaves: undefined }>({
  everybodyLeaves: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
