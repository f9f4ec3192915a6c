/** A gap this long is no slow moment: the machine slept, the process stood still, or somebody set the clock. */
export const SKIP_MS = 5000;
/** More gaps than these are not remembered. */
export const GAPS = 200;

/** A stretch of the wall clock in which this server did not live. */
export interface Gap {
  from: number;
  to: number;
}

/** What everything with a clock asks. Only time in which the server lived counts for or against anybody. */
export interface Time {
  /** The time of day, for what is shown and stored. It never goes back while the process runs. */
  now(): number;
  /** How much of the time since then the server lived. */
  since(at: number): number;
  /** The moment since which the server has lived this long. */
  ago(ms: number): number;
  /** A counter of the time lived, for what is in memory only. */
  lived(): number;
  /** Calls back after each gap. */
  onGap(listener: (gap: Gap) => void): void;
  close(): void;
}

/** The two clocks of a machine: one tells the time of day and may jump, the other only runs on. */
export interface Clockwork {
  wall(): number;
  steady(): number;
  /** How often to read them at least, so that a gap is noticed. */
  beatMs: number;
}

const MACHINE: Clockwork = { wall: () => Date.now(), steady: () => performance.now(), beatMs: 1000 };

/** `before`: when no server lived, by what those before this one have written down. */
export function createTime({ wall, steady, beatMs }: Clockwork = MACHINE, before: readonly Gap[] = []): Time {
  const gaps: Gap[] = [...before];
  const listeners: ((gap: Gap) => void)[] = [];
  let now = wall();
  let steadyAt = steady();
  let lived = 0;
  /** How far the server is ahead of a wall clock that somebody has put back. */
  let ahead = 0;

  /** What the wall clock says, without a step back and with only the first of two equal jumps. */
  function reading(passed: number): number {
    const jump = wall() + ahead - now - passed;
    if (jump < -SKIP_MS) ahead -= jump;
    if (jump > SKIP_MS) ahead -= Math.min(ahead, jump);
    return Math.max(now, wall() + ahead);
  }
  function skip(gap: Gap): void {
    gaps.push(gap);
    if (gaps.length > GAPS) gaps.shift();
    for (const listener of listeners) listener(gap);
  }
  function read(): number {
    const at = steady();
    const ran = Math.max(0, at - steadyAt);
    steadyAt = at;
    const passed = ran > SKIP_MS ? 0 : ran;
    const before = now;
    now = reading(ran);
    lived += passed;
    const missed = now - before - passed;
    if (missed > SKIP_MS) skip({ from: before, to: before + missed });
    return now;
  }
  const beat = setInterval(read, beatMs).unref();

  return {
    now: read,
    lived() {
      read();
      return lived;
    },
    since(at) {
      const is = read();
      const missed = gaps.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, at)), 0);
      return Math.max(0, is - at - missed);
    },
    ago(ms) {
      let end = read();
      let rest = ms;
      for (const { from, to } of gaps.toReversed()) {
        if (end - to >= rest) break;
        rest -= end - to;
        end = from;
      }
      return end - rest;
    },
    onGap: (listener) => void listeners.push(listener),
    close: () => clearInterval(beat),
  };
}

/** A clock of which every moment counts, as tests move it by hand. */
export const gaplessTime = (now: () => number): Time => ({
  now,
  since: (at) => Math.max(0, now() - at),
  ago: (ms) => now() - ms,
  lived: now,
  onGap: () => undefined,
  close: () => undefined,
});
