/** One thing after the other; a failure of one is nobody else's. */
export interface Queue {
  readonly length: number;
  add<T>(task: () => Promise<T>): Promise<T>;
}

const nothing = (): undefined => undefined;

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let length = 0;
  async function inTurn<T>(before: Promise<unknown>, task: () => Promise<T>): Promise<T> {
    await before;
    try {
      return await task();
    } finally {
      length--;
    }
  }
  return {
    get length() {
      return length;
    },
    add(task) {
      length++;
      const run = inTurn(last, task);
      // What came of it is kept by whoever asked, and not by those who come next.
      last = run.then(nothing, nothing);
      return run;
    },
  };
}
