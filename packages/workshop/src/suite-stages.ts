import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAgain, type Journey, journeysOf, testPlaceOf, toRunAgain } from './again.ts';
import { checkBoundaries } from './boundaries.ts';
import { requireBrowser } from './browser.mjs';
import { buildClient } from './client-build.mjs';
import {
  forgetReport,
  type JourneyReport,
  journeyTally,
  readReport,
  runnerTally,
  slowest,
  type UnitReport,
  unitTally,
  unitTimes,
} from './reports.ts';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { commandOf } from './runtime.mjs';
import { findServices } from './services.ts';
import type { Stage } from './stages.ts';
import type { Tally } from './tally.ts';
import { checkTypes } from './types.ts';

/** Where reports, traces and screenshots go. */
export const ARTEFACTS = join(ROOT, 'artefacts');

const node = process.execPath;
/** No run of tests takes this long; one that hangs is ended and counts as failed. */
const LIMIT = 40 * 60_000;

export const typesOf = (ids?: string[]): Stage => ({ name: 'types', run: () => checkTypes(ROOT, ids) });

export const lintOf = (paths: string[]): Stage => ({
  name: 'lint',
  run: async () => {
    const args = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...paths];
    return asOne((await run(node, [biome(), ...args])).code === 0);
  },
});

export const boundaries: Stage = { name: 'boundaries', run: async () => asOne(checkBoundaries(ROOT)) };

/** Unit, property and integration tests of all packages in one run, or those that a change since a commit can touch. */
export const tests = (env: Record<string, string> = {}, { since }: { since?: string } = {}): Stage => ({
  name: 'tests',
  run: async () => {
    const services = await findServices(process.env);
    const required = process.env.REQUIRE_SERVICES === '1';
    for (const name of services.missing) {
      console.log(
        `!!! ${name} does not answer: ${required ? 'it is required here' : 'tests that need it do not run'}.`,
      );
    }
    const path = report('tests.json');
    const vitest = join(ROOT, 'packages', 'workshop', 'vitest.config.ts');
    const args = ['run', '--config', vitest, '--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
    const which = since === undefined ? [] : [`--changed=${since}`];
    const { code } = await run(node, [commandOf(ROOT, 'vitest'), ...args, ...which], {
      env: { ...process.env, ...services.env, ...env, NODE_ENV: 'test' },
      timeout: LIMIT,
    });
    if (since !== undefined && hasNoTests(path)) return { notes: ['tests: none can be touched by this change'] };
    const sum = runnerTally('tests', { path, code }, unitTally, console.log);
    const told = readReport<UnitReport>(path);
    sayTimes('tests', told ? unitTimes(told) : []);
    return required ? { ...sum, failed: sum.failed + services.missing.length } : sum;
  },
});

export const pageStage: Stage = { name: 'page', run: async () => asOne(await buildClient()) };

/** Whole journeys in a real browser. The few that fail are run once more, each alone: two cores may have been too busy. */
export const journeys: Stage = {
  name: 'journeys',
  run: async () => {
    const browser = await requireBrowser(console.log);
    console.log(`Browser: ${browser}`);
    const first = await runJourneys(browser, 'journeys', []);
    sayTimes('journeys', first.report ? journeysOf(first.report).map(named) : []);
    const failed = first.report ? toRunAgain(first.report, first.sum) : [];
    if (failed.length === 0) return first.sum;
    console.log(`\nOnce more, alone: ${failed.map(testPlaceOf).join(' ')}`);
    const again = await runJourneys(browser, 'journeys-again', [
      '--workers=1',
      '--trace=on',
      ...failed.map(testPlaceOf),
    ]);
    return again.report ? afterAgain(first.sum, failed, again.report) : first.sum;
  },
};

async function runJourneys(
  browser: string,
  name: string,
  which: string[],
): Promise<{ sum: Tally; report: JourneyReport | undefined }> {
  const folder = join(ROOT, 'packages', 'e2e');
  const path = report(`${name}.json`);
  const output = ['--reporter=list,json', '--output', join(ARTEFACTS, name)];
  const { code } = await run(node, [commandOf(folder, '@playwright/test', 'playwright'), 'test', ...output, ...which], {
    cwd: folder,
    env: { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    timeout: LIMIT,
  });
  const sum = runnerTally(name, { path, code }, journeyTally, console.log);
  return { sum, report: readReport<JourneyReport>(path) };
}

const named = ({ file, title, seconds }: Journey) => ({ name: `${file} ${title}`, seconds });

function sayTimes(what: string, times: { name: string; seconds: number }[]): void {
  console.log(`\nThe slowest ${what}:`);
  for (const line of slowest(times)) console.log(line);
}

/** Documents and the like: nothing to run is no failure where only what has changed was asked for. */
const hasNoTests = (path: string): boolean => (readReport<UnitReport>(path)?.testResults ?? []).length === 0;

const asOne = (good: boolean): { passed: number } | { failed: number } => (good ? { passed: 1 } : { failed: 1 });
const biome = (): string => commandOf(ROOT, '@biomejs/biome', 'biome');

function report(name: string): string {
  mkdirSync(ARTEFACTS, { recursive: true });
  const path = join(ARTEFACTS, name);
  forgetReport(path);
  return path;
}
