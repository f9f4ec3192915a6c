import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/src/serve.mjs', import.meta.url));
const JOURNEYS_MAIN = fileURLToPath(new URL('./journeys-main.ts', import.meta.url));

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

type Wishes = Record<string, string>;

/** The server as a host starts it: a process of its own, on any free port, with an empty database. */
export const startServer = (wishes: Wishes = {}): Promise<Server> => startWith([MAIN], wishes);

/** The same, but that computer players do not pause before they answer. */
export const startBrisk = (wishes: Wishes = {}): Promise<Server> => startWith([JOURNEYS_MAIN], wishes);

/** That with the tests' own game instead of those of the catalog. */
export const startBazaar = (wishes: Wishes = {}): Promise<Server> => startWith([JOURNEYS_MAIN, 'bazaar'], wishes);

async function startWith(main: string[], wishes: Wishes): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'morgenrot-journey-'));
  const settings = { ADMIN_TOKEN: TOKEN, ...wishes };
  let running = await start(main, { ...settings, DATA_DIR: data });
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
      running = await start(main, { ...settings, DATA_DIR: data, PORT: new URL(running.url).port });
    },
  };
}

async function start(
  main: string[],
  env: Record<string, string>,
): Promise<{ url: string; end(signal?: NodeJS.Signals): Promise<void> }> {
  const page = process.env.CLIENT_DIR === undefined ? {} : { CLIENT_DIR: process.env.CLIENT_DIR };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...main], {
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
