import { describe, expect, it } from 'vitest';
import { cellsOf, type Side, TILES, type TileNumber } from '../../src/index.ts';

const sideOf = (tile: TileNumber, side: Side) => cellsOf({ tile, side, q: 0, r: 0, rot: 0 });

/** What is printed on a side besides resources: `6 capital`, `7 carthage`, `2 A` (cell and picture). */
const printed = (tile: TileNumber, side: Side): string[] =>
  sideOf(tile, side).flatMap(({ capital, naturalWonder, cityState, barbarian }, i) => {
    const things = [capital && 'capital', naturalWonder, cityState, barbarian].filter(Boolean);
    return things.map((thing) => `${i} ${thing}`);
  });
const both = (tile: TileNumber) => [printed(tile, 'A').join(', '), printed(tile, 'B').join(', ')];
const kindsOf = (kind: string) => TILES.flatMap((tile) => (tile.kind === kind ? [tile.number] : []));

describe('what is printed on each tile, side A and side B', () => {
  it('[tile-7, tile-9, tile-11, tile-16, tile-17]: a capital in the middle of both sides', () => {
    expect(kindsOf('capital')).toEqual([7, 9, 11, 16, 17]);
    const found = kindsOf('capital').map(both);
    expect(found).toEqual([
      ['6 capital', '6 capital'],
      ['6 capital', '6 capital'],
      ['0 G, 6 capital', '6 capital'],
      ['6 capital', '6 capital'],
      ['6 capital', '6 capital'],
    ]);
  });
  it('Q-D2 Q-D1 [tile-1, tile-2, tile-4, tile-13, tile-18, tile-19]: a natural wonder on either side', () => {
    expect(kindsOf('naturalWonder').map((tile) => [tile, ...both(tile)])).toEqual([
      [1, '2 A, 6 torres-del-paine', '6 cliffs-of-dover, 7 A'],
      [2, '4 B, 6 mt-everest', '5 crater-lake'],
      [4, '4 D, 6 grand-mesa', '0 D, 6 galapagos-islands'],
      [13, '6 mt-kilimanjaro', '6 pantanal'],
      [18, '6 dead-sea, 9 J', '5 J, 6 mato-tipila'],
      [19, '6 ha-long-bay', '6 gobustan'],
    ]);
  });
  it('Q-D1 Q-D6 [tile-6, tile-12, tile-14, tile-15, tile-20, tile-21]: a city-state on either side', () => {
    expect(kindsOf('cityState').map((tile) => [tile, ...both(tile)])).toEqual([
      [6, '7 carthage', '7 kumasi'],
      [12, '6 brussels', '0 H, 3 seoul'],
      [14, '9 geneva', '2 mohenjo-daro'],
      [15, '1 I, 6 buenos-aires', '0 kabul, 2 I'],
      [20, '2 auckland, 8 K', '0 K, 6 akkad'],
      [21, '7 antananarivo', '5 palenque'],
    ]);
  });
  it('[tile-3, tile-5, tile-8, tile-10]: plain land, some with a barbarian', () => {
    expect(kindsOf('plain').map((tile) => [tile, ...both(tile)])).toEqual([
      [3, '1 C', '6 C'],
      [5, '', '1 E'],
      [8, '', ''],
      [10, '1 F', '6 F'],
    ]);
  });
  it('Q-D3 Q-D5: where two sources differ, the one that scans confirm', () => {
    expect([sideOf(3, 'A')[5]?.ground, sideOf(4, 'A')[9]?.ground]).toEqual(['grass', 'mountain']);
    expect(sideOf(17, 'A')[9]?.resource).toBe('oil');
  });
});
