import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/src/serve.mjs', import.meta.url));

/** With it whoever runs the server comes in. */
const TOKEN = 'a-token-that-only-the-host-knows';

export interface Server {
  url: string;
  /** Opens `/admin`. */
  token: string;
  /** The file of its database, for what takes too long to wait for. */
  database: string;
  stop(): Promise<void>;
  /** Away for a while, and back with the same address and the same database. */
  goDown(): Promise<void>;
  /** The same without a word to anybody. */
  die(): Promise<void>;
  comeBack(): Promise<void>;
}

/** The server as a host starts it: a process of its own, on any free port, with an empty database. */
export async function startServer(wishes: Record<string, string> = {}): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'morgenrot-journey-'));
  const settings = { ADMIN_TOKEN: TOKEN, ...wishes };
  let running = await start({ ...settings, DATA_DIR: data });
  return {
    url: running.url,
    token: TOKEN,
    database: join(data, 'morgenrot.db'),
    async stop() {
      await running.end();
      await rm(data, { recursive: true, force: true });
    },
    goDown: () => running.end(),
    die: () => running.end('SIGKILL'),
    async comeBack() {
      running = await start({ ...settings, DATA_DIR: data, PORT: new URL(running.url).port });
    },
  };
}

async function start(
  env: Record<string, string>,
): Promise<{ url: string; end(signal?: NodeJS.Signals): Promise<void> }> {
  // Another build of the page than the usual one, for whoever works on it.
  const page = process.env.CLIENT_DIR === undefined ? {} : { CLIENT_DIR: process.env.CLIENT_DIR };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...page, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^Morgenrot is at (\S+)$/.exec(line)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    void ended.then(() => reject(new Error('the server ended before it was there')));
  });
  return {
    url,
    end(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
