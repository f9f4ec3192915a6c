import { setImmediate as nextRound } from 'node:timers/promises';

/** How something that was done together with others has ended for one of them. */
export type GroupEnding<R> = { done: R } | { failed: unknown };

interface Waiting<T, R> {
  task: T;
  resolve(value: R): void;
  reject(error: unknown): void;
}

/** What can be done at once has been done then. */
const underWay = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

/**
 * What is asked for in the same moment is done together: where the dear part is one wait for the disk, it is paid once
 * for all of them. Nobody hears anything before all of it is done; who has failed alone fails alone.
 */
export function inGroups<T, R>(
  doAll: (tasks: readonly T[]) => Promise<readonly GroupEnding<R>[]>,
  most: number,
): (task: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = [];
  let isRunning = false;

  /** Does what a group asks for, and gives back how to tell them. */
  async function settled(group: readonly Waiting<T, R>[]): Promise<() => void> {
    try {
      const endings = await doAll(group.map(({ task }) => task));
      return () => {
        for (const [index, { resolve, reject }] of group.entries()) {
          const ending = endings[index];
          if (ending && 'done' in ending) resolve(ending.done);
          else reject(ending?.failed);
        }
      };
    } catch (error) {
      return () => {
        for (const { reject } of group) reject(error);
      };
    }
  }
  async function run(): Promise<void> {
    isRunning = true;
    // Whoever comes alone waits for nobody.
    await Promise.resolve();
    let tell: (() => void) | undefined;
    while (waiting.length > 0) {
      const doing = settled(waiting.splice(0, most));
      // The next ones are under way already while those before them are told, which takes longer than to do it.
      await underWay();
      tell?.();
      tell = await doing;
      if (waiting.length > 0) continue;
      tell();
      tell = undefined;
      // What has come over the network meanwhile is heard between two groups.
      await nextRound();
    }
    isRunning = false;
  }
  return (task) =>
    new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject });
      if (!isRunning) void run();
    });
}
