import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** How a command has ended, and what it said on either stream and on both. */
export interface Ended {
  code: number | null;
  out: string;
  err: string;
  said: string;
}

/** What a process of the server's is given besides its settings: not what the tests themselves were given. */
export const BARE_ENV = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

/** A command of the server, such as `backup.ts`, in a process of its own. */
export function command(
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
): Promise<Ended> {
  const path = fileURLToPath(new URL(`../../src/${name}`, import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path, ...words], {
    env: { ...BARE_ENV, ...env },
  });
  const ended = { code: null, out: '', err: '', said: '' } as Ended;
  for (const stream of ['out', 'err'] as const)
    child[`std${stream}`].on('data', (data) => {
      ended[stream] += String(data);
      ended.said += String(data);
    });
  child.stdin.end(input);
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...ended, code })));
}
