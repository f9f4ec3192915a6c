import type { PlayerId } from '@morgenrot/engine';
import { type Axial, at, type HexKey, neighbours } from '@morgenrot/hex';
import { holdingOf } from '../rules/cities/settlement.ts';
import { hexesOf, kept, lasting, spacesOf } from '../rules/map/reading.ts';
import type { Hex, State } from '../state.ts';

/** What a player has on the map and around it, read off in one go. */
export interface Survey {
  cities: HexKey[];
  tokens: number;
  reinforced: number;
  districts: number;
  /** How nearly every city is mature: squares of shares, so that the one that lacks one token counts most. */
  maturing: number;
  mature: number;
  /** Empty land beside own cities. */
  room: number;
  /** Own spaces that a barbarian could take, and that one stands close to. */
  endangered: number;
  /** Resources and natural wonders that lie beside an own space. */
  spoils: number;
}

const isTaken = (s: State, me: PlayerId, hex: HexKey): boolean => {
  const space = s.map[hex];
  return !space || space.ground === 'water' || space.control?.of === me || space.city?.of === me;
};

function besideCity(s: State, me: PlayerId, hex: HexKey, survey: Survey): void {
  let taken = 0;
  for (const beside of neighbours(hex)) {
    if (isTaken(s, me, beside)) taken++;
    else if (!s.map[beside]?.control && !s.map[beside]?.city) survey.room++;
  }
  survey.maturing += (taken / 6) ** 2;
  if (taken === 6) survey.mature++;
}

const distance = (from: Axial, to: Axial): number => {
  const dq = from.q - to.q;
  const dr = from.r - to.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
};

/** How far the nearest of them is. */
function nearest(from: Axial, places: readonly Axial[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) least = Math.min(least, distance(from, place));
  return least;
}

const barbarians = (s: State): readonly Axial[] =>
  Object.values(s.barbarians).flatMap((barbarian) => (barbarian?.at ? [at(barbarian.at)] : []));

/** A space of the map, and where it lies. */
interface Place extends Axial {
  space: Hex;
}

function placesWith(s: State, isOne: (space: Hex) => boolean): readonly Place[] {
  const hexes = hexesOf(s);
  const found: Place[] = [];
  for (const [i, space] of spacesOf(s).entries()) if (isOne(space)) found.push({ ...at(hexes[i] as HexKey), space });
  return found;
}

/** Whom caravans visit. */
const hosts = (s: State): readonly Place[] =>
  placesWith(s, ({ cityState, city }) => cityState !== undefined || city !== undefined);

/** No fort is ever placed but with its space, or taken away. */
const forts = (s: State): readonly Place[] => placesWith(s, ({ fort }) => fort === true);

const notMine = (places: readonly Place[], me: PlayerId): Place[] =>
  places.filter(({ space }) => space.city?.of !== me);

/** A barbarian comes this far in about two moves. */
const CLOSE = 2;

export function surveyOf(s: State, me: PlayerId): Survey {
  const survey: Survey = {
    cities: [],
    tokens: 0,
    reinforced: 0,
    districts: 0,
    maturing: 0,
    mature: 0,
    room: 0,
    endangered: 0,
    spoils: 0,
  };
  const raiders = kept(s, barbarians);
  const spoils = new Set<HexKey>();
  for (const hex of holdingOf(s, me).friendly) {
    const { city, control } = s.map[hex] ?? {};
    if (city) {
      survey.cities.push(hex);
      besideCity(s, me, hex, survey);
    } else survey.tokens++;
    if (control?.district) survey.districts++;
    if (control?.reinforced) survey.reinforced++;
    else if (!city?.capital && nearest(at(hex), raiders) <= CLOSE) survey.endangered++;
    for (const beside of neighbours(hex)) {
      const { resource, naturalWonder } = s.map[beside] ?? {};
      if (resource || naturalWonder) spoils.add(beside);
    }
  }
  survey.spoils = spoils.size;
  return survey;
}

/** Farther away than this all hosts are alike. */
const FARTHEST = 12;

/** How near the caravans on the map are to somebody they may visit: 1 beside it, less the farther it is. */
export function travel(s: State, me: PlayerId): number {
  const seat = s.seats[me];
  if (!seat) return 0;
  if (seat.caravans.every(({ at: from }) => from === null)) return 0;
  const others = notMine(kept(s, hosts), me);
  return seat.caravans.reduce(
    (sum, { at: from }) => (from === null ? sum : sum + 1 / (1 + Math.min(FARTHEST, nearest(at(from), others)))),
    0,
  );
}

/** From where armies on the card would set out: the capital, as the nearest thing to all starts. */
const startOf = (s: State, me: PlayerId): HexKey | undefined =>
  holdingOf(s, me).cities.find((hex) => s.map[hex]?.city?.capital);

/** How near the armies are to forts that are not the player's: 1 on one, less the farther they are. */
export function march(s: State, me: PlayerId): number {
  const seat = s.seats[me];
  if (!seat || seat.armies.length === 0) return 0;
  const others = notMine(lasting(s, forts), me);
  if (others.length === 0) return 0;
  const start = startOf(s, me);
  return seat.armies.reduce((sum, { at: on }) => {
    const from = on ?? start;
    return from === undefined ? sum : sum + 1 / (1 + nearest(at(from), others));
  }, 0);
}
