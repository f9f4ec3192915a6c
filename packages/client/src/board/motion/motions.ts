import type { PlaceWord } from '../places.ts';

/** Somewhere on the page: a place of the board, or a part that a panel has given a name (`data-part`). */
export type MotionSpot = { place: PlaceWord } | { part: string };

/** One thing that moves. What moves is a picture laid over the page: the board itself is always as it really is. */
export type Motion =
  /** A piece goes its way; the true one at its end is hidden as long. */
  | { kind: 'fly'; sprite: string; way: readonly MotionSpot[]; lands?: boolean }
  /** A piece comes out of nothing, or goes back into it. */
  | { kind: 'appear' | 'vanish'; sprite: string; at: MotionSpot }
  /** Goes forward and comes back: it was not let in. */
  | { kind: 'bounce'; sprite: string; from: MotionSpot; to: MotionSpot }
  /** A part of the page calls for a moment. */
  | { kind: 'call'; at: MotionSpot }
  /** Dice fall. */
  | { kind: 'roll'; dice: readonly number[]; at: MotionSpot };

/** No step takes longer than this. */
export const STEP_MS = 400;
