import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a container of 512 MB leaves to a process; its heap has less, because buffers lie beside it. */
export const MOST_MB = 512;
const HEAP_MB = 320;

/** The server that is attacked: a process of its own in little memory. */
export interface Host {
  url: string;
  isAlive(): boolean;
  /** The most memory it has ever had, in MB; nothing where the system does not tell. */
  peakMB(): number | undefined;
  end(): Promise<void>;
}

const childAt = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** What a child process has said first. */
const firstWord = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (word) => resolve(word as T));
    child.once('exit', (code) => reject(new Error(`a process has ended with ${code} before it said anything`)));
  });

function peakOf(pid: number | undefined): number | undefined {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return undefined;
  const [, kB] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(path, 'utf8')) ?? [];
  return kB === undefined ? undefined : Math.round(Number(kB) / 1024);
}

export async function startHost(env: { DATA_DIR: string; CLIENT_DIR: string }): Promise<Host> {
  // `BENCH_FLAGS=--cpu-prof` says where the time goes.
  const more = process.env.BENCH_FLAGS?.split(' ') ?? [];
  const flags = ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MB}`, ...more];
  const child = spawn(process.execPath, [...flags, childAt('./host.child.mjs')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const endWithMe = () => child.kill('SIGKILL');
  process.once('exit', endWithMe);
  let isOver = false;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      isOver = true;
      process.off('exit', endWithMe);
      resolve();
    }),
  );
  const { url } = await firstWord<{ url: string }>(child);
  // What has been is gone when the process is.
  let peak: number | undefined;
  const peakMB = () => {
    peak = peakOf(child.pid) ?? peak;
    return peak;
  };
  return {
    url,
    isAlive: () => !isOver,
    peakMB,
    async end() {
      child.kill('SIGTERM');
      const force = setTimeout(endWithMe, 60_000);
      await ended;
      clearTimeout(force);
    },
  };
}
