import { pnpm } from './install.mjs';
import { nameRefused } from './new-game/refused.ts';
import { writeGame } from './new-game/write.ts';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { commandOf } from './runtime.mjs';

// `pnpm new-game NAME` writes a small dice game that plays; docs/new-game.md tells how it becomes yours.
const [name, ...more] = process.argv.slice(2);
const refused = more.length > 0 ? 'Give one name, without spaces: pnpm new-game lucky-dice' : nameRefused(ROOT, name);

if (refused !== undefined || name === undefined) {
  console.error(refused);
  process.exitCode = 1;
} else {
  const written = writeGame(ROOT, name);
  for (const path of written) console.log(path);
  process.exitCode = await finish(written);
  if (process.exitCode === 0) console.log(`"${name}" is on the shelf: pnpm dev shows it. Go on with docs/new-game.md.`);
}

/** Brings lock file, format and coverage page in step; gives the first exit code that is not 0. */
async function finish(written: readonly string[]): Promise<number> {
  const node = (...args: string[]) => run(process.execPath, args, { cwd: ROOT });
  const installed = await pnpm(['install', '--no-frozen-lockfile']);
  if (installed !== 0) return installed;
  const format = await node(commandOf(ROOT, '@biomejs/biome', 'biome'), 'check', '--write', ...written);
  if (format.code !== 0) return format.code;
  return (await node('packages/workshop/src/coverage.ts')).code;
}
