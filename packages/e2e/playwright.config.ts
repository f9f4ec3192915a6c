import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's own Chromium; `npm test` finds it or installs it. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM_PATH ?? DEBIAN.find((path) => existsSync(path));

export default defineConfig({
  testDir: 'test',
  testMatch: '*.journey.ts',
  globalSetup: './test/kit/before-all.ts',
  outputDir: '../../artefacts/journeys',
  // npm test itself runs a failed journey again, alone, and names it.
  retries: 0,
  forbidOnly: true,
  // Journeys need nothing of each other: whoever has nothing to do takes the next one, of any file.
  fullyParallel: true,
  workers: 2,
  // Two contexts, an audit of every page, and a machine that does other things too.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
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
