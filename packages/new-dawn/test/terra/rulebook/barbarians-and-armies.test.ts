import { describe, expect, it } from 'vitest';
import { type NewDawnStep, wayOut } from '../../../src/index.ts';
import { TERRA, table, terraTable } from '../../kit.ts';

/** What lies on a space that a barbarian comes to, and what becomes of it and of the barbarian with no army there (R22.4). */
const SPACES: readonly [lies: string, after: string, stays: boolean][] = [
  ['g', 'g', true],
  ['g.oil', 'g.oil', true],
  ['gB', 'g', true],
  ['gB*', 'gB', false],
  ['gB@campus', 'g', true],
  ['gB*@campus', 'gB@campus', false],
  ['gB!', 'g', true],
  ['nB', 'n', true],
  ['F', 'F', true],
  ['FB!', 'F', true],
  ['gB!.seoul', 'g.seoul', true],
  ['gB!#stonehenge', 'g#stonehenge', true],
];
const placed = (lies: string, figures: string, barbarian = ''): string =>
  lies.replace(/^[a-zA-Z!*]+(@[a-z-]+)?/, (piece) => piece + figures + barbarian);

/** Die 4: a step to the east. */
const moved = (space: string) =>
  table(`gA!! g>a ${space} w gB!! w gC!!`, {
    options: TERRA,
    dice: [4],
    state: { victory: [], phase: 'eventDial' },
    steps: [{ kind: 'moveBarbarians' }, { kind: 'placeArrow', player: 'A' }],
  });
const spaceNow = (map: string): string[] => map.split(' ').slice(1, 3);

describe('T8.9: a barbarian that comes to a space', () => {
  it.each(SPACES)('R22.4: %s without an army, caravans or not', (lies, after, stays) => {
    for (const caravans of lies.includes('!') ? ['', '+B'] : ['', '+A+B']) {
      const expected = stays ? ['g', placed(after, '', '>a')] : ['g>a', after];
      expect([caravans, spaceNow(moved(placed(lies, caravans)).map())]).toEqual([caravans, expected]);
    }
  });
  // No army can stand on a fort that is nobody's.
  it.each(SPACES.filter(([lies]) => lies !== 'F'))(
    'T8.9 Q-F3: %s with armies: nothing happens to it, all figures go, the barbarian goes back',
    (lies) => {
      for (const caravans of lies.includes('!') ? ['', '+B'] : ['', '+A+B']) {
        for (const armies of lies.includes('B') ? ['^B', '^B^B'] : ['^A', '^B', '^A^B^B']) {
          const t = moved(placed(lies, caravans + armies));
          expect([armies, spaceNow(t.map())]).toEqual([armies, ['g>a', lies]]);
          expect(t.state.seats.B?.armies.every(({ at }) => at === null)).toBe(true);
        }
      }
    },
  );
});

describe('Q-V5: a barbarian on its way over water', () => {
  const west: NewDawnStep = { kind: 'moveBarbarian', barbarian: 'A', direction: 3 };
  const crossing = (drawing: string) => terraTable(drawing, { steps: [west, { kind: 'placeArrow', player: 'A' }] });

  it('R22.2 T8.9: an army on the water is defeated and stops it; it goes back to the land it came from', () => {
    const t = crossing('gB w+B w^B w+B g>a gA!! gB!!');
    expect(t.map()).toBe('gB w+B w w g>a gA!! gB!!');
    expect([t.seat('B').armies, t.seat('B').caravans[1]]).toEqual([[{ at: null }], { at: null }]);
    expect(t.log()).toContain('barbarian.stopped');
  });
  it('R22.2: what stands beyond the army is not reached, and what is shown beforehand is the same', () => {
    const t = terraTable('gB w^B w g>a gA!! gB!!');
    expect(wayOut(t.state, '3,0', 3)).toBe('3,0');
    expect(wayOut(terraTable('gB w w+B g>a gA!! gB!!').state, '3,0', 3)).toBe('0,0');
  });
});
