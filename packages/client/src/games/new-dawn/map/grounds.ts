import type { GroundKind } from '@morgenrot/new-dawn';
import { type Placing, type Strokes, strokesOf } from '../../../kits/picture/moved-path.ts';

/** One path of a picture, in the places where it is repeated. */
interface Layer {
  className: string;
  d: string;
  at?: readonly Placing[];
}

const at = (x: number, y: number, scale = 1): Placing => ({ x, y, scale });

const TUFTS = [at(-23, -17), at(15, -28, 0.9), at(27, 6), at(-30, 14, 0.85), at(-4, 30), at(4, 0, 0.7)];
const HILLS = [at(-20, -6), at(19, -12), at(0, 21, 1.1)];
const TREES = [at(0, -27), at(-24, -14), at(24, -14), at(-27, 15), at(27, 15), at(0, 2, 1.1), at(-12, 26), at(14, 27)];
/** From the back to the front: each row hides a little of the one behind it. */
const PEAKS = [[at(-21, -2, 0.8), at(22, -4, 0.85)], [at(0, -4, 1.15)], [at(-14, 26, 0.62), at(16, 27, 0.62)]] as const;
const WAVES = [-27, -9, 9, 27];

const grass: Layer[] = [{ className: 'nd-stroke', d: 'M-6 4C-6-1-7-4-10-6M0 5V-8M6 4C6-1 7-4 10-6', at: TUFTS }];

const hill: Layer[] = [
  { className: 'nd-shade', d: 'M-19 9C-14-8-7-14 0-14S14-8 19 9z', at: HILLS },
  { className: 'nd-stroke', d: 'M-19 9C-14-8-7-14 0-14S14-8 19 9', at: HILLS },
  { className: 'nd-stroke nd-thin', d: 'M5-6C8-3 10 1 11 5', at: HILLS },
];

const forest: Layer[] = [
  { className: 'nd-trunk', d: 'M-1.5 8h3v6h-3z', at: TREES },
  { className: 'nd-solid', d: 'M0-13L7-2H3.5L10 9H-10L-3.5-2H-7z', at: TREES },
];

const desert: Layer[] = [
  { className: 'nd-shade', d: 'M-41 2C-30-14-20-14-10-2S12 8 22-6 34-14 41-8V12C20 20-20 12-41 16z' },
  { className: 'nd-stroke', d: 'M-41 2C-30-14-20-14-10-2S12 8 22-6 34-14 41-8' },
  { className: 'nd-stroke', d: 'M-38 26C-26 14-16 14-6 24S14 32 32 22' },
  { className: 'nd-stroke nd-thin', d: 'M-22-30C-14-35-6-35 2-31M8-24C14-28 20-28 26-25' },
  { className: 'nd-dots', d: 'M-28-18h.1M-14 12h.1M8-14h.1M30 6h.1M18 14h.1M-2 36h.1M-30 14h.1' },
];

const mountain: Layer[] = PEAKS.flatMap((row) => [
  { className: 'nd-rock', d: 'M0-25L21 17H-21z', at: row },
  { className: 'nd-solid', d: 'M0-25L21 17H3L-3 2 3-9z', at: row },
  { className: 'nd-snow', d: 'M0-25L8.5-8 3.5-11 0-5-4-11-8.5-8z', at: row },
]);

const water: Layer[] = [
  {
    className: 'nd-stroke',
    d: WAVES.map((y, i) => `M${i % 2 ? -30 : -22} ${y}q5.5-7 11 0t11 0 11 0${i % 2 ? ' 11 0' : ''}`).join(''),
  },
];

const naturalWonder: Layer[] = [
  {
    className: 'nd-stroke nd-thin',
    d: 'M-15-38L-12-31M15-38L12-31M-28-27L-22-22M28-27L22-22M-36-12L-29-10M36-12L29-10',
  },
  { className: 'nd-rock', d: 'M-30 26L-12-6-6 3 6-22 30 26z' },
  { className: 'nd-snow', d: 'M6-22L14-6 8-9 4-3 0-9z' },
  { className: 'nd-stroke', d: 'M-30 26L-12-6-6 3 6-22 30 26' },
  { className: 'nd-stroke nd-thin', d: 'M-34 33q8.5-5 17 0t17 0 17 0 17 0' },
];

const PICTURES: Readonly<Record<GroundKind, readonly Layer[]>> = {
  grass,
  hill,
  forest,
  desert,
  mountain,
  water,
  naturalWonder,
};

export interface Brush {
  className: string;
  plain: Strokes;
  mirrored: Strokes;
}

const MIDDLE: readonly Placing[] = [{}];

function brushOf({ className, d, at: places = MIDDLE }: Layer): Brush {
  const drawn = (isMirrored: boolean): Strokes =>
    places.flatMap(({ x = 0, y = 0, scale = 1 }) => strokesOf(d, { x: isMirrored ? -x : x, y, scale, isMirrored }));
  return { className, plain: drawn(false), mirrored: drawn(true) };
}

/**
 * Each kind of ground: own colour, own shape, told apart without colour. Few paths without transforms: a whole map is
 * drawn with a couple of dozen of them, which is what a browser can paint in no time.
 */
export const GROUND_BRUSHES = Object.fromEntries(
  Object.entries(PICTURES).map(([ground, layers]) => [ground, layers.map(brushOf)]),
) as Record<GroundKind, Brush[]>;
