import type { Work } from '../cards/focus.ts';

/** A district or reinforcing (T6); Engineering's tokens follow the district, Mysticism's goes beside it. */
export const growthEffect =
  ({ tokens = 0, movesToken = false }: { tokens?: number; movesToken?: boolean } = {}): Work =>
  (resolution) => ({ kind: 'growth', ...resolution, tokens, movesToken });

/** A district, whatever follows it. */
export const district: Work = (resolution) => ({ kind: 'placeDistrict', ...resolution, movesToken: false });

/** One district of everybody's. */
export const everybodysDistrict: Work = (resolution) => ({ kind: 'nameDistrict', ...resolution });

/** Up to the slot, and one for each trade token spent from the card (T6.3). */
export const reinforceBySlot: Work = ({ player, focus, slot }) => ({ kind: 'reinforce', player, focus, left: slot });

/** T6.3 alone: what the card's trade tokens pay for. */
export const reinforceForTrade: Work = ({ player, focus }) => ({ kind: 'reinforce', player, focus, left: 0 });

export const deploy: Work = ({ player }) => ({ kind: 'deployArmies', player });
export const reinforceAroundEffect: Work = ({ player }) => ({ kind: 'reinforceAround', player });
