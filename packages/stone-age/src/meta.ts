import type { OptionSpecs } from '@morgenrot/engine';

export const ID = 'stone-age';

/** Raise it with every change that makes an old match run differently. */
export const RULES = 1;

export const SEATS = { min: 2, max: 4 } as const;

export interface StoneAgeOptions {
  /** Q-S34: may the others look at the cards that somebody has bought? */
  cardPiles: 'closed' | 'open';
  /** Q-S1 */
  startPlayer: 'random' | '1' | '2' | '3' | '4';
  /** Q-S5: may figures come home without having done their work? From the hut alone, or from everywhere. */
  freeReturn: 'off' | 'hut' | 'all';
}

export const OPTIONS: OptionSpecs = [
  { key: 'cardPiles', values: ['closed', 'open'], initial: 'closed' },
  {
    key: 'startPlayer',
    values: ['random', '1', '2', '3', '4'],
    initial: 'random',
    seats: { 3: { min: 3, max: 4 }, 4: { min: 4, max: 4 } },
  },
  { key: 'freeReturn', values: ['off', 'hut', 'all'], initial: 'off' },
];
