import { changedFiles, revisionOf, touchedPackages } from './changed.ts';
import { runStages, type Stage } from './stages.ts';
import { boundaries, lintOf, tests, typesOf } from './suite-stages.ts';
import { closingLine } from './tally.ts';

/** QUICK asks suites for small numbers, and there is no browser. */
const QUICK = { QUICK: '1' };
const everything: Stage[] = [typesOf(), lintOf(['.']), boundaries, tests(QUICK)];

/** Only what a change can touch. Vitest finds the tests by what they import. */
async function stagesSince(since: string): Promise<Stage[]> {
  const files = await changedFiles(since);
  const linted = files.filter((file) => /\.([cm]?[jt]sx?|json|css)$/.test(file));
  const touched = touchedPackages(files);
  console.log(`${files.length} changed files touch: ${touched.join(', ') || 'no package'}`);
  return [
    ...(touched.length > 0 ? [typesOf(touched)] : []),
    ...(linted.length > 0 ? [lintOf(linted)] : []),
    boundaries,
    ...(touched.length > 0 ? [tests(QUICK, { since })] : []),
  ];
}

// The quick loop, for `pnpm check` and `pnpm check --changed`.
const since = revisionOf(process.argv.slice(2));
const total = await runStages(since === undefined ? everything : await stagesSince(since));
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
