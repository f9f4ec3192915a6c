import type { Work } from '../cards/focus.ts';
import type { Beside } from '../steps.ts';

/** Place control tokens, terrain up to the slot (R10). */
export const place =
  ({ tokens, beside, extra = true }: { tokens: number; beside: Beside; extra?: boolean }): Work =>
  (resolution) => ({ kind: 'placeControl', ...resolution, beside, left: tokens, extra });

/** Move one own control token by a space. */
export const shift: Work = ({ player }) => ({ kind: 'shiftControl', player });

/** Win over or flip a rival control token. */
export const convert: Work = ({ player }) => ({ kind: 'convertControl', player });

/** Advance the tech dial by the slot (R11). */
export const advance: Work = (resolution) => ({ kind: 'advanceTech', ...resolution });

export const gainTrade =
  (tokens: number): Work =>
  ({ player }) => ({ kind: 'gainTrade', player, left: tokens });

export const resourceNotOwned: Work = ({ player }) => ({ kind: 'takeResource', player });

export const blastInSlotFive: Work = (resolution) => ({ kind: 'blast', ...resolution });
