import type { PlayerId } from '@morgenrot/engine';
import { at, type HexKey, neighbours } from '@morgenrot/hex';
import { hexesOf, holdingOf } from '../rules/reading.ts';
import type { State } from '../state.ts';

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

const distance = (a: HexKey, b: HexKey): number => {
  const [from, to] = [at(a), at(b)];
  const [dq, dr] = [from.q - to.q, from.r - to.r];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
};

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
  const barbarians = Object.values(s.barbarians).flatMap((barbarian) => barbarian?.at ?? []);
  const spoils = new Set<HexKey>();
  for (const hex of holdingOf(s, me).friendly) {
    const { city, control } = s.map[hex] ?? {};
    if (city) {
      survey.cities.push(hex);
      besideCity(s, me, hex, survey);
    } else survey.tokens++;
    if (control?.district) survey.districts++;
    if (control?.reinforced) survey.reinforced++;
    else if (!city?.capital && barbarians.some((other) => distance(hex, other) <= CLOSE)) survey.endangered++;
    for (const beside of neighbours(hex)) {
      const { resource, naturalWonder } = s.map[beside] ?? {};
      if (resource || naturalWonder) spoils.add(beside);
    }
  }
  survey.spoils = spoils.size;
  return survey;
}

/** How near the caravans on the map are to somebody they may visit: 1 beside it, less the farther it is. */
export function travel(s: State, me: PlayerId): number {
  const seat = s.seats[me];
  if (!seat) return 0;
  if (seat.caravans.every(({ at: from }) => from === null)) return 0;
  const hosts = hexesOf(s).filter((hex) => {
    const { cityState, city } = s.map[hex] ?? {};
    return cityState !== undefined || (city !== undefined && city.of !== me);
  });
  return seat.caravans.reduce((sum, { at: from }) => {
    if (from === null) return sum;
    const nearest = Math.min(12, ...hosts.map((host) => distance(from, host)));
    return sum + 1 / (1 + nearest);
  }, 0);
}

/** From where armies on the card would set out: the capital, as the nearest thing to all starts. */
const startOf = (s: State, me: PlayerId): HexKey | undefined =>
  holdingOf(s, me).cities.find((hex) => s.map[hex]?.city?.capital);

/** How near the armies are to forts that are not the player's: 1 on one, less the farther they are. */
export function march(s: State, me: PlayerId): number {
  const seat = s.seats[me];
  if (!seat || seat.armies.length === 0) return 0;
  const forts = hexesOf(s).filter((hex) => s.map[hex]?.fort && s.map[hex]?.city?.of !== me);
  if (forts.length === 0) return 0;
  const start = startOf(s, me);
  return seat.armies.reduce((sum, { at: on }) => {
    const from = on ?? start;
    return from === undefined ? sum : sum + 1 / (1 + Math.min(...forts.map((fort) => distance(from, fort))));
  }, 0);
}
