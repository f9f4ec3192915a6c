import { pathToFileURL } from 'node:url';
import { packageIds } from './packages.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { commandOf } from './runtime.mjs';
import { type Tally, tally } from './tally.ts';

/** Checks the types of packages, two at a time; each project counts as one. */
export async function checkTypes(root: string, ids = packageIds(root), print = console.log): Promise<Tally> {
  const compiler = commandOf(root, 'typescript', 'tsc');
  const check = async (id: string): Promise<Tally> => {
    const start = performance.now();
    const { code, output } = await run(process.execPath, [compiler, '-p', `packages/${id}`, '--pretty', 'false'], {
      cwd: root,
      quiet: true,
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    print(`types of ${id}: ${code === 0 ? 'fine' : 'wrong'} (${seconds} s)`);
    if (code !== 0) print(output.trimEnd());
    return tally(code === 0 ? { passed: 1 } : { failed: 1 });
  };
  return inTurns(ids, 2, check);
}

async function inTurns(ids: string[], width: number, check: (id: string) => Promise<Tally>): Promise<Tally> {
  const waiting = [...ids];
  const results: Tally[] = [];
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) results.push(await check(id));
  };
  await Promise.all(Array.from({ length: width }, worker));
  return tally(...results);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = await checkTypes(ROOT);
  console.log(`types: ${passed} packages fine, ${failed} wrong`);
  process.exitCode = failed > 0 ? 1 : 0;
}
