import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { Hex, State } from '../../state.ts';
import { landOf } from '../map/land.ts';
import { hexesOf, kept, lasting, spacesOf } from '../map/reading.ts';

/** What a player has on the map. */
interface Holding {
  cities: readonly HexKey[];
  /** Control tokens, districts among them. */
  tokens: readonly HexKey[];
  friendly: readonly HexKey[];
  /** How many of the friendly spaces lie at the edge of the map or beside water. */
  coastal: number;
}

const nothing = () => ({
  cities: [] as HexKey[],
  tokens: [] as HexKey[],
  friendly: [] as HexKey[],
  coastal: 0,
});
const NOTHING: Holding = nothing();

function findHoldings(s: State): ReadonlyMap<PlayerId, Holding> {
  const found = new Map<PlayerId, ReturnType<typeof nothing>>();
  const of = (player: PlayerId) => {
    const known = found.get(player);
    if (known) return known;
    const fresh = nothing();
    found.set(player, fresh);
    return fresh;
  };
  const hexes = hexesOf(s);
  const { coast } = landOf(s);
  const befriend = (player: PlayerId, hex: HexKey): void => {
    of(player).friendly.push(hex);
    if (coast.has(hex)) of(player).coastal++;
  };
  for (const [i, { city, control }] of spacesOf(s).entries()) {
    const hex = hexes[i] as HexKey;
    if (city) of(city.of).cities.push(hex);
    if (control) of(control.of).tokens.push(hex);
    if (city) befriend(city.of, hex);
    if (control && control.of !== city?.of) befriend(control.of, hex);
  }
  return found;
}

/** Who had what when it was last read, space by space: most of what happens leaves it as it is. */
interface Settlement {
  cities: readonly (PlayerId | undefined)[];
  controls: readonly (PlayerId | undefined)[];
  holdings: ReadonlyMap<PlayerId, Holding>;
}

const unsettled = (): Settlement => ({ cities: [], controls: [], holdings: new Map() });

function isStill({ cities, controls }: Settlement, spaces: readonly Hex[]): boolean {
  if (cities.length !== spaces.length) return false;
  // Compared after everything that happens: a plain loop.
  for (let i = 0; i < spaces.length; i++) {
    const { city, control } = spaces[i] as Hex;
    if (city?.of !== cities[i] || control?.of !== controls[i]) return false;
  }
  return true;
}

function holdings(s: State): ReadonlyMap<PlayerId, Holding> {
  const settlement = lasting(s, unsettled);
  const spaces = spacesOf(s);
  if (!isStill(settlement, spaces)) {
    settlement.cities = spaces.map(({ city }) => city?.of);
    settlement.controls = spaces.map(({ control }) => control?.of);
    settlement.holdings = findHoldings(s);
  }
  return settlement.holdings;
}

export const holdingOf = (s: State, me: PlayerId): Holding => kept(s, holdings).get(me) ?? NOTHING;
