import type { PlayerId } from '@morgenrot/engine';
import { CITY_STATES, type CityStateId, type Control, type Hex, WONDERS } from '@morgenrot/new-dawn';
import { cityStateSprite } from '../icons/city-state-sprite.ts';

export interface PieceStanding {
  barbarians: readonly string[];
  /** Owners of the caravans and armies there, one entry for each figure. */
  caravans: readonly PlayerId[];
  armies: readonly PlayerId[];
  /** The city-state that was won here. */
  conquered?: CityStateId;
}

/** A fort whose city stands on it shows nothing but its wall. */
export const FORT_HELD = 'fort-held';

/** What is on a space beside its pieces, and the pieces themselves. */
export function readPieces(pieces: string): { symbols: string[]; isFort: boolean } {
  const all = pieces === '' ? [] : pieces.split(' ');
  return {
    symbols: all.filter((symbol) => symbol !== FORT_HELD),
    isFort: all.some((symbol) => symbol === FORT_HELD || symbol === 'fort'),
  };
}

/** A control token, or the district that is one. */
export function tokenAt({ reinforced, district }: Control): string {
  if (district) return `${reinforced ? 'walled' : 'district'}-${district}`;
  return reinforced ? 'reinforced' : 'control';
}

/** The symbols of all pieces, from the most important to the least: the first gets the best place. */
export function piecesOn(space: Hex, standing: PieceStanding, indexOf: (player: PlayerId) => number): string[] {
  const { city, control, cityState, naturalWonder, resource, wonder, fort } = space;
  const pieces: string[] = [];
  // A city-state that is lent stays what it is, under another flag.
  if (city?.lent) pieces.push(cityStateSprite(city.lent), `lent-${indexOf(city.of)}`);
  else if (city) pieces.push(`${city.capital ? 'capital' : 'city'}-${indexOf(city.of)}`);
  if (control) pieces.push(`${tokenAt(control)}-${indexOf(control.of)}`);
  if (cityState) pieces.push(cityStateSprite(cityState));
  for (const letter of standing.barbarians) pieces.push(`barbarian-${letter}`);
  if (fort) pieces.push(city ? FORT_HELD : 'fort');
  if (naturalWonder) pieces.push('natural-wonder-token');
  if (resource) pieces.push(`resource-${resource}`);
  if (wonder) pieces.push(`wonder-${WONDERS[wonder].type}`);
  if (standing.conquered) pieces.push(`conquered-${CITY_STATES[standing.conquered].type}`);
  for (const player of standing.armies) pieces.push(`army-${indexOf(player)}`);
  for (const player of standing.caravans) pieces.push(`caravan-${indexOf(player)}`);
  return pieces;
}

interface Place {
  x: number;
  y: number;
  scale: number;
}

const PLACES: readonly (readonly Place[])[] = [
  [],
  [{ x: 0, y: 0, scale: 1.1 }],
  [
    { x: -17, y: -2, scale: 0.86 },
    { x: 21, y: 4, scale: 0.76 },
  ],
  [
    { x: -18, y: -9, scale: 0.8 },
    { x: 20, y: -9, scale: 0.7 },
    { x: 0, y: 21, scale: 0.66 },
  ],
  [
    { x: -19, y: -13, scale: 0.7 },
    { x: 19, y: -13, scale: 0.66 },
    { x: -17, y: 19, scale: 0.6 },
    { x: 17, y: 19, scale: 0.6 },
  ],
];

/** Across a row of pieces. */
const ROW = 62;

const row = (count: number, y: number, most: number): Place[] => {
  const step = count > 1 ? ROW / count : 0;
  return Array.from({ length: count }, (_, i) => ({
    x: (i - (count - 1) / 2) * step,
    y,
    scale: Math.min(most, 0.3 + step / 80),
  }));
};

/** Two or three large ones above; those below share a row, closer together and smaller the more there are. */
const crowded = (count: number): readonly Place[] =>
  count === 5
    ? [{ x: -18, y: -14, scale: 0.7 }, { x: 18, y: -14, scale: 0.64 }, ...row(3, 18, 0.52)]
    : [...row(3, -13, 0.54), ...row(count - 3, 17, 0.52)];

/** Several pieces share a space without hiding each other. */
export const piecePlaces = (symbols: readonly string[]): readonly Place[] =>
  PLACES[symbols.length] ?? crowded(symbols.length);
