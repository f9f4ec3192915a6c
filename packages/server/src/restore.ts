import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { parseSettings } from './settings.ts';
import { ArchiveError } from './store/backup/archive.ts';
import { DamagedError, InUseError, restore } from './store/backup/backup.ts';
import { HeldError } from './store/database/lock.ts';

const USAGE = `pnpm restore FILE [--replace]   puts a backup (- for standard input) into this server's database.
--replace: what is there now goes. The server may run meanwhile: it stands aside for a moment.
Which database: as the server, from DATA_DIR or DATABASE_URL.`;

const words = process.argv.slice(2);
const [file] = words.filter((word) => !word.startsWith('--'));
const parsed = parseSettings(process.env);

function explain(error: unknown): string {
  if (error instanceof ArchiveError)
    return `This is no whole backup of Morgenrot, and nothing was changed: ${error.message}.`;
  if (error instanceof InUseError) return 'There are matches in this database. Say --replace if they may go.';
  if (error instanceof DamagedError)
    return 'The database is damaged. Say --replace to move it aside and restore into a new one.';
  if (error instanceof HeldError) return 'The database is damaged. Stop the server before you restore.';
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code.startsWith('Z_'))
    return 'This file is not compressed as a backup is, or it is damaged. Nothing was changed.';
  return `It could not be restored: ${message}`;
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
