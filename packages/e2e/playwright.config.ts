import { defineConfig } from '@playwright/test';

/** Debian's own Chromium; `npm test` finds it or installs it. */
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'test',
  testMatch: '*.journey.ts',
  outputDir: '../../artefacts/journeys',
  // npm test itself runs a failed journey again, alone, and names it.
  retries: 0,
  forbidOnly: true,
  // Each journey has a server of its own, and waits more than it works: two at a time take two thirds of the time of one
  // after the other, on two cores too.
  workers: 2,
  // Two contexts, an audit of every page, and a machine that does other things too.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // A trace takes a third of a journey's time: npm test asks for it where it runs a journey again.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
