import type { OptionSpecs } from '@morgenrot/engine';

export const ID = 'new-dawn';
/** Raised by every change that would make an old match run differently. */
export const RULES = 4;
export const SEATS = { min: 2, max: 4 } as const;

/** The most people that can sit at a table, with the expansion. */
export const SEATS_AT_MOST = 5;
/** Trade tokens for the first row of a player, three on each of its six cards at most (T17, Q-V12). */
export const HANDICAPS = Array.from({ length: 19 }, (_, tokens) => String(tokens));
const handicap = (seat: number) => ({
  key: `handicap${seat}`,
  values: HANDICAPS,
  initial: '0',
  needs: { expansion: ['terra-incognita'] },
  seat: { of: 'handicap', number: seat },
});

export const OPTIONS: OptionSpecs = [
  {
    key: 'expansion',
    values: ['none', 'terra-incognita'],
    initial: 'none',
    seats: { 'terra-incognita': { min: 2, max: 5 } },
    excludes: {
      none: { victory: ['peaceful', 'peaceful-epic'] },
      // Its map is always built, its victory cards are always five; in a peaceful game three, or four (R26, Q-V13).
      'terra-incognita': { map: ['first-game'], capitals: ['pick'], victory: ['epic', 'practice'] },
    },
  },
  {
    key: 'map',
    values: ['first-game', 'advanced'],
    initial: 'first-game',
    // On a map that players build, everybody's capital comes with their tile.
    excludes: { advanced: { capitals: ['pick'] } },
  },
  { key: 'victory', values: ['standard', 'epic', 'practice', 'peaceful', 'peaceful-epic'], initial: 'standard' },
  { key: 'leaders', values: ['random', 'pick', 'draft'], initial: 'random' },
  { key: 'capitals', values: ['assigned', 'pick'], initial: 'assigned' },
  { key: 'diplomacy', values: ['open', 'closed'], initial: 'open' },
  ...[1, 2, 3, 4, 5].map(handicap),
];
