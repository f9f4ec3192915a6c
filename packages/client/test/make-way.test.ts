import { expect, it } from 'vitest';
import { belongsAbove } from '../src/board/map/make-way.ts';
import type { Spot } from '../src/board/map/use-camera.ts';

const HIGH = 500;
const LOW_LEFT: Spot = [60, 460];
const HIGH_LEFT: Spot = [60, 40];
const RIGHT: Spot = [700, 460];

it('says nothing of a space over that space', () => {
  expect(belongsAbove(LOW_LEFT, [], HIGH)).toBe(true);
  expect(belongsAbove(HIGH_LEFT, [], HIGH)).toBe(false);
  expect(belongsAbove(LOW_LEFT, [HIGH_LEFT, HIGH_LEFT], HIGH)).toBe(true);
  expect(belongsAbove(HIGH_LEFT, [LOW_LEFT, LOW_LEFT], HIGH)).toBe(false);
});

it('says it where less of what may be chosen is covered', () => {
  expect(belongsAbove(RIGHT, [], HIGH)).toBe(false);
  expect(belongsAbove(RIGHT, [LOW_LEFT, RIGHT], HIGH)).toBe(true);
  expect(belongsAbove(RIGHT, [LOW_LEFT, HIGH_LEFT], HIGH)).toBe(false);
});

it('decides anew for a map that has become lower', () => {
  const target: Spot = [200, 280];
  expect(belongsAbove(target, [], 561)).toBe(false);
  expect(belongsAbove(target, [], 351)).toBe(true);
});
