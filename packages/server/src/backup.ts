import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { parseSettings } from './settings.ts';
import { backup } from './store/backup/backup.ts';

const USAGE = `pnpm backup FILE   writes a compressed backup of this server to FILE (- for standard output).
The server may be running. Database: DATA_DIR or DATABASE_URL, as for the server.`;

/** A file that is only half there must not look like a backup. */
async function toFile(lines: NodeJS.ReadableStream, file: string): Promise<void> {
  const half = `${file}.part`;
  try {
    await pipeline(lines, createGzip(), createWriteStream(half, { mode: 0o600 }));
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

const [file] = process.argv.slice(2);
const parsed = parseSettings(process.env);
if (file === undefined || file === '--help') {
  console.error(USAGE);
  process.exitCode = file === undefined ? 2 : 0;
} else if (!parsed.ok) {
  console.error(parsed.problems.join('\n'));
  process.exitCode = 1;
} else {
  const { lines, close } = await backup(parsed.settings);
  if (file === '-') await pipeline(lines, createGzip(), process.stdout, { end: false });
  else await toFile(lines, resolve(process.env.INIT_CWD ?? '.', file));
  await close();
}
