import { type HexKey, within } from '@morgenrot/hex';
import { describe, expect, it } from 'vitest';
import { boxAround, fitting } from '../src/board/map/geometry.ts';
import { walk } from '../src/board/map/walking.ts';
import { piecesOn, placesFor } from '../src/games/new-dawn/map/pieces.ts';

const disc = new Set(within('0,0', 3));

describe('walking over the map with the arrow keys', () => {
  it('goes to the neighbour on that side', () => {
    expect(walk(disc, '0,0', 'right')).toBe('1,0');
    expect(walk(disc, '0,0', 'left')).toBe('-1,0');
  });
  it('keeps its column on the way up and down again', () => {
    const up = walk(disc, walk(disc, '0,0', 'up'), 'up');
    expect(up).toBe('1,-2');
    expect(walk(disc, walk(disc, up, 'down'), 'down')).toBe('0,0');
  });
  it('reaches every space from every space', () => {
    const reached = new Set<HexKey>(['0,0']);
    for (const hex of reached) {
      for (const way of ['left', 'right', 'up', 'down'] as const) reached.add(walk(disc, hex, way));
    }
    expect(reached).toEqual(disc);
  });
  it('steps over a gap, and stays where nothing lies', () => {
    const broken = new Set<HexKey>(['0,0', '3,0']);
    expect(walk(broken, '0,0', 'right')).toBe('3,0');
    expect(walk(broken, '0,0', 'left')).toBe('0,0');
  });
});

describe('the whole map', () => {
  it('is in sight after "fit", whatever the screen', () => {
    const box = boxAround([...disc]);
    for (const screen of [
      { width: 1000, height: 500, buttons: 'right' },
      { width: 390, height: 340, buttons: 'below' },
      { width: 300, height: 900, buttons: 'right' },
    ] as const) {
      const { k, x, y } = fitting(box, screen);
      expect(x + k * box.x).toBeGreaterThanOrEqual(-0.01);
      expect(y + k * box.y).toBeGreaterThanOrEqual(-0.01);
      expect(x + k * (box.x + box.width)).toBeLessThanOrEqual(screen.width + 0.01);
      expect(y + k * (box.y + box.height)).toBeLessThanOrEqual(screen.height + 0.01);
    }
  });
});

describe('several pieces on one space', () => {
  it('have a place each', () => {
    for (let count = 0; count <= 6; count++) expect(placesFor(count)).toHaveLength(count);
  });
  it('are all drawn, the city first', () => {
    const pieces = piecesOn(
      { ground: 'grass', tile: 0, city: { of: '1', capital: true }, wonder: 'petra', resource: 'oil' },
      { barbarians: ['C'], caravans: ['0', '1'], armies: [] },
      Number,
    );
    expect(pieces).toEqual(['capital-1', 'barbarian-C', 'resource-oil', 'wonder-military', 'caravan-0', 'caravan-1']);
  });
});
