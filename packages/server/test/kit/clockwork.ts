import type { Clockwork } from '../../src/time.ts';

/** The clocks of a machine that a test moves. */
export interface ClockworkByHand extends Clockwork {
  /** Time passes; a process that lives reads its clock meanwhile. */
  pass(ms: number): void;
  /** The machine sleeps: only the wall clock knows. */
  sleep(ms: number): void;
  /** The process stands still: both clocks run on, and nobody reads them. */
  stop(ms: number): void;
  /** Somebody sets the wall clock. */
  jump(ms: number): void;
  /** The process has seen what the clocks say now. */
  seen(): Promise<void>;
}

export function clockworkByHand(start = 1_800_000_000_000): ClockworkByHand {
  let wall = start;
  let steady = 1000;
  const pass = (ms: number): void => {
    wall += ms;
    steady += ms;
  };
  const jump = (ms: number): void => {
    wall += ms;
  };
  const onRead: (() => void)[] = [];
  const read = (): number => {
    for (const go of onRead.splice(0)) go();
    return wall;
  };
  const seen = (): Promise<void> => new Promise((resolve) => onRead.push(resolve));
  return { wall: read, steady: () => steady, beatMs: 5, seen, pass, stop: pass, sleep: jump, jump };
}
