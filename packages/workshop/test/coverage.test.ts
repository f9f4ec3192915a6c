import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COVERAGE_PAGE, cover, coverage, titlesIn } from '../src/coverage.ts';

describe('the coverage page', () => {
  it('lists every rule, worked case and card with a test that proves it, and is up to date (pnpm coverage)', () => {
    const { page, missing, interplays } = coverage();
    expect(missing).toEqual([]);
    expect(interplays).toBeGreaterThanOrEqual(100);
    expect(readFileSync(COVERAGE_PAGE, 'utf8')).toBe(page);
  });
});

describe('what a test proves', () => {
  const source = `
    describe('R8 focus row', () => {
      it('R8.2: a card goes to the first slot [capitalism]', () => {});
      test.each([1, 2])('TC-B1 with %i [petra x seoul]', () => {});
      test(\`R10.1 for \${name}\`, () => {});
      other('R9.9');
    });`;
  const titles = titlesIn('a.test.ts', source);
  it('is read from its name, wherever that stands', () => {
    expect(titles.map(({ title }) => title)).toEqual([
      'R8 focus row',
      'R8.2: a card goes to the first slot [capitalism]',
      'TC-B1 with %i [petra x seoul]',
      'R10.1 for …',
    ]);
  });
  it('is only what is named in full: R1 is not R10, TC-B1 not TC-B12', () => {
    const demands = {
      rules: { 'R8.2': 'reset', R1: 'terms', 'R10.1': 'placing', 'R9.9': 'nothing' },
      cases: ['TC-B1', 'TC-B12'],
      cards: { capitalism: '', petra: '', seoul: '', rome: '' },
    };
    expect(cover(demands, titles).missing).toEqual(['R1', 'R9.9', 'TC-B12', 'rome']);
  });
});
