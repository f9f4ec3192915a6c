import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Surroundings what decides which browser is taken; all of it can be replaced in a test
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {string | undefined} bundled where Playwright would keep a browser of its own
 * @property {(path: string) => boolean} exists
 */

const SYSTEM = {
  // Without windows it draws the same pages in two thirds of the time.
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/**
 * A Chromium that is already here: the one that was named, Playwright's own, the system's.
 * @param {Partial<Surroundings>} [surroundings]
 * @returns {string | undefined}
 */
export function findBrowser({
  env = process.env,
  platform = process.platform,
  bundled = bundledBrowser(),
  exists = existsSync,
} = {}) {
  const named = env.CHROMIUM_PATH;
  if (named && !exists(named)) throw new Error(`CHROMIUM_PATH names "${named}", but there is no such file.`);
  const system = platform in SYSTEM ? SYSTEM[/** @type {keyof typeof SYSTEM} */ (platform)] : [];
  return [named, bundled, ...system].find((path) => path && exists(path));
}

/**
 * A Chromium: one that is here, or one that is installed now.
 * @param {(line: string) => void} say
 * @returns {Promise<string>}
 */
export async function requireBrowser(say) {
  const found = findBrowser();
  if (found) return found;
  if (!canInstall()) {
    throw new Error(
      'The browser tests need Chromium or Chrome, and none was found. Install one, or set CHROMIUM_PATH to its program.',
    );
  }
  say('No browser found; installing Chromium with apt-get ...');
  await aptGet('update');
  const install = (/** @type {string} */ chromium) =>
    aptGet('install', '-y', '--no-install-recommends', chromium, 'fonts-dejavu-core', 'fonts-noto-color-emoji');
  await install('chromium-headless-shell').catch(() => install('chromium'));
  const installed = findBrowser();
  if (!installed) throw new Error('apt-get has installed Chromium, but its program is not where it was expected.');
  return installed;
}

/** @returns {string | undefined} */
function bundledBrowser() {
  try {
    const playwright = createRequire(join(ROOT, 'packages', 'e2e', 'package.json'))('@playwright/test');
    return playwright.chromium.executablePath();
  } catch {
    return undefined; // not installed, or no browser for this system
  }
}

function canInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** @param {string[]} args */
async function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await run('apt-get', args, { env, quiet: true });
  if (code !== 0) throw new Error(`"apt-get ${args.join(' ')}" failed:\n${output}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await requireBrowser(console.error));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
