import { errorOf, isSyncFailure, type StoreTrouble } from './errors.ts';
import { createThread } from './thread.ts';

/** After so many commits what they have written is taken over from the log into the database: one to three megabytes. */
const COMMITS = 200;

/**
 * What was written while the log was being taken over follows so much later. The log begins anew once nothing is left
 * in it, for which somebody has to pause for some ten milliseconds.
 */
const REST_MS = 1000;

/**
 * Where people write without a pause, one is made for them when the log has so many pages (16 MB): what is left in it
 * then is little, and the log begins anew, in the same place on the disk, which is quicker to write to than a new one.
 */
const LONG_LOG = 4000;

/**
 * Where the log is left to itself SQLite takes it over when it has grown so long (64 MB), and the commit that this
 * falls upon waits for it. It is the way out if the thread is gone.
 */
export const LONGEST_LOG = 16_000;

/** What the thread says when it is through: so many pages were in the log when it began, or why it could not. */
export interface TakenOver {
  log: number;
  failed?: StoreTrouble;
}

/**
 * Takes the write-ahead log over into the database beside the thread that answers people: it takes some ten
 * milliseconds, and several waits for the disk.
 */
export function createCheckpoints(path: string, onLost: (error: unknown) => void = () => undefined) {
  let commits = 0;
  let rest: NodeJS.Timeout | undefined;
  let isBusy = false;
  let needsPause = false;
  let goOn: (() => void) | undefined;

  const thread = createThread<TakenOver>(new URL('./checkpoints.thread.ts', import.meta.url), path, 'checkpoints', {
    said({ log, failed }) {
      isBusy = false;
      // Anything else is tried again with the next commits.
      if (failed && isSyncFailure(errorOf(failed))) onLost(errorOf(failed));
      // What is written while it is taken over is not in it; in a pause nothing is.
      needsPause = !goOn && log >= LONG_LOG;
      resume();
      rest = setTimeout(() => {
        if (commits > 0) takeOver();
      }, REST_MS).unref();
    },
    // Nothing is lost with it: see LONGEST_LOG.
    gone: resume,
  });

  function resume(): void {
    goOn?.();
    goOn = undefined;
  }

  function takeOver(): void {
    const worker = isBusy ? undefined : thread.get();
    if (!worker) return;
    clearTimeout(rest);
    commits = 0;
    isBusy = true;
    needsPause = false;
    worker.postMessage('take over');
  }

  return {
    /** Whoever wants to write on waits for what comes back, if anything does. */
    committed(): Promise<void> | undefined {
      commits++;
      const isPause = needsPause && !isBusy;
      if (isPause || commits >= COMMITS) takeOver();
      if (!isPause || !isBusy) return undefined;
      return new Promise((resolve) => {
        goOn = resolve;
      });
    },
    close(): Promise<void> {
      clearTimeout(rest);
      return thread.end();
    },
  };
}
