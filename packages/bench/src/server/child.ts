import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { getHeapSpaceStatistics } from 'node:v8';
import type { ServerAddress } from './side.ts';

/** A server in a process of its own, on a core of its own where there are two. */
export interface Child {
  url: string;
  /** Milliseconds of processor time since it began. */
  cpu(): Promise<number>;
  /** Bytes of the heap after everything that can go has gone. */
  heap(): Promise<number>;
  /** Anything else that this kind of server can be told to do. */
  tell<T>(what: string): Promise<T>;
  end(): Promise<void>;
}

interface Said {
  what: string;
  value: unknown;
}

const SERVER_CORE = '1';

/** What a server is told that may be anywhere. */
export const envFor = (where: ServerAddress = 'one core'): Record<string, string> =>
  where === 'any core' ? { BENCH_CORES: 'all' } : {};

export async function startChild(file: string, env: Record<string, string> = {}): Promise<Child> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  // `BENCH_FLAGS=--cpu-prof` says where the time goes.
  const more = process.env.BENCH_FLAGS?.split(' ') ?? [];
  // Code that has not run for a while would be thrown away between two countings of the memory.
  const flags = ['--expose-gc', '--no-flush-bytecode', '--disable-warning=ExperimentalWarning', ...more, path];
  // Threads of a server that thinks have to have somewhere to be.
  const pinned = process.platform === 'linux' && availableParallelism() > 1 && env.BENCH_CORES !== 'all';
  const [command, args] = pinned
    ? ['taskset', ['-c', SERVER_CORE, process.execPath, ...flags]]
    : [process.execPath, flags];
  const child = spawn(command as string, args as string[], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    // What a server logs goes nowhere, but it is written all the same.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = String(await heard(child, 'url', ended));
  const tell = async <T>(what: string): Promise<T> => {
    const answer = heard(child, what, ended);
    child.send({ what });
    return (await answer) as T;
  };
  return {
    url,
    cpu: () => tell<number>('cpu'),
    heap: () => tell<number>('heap'),
    tell,
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function heard(child: ChildProcess, what: string, ended: Promise<void>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const listen = (said: Said): void => {
      if (said.what !== what) return;
      child.off('message', listen);
      resolve(said.value);
    };
    child.on('message', listen);
    void ended.then(() => reject(new Error('the server has ended')));
  });
}

type Answers = Record<string, () => unknown>;

const MOST_ROUNDS = 20;
const SAME = 2048;

/** What has been compiled belongs to the server, whoever was there when it was. */
const compiled = (): number =>
  getHeapSpaceStatistics()
    .filter(({ space_name: name }) => /code|trusted/.test(name))
    .reduce((sum, { space_used_size: used }) => sum + used, 0);

/** What goes leads to more that goes, and some of it only after a pause: counted until nothing goes any more. */
async function heapInUse(): Promise<number> {
  let before = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    const now = heapUsed + external - compiled();
    if (Math.abs(before - now) < SAME) return now;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return before;
}

/** In the server's process: says where it is and answers what the measurement asks. */
export function answerParent(url: string, more: Answers = {}): void {
  const answers: Answers = {
    cpu: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
    heap: heapInUse,
    ...more,
  };
  const answer = async ({ what }: Said): Promise<void> => {
    process.send?.({ what, value: await answers[what]?.() });
  };
  process.on('message', (said: Said) => void answer(said));
  process.send?.({ what: 'url', value: url });
}
