import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { ADMIN_LIMITS } from '@morgenrot/protocol';
import { refuse } from './reasons.ts';
import { parseSettings, type Settings } from './settings.ts';
import { openStore } from './store/index.ts';
import type { Imported } from './transfer/import.ts';
import { sentenceOf } from './transfer/sentences.ts';

// Before anything of the framework is loaded: without it, its reducer checks the whole state at every move.
process.env.NODE_ENV ||= 'production';

const USAGE = `pnpm run import FILE   imports a match of another server into this server's database (- for standard input).
It is played again and compared before anything is stored. Where it still runs, its seats are given out by the links that
this prints. The server may be running. Database: DATA_DIR or DATABASE_URL, as for the server.`;

/** The whole text; nothing if it is longer than any match. */
async function textOf(source: Readable): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > ADMIN_LIMITS.file) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function report({ publicUrl, port }: Settings, { table, links }: Imported): void {
  const address = publicUrl?.replace(/\/$/, '') ?? `http://localhost:${port}`;
  console.log(`Imported: ${address}/table/${table}`);
  if (links.length === 0) return;
  console.log('Links to its seats; each works once, for a week:');
  for (const { name, token } of links) console.log(`  ${name}: ${address}/claim#${token}`);
}

async function run(settings: Settings, file: string): Promise<void> {
  const source = file === '-' ? process.stdin : createReadStream(resolve(process.env.INIT_CWD ?? '.', file));
  const text = await textOf(source);
  const store = await openStore({ ...settings, isUnhurried: true }, () => undefined);
  const { GAMES, OLDER_RULES } = await import('@morgenrot/catalog');
  const { createRuleSets } = await import('./match/memory/rule-sets.ts');
  const { importMatch } = await import('./transfer/import.ts');
  const rules = createRuleSets([...Object.values(GAMES), ...OLDER_RULES]);
  const result =
    text === undefined
      ? refuse('import.tooLarge', { most: ADMIN_LIMITS.file })
      : await importMatch({ store, rules, now: Date.now }, text);
  await store.close();
  if (result.ok) report(settings, result.value);
  else {
    console.error(`${sentenceOf(result.reason)} Nothing was stored.`);
    process.exitCode = 1;
  }
}

const words = process.argv.slice(2);
const [file] = words;
const parsed = parseSettings(process.env);
if (file === undefined || words.length > 1 || file.startsWith('--')) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (!parsed.ok) {
  console.error(parsed.problems.join('\n'));
  process.exitCode = 1;
} else {
  await run(parsed.settings, file).catch((error: Error) => {
    console.error(`Import failed: ${error.message}`);
    process.exitCode = 1;
  });
}
