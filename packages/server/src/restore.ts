import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { parseSettings } from './settings.ts';
import { ArchiveError } from './store/backup/archive.ts';
import { DamagedError, InUseError, restore } from './store/backup/backup.ts';
import { HeldError } from './store/database/lock.ts';

const USAGE = `pnpm restore FILE [--replace]   restores a backup into this server's database (- for standard input).
--replace: overwrites what is there. The server may be running; it pauses for a moment.
Database: DATA_DIR or DATABASE_URL, as for the server.`;

const words = process.argv.slice(2);
const [file] = words.filter((word) => !word.startsWith('--'));
const parsed = parseSettings(process.env);

function explain(error: unknown): string {
  if (error instanceof ArchiveError)
    return `This is not a complete backup of Morgenrot. Nothing was changed: ${error.message}.`;
  if (error instanceof InUseError) return 'This database has matches. Use --replace to overwrite them.';
  if (error instanceof DamagedError)
    return 'The database is damaged. Use --replace to move it aside and restore into a new one.';
  if (error instanceof HeldError) return 'The database is damaged. Stop the server before you restore.';
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code.startsWith('Z_')) return 'This file is not a compressed backup, or it is damaged. Nothing was changed.';
  return `Restore failed: ${message}`;
}

if (file === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (!parsed.ok) {
  console.error(parsed.problems.join('\n'));
  process.exitCode = 1;
} else {
  const source = file === '-' ? process.stdin : createReadStream(resolve(process.env.INIT_CWD ?? '.', file));
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error: Error) => unpacked.destroy(error));
  try {
    const { rows } = await restore(parsed.settings, unpacked, { replace: words.includes('--replace') });
    console.log(`Restored: ${rows} rows.`);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
