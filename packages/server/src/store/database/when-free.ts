import { setTimeout as pause } from 'node:timers/promises';
import { isBusy, isOutdated } from './errors.ts';

/** A page says again after eight seconds what nobody has answered: it hears before that that it cannot be stored. */
const PATIENCE_MS = 5000;
const AGAIN_MS = 20;
/** Nobody has tried for so long: what is in the way now is something else. */
const ANOTHER_MS = 1000;

/**
 * Does something as soon as no other program holds the database. SQLite's own way to wait is to let the thread stand
 * still that serves everybody, those included who want nothing of the database. Whoever comes when others have waited
 * in vain already is told so at once: all go over one connection, and would wait for each other's waiting.
 */
export function createWhenFree(now: () => number = () => performance.now()) {
  let held: { since: number; seen: number } | undefined;

  function isHopeless(): boolean {
    const time = now();
    if (!held || time - held.seen > ANOTHER_MS) held = { since: time, seen: time };
    held.seen = time;
    return time - held.since > PATIENCE_MS;
  }
  return async <T>(run: () => Promise<T>): Promise<T> => {
    let hasWaited = false;
    for (;;) {
      try {
        const result = await run();
        if (hasWaited) held = undefined;
        return result;
      } catch (error) {
        if (!isBusy(error) || isOutdated(error) || isHopeless()) throw error;
        hasWaited = true;
        await pause(AGAIN_MS);
      }
    }
  };
}
