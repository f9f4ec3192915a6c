import { chance } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/kits/picture/ground.ts';
import { type Label, placeLabels, widthOf } from '../../src/kits/picture/labels.ts';
import { enlargementStep, LEGIBLE, writingSize } from '../../src/kits/picture/writing.ts';

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Labels of any size on a crowded sheet, each with a few spots. */
function crowd(seed: string): { labels: Label[]; pieces: Box[] } {
  const { below } = chance({ seed, drawn: 0 });
  const labels = Array.from({ length: 1 + below(120) }, (_, i): Label => {
    const middle = { x: below(600) - 300, y: below(400) - 200 };
    const size = { width: 4 + below(90), height: 4 + below(24) };
    const spots = Array.from({ length: 1 + below(6) }, () => ({
      x: middle.x + below(60) - 30,
      y: middle.y + below(60) - 30,
    }));
    return { id: String(i), ...size, spots, ...(below(2) === 0 && { mayCover: below(100) / 100 }) };
  });
  const pieces = Array.from({ length: below(60) }, () => ({
    x: below(600) - 300,
    y: below(400) - 200,
    width: 10 + below(40),
    height: 10 + below(40),
  }));
  return { labels, pieces };
}
const SEEDS = Array.from({ length: 300 }, (_, i) => `labels ${i}`);

describe('labels on a picture', () => {
  it('never touch each other, however many there are', () => {
    for (const seed of SEEDS) {
      const { labels, pieces } = crowd(seed);
      const boxes = [...placeLabels(labels, pieces).values()];
      for (const [i, one] of boxes.entries()) {
        for (const other of boxes.slice(0, i)) expect(overlap(one, other), seed).toBe(false);
      }
    }
  });
  it('keep the most important one, and each where one of its spots is', () => {
    for (const seed of SEEDS) {
      const { labels } = crowd(seed);
      const places = placeLabels(labels);
      expect(places.has('0'), seed).toBe(true);
      for (const { id, spots, width, height } of labels) {
        const box = places.get(id);
        if (!box) continue;
        const middle = { x: box.x + width / 2, y: box.y + height / 2 };
        expect(spots.some(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < 1e-6)).toBe(true);
      }
    }
  });
  it('leave out only what has no room beside more important ones', () => {
    for (const seed of SEEDS) {
      const { labels } = crowd(seed);
      const places = placeLabels(labels);
      for (const [i, { id, spots, width, height }] of labels.entries()) {
        if (places.has(id)) continue;
        const before = labels.slice(0, i).flatMap((label) => places.get(label.id) ?? []);
        for (const { x, y } of spots) {
          // Two units more on each side: nearer ones would look like one.
          const room = { x: x - width / 2 - 2, y: y - height / 2 - 2, width: width + 4, height: height + 4 };
          expect(
            before.some((other) => overlap(room, other)),
            seed,
          ).toBe(true);
        }
      }
    }
  });
  it('lie over pieces only as far as they may', () => {
    for (const seed of SEEDS) {
      const { labels } = crowd(seed);
      const piece = { x: -300, y: -200, width: 400, height: 300 };
      const places = placeLabels(labels, [piece]);
      for (const { id, width, height, mayCover = 1 } of labels) {
        const box = places.get(id);
        if (!box) continue;
        const across = Math.max(0, Math.min(box.x + width, 100) - Math.max(box.x, -300));
        const down = Math.max(0, Math.min(box.y + height, 100) - Math.max(box.y, -200));
        expect((across * down) / (width * height), seed).toBeLessThanOrEqual(mayCover + 1e-9);
      }
    }
  });
  it('go where they cover nothing', () => {
    const label = {
      id: 'a',
      width: 20,
      height: 10,
      spots: [
        { x: 0, y: 0 },
        { x: 0, y: 30 },
      ],
    };
    const piece = { x: -10, y: -5, width: 20, height: 10 };
    expect(placeLabels([label]).get('a')).toMatchObject({ x: -10, y: -5 });
    expect(placeLabels([label], [piece]).get('a')).toMatchObject({ x: -10, y: 25 });
  });
});

describe('words on a picture', () => {
  it('are never smaller than eleven pixels, and grow with a picture that is near', () => {
    for (let k = 0.05; k < 6; k *= 1.01) {
      expect(writingSize(enlargementStep(k)) * k).toBeGreaterThanOrEqual(11);
      expect(writingSize(enlargementStep(k)) * k).toBeLessThan(Math.max(LEGIBLE * 1.2, LEGIBLE * 1.6 * Math.sqrt(k)));
    }
  });
  it('keep their places between two steps', () => {
    expect(new Set(Array.from({ length: 100 }, (_, i) => enlargementStep(1 + i / 1000))).size).toBe(1);
  });
  it('are as wide as they are long', () => {
    expect(widthOf('Samarkand', 10)).toBeGreaterThan(widthOf('Seoul', 10));
    expect(widthOf('Ill', 10)).toBeLessThan(widthOf('Wow', 10));
  });
});
