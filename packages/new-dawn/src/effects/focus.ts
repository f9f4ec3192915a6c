import type { Work } from '../cards/focus.ts';
import type { Attacks, Beside, Military } from '../steps.ts';

/** Place control tokens, terrain up to the slot (R10). */
export const place =
  ({ tokens, beside, extra = true }: { tokens: number; beside: Beside; extra?: boolean }): Work =>
  (resolution) => ({ kind: 'placeControl', ...resolution, beside, left: tokens, extra });

/** Move one own control token by a space. */
export const shift: Work = ({ player }) => ({ kind: 'shiftControl', player });

/** Win over or flip a rival control token. */
export const convert: Work = ({ player }) => ({ kind: 'convertControl', player });

/** Advance the tech dial by the slot (R11). */
export const advance: Work = (resolution) => ({ kind: 'advanceTech', ...resolution, plus: 0 });

export const gainTrade =
  (tokens: number): Work =>
  ({ player }) => ({ kind: 'gainTrade', player, left: tokens });

export const resourceNotOwned: Work = ({ player }) => ({ kind: 'takeResource', player, notOwned: true });

export const exchange: Work = ({ player }) => ({ kind: 'exchangeResource', player });

export const blastInSlotFive: Work = (resolution) => ({ kind: 'blast', ...resolution });

/** Every caravan may move so far (R12.2). */
export const caravans =
  ({
    distance,
    water = false,
    barbarians = false,
  }: {
    distance: number;
    water?: boolean;
    barbarians?: boolean;
  }): Work =>
  (resolution) => ({
    kind: 'moveCaravans',
    ...resolution,
    distance,
    water,
    barbarians,
    bought: 0,
    shared: 0,
    done: [],
  });

/** A wonder or a city (R13). */
export const build =
  ({
    range,
    throughWater = false,
    fromCaravans = false,
    tokens = 0,
    production = (slot) => slot,
  }: {
    range: number;
    throughWater?: boolean;
    fromCaravans?: boolean;
    tokens?: number;
    production?: (slot: number) => number;
  }): Work =>
  (resolution) => ({
    kind: 'build',
    ...resolution,
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
