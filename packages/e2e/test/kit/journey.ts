import { test as base } from '@playwright/test';
import { type Server, startBazaar, startBrisk } from './server.ts';

interface OfTest {
  everybodyLeaves: undefined;
}
interface OfWorker {
  /**
   * One for all journeys of a worker, which come one after the other: each sets up tables of its own, and may take the
   * server down as long as it brings it back.
   */
  server: Server;
  /** The same for the tests' own game: whatever any game shows of the platform is shown on it. */
  bazaar: Server;
}

export const test = base.extend<OfTest, OfWorker>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startBrisk();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  bazaar: [
    async ({ browserName: _ }, use) => {
      const server = await startBazaar();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  /**
   * Everybody goes home when a journey is over. Whoever stayed would go on asking a server, and take time from all
   * journeys that follow.
   */
  everybodyLeaves: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
