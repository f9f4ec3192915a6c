import type { OptionSpecs } from '@morgenrot/engine';

export const ID = 'new-dawn';
/** Raised by every change that would make an old match run differently. */
export const RULES = 1;
export const SEATS = { min: 2, max: 4 } as const;

export const OPTIONS: OptionSpecs = [
  { key: 'map', values: ['first-game'], initial: 'first-game' },
  { key: 'victory', values: ['practice'], initial: 'practice' },
];
