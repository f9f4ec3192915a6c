import type { Option } from '@morgenrot/engine';
import { type FocusCardId, type Placement, readPlacement, type Side, type TileNumber } from '@morgenrot/new-dawn';
import { isCard } from './take-card.tsx';

/** `caravan:1` */
export function caravanIn(option: Option): number | undefined {
  const number = /^caravan:(\d+)$/.exec(option)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** `first:pottery`: resolved and reset before another card. */
export function cardIn(option: Option): FocusCardId | undefined {
  const card = /^first:(.+)$/.exec(option)?.[1];
  return card !== undefined && isCard(card) ? card : undefined;
}

/** `13A` */
export function tileIn(option: Option): { tile: TileNumber; side: Side } | undefined {
  const [, tile, side] = /^(\d+)([AB])$/.exec(option) ?? [];
  if (tile === undefined || side === undefined) return undefined;
  // The game's own numbers, in the game's own form.
  return { tile: Number(tile) as TileNumber, side: side as Side };
}

/** `2,-1,3`: where the middle of a tile lies, and how it is turned. */
export const placementIn = (option: Option): Placement | undefined => readPlacement(option);
