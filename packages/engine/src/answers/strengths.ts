import type { AnyGame } from '../game.ts';

/** How well a computer player plays, the weakest first. */
export const STRENGTHS = ['wanderer', 'settler', 'strategist', 'sovereign'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The strength where nobody has chosen one. */
export const USUAL_STRENGTH: Strength = 'settler';

/** The strengths that really play a game. Without an outlook nobody looks ahead: only the first needs to know nothing. */
export const strengthsOf = ({ outlook }: Pick<AnyGame, 'outlook'>): readonly Strength[] =>
  outlook ? STRENGTHS : STRENGTHS.slice(0, 1);

/** The strength that is wished for; if it does not play here, the usual one, or the best there is below it. */
export const fittingStrength = (strengths: readonly Strength[], wanted: unknown = USUAL_STRENGTH): Strength =>
  strengths.find((each) => each === wanted) ??
  strengths.find((each) => each === USUAL_STRENGTH) ??
  strengths.at(-1) ??
  USUAL_STRENGTH;
