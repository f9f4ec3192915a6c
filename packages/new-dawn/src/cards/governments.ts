import type { FocusType } from '../vocabulary.ts';

export interface GovernmentRow {
  type: FocusType;
  /** How many positions farther right the card with the marker is resolved (T12.2). */
  shift: number;
}

export const GOVERNMENTS = {
  republic: { type: 'culture', shift: 2 },
  monarchy: { type: 'growth', shift: 2 },
  democracy: { type: 'science', shift: 1 },
  oligarchy: { type: 'economy', shift: 2 },
  autocracy: { type: 'military', shift: 2 },
  communism: { type: 'industry', shift: 1 },
} as const satisfies Record<string, GovernmentRow>;
export type GovernmentId = keyof typeof GOVERNMENTS;
export const GOVERNMENT_IDS = Object.keys(GOVERNMENTS) as GovernmentId[];

/** The government whose marker belongs on cards of this kind. */
export function governmentFor(type: FocusType): GovernmentId {
  const found = GOVERNMENT_IDS.find((id) => GOVERNMENTS[id].type === type);
  if (!found) throw new Error(`no government for ${type}`);
  return found;
}
