import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder.ts';

/** A process that is killed keeps nothing; by then the first people have been served and most is compiled. */
const KEPT_AFTER_MS = 20_000;

/**
 * What Node makes of the sources is kept beside the database, where nobody else can write: the next start reads it
 * instead of the sources. It has to be asked for before they are loaded, and where it cannot be kept, nothing is lost.
 */
export function keepCompiled(dataDir: string): void {
  try {
    makeDataFolder(dataDir);
  } catch {
    return;
  }
  enableCompileCache(join(dataDir, 'compiled'));
  setTimeout(flushCompileCache, KEPT_AFTER_MS).unref();
}
