import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { TakenOver } from './checkpoints.ts';

const database = new DatabaseSync(String(workerData), { timeout: 0 });

/** Passive: whoever writes or reads meanwhile is not held up, and what they still need stays in the log. */
parentPort?.on('message', (order: 'take over' | 'end') => {
  if (order === 'end') {
    database.close();
    parentPort?.close();
    return;
  }
  const row = database.prepare('pragma wal_checkpoint(passive)').get();
  parentPort?.postMessage({ log: Number(row?.log) } satisfies TakenOver);
});
