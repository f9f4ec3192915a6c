import { rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { tableId } from '@morgenrot/protocol/schemas';
import { parseSettings, type Settings } from './settings.ts';
import { openStore } from './store/index.ts';
import { exportMatch } from './transfer/export.ts';
import { sentenceOf } from './transfer/sentences.ts';

const USAGE = `pnpm run export TABLE [FILE] [--whole]   writes a match into FILE (- for standard output), by default morgenrot-TABLE.json.
TABLE: the last part of the table's address. --whole: also a running match, with hidden cards.
The server may be running. Database: DATA_DIR or DATABASE_URL, as for the server.`;

/** A file that is only half there must not look like a match. */
async function toFile(text: string, file: string): Promise<void> {
  const half = `${file}.part`;
  try {
    // What is hidden in a running match is nobody else's business on this machine either.
    await writeFile(half, text, { mode: 0o600 });
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

async function run(settings: Settings, table: string, file: string, whole: boolean): Promise<void> {
  const store = await openStore({ ...settings, isUnhurried: true }, () => undefined);
  const result = await exportMatch(store, table, { whole }).finally(() => store.close());
  if (!result.ok) {
    console.error(sentenceOf(result.reason));
    process.exitCode = 1;
    return;
  }
  const text = `${JSON.stringify(result.value)}\n`;
  if (file === '-') process.stdout.write(text);
  else {
    await toFile(text, resolve(process.env.INIT_CWD ?? '.', file));
    console.log(`Written: ${file}, ${result.value.record.entries.length} entries.`);
  }
}

const WHOLE = '--whole';
const words = process.argv.slice(2);
// A table's name may begin with dashes, too.
const [table, file = `morgenrot-${table}.json`] = words.filter((word) => word !== WHOLE);
const parsed = parseSettings(process.env);
if (table === undefined || file.startsWith('--') || !tableId.safeParse(table).success) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (!parsed.ok) {
  console.error(parsed.problems.join('\n'));
  process.exitCode = 1;
} else await run(parsed.settings, table, file, words.includes(WHOLE));
