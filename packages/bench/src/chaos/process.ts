import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const SERVER = new URL('./server.ts', import.meta.resolve('@morgenrot/server'));
/** What begins a process of its own. */
const own = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const USUAL = { PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production', LOG_LEVEL: 'warn' };
/** What runs in threads or processes of their own is read as files of their own. */
const THREADS = ['beside.thread.ts', 'checkpoints.thread.ts'];
const THINKER = 'thinker.ts';
const FILES = [...THREADS, THINKER];
const QUIET = '--disable-warning=ExperimentalWarning';

/** How a process has ended. */
export interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The server as it is started in earnest: a process of its own. */
export interface ServerProcess {
  url: string;
  /** The names of its threads, as far as this system tells them. */
  threads(): string[];
  output(): string;
  end(signal: NodeJS.Signals): Promise<End>;
}

const ending = (child: ChildProcess): Promise<End> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));

/** The server as one file, with room for what Node compiles of it. */
export interface Built {
  main: string;
  compiled: string;
  remove(): void;
}

/**
 * The server's own sources in one piece: a process starts in less than a third of the time then, and a thousand of
 * them are all the same, whatever is edited meanwhile. Killed processes do not keep what was compiled, so one that only
 * loads the server goes first.
 */
export async function builtOnce(): Promise<Built> {
  const root = mkdtempSync(join(tmpdir(), 'morgenrot-built-'));
  // Two folders down, as the sources are: above them lies what says which version it is.
  const folder = join(root, 'src', 'built');
  const built = { main: join(folder, 'main.js'), compiled: join(root, 'compiled') };
  const threads = THREADS.map((name) => [name, fileURLToPath(new URL(`./store/database/${name}`, SERVER))]);
  const entries = {
    main: own('./main.ts'),
    server: fileURLToPath(SERVER),
    [THINKER]: own('./thinker.ts'),
    ...Object.fromEntries(threads),
  };
  const bundle = await rolldown({ input: entries, platform: 'node', logLevel: 'silent' });
  const entryFileNames = ({ name }: { name: string }): string => (FILES.includes(name) ? name : `${name}.js`);
  await bundle.write({ dir: folder, format: 'esm', entryFileNames, chunkFileNames: '[name]-[hash].js' });
  await bundle.close();
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  const load = `await import(${JSON.stringify(pathToFileURL(join(folder, 'server.js')).href)}); process.exit()`;
  const child = spawn(process.execPath, [QUIET, '--input-type=module', '-e', load], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', NODE_COMPILE_CACHE: built.compiled },
    stdio: 'inherit',
  });
  const { code } = await ending(child);
  if (code !== 0) throw new Error('the server cannot be loaded');
  return { ...built, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function threadsOf(pid: number | undefined): string[] {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return [];
  return readdirSync(tasks).map((task) => readFileSync(join(tasks, task, 'comm'), 'utf8').trim());
}

export async function startProcess(built: Built, env: Record<string, string | undefined>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [QUIET, built.main], {
    env: { ...USUAL, PATH: process.env.PATH, NODE_COMPILE_CACHE: built.compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whatever becomes of us, our server does not stay behind.
  const endWithMe = () => child.kill('SIGKILL');
  process.once('exit', endWithMe);
  const ended = ending(child).finally(() => process.off('exit', endWithMe));
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      const address = /^Morgenrot is at (\S+)$/.exec(line)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    void ended.then(() => reject(new Error(`the server has ended: ${output}`)));
  });
  return {
    url,
    threads: () => threadsOf(child.pid),
    output: () => output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
