import type { CityStateId } from './cards/city-states.ts';
import { NATURAL_WONDERS } from './cards/natural-wonders.ts';
import { WONDER_IDS } from './cards/wonders.ts';
import { citiesLeft } from './rules/cities.ts';
import { CONTROL_TOKENS, controlLeft } from './rules/control.ts';
import { barbariansOn, capitalOf, hexes, ownerOf } from './rules/map.ts';
import { RESOURCE_TOKENS } from './rules/resources.ts';
import { LAST_TECH } from './rules/technology.ts';
import { MOST_TRADE_ON_A_CARD } from './rules/trade.ts';
import type { State } from './state.ts';
import { RESOURCES } from './vocabulary.ts';

const seats = (s: State) => Object.values(s.seats);
const isMoving = (s: State): boolean =>
  s.steps.some(({ kind }) => kind === 'moveBarbarian' || kind === 'spreadBarbarians');
const isUnique = <T>(xs: readonly T[]): boolean => new Set(xs).size === xs.length;

/** True in every state that can be reached. */
export const invariants: Readonly<Record<string, (s: State) => boolean>> = {
  'every resource token is somewhere': (s) =>
    RESOURCES.every((resource) => {
      const onMap = hexes(s).filter((hex) => s.map[hex]?.resource === resource).length;
      const held = seats(s).reduce((sum, seat) => sum + seat.resources[resource], 0);
      return onMap + held + s.supply[resource] === RESOURCE_TOKENS && s.supply[resource] >= 0;
    }),
  'every natural wonder is on its space or with one player': (s) =>
    hexes(s).every((hex) => {
      const { site, naturalWonder } = s.map[hex] ?? {};
      if (s.phase === 'setUp') return true;
      if (!site) return naturalWonder === undefined;
      const holders = seats(s).filter((seat) => seat.naturalWonders.includes(site)).length;
      return Object.hasOwn(NATURAL_WONDERS, site) && holders + (naturalWonder ? 1 : 0) === 1;
    }),
  'no more control tokens than the box holds': (s) =>
    s.order.every((player) => controlLeft(s, player) >= 0 && controlLeft(s, player) <= CONTROL_TOKENS),
  'trade tokens stay within a card': (s) =>
    seats(s).every((seat) => seat.row.every(({ trade }) => trade >= 0 && trade <= MOST_TRADE_ON_A_CARD)),
  'twenty focus cards for each, five of them in the row': (s) =>
    seats(s).every(
      ({ leader, row, stack }) =>
        leader === null ||
        (row.length === 5 && isUnique([...row.map(({ card }) => card), ...stack]) && stack.length === 15),
    ),
  'places of the row stay the same five': (s) =>
    seats(s).every(
      ({ leader, row }) =>
        leader === null ||
        row
          .map(({ id }) => id)
          .sort()
          .join() === '0,1,2,3,4',
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
  'every player keeps the capital': (s) =>
    s.phase === 'setUp' || s.order.every((player) => capitalOf(s, player) !== undefined),
  'no more cities than the box holds': (s) => s.order.every((player) => citiesLeft(s, player) >= 0),
  'a wonder is with one player at most, and its token under that player’s city or token': (s) =>
    WONDER_IDS.every((wonder) => {
      const holders = s.order.filter((player) => s.seats[player]?.wonders.includes(wonder));
      const under = hexes(s).filter((hex) => s.map[hex]?.wonder === wonder);
      if (holders.length === 0) return under.every((hex) => ownerOf(s, hex) === undefined);
      return holders.length === 1 && under.length === 1 && under.every((hex) => ownerOf(s, hex) === holders[0]);
    }),
  'a conquered city-state is with whoever has its space': (s) =>
    (Object.keys(s.cityStates) as CityStateId[]).every((id) => {
      const { home, held } = s.cityStates[id] ?? { held: null };
      if (!home) return true;
      return held ? ownerOf(s, home) === held.by : s.map[home]?.cityState === id;
    }),
  'a diplomacy card is with one player, and not with its owner': (s) =>
    s.order.every((holder) => (s.seats[holder]?.diplomacy ?? []).every(({ from }) => from !== holder)) &&
    isUnique(
      s.order.flatMap((holder) => (s.seats[holder]?.diplomacy ?? []).map(({ from, card }) => `${from} ${card}`)),
    ),
  'caravans stand on the map or on their card': (s) =>
    seats(s).every(({ caravans }) => caravans.length <= 3 && caravans.every(({ at }) => at === null || s.map[at])),
};
