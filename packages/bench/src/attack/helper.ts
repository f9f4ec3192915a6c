import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A process of the bench that does one order after the other. */
export interface AttackHelper {
  /** Rejects if the order fails, if the process ends, and if there is no answer in time. */
  order<T>(what: object, withinMs: number): Promise<T>;
  end(): void;
}

type Said = { value: unknown } | { why: string };

const START_WITHIN_MS = 30_000;

export async function startHelper(file: string): Promise<AttackHelper> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  let settle: ((said: Said) => void) | undefined;
  let isOver = false;
  child.on('message', (said: Said) => settle?.(said));
  child.once('exit', (code, signal) => {
    isOver = true;
    process.off('exit', kill);
    settle?.({ why: `${file} has ended with ${code ?? signal}` });
  });
  const hear = (withinMs: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const finish = (said: Said): void => {
        clearTimeout(late);
        settle = undefined;
        if ('why' in said) reject(new Error(said.why));
        else resolve(said.value);
      };
      const late = setTimeout(() => finish({ why: `${file} has not answered within ${withinMs} ms` }), withinMs);
      settle = finish;
      if (isOver) finish({ why: `${file} has ended` });
    });
  await hear(START_WITHIN_MS);
  return {
    order<T>(what: object, withinMs: number) {
      const answer = hear(withinMs);
      if (!isOver) child.send(what, () => undefined);
      return answer as Promise<T>;
    },
    end: kill,
  };
}

/** The other side: what this process does with its orders. */
export function obeyBench<O>(carryOut: (order: O) => Promise<unknown>): void {
  const say = (said: Said): void => void process.send?.(said);
  process.on('message', (order: O) => {
    carryOut(order).then(
      (value) => say({ value }),
      (error: unknown) => say({ why: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.once('disconnect', () => process.exit());
  say({ value: 'ready' });
}
