import { expect, it } from 'vitest';
import { belongsAbove } from '../../src/kits/picture/make-way.ts';
import type { Pixel } from '../../src/kits/picture/use-camera.ts';

const HIGH = 500;
const LOW_LEFT: Pixel = [60, 460];
const HIGH_LEFT: Pixel = [60, 40];
const RIGHT: Pixel = [700, 460];

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
  const target: Pixel = [200, 280];
  expect(belongsAbove(target, [], 561)).toBe(false);
  expect(belongsAbove(target, [], 351)).toBe(true);
});
