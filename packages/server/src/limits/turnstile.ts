/** One after the other, and one of each in turn: whoever comes with many does not keep out who comes with one. */
export interface Turnstile {
  /** Undefined, if too many wait already, of those or of all. */
  pass<T>(who: string, task: () => Promise<T>): Promise<T | undefined>;
}

export function createTurnstile(most: { each: number; all: number }): Turnstile {
  /** Those whose turn comes next are first. */
  const lines = new Map<string, (() => Promise<unknown>)[]>();
  let all = 0;
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    for (const [who, line] of lines) {
      const next = line.shift();
      // To the end, behind all the others.
      lines.delete(who);
      if (line.length > 0) lines.set(who, line);
      await next?.();
      all--;
    }
    isBusy = false;
  }
  return {
    pass(who, task) {
      const line = lines.get(who) ?? [];
      if (line.length >= most.each || all >= most.all) return Promise.resolve(undefined);
      lines.set(who, line);
      all++;
      return new Promise((resolve, reject) => {
        line.push(async () => task().then(resolve, reject));
        if (!isBusy) void work();
      });
    },
  };
}
