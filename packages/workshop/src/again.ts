import type { JourneyReport, JourneySuite } from './reports.ts';
import { type Tally, tally } from './tally.ts';

/** More failures than this are no bad luck: nothing is run again. */
export const MOST_AGAIN = 5;

/** A journey as its report names it. */
export interface Journey {
  title: string;
  file: string;
  line: number;
  seconds: number;
  failed: boolean;
  passed: boolean;
}

export const journeysOf = ({ suites }: JourneyReport): Journey[] =>
  suites.flatMap(specsOf).map(({ file, line, title, tests }) => ({
    title,
    file,
    line,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    failed: tests.some(({ status }) => status === 'unexpected'),
    passed: tests.length > 0 && tests.every(({ status }) => status === 'expected'),
  }));

const specsOf = (suite: JourneySuite): JourneySuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** The journeys to run once more, alone: those that failed, unless they are many or something else went wrong too. */
export function toRunAgain(report: JourneyReport, sum: Tally): Journey[] {
  const failed = journeysOf(report).filter((journey) => journey.failed);
  const isBadLuck = report.errors.length === 0 && failed.length <= MOST_AGAIN && sum.failed === failed.length;
  return isBadLuck ? failed : [];
}

/** The runner's own way to name one journey. */
export const testPlaceOf = ({ file, line }: Journey): string => `test/${file}:${line}`;

const isSame = (one: Journey, other: Journey): boolean => one.file === other.file && one.title === other.title;

/** What both runs come to: a journey that passes alone has passed, and is named as unsteady. */
export function afterAgain(sum: Tally, failed: readonly Journey[], again: JourneyReport): Tally & { notes: string[] } {
  const second = journeysOf(again);
  const flaky = failed.filter((one) => second.some((other) => isSame(one, other) && other.passed));
  return {
    ...tally(sum, { passed: flaky.length, failed: -flaky.length }),
    notes: flaky.map((journey) => `flaky: ${testPlaceOf(journey)} ${journey.title}`),
  };
}
