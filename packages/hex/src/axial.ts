/** Pointy-top hexes in axial coordinates; q runs to the right, r downwards and to the right. */
export interface Axial {
  q: number;
  r: number;
}

/** A space by name: `"q,r"`. Plain data points at spaces by this key. */
export type HexKey = `${number},${number}`;

export const key = (q: number, r: number): HexKey => `${q},${r}`;
export const keyOf = ({ q, r }: Axial): HexKey => key(q, r);

const KEY = /^-?\d+,-?\d+$/;

/** Keys of spaces and nothing else have this form. */
export const isHex = (value: unknown): value is HexKey => typeof value === 'string' && KEY.test(value);

const parsed = new Map<HexKey, Axial>();

/** The coordinates of a key. Maps are small and asked about all the time, so each key is read only once. */
export function at(hex: HexKey): Axial {
  const known = parsed.get(hex);
  if (known) return known;
  const [q, r] = hex.split(',');
  const axial = { q: Number(q), r: Number(r) };
  parsed.set(hex, axial);
  return axial;
}

/** The six directions, clockwise from the east. */
export const DIRECTIONS = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
] as const satisfies readonly Axial[];

/** 0 to 5, clockwise from the east. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
export const EAST: Direction = 0;
export const WEST: Direction = 3;

export const turned = (direction: Direction, clockwiseSteps: number): Direction =>
  ((((direction + clockwiseSteps) % 6) + 6) % 6) as Direction;
export const opposite = (direction: Direction): Direction => turned(direction, 3);

export const add = (a: Axial, b: Axial): Axial => ({ q: a.q + b.q, r: a.r + b.r });

export const step = (hex: HexKey, direction: Direction): HexKey => keyOf(add(at(hex), DIRECTIONS[direction]));

const neighbourhood = new Map<HexKey, readonly HexKey[]>();

/** The six spaces around, clockwise from the east, whether or not there is a map. */
export function neighbours(hex: HexKey): readonly HexKey[] {
  const known = neighbourhood.get(hex);
  if (known) return known;
  const around = DIRECTIONS.map((direction) => keyOf(add(at(hex), direction)));
  neighbourhood.set(hex, around);
  return around;
}

/** Spaces to go from one to the other as the crow flies. */
export function distance(from: HexKey, to: HexKey): number {
  const a = at(from);
  const b = at(to);
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** Every space at most `radius` away, the middle included. */
export function within(middle: HexKey, radius: number): HexKey[] {
  const { q, r } = at(middle);
  const found: HexKey[] = [];
  for (let dq = -radius; dq <= radius; dq++) {
    const low = Math.max(-radius, -dq - radius);
    const high = Math.min(radius, -dq + radius);
    for (let dr = low; dr <= high; dr++) found.push(key(q + dq, r + dr));
  }
  return found;
}

/** A turn around the origin by so many sixths, clockwise. */
export function rotated({ q, r }: Axial, sixths: number): Axial {
  let turning = { q, r };
  for (let i = 0; i < ((sixths % 6) + 6) % 6; i++) turning = { q: 0 - turning.r, r: turning.q + turning.r };
  // Plain data knows no minus zero.
  return { q: turning.q + 0, r: turning.r + 0 };
}
