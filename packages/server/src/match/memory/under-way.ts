/** Counts what is under way. */
export interface UnderWay {
  began(): void;
  ended(): void;
  /** Waits until nothing is. */
  settled(): Promise<void>;
}

export function createUnderWay(): UnderWay {
  let running = 0;
  let waiting: (() => void)[] = [];
  return {
    began: () => {
      running++;
    },
    ended() {
      if (--running > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    async settled() {
      while (running > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
