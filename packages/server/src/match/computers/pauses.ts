/** Pauses that all end, without anything happening after them, when the server closes. */
export interface Pauses {
  pause(ms: number): Promise<void>;
  close(): void;
}

export function createPauses(): Pauses {
  const timers = new Set<NodeJS.Timeout>();
  return {
    pause: (ms) =>
      new Promise((done) => {
        const timer = setTimeout(() => {
          timers.delete(timer);
          done();
        }, ms).unref();
        timers.add(timer);
      }),
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
