import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { makeDataFolder } from '../../data-folder.ts';
import { isBusy } from './errors.ts';

/** Another server runs on this database. */
export class HeldError extends Error {
  constructor(dataDir: string) {
    super(`another server runs on the database in ${dataDir}. Stop it, or give this one a DATA_DIR of its own`);
    this.name = 'HeldError';
  }
}

/** A server that has just been told to end gets this long to let go. */
const PATIENCE_MS = 3000;
const AGAIN_MS = 50;

function tryToHold(path: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/**
 * Holds the database in a folder for one server. The lock is SQLite's own, on an empty file: the system releases it
 * when the process ends, however it ends. Backup and export do not ask for it.
 */
export async function holdDatabase(dataDir: string, patienceMs = PATIENCE_MS): Promise<{ release(): void }> {
  makeDataFolder(dataDir);
  const until = performance.now() + patienceMs;
  for (;;) {
    const lock = tryToHold(join(dataDir, 'morgenrot.db.lock'));
    if (lock) return { release: () => lock.isOpen && lock.close() };
    if (performance.now() > until) throw new HeldError(dataDir);
    await pause(AGAIN_MS);
  }
}
