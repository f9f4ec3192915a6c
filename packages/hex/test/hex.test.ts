import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  at,
  DIRECTIONS,
  distance,
  key,
  keyOf,
  neighbours,
  opposite,
  reach,
  rotated,
  step,
  turned,
  wayTo,
  within,
} from '../src/index.ts';

const hexes = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })).map(([q, r]) => key(q, r));
const sixths = fc.integer({ min: -12, max: 12 });

describe('spaces', () => {
  it('has six neighbours, clockwise from the east', () => {
    expect(neighbours('0,0')).toEqual(['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1']);
  });
  test('a step and the opposite step lead back', () => {
    fc.assert(
      fc.property(hexes, fc.constantFrom(0, 1, 2, 3, 4, 5), (hex, direction) => {
        expect(step(step(hex, direction), opposite(direction))).toBe(hex);
      }),
    );
  });
  test('distance is symmetric, zero only here, and keeps the triangle', () => {
    fc.assert(
      fc.property(hexes, hexes, hexes, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 0).toBe(a === b);
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });
  it('counts 1, 7, 19, 37 spaces within 0, 1, 2, 3', () => {
    expect([0, 1, 2, 3].map((radius) => within('4,-2', radius).length)).toEqual([1, 7, 19, 37]);
  });
  test('six sixths are a whole turn, and turning keeps distances', () => {
    fc.assert(
      fc.property(hexes, hexes, sixths, (a, b, n) => {
        const turn = (hex: typeof a) => keyOf(rotated(at(hex), n));
        expect(distance(turn(a), turn(b))).toBe(distance(a, b));
        expect(keyOf(rotated(rotated(at(a), n), 6 - n))).toBe(a);
      }),
    );
  });
  it('turns the east clockwise through all directions', () => {
    expect([0, 1, 2, 3, 4, 5].map((n) => rotated(DIRECTIONS[0], n))).toEqual([...DIRECTIONS]);
    expect(turned(0, -1)).toBe(5);
  });
});

describe('paths', () => {
  const map = new Set(['0,0', '1,0', '2,0', '3,0', '2,-1', '3,-1'] as const);
  const onMap = (hex: string) => (map as Set<string>).has(hex);
  it('counts steps over the spaces it may enter', () => {
    expect(Object.fromEntries(reach(['0,0'], 2, onMap))).toEqual({ '0,0': 0, '1,0': 1, '2,0': 2, '2,-1': 2 });
  });
  it('stops where a path may not lead through', () => {
    const steps = reach(['0,0'], 9, onMap, (hex) => hex !== '1,0');
    expect([...steps.keys()]).toEqual(['0,0', '1,0']);
  });
});

describe('a way', () => {
  test('leads from a start in as many steps as the space is away, each to a neighbour', () => {
    fc.assert(
      fc.property(hexes, fc.constantFrom(...within('0,0', 3)), (start, offset) => {
        const { q, r } = at(offset);
        const end = key(at(start).q + q, at(start).r + r);
        const way = wayTo(
          reach([start], 4, () => true),
          end,
        );
        expect(way).toHaveLength(distance(start, end) + 1);
        expect(way[0]).toBe(start);
        expect(way.at(-1)).toBe(end);
        for (const [i, hex] of way.slice(1).entries()) expect(distance(hex, way[i] as typeof hex)).toBe(1);
      }),
    );
  });
  it('does not lead through a space where paths end, and nowhere that has not been reached', () => {
    const line = new Set(['0,0', '1,0', '2,0', '1,-1', '2,-1']);
    const mayGoOn = (hex: string) => hex !== '1,0';
    const steps = reach(['0,0'], 3, (hex) => line.has(hex), mayGoOn);
    expect(wayTo(steps, '2,0', mayGoOn)).toEqual(['0,0', '1,-1', '2,-1', '2,0']);
    expect(wayTo(steps, '5,5', mayGoOn)).toEqual([]);
  });
});
