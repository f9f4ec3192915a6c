import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CLIENT = dirname(fileURLToPath(new URL('../../../client/package.json', import.meta.url)));

/** Builds the page with one game more than it has: the tests' own. */
export async function buildPage(folder: string, more: Record<string, string> = {}): Promise<void> {
  const vite = join(CLIENT, 'node_modules', 'vite', 'bin', 'vite.js');
  const list = join(CLIENT, 'test', 'with-test-game', 'list.ts');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: CLIENT, env: { ...process.env, NODE_ENV: 'production', GAMES_LIST: list, ...more } },
  );
}
