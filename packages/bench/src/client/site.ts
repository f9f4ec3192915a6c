import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./serve.mjs', import.meta.resolve('@morgenrot/server')));

export interface Site {
  url: string;
  end(): Promise<void>;
}

/** A page of the client as it is now, in a folder of its own. */
export function built(page: string, outDir: string): string {
  const client = dirname(fileURLToPath(import.meta.resolve('@morgenrot/client/package.json')));
  const vite = join(client, 'node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(process.execPath, [vite, 'build', '--outDir', outDir, '--logLevel', 'error'], {
    cwd: client,
    env: { ...process.env, PAGE: page },
  });
  return outDir;
}

/** The page itself; `CLIENT_DIR` names one that is built already. */
const builtPage = (folder: string): string => process.env.CLIENT_DIR ?? built('index.html', join(folder, 'page'));

/** The page as it is built, and a server in a process of its own with an empty database. */
export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'morgenrot-page-'));
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    DATA_DIR: join(folder, 'data'),
    CLIENT_DIR: builtPage(folder),
  };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^Morgenrot is at (\S+)$/.exec(line)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    void ended.then(() => reject(new Error('the server has ended before it was there')));
  });
  return {
    url,
    async end() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
