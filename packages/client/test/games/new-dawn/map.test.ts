import { type HexKey, within } from '@morgenrot/hex';
import { describe, expect, it } from 'vitest';
import { piecePlaces, piecesOn } from '../../../src/games/new-dawn/map/pieces.ts';
import { hexBox, hexGround, SIZE } from '../../../src/kits/hex/geometry.ts';
import { walkHexes } from '../../../src/kits/hex/walk.ts';
import { fitting } from '../../../src/kits/picture/ground.ts';
import { drawnAt, strokesOf } from '../../../src/kits/picture/moved-path.ts';
import { nextOf } from '../../../src/kits/picture/walking.ts';

const disc = new Set(within('0,0', 3));
const ground = hexGround(disc);

describe('walking over the map with the arrow keys', () => {
  it('goes to the neighbour on that side', () => {
    expect(walkHexes(disc, '0,0', 'right')).toBe('1,0');
    expect(walkHexes(disc, '0,0', 'left')).toBe('-1,0');
  });
  it('keeps its column on the way up and down again', () => {
    const up = walkHexes(disc, walkHexes(disc, '0,0', 'up'), 'up');
    expect(up).toBe('1,-2');
    expect(walkHexes(disc, walkHexes(disc, up, 'down'), 'down')).toBe('0,0');
  });
  it('reaches every space from every space', () => {
    const reached = new Set<HexKey>(['0,0']);
    for (const hex of reached) {
      for (const way of ['left', 'right', 'up', 'down'] as const) reached.add(walkHexes(disc, hex, way));
    }
    expect(reached).toEqual(disc);
  });
  it('steps over a gap, and stays where nothing lies', () => {
    const broken = new Set<HexKey>(['0,0', '3,0']);
    expect(walkHexes(broken, '0,0', 'right')).toBe('3,0');
    expect(walkHexes(broken, '0,0', 'left')).toBe('0,0');
  });
});

describe('the spaces that may be chosen', () => {
  const offered: HexKey[] = ['2,1', '-1,0', '1,-2', '2,0'];
  it('come one after the other as one reads, and then again from the first', () => {
    const way: (HexKey | undefined)[] = [];
    for (let hex = nextOf(ground, offered, '0,0', 1); way.length < 5; hex = nextOf(ground, offered, hex, 1))
      way.push(hex);
    expect(way).toEqual(['2,0', '2,1', '1,-2', '-1,0', '2,0']);
  });
  it('come backwards in the same order, from one of them or from between', () => {
    const way: (HexKey | undefined)[] = [];
    for (let hex = nextOf(ground, offered, '0,0', -1); way.length < 5; hex = nextOf(ground, offered, hex, -1))
      way.push(hex);
    expect(way).toEqual(['-1,0', '1,-2', '2,1', '2,0', '-1,0']);
  });
  it('are none where none may be chosen', () => {
    expect(nextOf(ground, [], '0,0', 1)).toBeUndefined();
    expect(nextOf(ground, ['0,0'], '0,0', -1)).toBe('0,0');
  });
});

describe('the whole map', () => {
  it('is in sight after "fit", whatever the screen', () => {
    const box = hexBox(disc);
    for (const screen of [
      { width: 1000, height: 500 },
      { width: 390, height: 340 },
      { width: 300, height: 900 },
    ]) {
      const { k, x, y } = fitting(box, screen);
      expect(x + k * box.x).toBeGreaterThanOrEqual(-0.01);
      expect(y + k * box.y).toBeGreaterThanOrEqual(-0.01);
      expect(x + k * (box.x + box.width)).toBeLessThanOrEqual(screen.width + 0.01);
      expect(y + k * (box.y + box.height)).toBeLessThanOrEqual(screen.height + 0.01);
    }
  });
});

describe('several pieces on one space', () => {
  it('have a place each, inside the space and beside each other', () => {
    for (let count = 0; count <= 8; count++) {
      const places = piecePlaces(Array.from({ length: count }, () => 'caravan-0'));
      expect(places).toHaveLength(count);
      for (const { x, y, scale } of places) expect(Math.hypot(x, y) + 20 * scale).toBeLessThan(SIZE);
      for (const [i, one] of places.entries()) {
        for (const other of places.slice(i + 1)) {
          // Half of a piece at least stays in sight, and with it the letter in its middle.
          const apart = Math.hypot(one.x - other.x, one.y - other.y);
          expect(apart).toBeGreaterThanOrEqual(20 * Math.min(one.scale, other.scale));
        }
      }
    }
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

describe('a drawing that is repeated all over the map', () => {
  const drawn = (d: string, placing = {}) => drawnAt(strokesOf(d, placing), { x: 100, y: 50 });
  it('begins where it is put and goes on in steps', () => {
    expect(drawn('M-6 4C-6-1-7-4-10-6M0 5V-8')).toBe('M94 54c0 -5 -1 -8 -4 -10M100 55v-13');
  });
  it('reads what follows a move, and steps, as they are meant', () => {
    expect(drawn('M0-13L7-2H3.5L10 9zm1 1h2')).toBe('M100 37l7 11h-3.5l6.5 11zM101 38h2');
  });
  it('is mirrored and made smaller, arcs too', () => {
    expect(drawn('M0 0L10 10A8 4 30 0 1 20 10', { scale: 0.5, isMirrored: true, x: 2 })).toBe(
      'M102 50l-5 5a4 2 -30 0 0 -5 0',
    );
  });
  it('says what it cannot read', () => {
    expect(() => strokesOf('M0 0B1 1')).toThrow('cannot be read');
  });
});
