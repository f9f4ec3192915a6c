import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type JourneyReport,
  journeyTally,
  runnerTally,
  slowest,
  type UnitReport,
  unitTally,
  unitTimes,
} from '../src/reports.ts';
import { tree } from './tree.ts';

type Report = Parameters<typeof unitTally>[0];
const file = (status: string, ...assertions: string[]): UnitReport['testResults'][number] => ({
  name: 'a.test.ts',
  status,
  assertionResults: assertions.map((each) => ({ status: each })),
});

describe('a report of unit tests', () => {
  it('is summed over its files', () => {
    const testResults = [file('passed', 'passed', 'passed', 'todo'), file('failed', 'failed', 'passed', 'pending')];
    expect(unitTally({ testResults })).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  it('counts a file that could not be loaded', () => {
    expect(unitTally({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('takes a word it does not know for a failure', () => {
    expect(unitTally({ testResults: [file('passed', 'exploded')] }).failed).toBe(1);
  });
});

describe('a report of journeys', () => {
  const test = (status: string, ...annotations: string[]) => ({
    status,
    annotations: annotations.map((type) => ({ type })),
    results: [],
  });
  const report = (...tests: ReturnType<typeof test>[]): JourneyReport => ({
    errors: [],
    suites: [{ specs: [spec(tests.slice(0, 1))], suites: [{ specs: [spec(tests.slice(1))] }] }],
  });
  const spec = (tests: ReturnType<typeof test>[]) => ({ title: 'plays', file: 'a.journey.ts', line: 1, tests });

  it('is summed over suites in suites', () => {
    const tests = [test('expected'), test('flaky'), test('unexpected'), test('skipped', 'slow', 'skip')];
    expect(journeyTally(report(...tests))).toEqual({ passed: 2, failed: 1, skipped: 1 });
  });

  it('counts a test that did not come to run as failed', () => {
    expect(journeyTally(report(test('expected'), test('skipped')))).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts an error outside of tests', () => {
    expect(journeyTally({ ...report(test('expected')), errors: [{}] })).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
});

describe('the time of tests', () => {
  it('is told for the slowest, the longest first', () => {
    const tests = unitTimes({
      testResults: [
        {
          name: '/anywhere/packages/engine/test/ask.test.ts',
          status: 'passed',
          assertionResults: [
            { status: 'passed', fullName: 'asks', duration: 400 },
            { status: 'passed', fullName: 'samples', duration: 12_000 },
            { status: 'skipped', fullName: 'waits' },
          ],
        },
      ],
    });
    expect(slowest(tests, 2)).toEqual([
      '  12.0 s   engine/test/ask.test.ts samples',
      '   0.4 s   engine/test/ask.test.ts asks',
    ]);
  });
});

describe('a runner', () => {
  const outcome = (report: Report | undefined, code: number): { said: string[]; sum: ReturnType<typeof unitTally> } => {
    const said: string[] = [];
    const root = tree(report ? { 'report.json': report } : {});
    const sum = runnerTally('tests', { path: join(root, 'report.json'), code }, unitTally, (line) => said.push(line));
    return { said, sum };
  };

  it('is believed when report and exit code agree', () => {
    expect(outcome({ testResults: [file('passed', 'passed')] }, 0).sum).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(outcome({ testResults: [file('failed', 'failed')] }, 1).sum).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it.each([
    ['without a report', undefined, 139, 'tests: the runner ended (139) without a report.'],
    ['without a test', { testResults: [file('passed', 'todo')] }, 0, 'tests: no test ran.'],
    [
      'in an error although all passed',
      { testResults: [file('passed', 'passed')] },
      1,
      'tests: the runner ended with 1, although no test failed.',
    ],
  ])('has failed when it ends %s', (_how, report, code, sentence) => {
    const { said, sum } = outcome(report, code);
    expect(sum.failed).toBe(1);
    expect(said).toEqual([sentence]);
  });
});
