/**
 * Hundreds of requests and handshakes may arrive in the same moment. A process that serves all of them in one go lets
 * everybody else wait: it does some, listens to what others have said meanwhile, and does some more.
 */
export interface Rounds {
  /** Carries out a task at once while there is time in this round, or else in a later one, addresses by turns. */
  take(who: string, task: () => void): void;
  /** The same as a promise: what comes after it is the task. */
  turn(who: string): Promise<void>;
}

/** So long a round of the event loop may take before what can wait does. */
const ROUND_MS = 4;

export function createRounds(now: () => number = () => performance.now()): Rounds {
  /** Those whose turn comes next are first. */
  const lines = new Map<string, (() => void)[]>();
  let beganAt: number | undefined;

  const isOver = (): boolean => beganAt !== undefined && now() - beganAt >= ROUND_MS;
  function begin(): void {
    if (beganAt !== undefined) return;
    beganAt = now();
    setImmediate(() => {
      beganAt = undefined;
      if (lines.size > 0) work();
    });
  }
  /** One more; what it leads to without waiting for anything belongs to it, and comes before the next. */
  function work(): void {
    begin();
    const [first] = lines;
    if (!first || isOver()) return;
    const [who, line] = first;
    const task = line.shift();
    lines.delete(who);
    if (line.length > 0) lines.set(who, line);
    // Behind all promises that are settled by then.
    queueMicrotask(() => process.nextTick(work));
    task?.();
  }
  function take(who: string, task: () => void): void {
    begin();
    if (lines.size === 0 && !isOver()) return task();
    const line = lines.get(who) ?? [];
    line.push(task);
    lines.set(who, line);
  }
  return { take, turn: (who) => new Promise((resolve) => take(who, resolve)) };
}
