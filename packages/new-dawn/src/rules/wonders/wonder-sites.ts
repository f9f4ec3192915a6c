import { type Api, next, type PlayerId, type Reason } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { State } from '../../state.ts';
import type { NewDawnStep } from '../../steps.ts';
import { citiesLeft, citySpaceRefused, placeCity } from '../cities/cities.ts';
import { hexAt, isEdge } from '../map/map.ts';

/** Why a wonder cannot bring its city here: legal edge spaces will do, of any ground, however far away (Q-F18). */
export function edgeRefused(s: State, me: PlayerId, hex: HexKey): Reason | undefined {
  if (citiesLeft(s, me) === 0) return { key: 'city.none' };
  if (!isEdge(s, hex)) return { key: 'hex.notAtEdge' };
  const { wonder } = hexAt(s, hex);
  // R20.2, N-TD18: one that lies there comes with the city, which has no room for another.
  return citySpaceRefused(s, me, hex) ?? (wonder ? { key: 'hex.wonder', params: { wonder } } : undefined);
}

/** Control tokens that come with the city, on whatever ground. */
const TOKENS = 2;

/** The city that such a wonder brings. */
export function foundOnEdge(s: State, player: PlayerId, hex: HexKey, api: Api): void {
  next<NewDawnStep>(s, { kind: 'placeOneControl', player, next: hex, left: TOKENS });
  placeCity(s, player, hex, api);
}
