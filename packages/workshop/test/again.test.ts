import { describe, expect, it } from 'vitest';
import { afterAgain, journeysOf, MOST_AGAIN, testPlaceOf, toRunAgain } from '../src/again.ts';
import { type JourneyReport, journeyTally } from '../src/reports.ts';

type Played = readonly [title: string, status: string];

const report = (...played: Played[]): JourneyReport => ({
  errors: [],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: played.map(([title, status], n) => ({
            title,
            file: 'a.journey.ts',
            line: n + 1,
            tests: [{ status, annotations: [], results: [{ duration: 1500 }] }],
          })),
        },
      ],
    },
  ],
});

const again = (first: JourneyReport) => toRunAgain(first, journeyTally(first)).map(testPlaceOf);

describe('a journey that fails', () => {
  const first = report(['sits down', 'expected'], ['plays', 'unexpected'], ['watches', 'unexpected']);

  it('is run again, by its place', () => {
    expect(again(first)).toEqual(['test/a.journey.ts:2', 'test/a.journey.ts:3']);
    expect(again(report(['sits down', 'expected']))).toEqual([]);
  });

  it('has passed if it passes alone, and is named', () => {
    const failed = journeysOf(first).filter((journey) => journey.failed);
    const second = report(['plays', 'expected'], ['watches', 'unexpected']);
    expect(afterAgain(journeyTally(first), failed, second)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
      notes: ['flaky: test/a.journey.ts:2 plays'],
    });
  });

  it('has failed if its second run did not get as far', () => {
    const failed = journeysOf(first).filter((journey) => journey.failed);
    expect(afterAgain(journeyTally(first), failed, report())).toMatchObject({ passed: 1, failed: 2, notes: [] });
    expect(afterAgain(journeyTally(first), failed, report(['plays', 'skipped']))).toMatchObject({ failed: 2 });
  });

  it('stays failed where many fail, or where something beside the journeys went wrong', () => {
    const many = Array.from({ length: MOST_AGAIN + 1 }, (_, n): Played => [`plays ${n}`, 'unexpected']);
    expect(again(report(...many))).toEqual([]);
    expect(again({ ...first, errors: [{}] })).toEqual([]);
    expect(again(report(['plays', 'unexpected'], ['watches', 'skipped']))).toEqual([]);
  });
});
