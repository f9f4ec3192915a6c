import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './root.mjs';
import { commandOf } from './runtime.mjs';

// Server and page, both watching, for `pnpm dev`. The page's own server hands on to the server what is not a page.
const port = process.env.PORT ?? '8000';
const pagePort = process.env.PAGE_PORT ?? '5173';
const client = join(ROOT, 'packages', 'client');
const children = [
  start(
    'server',
    ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'packages/server/src/serve.mjs'],
    {
      cwd: ROOT,
      env: { ...process.env, PORT: port, NODE_ENV: 'development', PRACTICE: '1' },
    },
  ),
  start('page', [commandOf(client, 'vite'), '--port', pagePort, '--strictPort'], {
    cwd: client,
    env: { SERVER_URL: `http://127.0.0.1:${port}`, ...process.env, NODE_ENV: 'development' },
  }),
];

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endAll(0));
for (const child of children) child.once('exit', (code) => endAll(code ?? 1));

/** The two belong together: when one ends, so does the other. */
function endAll(code: number): void {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}

function start(name: string, args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): ChildProcess {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(6)} | ${line}`));
  }
  return child;
}
