import { afterEach, describe, expect, it } from 'vitest';
import { createTime } from '../../src/time.ts';
import { type ClockworkByHand, clockworkByHand } from '../kit/clockwork.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

const open: { close(): void }[] = [];
afterEach(() => {
  for (const time of open.splice(0)) time.close();
});

function timeOf(clockwork: ClockworkByHand) {
  const time = createTime(clockwork);
  open.push(time);
  /** Lives on as a process does: its clock is read all the time. */
  const lives = (ms: number): void => {
    for (let left = ms; left > 0; left -= SECOND) {
      clockwork.pass(Math.min(SECOND, left));
      time.now();
    }
  };
  return { time, lives };
}

describe('time', () => {
  it('passes as the clocks say while the process lives', () => {
    const { time, lives } = timeOf(clockworkByHand());
    const at = time.now();
    lives(90 * SECOND);
    expect(time.now() - at).toBe(90 * SECOND);
    expect(time.since(at)).toBe(90 * SECOND);
    expect(time.lived()).toBe(90 * SECOND);
    expect(time.ago(30 * SECOND)).toBe(at + 60 * SECOND);
  });

  it.each([
    ['the machine sleeps', 'sleep'],
    ['the process stands still', 'stop'],
    ['somebody sets the clock', 'jump'],
  ] as const)('counts for nobody what is missing when %s', (_what, how) => {
    for (const gap of [70 * SECOND, 2 * HOUR]) {
      const clockwork = clockworkByHand();
      const { time, lives } = timeOf(clockwork);
      const missed: number[] = [];
      time.onGap(({ from, to }) => missed.push(to - from));
      const at = time.now();
      lives(20 * SECOND);
      clockwork[how](gap);
      // The very first question after the gap gets the right answer.
      expect(time.since(at)).toBe(20 * SECOND);
      lives(10 * SECOND);
      expect(time.since(at)).toBe(30 * SECOND);
      expect(time.lived()).toBe(30 * SECOND);
      expect(time.now()).toBe(at + 30 * SECOND + gap);
      expect(time.ago(10 * SECOND)).toBe(at + 20 * SECOND + gap);
      expect(time.ago(25 * SECOND)).toBe(at + 5 * SECOND);
      expect(missed).toEqual([gap]);
    }
  });

  it('goes on when somebody sets the clock back, and makes no gap of setting it right again', () => {
    for (const gap of [70 * SECOND, 2 * HOUR]) {
      const clockwork = clockworkByHand();
      const { time, lives } = timeOf(clockwork);
      const at = time.now();
      lives(20 * SECOND);
      clockwork.jump(-gap);
      expect(time.now()).toBe(at + 20 * SECOND);
      lives(10 * SECOND);
      expect(time.since(at)).toBe(30 * SECOND);
      clockwork.jump(gap);
      lives(10 * SECOND);
      expect(time.since(at)).toBe(40 * SECOND);
      expect(time.now()).toBe(clockwork.wall());
    }
  });

  it('follows a wall clock that is put right bit by bit', () => {
    const clockwork = clockworkByHand();
    const { time, lives } = timeOf(clockwork);
    for (let n = 0; n < 100; n++) {
      clockwork.jump(n % 3 === 0 ? -20 : 15);
      lives(SECOND);
    }
    expect(Math.abs(time.now() - clockwork.wall())).toBeLessThan(50);
  });

  it('counts two gaps apart', () => {
    const clockwork = clockworkByHand();
    const { time, lives } = timeOf(clockwork);
    const at = time.now();
    lives(10 * SECOND);
    clockwork.sleep(HOUR);
    lives(10 * SECOND);
    const between = time.now();
    clockwork.stop(HOUR);
    time.now();
    lives(10 * SECOND);
    expect(time.since(at)).toBe(30 * SECOND);
    expect(time.since(between)).toBe(10 * SECOND);
    expect(time.since(time.ago(15 * SECOND))).toBe(15 * SECOND);
    expect(time.ago(25 * SECOND)).toBe(at + 5 * SECOND);
  });
});
