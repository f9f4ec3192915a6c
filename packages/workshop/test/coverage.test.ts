import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cover, coverage, coverageOf, coveragePageOf, gamesToCover, titlesIn } from '../src/coverage.ts';

describe('the coverage pages', () => {
  it('there is at least one game to cover', () => {
    expect(gamesToCover()).toContain('new-dawn');
  });
  it.each(gamesToCover())(
    'of %s list every rule, card and tile with a test that proves it, and are up to date (pnpm coverage)',
    async (game) => {
      const { page, missing } = await coverage(game);
      expect(missing).toEqual([]);
      expect(readFileSync(coveragePageOf(game), 'utf8')).toBe(page);
    },
  );
  it('name a hundred tests and more about two cards of A New Dawn that meet', async () => {
    expect((await coverage('new-dawn')).interplays).toBeGreaterThanOrEqual(100);
  });
});

describe('a made-up game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'made-up-game-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, 'test'), { recursive: true });
    writeFileSync(join(folder, 'test', name), text);
  };
  it('is missing what it says its tests prove', async () => {
    await expect(coverageOf(folder)).rejects.toThrow('test');
  });
  it('with a card in its table that no test names is red, and green once one does', async () => {
    write(
      'coverage.ts',
      "const CARDS = { sun: 'Sun', moon: 'Moon' };\nexport const demands = { rules: { 'R1': 'turns' }, cards: CARDS };\n",
    );
    write('a.test.ts', "it('R1: a turn [sun]', () => {});\nit.todo('[moon]');\ndescribe('[moon]', () => {});\n");
    expect((await coverageOf(folder, folder)).missing).toEqual(['moon']);
    expect((await coverageOf(folder, folder)).page).toContain('| moon | Moon | **missing** |');
    write('b.test.ts', "it('[moon] rises', () => {});\n");
    expect((await coverageOf(folder, folder)).missing).toEqual([]);
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
  it('is nothing where a test is skipped, and nothing by a group without tests', () => {
    const lies =
      "it.skip('R1', f); test.todo('R2'); describe.skip('R3', () => { it('R4', f); }); describe('R5', () => {});";
    expect(titlesIn('a.test.ts', lies)).toEqual([]);
    expect(
      titlesIn('a.test.ts', "describe.skipIf(quick)('R6', () => { it('R7', f); });").map(({ title }) => title),
    ).toEqual(['R6', 'R7']);
  });
  it('is only what is named in full: R1 is not R10, TC-B1 not TC-B12', () => {
    const demands = {
      rules: { 'R8.2': 'reset', R1: 'terms', 'R10.1': 'placing', 'R9.9': 'nothing', 'TC-B1': '', 'TC-B12': '' },
      cards: { capitalism: '', petra: '', seoul: '', rome: '' },
    };
    expect(cover(demands, titles).missing).toEqual(['R1', 'R9.9', 'TC-B12', 'rome']);
  });
});
