import type { Work } from '../cards/focus.ts';
import type { Attacks, Beside, Build, March, Military } from '../steps.ts';
import type { VisitBonus } from '../steps-growth.ts';

/** Place control tokens, terrain up to the slot (R10). */
export const place =
  ({ tokens, beside, extra = true }: { tokens: number; beside: Beside; extra?: boolean }): Work =>
  (resolution) => ({ kind: 'placeControl', ...resolution, beside, left: tokens, extra });

/** Move one own control token by a space. */
export const shift: Work = ({ player }) => ({ kind: 'shiftControl', player });

/** Win over or flip a rival control token. */
export const convert: Work = ({ player }) => ({ kind: 'convertControl', player });

/** Advance the tech dial by the slot (R11). */
export const advanceEffect: Work = (resolution) => ({ kind: 'advanceTech', ...resolution, plus: 0 });

/** By the slot, and more for what is owned. */
export const advanceFor =
  (per: 'wonder' | 'resourceTypes'): Work =>
  (resolution) => ({ kind: 'advanceTech', ...resolution, plus: 0, per });

/** A look at tiles from the bottom of the stack. */
export const lookAtTilesEffect =
  (most: number): Work =>
  (resolution) => ({ kind: 'lookAtTiles', ...resolution, most });

export const gainTradeEffect =
  (tokens: number): Work =>
  ({ player }) => ({ kind: 'gainTrade', player, left: tokens });

/** A trade token for each mature city. */
export const tradeForMatureEffect: Work = ({ player }) => ({ kind: 'tradeForMature', player });

export const resourceNotOwned: Work = ({ player }) => ({ kind: 'takeResource', player, notOwned: true });

export const exchange: Work = ({ player }) => ({ kind: 'exchangeResource', player });

/** What only the fifth slot brings; the slot is the one that the card is resolved with (T4.3). */
const FIFTH = 5;
/** A rival city up to four spaces from an own one gives way. */
export const winCityInSlotFive: Work = ({ player, slot }) =>
  slot === FIFTH ? { kind: 'replaceCity', player, range: 4 } : [];

/** One more token, on a mountain next to any friendly space. */
export const mountainInSlotFive: Work = ({ player, slot }) =>
  slot === FIFTH
    ? { kind: 'placeOneControl', player, beside: 'friendly', ground: 'mountain', card: 'culture', left: 1 }
    : [];

export const blastInSlotFive: Work = (resolution) => ({ kind: 'blast', ...resolution });

/** Every caravan may move so far (R12.2). */
export const caravansEffect =
  ({
    distance,
    water = false,
    barbarians = false,
    ...more
  }: {
    distance: number;
    water?: boolean;
    barbarians?: boolean;
    stops?: true;
    bonus?: VisitBonus;
    laysWater?: true;
  }): Work =>
  (resolution) => ({
    kind: 'moveCaravans',
    ...resolution,
    ...more,
    distance,
    water,
    barbarians,
    bought: 0,
    most: 0,
    shared: 0,
    done: [],
  });

/** A wonder or a city (R13). */
export const buildEffect =
  ({
    range,
    throughWater = false,
    fromCaravans = false,
    tokens = 0,
    production = (slot) => slot,
    ...more
  }: Pick<Build, 'onFigure' | 'perDistrict' | 'worth' | 'techAfterWonder'> & {
    range: number;
    throughWater?: boolean;
    fromCaravans?: boolean;
    tokens?: number;
    production?: (slot: number) => number;
  }): Work =>
  (resolution) => ({
    kind: 'build',
    ...resolution,
    ...more,
    range,
    throughWater,
    fromCaravans,
    tokens,
    production: production(resolution.slot),
  });

/** Reinforce, attack, or both (R14). */
export const arms =
  (mode: Military['mode'], attacks: Attacks): Work =>
  (resolution) => ({ kind: 'military', ...resolution, mode, attacks, attacked: false, reinforced: false });

/** Every army may march so far, and attacks what stops it (T8); `again`: of those beaten this turn, so many once more. */
export const marchEffect =
  ({
    distance,
    water = false,
    passes = [],
    bonus = 0,
    bonusVsBarbarian = bonus,
    again = 0,
    scorches,
  }: Partial<March> & { distance: number; again?: number }): Work =>
  (resolution) => ({
    kind: 'moveArmies',
    ...resolution,
    march: { distance, water, passes, bonus, bonusVsBarbarian, ...(scorches && { scorches }) },
    done: [],
    again,
  });
