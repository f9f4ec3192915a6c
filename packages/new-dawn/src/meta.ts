import type { OptionSpecs } from '@morgenrot/engine';

export const ID = 'new-dawn';
/** Raised by every change that would make an old match run differently. */
export const RULES = 2;
export const SEATS = { min: 2, max: 4 } as const;

export const OPTIONS: OptionSpecs = [
  {
    key: 'map',
    values: ['first-game', 'advanced'],
    initial: 'first-game',
    // On a map that players build, everybody's capital comes with their tile.
    excludes: { advanced: { capitals: ['pick'] } },
  },
  { key: 'victory', values: ['standard', 'epic', 'practice'], initial: 'standard' },
  { key: 'leaders', values: ['random', 'pick', 'draft'], initial: 'random' },
  { key: 'capitals', values: ['assigned', 'pick'], initial: 'assigned' },
  { key: 'diplomacy', values: ['open', 'closed'], initial: 'open' },
];
