import { setImmediate as nextRound } from 'node:timers/promises';
import { createQueue } from './queue.ts';

/** So much long work is done in one go. An answer takes several rounds, so others wait for several of these. */
const SLICE_MS = 4;

const queue = createQueue();

/**
 * For work of many small pieces, such as playing a match again: call what comes back after each piece. When it has been
 * busy for a while it waits until everybody else has had a turn, and so has all other such work.
 */
export function pacing(now: () => number = () => performance.now()): () => Promise<void> {
  let began = now();
  return async () => {
    if (now() - began < SLICE_MS) return;
    await queue.add(() => nextRound());
    began = now();
  };
}
