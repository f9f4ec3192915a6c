import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { TakenOver } from './checkpoints.ts';
import { troubleIn } from './errors.ts';

const database = new DatabaseSync(String(workerData), { timeout: 0 });

function takenOver(): TakenOver {
  try {
    return { log: Number(database.prepare('pragma wal_checkpoint(passive)').get()?.log) };
  } catch (error) {
    return { log: 0, failed: troubleIn(error) };
  }
}

/** Passive: whoever writes or reads meanwhile is not held up, and what they still need stays in the log. */
parentPort?.on('message', (order: 'take over' | 'end') => {
  if (order === 'end') {
    database.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(takenOver());
});
