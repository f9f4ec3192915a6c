import { expect, it } from 'vitest';
import { runStages } from '../src/stages.ts';
import { closingLine, tally } from '../src/tally.ts';

it('runs every stage, whatever happens to the ones before, and sums', async () => {
  const lines: string[] = [];
  const total = await runStages(
    [
      { name: 'one', run: async () => ({ passed: 2 }) },
      { name: 'two', run: () => Promise.reject(new Error('broken')) },
      { name: 'three', run: async () => ({ passed: 1, failed: 1, skipped: 3 }) },
    ],
    (line) => lines.push(line),
  );
  expect(total).toEqual({ passed: 3, failed: 2, skipped: 3 });
  expect(lines.join('\n')).toContain('two: Error: broken');
  expect(lines.at(-1)).toMatch(/^three +0\.0 s {3}1 passed, 1 failed, 3 skipped$/);
});

it('says at the end once more what a stage wants to be known', async () => {
  const lines: string[] = [];
  await runStages([{ name: 'one', run: async () => ({ passed: 2, notes: ['flaky: a b'] }) }], (line) =>
    lines.push(line),
  );
  expect(lines.slice(-2)).toEqual([expect.stringMatching(/^one .* 2 passed, 0 failed$/), 'flaky: a b']);
});

it('closes with the plain line, and names skipped tests only if there are any', () => {
  expect(closingLine(tally())).toBe('0 passed, 0 failed');
  expect(closingLine(tally({ passed: 12 }, { failed: 1 }))).toBe('12 passed, 1 failed');
  expect(closingLine(tally({ passed: 1, skipped: 2 }))).toBe('1 passed, 0 failed, 2 skipped');
});
