import { type Answer, type Api, type Ask, next, offer, type PlayerId, type Reason, tell } from '@morgenrot/engine';
import { type HexKey, neighbours, reach, wayTo } from '@morgenrot/hex';
import { anyInPlay, inPlay, inPlayWith } from '../../effects/in-play.ts';
import type { State } from '../../state.ts';
import type { BuildCity, NewDawnStep } from '../../steps.ts';
import { difficultiesFor } from '../map/difficulty.ts';
import { barbariansOn, citiesOf, friendlySpaces, hexAt, hexes, isRival } from '../map/map.ts';
import { seatOf } from '../seats.ts';
import { gainNeutralWonder } from '../war/holdings.ts';
import { armyRefused } from './control.ts';

/** R2.1: besides the capital. */
export const CITIES = 7;

export const citiesLeft = (s: State, me: PlayerId): number =>
  CITIES - citiesOf(s, me).filter((hex) => !s.map[hex]?.city?.capital && !s.map[hex]?.city?.lent).length;

const DOING = { act: 'city', card: 'industry' } as const;

type TooHard = (hex: HexKey) => Reason | undefined;

/** The terrain limit (R8.4), for many spaces. */
function terrainLimit(s: State, { player, slot }: BuildCity): TooHard {
  const difficulty = difficultiesFor(s, player, DOING);
  return (hex) => {
    const need = difficulty(hex);
    return need > slot ? { key: 'hex.tooHard', params: { need, slot } } : undefined;
  };
}

/** May a path lead over this space (R13.1, Q-E8)? */
function isPath(s: State, { player, throughWater }: BuildCity, hex: HexKey, tooHard: TooHard): boolean {
  if (!s.map[hex]) return false;
  if (hexAt(s, hex).ground === 'water') return throughWater;
  return !isRival(s, player, hex) && barbariansOn(s, hex).length === 0 && !tooHard(hex);
}

/** What has to be true of the space itself, wherever the path comes from. */
export function citySpaceRefused(s: State, me: PlayerId, hex: HexKey): Reason | undefined {
  const { ground, resource, naturalWonder, cityState, control, city, fort } = hexAt(s, hex);
  if (ground === 'water') return { key: 'hex.water' };
  if (city) return { key: 'hex.city' };
  if (cityState) return { key: 'hex.cityState', params: { cityState } };
  if (fort) return { key: 'hex.fort' };
  if (resource) return { key: 'hex.resource', params: { resource } };
  if (naturalWonder) return { key: 'hex.naturalWonder', params: { naturalWonder } };
  if (control && control.of !== me) return { key: 'hex.control', params: { player: control.of } };
  const barbarian = barbariansOn(s, hex)[0];
  if (barbarian) return { key: 'hex.barbarian', params: { barbarian } };
  const army = armyRefused(s, me, hex);
  if (army) return army;
  const near = neighbours(hex).some((beside) => s.map[beside]?.city ?? s.map[beside]?.cityState);
  if (near) return { key: 'hex.nextToCity' };
  // T10.1: with a city on it or without.
  return neighbours(hex).some((beside) => s.map[beside]?.fort) ? { key: 'hex.nextToFort' } : undefined;
}

const starts = (s: State, { player, fromCaravans }: BuildCity): HexKey[] => [
  ...friendlySpaces(s, player),
  ...(fromCaravans ? seatOf(s, player).caravans.flatMap(({ at }) => (at === null ? [] : [at])) : []),
];

/** Every space within range over a path, and how far it is. */
function withinRange(s: State, step: BuildCity, tooHard: TooHard): Map<HexKey, number> {
  const throughWater = step.throughWater || anyInPlay(s, step.player, ({ effect }) => effect.cityThroughWater);
  return reach(starts(s, step), step.range, (hex) => isPath(s, { ...step, throughWater }, hex, tooHard));
}

/** The path that makes a city there possible; empty where it needs none. */
export const cityWay = (s: State, step: BuildCity, hex: HexKey): HexKey[] =>
  wayTo(withinRange(s, step, terrainLimit(s, step)), hex);

function tooFar(
  s: State,
  { player, range }: BuildCity,
  near: ReadonlyMap<HexKey, number>,
  hex: HexKey,
): Reason | undefined {
  if (
    near.has(hex) ||
    inPlayWith(s, player, 'cityInReach').some(({ effect }) => effect.cityInReach?.(s, player, hex, range))
  )
    return undefined;
  return { key: 'hex.tooFar', params: { range } };
}

/** Why the step's city may not be built on a space (R13.1); asked of the whole map, so what holds for all is found first. */
function cityRefused(s: State, step: BuildCity): (hex: HexKey) => Reason | undefined {
  const tooHard = terrainLimit(s, step);
  const near = withinRange(s, step, tooHard);
  return (hex) => citySpaceRefused(s, step.player, hex) ?? tooHard(hex) ?? tooFar(s, step, near, hex);
}

/** Is there any space for a city? */
/** Why there is no city to build. */
export const noCity = (s: State, me: PlayerId, range: number): Reason =>
  citiesLeft(s, me) === 0 ? { key: 'city.none' } : { key: 'build.noCity', params: { range } };

export function findsCity(s: State, step: BuildCity): boolean {
  if (citiesLeft(s, step.player) === 0) return false;
  const refused = cityRefused(s, step);
  return hexes(s).some((hex) => !refused(hex));
}

export const buildCity = {
  doing: () => DOING,
  ask(s: State, step: BuildCity): Ask {
    if (citiesLeft(s, step.player) === 0) return { shape: 'one', from: ['done'] };
    return offer(hexes(s), cityRefused(s, step), 'done');
  },
  run(s: State, step: BuildCity, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    const hex = answer as HexKey;
    placeCity(s, step.player, hex, api);
    if (step.tokens === 0) return;
    next<NewDawnStep>(s, {
      kind: 'placeOneControl',
      player: step.player,
      next: hex,
      most: step.slot,
      left: step.tokens,
      card: 'industry',
    });
  },
};

/** R13.1: an own control token goes back, a natural wonder already taken is kept, caravans stay. */
export function placeCity(s: State, me: PlayerId, hex: HexKey, api: Api): void {
  const space = hexAt(s, hex);
  delete space.control;
  space.city = { of: me };
  api.log({ key: 'city.built', by: me, params: { hex } });
  gainNeutralWonder(s, me, hex, api);
  tell(inPlay(s, me), ({ effect }) => effect.onCityBuilt?.(s, me, hex, api));
}
