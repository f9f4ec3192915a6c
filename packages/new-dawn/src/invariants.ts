import type { HexKey } from '@morgenrot/hex';
import type { CityStateId } from './cards/city-states.ts';
import { NATURAL_WONDERS } from './cards/natural-wonders.ts';
import { WONDER_IDS } from './cards/wonders.ts';
import { citiesLeft } from './rules/cities/cities.ts';
import { controlLeft, controlTokens } from './rules/cities/control.ts';
import { districtsOf } from './rules/cities/districts.ts';
import { cardsOf } from './rules/course/set-up.ts';
import { sayingOf } from './rules/handlers.ts';
import { barbariansOn, capitalOf, hexes, spaceOwner } from './rules/map/map.ts';
import { fieldFor } from './rules/map/standing.ts';
import { typeOf } from './rules/row/focus-row.ts';
import { LAST_TECH } from './rules/row/technology.ts';
import { MOST_TRADE_ON_A_CARD } from './rules/trade/trade.ts';
import { rulesetOf } from './rulesets/of.ts';
import type { Hex, State } from './state.ts';
import { RESOURCES } from './vocabulary.ts';

const seats = (s: State) => Object.values(s.seats);
const isMoving = (s: State): boolean => s.steps.some(({ kind }) => sayingOf(kind).movesBarbarians);
const isFighting = (s: State): boolean => s.steps.some(({ kind }) => sayingOf(kind).isAttack);
const isUnique = <T>(xs: readonly T[]): boolean => new Set(xs).size === xs.length;

/** Spaces by the wonder, or by the resource, whose token lies there. */
function spacesBy<T extends 'wonder' | 'resource'>(s: State, token: T): Map<Hex[T], HexKey[]> {
  const found = new Map<Hex[T], HexKey[]>();
  for (const hex of hexes(s)) {
    const lies = s.map[hex]?.[token];
    if (lies !== undefined) found.set(lies, [...(found.get(lies) ?? []), hex]);
  }
  return found;
}

