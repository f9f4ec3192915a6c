import type { ClockInfo } from '@morgenrot/protocol';
import { describe, expect, it } from 'vitest';
import { daysOf, digits, leftAt, levelOf, receiveClock, wholeSeconds } from '../../src/clock/reading.ts';
import { info } from '../kit.ts';

const clock = (change: Partial<ClockInfo> = {}): ClockInfo => ({
  at: 5,
  left: { 0: 60_000, 1: 90_000 },
  running: ['0'],
  ...change,
});

describe('the time that a page shows', () => {
  it('is counted from the moment when it came, whatever the device takes for the time of day', () => {
    const read = clock({ at: 999_999_999_999 });
    receiveClock(info({ clock: read }), 1000);
    expect(leftAt(read, '0', 1000)).toBe(60_000);
    expect(leftAt(read, '0', 8500)).toBe(52_500);
    expect(leftAt(read, '0', 500)).toBe(60_000);
    expect(leftAt(read, '1', 8500)).toBe(90_000);
    receiveClock(info({ clock: read }), 8000);
    expect(leftAt(read, '0', 8500)).toBe(52_500);
  });
  it('goes below zero where time runs on', () => {
    const read = clock({ left: { 0: 1000 } });
    receiveClock(info({ clock: read }), 0);
    expect(leftAt(read, '0', 31_000)).toBe(-30_000);
  });
  it('is written as people write it', () => {
    expect([0, 9, 60, 725, 3600, 4325, -30, -61].map(digits)).toEqual([
      '0:00',
      '0:09',
      '1:00',
      '12:05',
      '1:00:00',
      '1:12:05',
      '−0:30',
      '−1:01',
    ]);
    expect(daysOf(86_399)).toBeUndefined();
    expect(daysOf(86_400 * 3 + 7200)).toEqual({ days: 3, hours: 2 });
  });
  it('shows a second until it is over, and is over at zero and not before', () => {
    expect([1, 999, 1000, 1001, 0, -1, -1000].map((ms) => wholeSeconds(ms) + 0)).toEqual([1, 1, 1, 2, 0, 0, -1]);
    expect([61, 60, 11, 10, 1, 0, -5].map(levelOf)).toEqual(['calm', 'short', 'short', 'last', 'last', 'over', 'over']);
  });
});
