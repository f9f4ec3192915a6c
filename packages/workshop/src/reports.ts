import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type Tally, tally } from './tally.ts';

/** What we read of Vitest's JSON report. */
export interface UnitReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName?: string; duration?: number | null }[];
  }[];
}

/** What we read of Playwright's JSON report. */
export interface JourneyReport {
  errors: unknown[];
  suites: JourneySuite[];
}
export interface JourneySuite {
  suites?: JourneySuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; annotations: { type: string }[]; results: { duration: number }[] }[];
  }[];
}

/** Every test of a Vitest run; a file that could not even be loaded counts as one failure. */
export function unitTally(report: UnitReport): Tally {
  return tally(
    ...report.testResults.map(({ status, assertionResults }) => {
      const sum = tally(...assertionResults.map((each) => UNIT[each.status] ?? { failed: 1 }));
      return status === 'failed' && sum.failed === 0 ? tally(sum, { failed: 1 }) : sum;
    }),
  );
}

const UNIT: Record<string, Partial<Tally>> = {
  passed: { passed: 1 },
  skipped: { skipped: 1 },
  pending: { skipped: 1 },
  disabled: { skipped: 1 },
  todo: { skipped: 1 },
};

/** Every test of a Playwright run. One that was to run and did not has failed: only what says "skip" is skipped. */
export function journeyTally(report: JourneyReport): Tally {
  const all = report.suites.flatMap(testsOf).map((test): Partial<Tally> => {
    if (test.status === 'expected' || test.status === 'flaky') return { passed: 1 };
    const meant = test.annotations.some(({ type }) => type === 'skip' || type === 'fixme');
    return test.status === 'skipped' && meant ? { skipped: 1 } : { failed: 1 };
  });
  const sum = tally(...all);
  return report.errors.length > 0 && sum.failed === 0 ? tally(sum, { failed: 1 }) : sum;
}

const testsOf = (suite: JourneySuite): JourneySuite['specs'][number]['tests'] => [
  ...suite.specs.flatMap((spec) => spec.tests),
  ...(suite.suites ?? []).flatMap(testsOf),
];

/**
 * What came of a test runner. One that left no report, ran nothing, or went wrong although every test passed has
 * failed; `say` tells which.
 */
export function runnerTally<R>(
  name: string,
  { path, code }: { path: string; code: number },
  count: (report: R) => Tally,
  say: (line: string) => void,
): Tally {
  const failed = (why: string, sum = tally()): Tally => {
    say(`${name}: ${why}`);
    return tally(sum, { failed: 1 });
  };
  const report = readReport<R>(path);
  if (!report) return failed(`the runner ended (${code}) without a report.`);
  const sum = count(report);
  if (sum.passed + sum.failed === 0) return failed('no test ran.', sum);
  if (code !== 0 && sum.failed === 0) return failed(`the runner ended with ${code}, although no test failed.`, sum);
  return sum;
}

/** The tests that took longest, for whoever wants the suite to be short. */
export const slowest = (tests: readonly { name: string; seconds: number }[], most = 10): string[] =>
  [...tests]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s   ${name}`);

/** The time that each test of a Vitest run took. */
export const unitTimes = ({ testResults }: UnitReport): { name: string; seconds: number }[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName = '', duration }) => ({
      name: `${name.replace(/^.*\/packages\//, '')} ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );

/** A report that was written, or nothing. */
export const readReport = <R>(path: string): R | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as R) : undefined;

/** Removes the report of an earlier run, lest it be taken for this one's. */
export const forgetReport = (path: string): void => rmSync(path, { force: true });
