import type { PlayerId } from '@morgenrot/engine';
import {
  advanceEffect,
  arms,
  blastInSlotFive,
  buildEffect,
  caravansEffect,
  convert,
  exchange,
  gainTradeEffect,
  place,
  resourceNotOwned,
  shift,
} from '../effects/focus.ts';
import type { NewDawnStep } from '../steps.ts';
import type { Edition, FocusType, Level } from '../vocabulary.ts';
import { GROWTH_CARDS } from './focus-growth.ts';
import { TERRA_CARDS } from './focus-terra.ts';
import { UNIQUE_CARDS } from './focus-unique.ts';

/** A card that is being resolved: whose, which place of the row, and with which slot's number. */
export interface Resolution {
  player: PlayerId;
  focus: number;
  slot: number;
}

/** One part of what a focus card does; none, if this resolution leaves it out. */
export type Work = (resolution: Resolution) => NewDawnStep | readonly NewDawnStep[];

export interface FocusCardRow {
  type: FocusType;
  level: Level;
  /** Its parts in reading order; each is finished before the next begins ("then", R1.10). */
  work: readonly Work[];
  /** In the box of this game alone; both if it says nothing. */
  only?: Edition;
  /** One leader's own (T5); the leader's row names it. */
  unique?: true;
  /** How many caravans the card lets its owner use (R12.1). */
  caravans?: number;
  /** How many armies the card lets its owner use (T8.1). */
  armies?: number;
  /** By so much reinforced control tokens count less in combat, in the turn of whoever has it in the row. */
  weakensReinforced?: number;
  /** After it was reset, another card of the row may be resolved as if in the first slot. */
  resolvesOther?: true;
}

export const FOCUS_CARDS = {
  'early-empire': { type: 'culture', level: 1, work: [place({ tokens: 2, beside: 'city' })] },
  'drama-and-poetry': { type: 'culture', level: 2, work: [place({ tokens: 2, beside: 'city' }), shift] },
  'civil-service': {
    type: 'culture',
    level: 3,
    work: [place({ tokens: 2, beside: 'city' }), place({ tokens: 1, beside: 'friendly', extra: false })],
  },
  'mass-media': { type: 'culture', level: 4, work: [place({ tokens: 3, beside: 'city' }), convert] },
  astrology: { type: 'science', level: 1, work: [advanceEffect] },
  mathematics: { type: 'science', level: 2, work: [gainTradeEffect(1), advanceEffect] },
  'replaceable-parts': { type: 'science', level: 3, work: [resourceNotOwned, advanceEffect] },
  'nuclear-power': { type: 'science', level: 4, work: [blastInSlotFive, advanceEffect] },
  'foreign-trade': { type: 'economy', level: 1, work: [caravansEffect({ distance: 3 })], caravans: 1 },
  'currency-base': {
    type: 'economy',
    level: 2,
    only: 'base',
    work: [caravansEffect({ distance: 4, barbarians: true })],
    caravans: 2,
  },
  'steam-power': {
    type: 'economy',
    level: 3,
    work: [caravansEffect({ distance: 6, water: true }), exchange],
    caravans: 2,
  },
  capitalism: {
    type: 'economy',
    level: 4,
    work: [caravansEffect({ distance: 6, water: true })],
    caravans: 3,
    resolvesOther: true,
  },
  pottery: { type: 'industry', level: 1, work: [buildEffect({ range: 2 })] },
  'animal-husbandry-base': {
    type: 'industry',
    level: 2,
    only: 'base',
    work: [buildEffect({ range: 3, fromCaravans: true })],
  },
  nationalism: {
    type: 'industry',
    level: 3,
    work: [buildEffect({ range: 4, throughWater: true, production: (slot) => (slot === 5 ? 7 : slot) })],
  },
  urbanization: { type: 'industry', level: 4, work: [buildEffect({ range: 5, throughWater: true, tokens: 2 })] },
  'masonry-base': {
    type: 'military',
    level: 1,
    only: 'base',
    work: [arms('either', { left: 2, range: 2, through: 'nothing', bonus: 0, bonusVsBarbarian: 0 })],
  },
  'iron-working-base': {
    type: 'military',
    level: 2,
    only: 'base',
    work: [arms('either', { left: 2, range: 3, through: 'nothing', bonus: 1, bonusVsBarbarian: 3 })],
  },
  'mass-production-base': {
    type: 'military',
    level: 3,
    only: 'base',
    work: [arms('attacksFirst', { left: 2, range: 3, through: 'water', bonus: 2, bonusVsBarbarian: 2 })],
  },
  'flight-base': {
    type: 'military',
    level: 4,
    only: 'base',
    work: [arms('both', { left: 3, range: 5, through: 'everything', bonus: 3, bonusVsBarbarian: 3 })],
  },
  ...GROWTH_CARDS,
  ...TERRA_CARDS,
  ...UNIQUE_CARDS,
} as const satisfies Record<string, FocusCardRow>;
export type FocusCardId = keyof typeof FOCUS_CARDS;
export const FOCUS_CARD_IDS = Object.keys(FOCUS_CARDS) as FocusCardId[];

export const focusRow = (card: FocusCardId): FocusCardRow => FOCUS_CARDS[card];
