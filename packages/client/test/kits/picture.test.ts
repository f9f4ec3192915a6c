import { describe, expect, it } from 'vitest';
import { boxAround, type Ground, type Point } from '../../src/kits/picture/ground.ts';
import { enlarged, inFrame, inPicture, keptInside, type Reach } from '../../src/kits/picture/view.ts';
import { nearestAhead, nextOf } from '../../src/kits/picture/walking.ts';

/** A drawn village: nothing in it lies in a grid. */
const VILLAGE: Readonly<Record<string, Point>> = {
  forest: { x: 0, y: 0 },
  quarry: { x: 120, y: 1 },
  river: { x: 260, y: -30 },
  field: { x: 10, y: 110 },
  hut: { x: 150, y: 130 },
};
const places = new Set(Object.keys(VILLAGE));
const village: Ground = {
  places,
  size: { width: 60, height: 40 },
  middleOf: (place) => VILLAGE[place] ?? { x: 0, y: 0 },
  walk: (from, way) => nearestAhead(village, places, from, way) ?? from,
};

describe('a picture whose places lie in no grid', () => {
  it('is walked over by the arrow keys to what lies nearest on that side', () => {
    expect(village.walk('forest', 'right')).toBe('quarry');
    expect(village.walk('forest', 'down')).toBe('field');
    expect(village.walk('hut', 'up')).toBe('quarry');
    expect(village.walk('river', 'right')).toBe('river');
  });
  it('lets every place be reached from every other', () => {
    const reached = new Set(['river']);
    for (const place of reached) {
      for (const way of ['left', 'right', 'up', 'down'] as const) reached.add(village.walk(place, way));
    }
    expect(reached).toEqual(places);
  });
  it('names its places in the order in which one reads', () => {
    const order: (string | undefined)[] = [];
    for (
      let at = nextOf(village, [...places], undefined, 1);
      order.length < 6;
      at = nextOf(village, [...places], at, 1)
    )
      order.push(at);
    expect(order).toEqual(['river', 'forest', 'quarry', 'field', 'hut', 'river']);
  });
  it('has a box around the places that matter', () => {
    expect(boxAround(village, ['forest', 'quarry'], 10)).toEqual({ x: -40, y: -30, width: 200, height: 61 });
    expect(boxAround(village, [])).toEqual({ x: -37, y: -27, width: 74, height: 54 });
  });
});

describe('a picture that hands move', () => {
  const reach: Reach = {
    frame: { width: 400, height: 300 },
    box: { x: -100, y: -100, width: 1000, height: 800 },
    least: 0.5,
    most: 4,
  };
  const FINGER = { x: 130, y: 70 };
  it('keeps under the finger what the finger has found', () => {
    const view = { x: 20, y: -40, k: 1.5 };
    const found = inPicture(view, FINGER);
    expect(inFrame(view, found)).toEqual(FINGER);
    for (const k of [1, 2, 3]) {
      const { x, y } = inFrame(enlarged(view, k, FINGER, reach), found);
      expect([x, y].map(Math.round)).toEqual([FINGER.x, FINGER.y]);
    }
  });
  it('becomes no larger and no smaller than it may', () => {
    expect(enlarged({ x: 0, y: 0, k: 1 }, 99, FINGER, reach).k).toBe(4);
    expect(enlarged({ x: 0, y: 0, k: 1 }, 0.01, FINGER, reach).k).toBe(0.5);
  });
  it('goes no farther than to its rim, and lies in the middle where all of it is seen', () => {
    expect(keptInside({ x: 5000, y: -5000, k: 1 }, reach)).toEqual({ x: 100, y: 300 - 700, k: 1 });
    expect(keptInside({ x: 5000, y: 0, k: 0.2 }, reach)).toEqual({ x: 120, y: 90, k: 0.2 });
  });
});
