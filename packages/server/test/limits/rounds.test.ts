import { expect, it } from 'vitest';
import { createRounds } from '../../src/limits/rounds.ts';

/** Time that passes only where something is done. */
function clock() {
  let now = 0;
  const work = (ms: number): void => {
    now += ms;
  };
  return { now: () => now, work };
}

const nextRound = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('what comes alone is done at once', () => {
  const done: string[] = [];
  createRounds(clock().now).take('a', () => void done.push('one'));
  expect(done).toEqual(['one']);
});

it('a crowd is served by rounds, and others are heard between them', async () => {
  const { now, work } = clock();
  const rounds = createRounds(now);
  const done: number[] = [];
  for (let n = 0; n < 12; n++)
    rounds.take('a', () => {
      work(2);
      done.push(n);
    });
  const after: number[] = [done.length];
  while (done.length < 12) {
    await nextRound();
    after.push(done.length);
  }
  expect(done).toEqual(Array.from({ length: 12 }, (_, n) => n));
  // Two of two milliseconds fill a round of four.
  expect(after).toEqual([2, 4, 6, 8, 10, 12]);
});

it('who comes with one waits for one of each, and not for all of somebody else', async () => {
  const { now, work } = clock();
  const rounds = createRounds(now);
  const done: string[] = [];
  const task = (name: string) => () => {
    work(4);
    done.push(name);
  };
  for (let n = 0; n < 5; n++) rounds.take('many', task(`many ${n}`));
  rounds.take('one', task('one'));
  while (done.length < 6) await nextRound();
  expect(done.indexOf('one')).toBe(2);
});

it('what a task leads to at once belongs to its round', async () => {
  const { now, work } = clock();
  const rounds = createRounds(now);
  const done: number[] = [];
  const doneBefore: number[] = [];
  rounds.take('a', () => work(4));
  for (let n = 0; n < 3; n++)
    rounds.take('a', () => {
      doneBefore.push(done.length);
      void Promise.resolve()
        .then(() => work(1))
        .then(() => done.push(n));
    });
  while (done.length < 3) await nextRound();
  expect(doneBefore).toEqual([0, 1, 2]);
});
