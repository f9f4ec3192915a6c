import { Worker } from 'node:worker_threads';

interface Ears<Said> {
  said(what: Said): void;
  /** It has gone by itself, or was ended; it may be said twice. */
  gone(error: Error): void;
}

/**
 * A thread of the store's own, with the database's path. It begins when it is first wanted, and one that has gone does
 * not begin again: whoever used it knows how to do without.
 */
export function createThread<Said>(program: URL, path: string, name: string, ears: Ears<Said>) {
  let thread: Worker | 'gone' | undefined;

  function begin(): Worker {
    const worker = new Worker(program, { workerData: path, name });
    // A process that has nothing else to do ends.
    worker.unref();
    worker.on('message', ears.said);
    const gone = (error: Error): void => {
      thread = 'gone';
      ears.gone(error);
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error(`the thread “${name}” has ended`)));
    return worker;
  }

  return {
    /** Nothing where there is none, or none any more. */
    get(): Worker | undefined {
      try {
        thread ??= begin();
      } catch {
        // This system has no thread left for us.
        thread = 'gone';
      }
      return thread === 'gone' ? undefined : thread;
    },
    /** It is through with everything that it has been told before. */
    async end(): Promise<void> {
      const worker = thread;
      thread = 'gone';
      if (worker === undefined || worker === 'gone') return;
      worker.ref();
      worker.postMessage('end');
      // It ends in either case; `once` of events would not wait for it after an error.
      await new Promise((resolve) => worker.once('exit', resolve));
    },
  };
}
