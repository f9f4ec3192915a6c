import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { State } from '../../state.ts';
import { hexAt, spaceOwner } from './map.ts';

/** R15.9: on the space of a conquered city-state a control token may stand for a city. */
const isConquered = (s: State, hex: HexKey): boolean =>
  Object.values(s.cityStates).some((each) => each?.home === hex && each.held !== null);

/** A city, or a control token that stands for one to whoever visits it (R12.8). */
const isCity = (s: State, hex: HexKey): boolean => {
  const { city, control } = hexAt(s, hex);
  return city !== undefined || (control !== undefined && isConquered(s, hex));
};

/** A city or a city-state. */
export const isTown = (s: State, hex: HexKey): boolean => hexAt(s, hex).cityState !== undefined || isCity(s, hex);

/** Whose city `me` visits on a space (R12.5, R12.8). */
export const hostOf = (s: State, me: PlayerId, hex: HexKey): PlayerId | undefined => {
  if (!isCity(s, hex)) return undefined;
  const owner = spaceOwner(s, hex);
  return owner === me ? undefined : owner;
};

/** R12.7: towns into which another caravan than this one has been moved this turn. */
export const townsClosedTo = (s: State, caravan: number): ReadonlySet<HexKey> =>
  new Set(s.thisTurn.entered.filter((entry) => entry.caravan !== caravan).map(({ hex }) => hex));

/** R12.7: passing through counts as well. */
export function enterTowns(s: State, caravan: number, way: readonly HexKey[]): void {
  for (const hex of way) if (isTown(s, hex)) s.thisTurn.entered.push({ hex, caravan });
}

interface Route {
  way: HexKey[];
  towns: number;
}

/** Of the shortest ways to a space the one through the fewest towns, its start included; nothing where there is none. */
export function wayPastTowns(
  s: State,
  far: ReadonlyMap<HexKey, number>,
  to: HexKey,
  mayGoOn: (hex: HexKey) => boolean,
  besides: (hex: HexKey) => readonly HexKey[],
): HexKey[] {
  const known = new Map<HexKey, Route>();
  const find = (here: HexKey, away: number): Route => {
    if (away === 0) return { way: [here], towns: 0 };
    const before = besides(here).filter((near) => far.get(near) === away - 1 && (away === 1 || mayGoOn(near)));
    const [best] = before.map(routeTo).sort((a, b) => a.towns - b.towns);
    const { way, towns } = best ?? { way: [], towns: 0 };
    return { way: [...way, here], towns: towns + (isTown(s, here) ? 1 : 0) };
  };
  const routeTo = (here: HexKey): Route => {
    const route = known.get(here) ?? find(here, far.get(here) ?? 0);
    known.set(here, route);
    return route;
  };
  return far.has(to) ? routeTo(to).way : [];
}
