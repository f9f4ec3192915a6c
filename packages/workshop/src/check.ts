import { runStages } from './stages.ts';
import { boundaries, lint, tests, types } from './suite-stages.ts';
import { closingLine } from './tally.ts';

// The quick loop, for `pnpm check`: QUICK asks suites for small numbers, and there is no browser.
const total = await runStages([types, lint, boundaries, tests({ QUICK: '1' })]);
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
