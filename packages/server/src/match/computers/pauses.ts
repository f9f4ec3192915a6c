/** Pauses that all end, without anything happening after them, when the server closes. */
export interface Pauses {
  /** `of` names those that can be cut short together. */
  pause(ms: number, of?: object): Promise<void>;
  /** What waits for the end of these pauses goes on at once. */
  cut(of: object): void;
  close(): void;
}

interface Pause {
  timer: NodeJS.Timeout;
  of: object | undefined;
  end(): void;
}

export function createPauses(): Pauses {
  const pauses = new Set<Pause>();
  return {
    pause: (ms, of) =>
      new Promise((done) => {
        const end = (): void => {
          clearTimeout(pause.timer);
          pauses.delete(pause);
          done();
        };
        const pause: Pause = { timer: setTimeout(end, ms).unref(), of, end };
        pauses.add(pause);
      }),
    cut(of) {
      for (const pause of [...pauses]) if (pause.of === of) pause.end();
    },
    close() {
      for (const { timer } of pauses) clearTimeout(timer);
      pauses.clear();
    },
  };
}
