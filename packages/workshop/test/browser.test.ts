import { expect, it } from 'vitest';
import { findBrowser } from '../src/browser.mjs';

const among = (...paths: string[]) => ({
  env: {} as NodeJS.ProcessEnv,
  platform: 'linux' as const,
  bundled: '/cache/chrome',
  exists: (path: string) => paths.includes(path),
});

it('takes the browser that was named first, then its own, then the system', () => {
  const all = among('/my/chrome', '/cache/chrome', '/usr/bin/chromium', '/usr/bin/google-chrome');
  expect(findBrowser({ ...all, env: { CHROMIUM_PATH: '/my/chrome' } })).toBe('/my/chrome');
  expect(findBrowser(all)).toBe('/cache/chrome');
  expect(findBrowser(among('/usr/bin/google-chrome', '/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  const shell = '/usr/bin/chromium-headless-shell';
  expect(findBrowser(among('/usr/bin/chromium', shell))).toBe(shell);
  expect(findBrowser(among('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
  expect(findBrowser(among())).toBeUndefined();
});

it('looks where the system keeps its programs', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser({ ...among(mac), platform: 'darwin' })).toBe(mac);
  expect(findBrowser(among(mac))).toBeUndefined();
  expect(findBrowser({ ...among('/usr/bin/chromium'), platform: 'aix' })).toBeUndefined();
});

it('does not silently take another one than the one that was named', () => {
  expect(() => findBrowser({ ...among('/usr/bin/chromium'), env: { CHROMIUM_PATH: '/my/chrome' } })).toThrow(
    'CHROMIUM_PATH names "/my/chrome", but there is no such file.',
  );
});
