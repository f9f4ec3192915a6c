/**
 * What Node makes of the sources is kept beside the database, where nobody else can write: the next start reads it
 * instead of the sources. It has to be asked for before they are loaded, and in plain JavaScript: then Node need not
 * even load what makes JavaScript of TypeScript, a seventh of a start. Where it cannot be kept, nothing is lost.
 */
import { mkdirSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

/** A process that is killed keeps nothing; by then the first people have been served and most is compiled. */
const KEPT_AFTER_MS = 20_000;
/** As `data-folder.ts` makes it, and `settings.ts` names it. */
const OURS_ALONE = 0o700;
const dataDir = resolve(process.env.DATA_DIR || 'data');

function keepCompiled() {
  try {
    mkdirSync(dataDir, { recursive: true, mode: OURS_ALONE });
  } catch {
    return;
  }
  enableCompileCache(join(dataDir, 'compiled'));
  setTimeout(flushCompileCache, KEPT_AFTER_MS).unref();
}

keepCompiled();
