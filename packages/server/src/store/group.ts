/** How something that was done together with others has ended for one of them. */
export type Ending<R> = { done: R } | { failed: unknown };

interface Waiting<T, R> {
  task: T;
  resolve(value: R): void;
  reject(error: unknown): void;
}

const nextRound = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * What is asked for in the same moment is done together: where the dear part is one wait for the disk, it is paid once
 * for all of them. Nobody hears anything before all of it is done; who has failed alone fails alone.
 */
export function together<T, R>(
  doAll: (tasks: readonly T[]) => Promise<readonly Ending<R>[]>,
  most: number,
): (task: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = [];
  let isRunning = false;

  async function settle(group: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const endings = await doAll(group.map(({ task }) => task));
      for (const [index, { resolve, reject }] of group.entries()) {
        const ending = endings[index];
        if (ending && 'done' in ending) resolve(ending.done);
        else reject(ending?.failed);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
  async function run(): Promise<void> {
    isRunning = true;
    // Whoever comes alone waits for nobody. What has come over the network meanwhile is heard between two groups.
    for (await Promise.resolve(); waiting.length > 0; await nextRound()) await settle(waiting.splice(0, most));
    isRunning = false;
  }
  return (task) =>
    new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject });
      if (!isRunning) void run();
    });
}
