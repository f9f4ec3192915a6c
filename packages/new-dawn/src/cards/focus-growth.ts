import { district, everybodysDistrict, growthEffect, reinforceBySlot } from '../effects/growth.ts';
import type { FocusCardRow } from './focus.ts';

/** Growth (T6): districts and reinforcing. */
export const GROWTH_CARDS = {
  irrigation: { type: 'growth', level: 1, only: 'terra', work: [growthEffect()] },
  engineering: { type: 'growth', level: 2, only: 'terra', work: [growthEffect({ tokens: 1 })] },
  sanitation: { type: 'growth', level: 3, only: 'terra', work: [district, reinforceBySlot] },
  globalization: { type: 'growth', level: 4, only: 'terra', work: [district, everybodysDistrict, reinforceBySlot] },
} as const satisfies Record<string, FocusCardRow>;
