/** One thing after the other; a failure of one is nobody else's. */
export interface Queue {
  readonly length: number;
  add<T>(task: () => Promise<T>): Promise<T>;
}

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(task) {
      length++;
      const run = last.then(task).finally(() => {
        length--;
      });
      last = run.catch(() => undefined);
      return run;
    },
  };
}
