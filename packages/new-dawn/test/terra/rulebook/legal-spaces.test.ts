import { describe, expect, it } from 'vitest';
import type { FocusCardId } from '../../../src/index.ts';
import { TERRA, table, terraRowWith } from '../../kit.ts';

/** A space by its drawing, and what A may lay there in the fifth slot: a city, a control token, a district. */
const SPACES: readonly [cell: string, city: boolean, control: boolean, district: boolean][] = [
  ['g', true, true, true],
  ['m', true, true, true],
  ['w', false, false, false],
  ['g.oil', false, true, true],
  ['n.pantanal', false, true, true],
  // The token of the natural wonder is with whoever has the space (Q-E10).
  ['nA.pantanal', true, false, true],
  ['g#petra', true, true, true],
  ['gA', true, false, true],
  ['gA*', true, false, true],
  ['gA@campus', true, false, true],
  ['gB', false, false, false],
  ['gB*@campus', false, false, false],
  ['gA!', false, false, false],
  ['gB!', false, false, false],
  ['g.seoul', false, false, false],
  ['g>a', false, false, false],
  ['g>a.seoul', false, false, false],
  ['F', false, false, false],
  ['FA!', false, false, false],
  ['FB!', false, false, false],
  ['F+A', false, false, false],
  ['g+A', true, true, true],
  ['g+B', true, true, true],
  ['g^A', true, true, true],
  ['g^A^A', true, true, true],
  ['g+A+B^A', true, true, true],
  ['gA+B^A', true, false, true],
  ['g^B', false, false, false],
  ['g+A^B', false, false, false],
];

/** A resolves a card in the fifth slot and is asked where; answers that are not on offer are left out. */
function resolving(card: FocusCardId, drawing: string, ...answers: string[]) {
  const row = terraRowWith(card, 5);
  const t = table(drawing, { options: TERRA, players: { A: { row } }, state: { victory: [] } });
  t.play('A', card);
  for (const answer of answers) if (t.options('A').includes(answer)) t.play('A', answer);
  return t;
}

describe('what may be laid where', () => {
  it.each(SPACES)('T2.2 T7.2 T8.7 T10.1 R10.1: on %s a city %s, a control token %s, a district %s', (...space) => {
    const [cell, city, control, district] = space;
    const built = resolving('urbanization', `gA!! g g ${cell} w gB!!\n. . g w . .`, 'city');
    expect(built.options('A').includes('3,0')).toBe(city);
    const beside = `gA!! ${cell} w gB!!\ng . . .`;
    expect(resolving('early-empire', beside).options('A').includes('1,0')).toBe(control);
    const placed = resolving('irrigation', beside, 'district');
    expect(placed.options('A').includes('theater-square@1,0')).toBe(district);
  });
  it('T2.2 T10.1: no city beside a city, a city-state or a fort, whoever has it; beside anything else it may be', () => {
    const beside = (cell: string): boolean =>
      resolving('urbanization', `gA!! g g g ${cell} w gB!!\n. . . w w . .`, 'city').options('A').includes('3,0');
    for (const cell of ['gA!', 'gB!', 'g.seoul', 'gB!.seoul', 'F', 'FA!', 'FB!', 'F+A'])
      expect([cell, beside(cell)]).toEqual([cell, false]);
    for (const cell of ['g', 'gA@campus', 'gB*', 'gB^B', 'g>a', 'g.oil', 'w', 'g#petra'])
      expect([cell, beside(cell)]).toEqual([cell, true]);
  });
});