/** True in every state that can be reached. */
export const invariants: Readonly<Record<string, (s: State) => boolean>> = {
  'everybody has one place in the order of play': (s) =>
    s.order.length === seats(s).length && isUnique(s.order) && s.order.every((player) => s.seats[player] !== undefined),
  'every resource token is somewhere': (s) => {
    const spaces = spacesBy(s, 'resource');
    return RESOURCES.every((resource) => {
      const onMap = spaces.get(resource)?.length ?? 0;
      const held = seats(s).reduce((sum, seat) => sum + seat.resources[resource], 0);
      return onMap + held + s.supply[resource] === rulesetOf(s).resourceTokens && s.supply[resource] >= 0;
    });
  },
  'every natural wonder is on its space or with one player': (s) =>
    hexes(s).every((hex) => {
      const { site, naturalWonder } = s.map[hex] ?? {};
      if (s.phase === 'setUp') return true;
      if (!site) return naturalWonder === undefined;
      const holders = seats(s).filter((seat) => seat.naturalWonders.includes(site)).length;
      return Object.hasOwn(NATURAL_WONDERS, site) && holders + (naturalWonder ? 1 : 0) === 1;
    }),
  'no more control tokens than the box holds': (s) =>
    s.order.every((player) => controlLeft(s, player) >= 0 && controlLeft(s, player) <= controlTokens(s)),
  'trade tokens stay within a card': (s) =>
    seats(s).every((seat) => seat.row.every(({ trade }) => trade >= 0 && trade <= MOST_TRADE_ON_A_CARD)),
  'every focus card of a leader is in the row or in the stack': (s) =>
    seats(s).every(({ leader, row, stack }) => {
      const cards = [...row.map(({ card }) => card), ...stack];
      return leader === null || (isUnique(cards) && cards.length === cardsOf(s, leader).length);
    }),
  'places of the row stay the same': (s) =>
    seats(s).every(
      ({ leader, row }) =>
        leader === null ||
        row
          .map(({ id }) => id)
          .sort()
          .join() === [...rulesetOf(s).slots.keys()].join(),
    ),
  'the tech dial stays on its numbers': (s) =>
    seats(s).every(({ tech, techBest }) => tech >= 0 && tech <= LAST_TECH && techBest >= tech),
  'barbarians stand alone on land': (s) =>
    isMoving(s) || hexes(s).every((hex) => barbariansOn(s, hex).length <= (s.map[hex]?.ground === 'water' ? 0 : 1)),
  'a control token is never under a barbarian, a city or a city-state': (s) =>
    hexes(s).every((hex) => {
      const space = s.map[hex];
      if (!space?.control) return true;
      return !space.city && !space.cityState && space.ground !== 'water' && barbariansOn(s, hex).length === 0;
    }),
  'one district of each kind for every player': (s) =>
    s.order.every((player) => isUnique(districtsOf(s, player).map(({ district }) => district))),
  'every player keeps the capital': (s) =>
    s.phase === 'setUp' || s.order.every((player) => capitalOf(s, player) !== undefined),
  'no more cities than the box holds': (s) => s.order.every((player) => citiesLeft(s, player) >= 0),
  'a wonder is with one player at most, and its token under that player’s city or token': (s) => {
    const spaces = spacesBy(s, 'wonder');
    return WONDER_IDS.every((wonder) => {
      const holders = s.order.filter((player) => s.seats[player]?.wonders.includes(wonder));
      const under = spaces.get(wonder) ?? [];
      if (holders.length === 0) return under.every((hex) => spaceOwner(s, hex) === undefined);
      const controls = (hex: HexKey) =>
        spaceOwner(s, hex) ?? s.cityStates[s.map[hex]?.cityState as CityStateId]?.builder;
      return holders.length === 1 && under.length === 1 && under.every((hex) => controls(hex) === holders[0]);
    });
  },
  'a conquered city-state is with whoever has its space': (s) =>
    (Object.keys(s.cityStates) as CityStateId[]).every((id) => {
      const { home, held } = s.cityStates[id] ?? { held: null };
      if (!home) return true;
      if (held) return spaceOwner(s, home) === held.by;
      // For a turn it may be a city of its card's holder (Q-F34).
      return s.map[home]?.cityState === id || s.map[home]?.city?.lent === id;
    }),
  'a diplomacy card is with one player, and not with its owner': (s) =>
    s.order.every((holder) => (s.seats[holder]?.diplomacy ?? []).every(({ from }) => from !== holder)) &&
    isUnique(
      s.order.flatMap((holder) => (s.seats[holder]?.diplomacy ?? []).map(({ from, card }) => `${from} ${card}`)),
    ),
  'caravans and armies stand on the map or on their card': (s) =>
    seats(s).every(
      ({ caravans, armies }) =>
        caravans.length <= 3 &&
        armies.length <= 2 &&
        [...caravans, ...armies].every(({ at }) => at === null || s.map[at]),
    ),
  'no army stands on what it would have to attack': (s) =>
    isFighting(s) ||
    s.order.every((player) => {
      const { obstacles } = fieldFor(s, player);
      // Caravans may come to an army, armies not to caravans.
      const stands = (hex: HexKey) => obstacles(hex).every((obstacle) => obstacle === 'caravan');
      return (s.seats[player]?.armies ?? []).every(({ at }) => at === null || stands(at));
    }),
  'no control token lies on a fort': (s) => hexes(s).every((hex) => !s.map[hex]?.fort || !s.map[hex]?.control),
  'a government’s marker lies on a card of its kind': (s) =>
    seats(s).every(({ row, governments }) => {
      const laid = Object.entries(governments ?? {});
      return (
        laid.length <= 1 &&
        laid.every(([type, place]) => row.some((focus) => focus.id === place && typeOf(focus) === type))
      );
    }),
  'Ibrahim is with somebody other than the Ottoman player': (s) =>
    !s.terra?.ibrahim || s.seats[s.terra.ibrahim]?.leader !== 'ottoman',
  'a city-state is lent to the player whose turn it is, who has its card': (s) =>
    hexes(s).every((hex) => {
      const { city } = s.map[hex] ?? {};
      if (!city?.lent) return true;
      return s.phase === 'play' && city.of === s.active && s.cityStates[city.lent]?.cards.includes(city.of) === true;
    }),
  'every tile is in the stack or on the map, none twice': (s) =>
    isUnique([...s.tiles.map(({ tile }) => tile), ...(s.terra?.stack ?? [])]),
};
