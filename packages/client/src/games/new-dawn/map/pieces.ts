import type { PlayerId } from '@morgenrot/engine';
import { CITY_STATES, type CityStateId, type Hex, WONDERS } from '@morgenrot/new-dawn';

export interface Standing {
  barbarians: readonly string[];
  /** Owners of the caravans and armies there, one entry for each figure. */
  caravans: readonly PlayerId[];
  armies: readonly PlayerId[];
  /** The city-state that was won here. */
  conquered?: CityStateId;
}

/** The symbols of all pieces, from the most important to the least: the first gets the best place. */
export function piecesOn(space: Hex, standing: Standing, indexOf: (player: PlayerId) => number): string[] {
  const { city, control, cityState, naturalWonder, resource, wonder, fort } = space;
  const pieces: string[] = [];
  if (city) pieces.push(`${city.capital ? 'capital' : 'city'}-${indexOf(city.of)}`);
  if (control) pieces.push(`${control.reinforced ? 'reinforced' : 'control'}-${indexOf(control.of)}`);
  if (cityState) {
    const { type, frame } = CITY_STATES[cityState];
    pieces.push(`city-state-${type}-${frame}`);
  }
  for (const letter of standing.barbarians) pieces.push(`barbarian-${letter}`);
  if (fort) pieces.push('fort');
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

/** Several pieces share a space without covering each other; more than six are drawn in rows of three. */
export function placesFor(count: number): readonly Place[] {
  const known = PLACES[count];
  if (known) return known;
  return Array.from({ length: count }, (_, i) => ({
    x: ((i % 3) - 1) * 25,
    y: Math.floor(i / 3) * 23 - 16,
    scale: 0.5,
  }));
}
