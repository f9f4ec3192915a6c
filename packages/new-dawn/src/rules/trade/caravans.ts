import {
  type Answer,
  type Api,
  type Ask,
  next,
  offer,
  offersOnly,
  type PlayerId,
  type Reason,
} from '@morgenrot/engine';
import { type HexKey, neighbours, reach } from '@morgenrot/hex';
import type { CityStateId } from '../../cards/city-states.ts';
import { anyInPlay, inPlay } from '../../effects/in-play.ts';
import type { Figure, State } from '../../state.ts';
import type { MoveCaravan, MoveCaravans, NewDawnStep } from '../../steps.ts';
import { cityStateOf, mayTakeCityStateCard } from '../cities/city-states.ts';
import { difficultiesFor } from '../map/difficulty.ts';
import {
  EXPLORE,
  explore,
  exploreRefused,
  explorerOf,
  exploringRefused,
  mayExplore,
  waysToGo,
} from '../map/exploration.ts';
import { caravansAllowed } from '../map/figure-supply.ts';
import { caravanStarts, entersWater } from '../map/figures.ts';
import { barbariansOn, hexAt, hexes, isEdge, isWater } from '../map/map.ts';
import { reading } from '../map/reading.ts';
import { enterTowns, hostOf, townsClosedTo, wayPastTowns } from '../map/towns.ts';
import { count, either, form } from '../option-form.ts';
import { seatOf } from '../seats.ts';
import { isNamed, namedOption, namedOptions, spendNamed, spendTrade, tradeOn } from './trade.ts';
import { plainVisitOption } from './visits.ts';

const caravanOf = (s: State, me: PlayerId, caravan: number): Figure => {
  const found = seatOf(s, me).caravans[caravan];
  if (!found) throw new Error(`${me} has no caravan ${caravan}`);
  return found;
};

/** Where it stands, or the cities from which it may set out (R12.3). */
function startsOf(s: State, { player, caravan, start }: MoveCaravan): HexKey[] {
  const { at } = caravanOf(s, player, caravan);
  if (at !== null) return [at];
  return start === undefined ? caravanStarts(s, player) : [start];
}

/** Does a caravan visit somebody on a space: a city-state, or a rival's city (R12.5, R12.8)? */
const isVisited = (s: State, me: PlayerId, hex: HexKey): boolean =>
  hexAt(s, hex).cityState !== undefined || hostOf(s, me, hex) !== undefined;

const DOING = { act: 'caravan', card: 'economy' } as const;

type Refusing = (hex: HexKey) => Reason | undefined;

/** Why a caravan may not enter a space (R12.4, R12.9); asked of the whole map, so what holds for all is found first. */
function entering(s: State, { player, caravan, slot, water, barbarians }: MoveCaravan): Refusing {
  const difficulty = difficultiesFor(s, player, DOING);
  const onWater = water || entersWater(s, player);
  const closed = townsClosedTo(s, caravan);
  return (hex): Reason | undefined => {
    const { ground, cityState } = hexAt(s, hex);
    if (ground === 'water' && !onWater) return { key: 'hex.water' };
    const barbarian = barbariansOn(s, hex)[0];
    if (barbarian && (!barbarians || cityState)) return { key: 'hex.barbarian', params: { barbarian } };
    if (closed.has(hex)) return { key: 'caravan.visited' };
    const need = difficulty(hex);
    return need > slot ? { key: 'hex.tooHard', params: { need, slot } } : undefined;
  };
}

/** Spaces this caravan can still go on its own, with what all share, and with every token of the card spent. */
const ownLeft = ({ distance, bought, gone }: MoveCaravan): number => distance + bought - gone;
const mostLeft = (s: State, step: MoveCaravan): number =>
  ownLeft(step) + step.shared + tradeOn(s, step.player, step.focus);

/** How far every space is that the caravan can get to; past a barbarian it has to stop and look again. */
function destinations(s: State, step: MoveCaravan, refused: Refusing = entering(s, step)): Map<HexKey, number> {
  return reach(
    startsOf(s, step),
    mostLeft(s, step),
    (hex) => s.map[hex] !== undefined && !refused(hex),
    (hex) => barbariansOn(s, hex).length === 0,
    adjacencyFor(s, step.player),
  );
}

/** How the caravan gets there, from where it stands or starts; empty where it does not. */
export const caravanWay = (s: State, step: MoveCaravan, hex: HexKey, far = destinations(s, step)): HexKey[] =>
  wayPastTowns(s, far, hex, (on) => barbariansOn(s, on).length === 0, adjacencyFor(s, step.player));

/** So many spaces: its own first, then what all share, then a token for each. */
function shares(step: MoveCaravan, cost: number) {
  const beyond = Math.max(0, cost - ownLeft(step));
  const shared = Math.min(step.shared, beyond);
  return { cost, shared, tokens: beyond - shared };
}

/** What going there takes. */
export const caravanCost = (s: State, step: MoveCaravan, hex: HexKey) =>
  shares(step, destinations(s, step).get(hex) ?? 0);

/** Q-F28: some caravans sail around the map. */
function adjacencyFor(s: State, me: PlayerId): (hex: HexKey) => readonly HexKey[] {
  if (!anyInPlay(s, me, ({ effect }) => effect.edgeWaterAdjacent)) return neighbours;
  const shores = hexes(s).filter((hex) => isWater(s, hex) && isEdge(s, hex));
  return (hex) => (shores.includes(hex) ? [...neighbours(hex), ...shores] : neighbours(hex));
}

function stopRefused(s: State, step: MoveCaravan, steps: number | undefined, hex: HexKey): Reason | undefined {
  if (steps === undefined) return { key: 'caravan.tooFar' };
  return steps === 0 ? startRefused(s, step, hex) : undefined;
}

/** Q-F9: a city may be named first to explore from it. */
function startRefused(s: State, step: MoveCaravan, hex: HexKey): Reason | undefined {
  const isOpen = caravanOf(s, step.player, step.caravan).at === null && step.start === undefined;
  return isOpen && mayExplore(s) && !exploreRefused(s, hex, step) ? undefined : { key: 'caravan.here' };
}

const explorer = (s: State, step: MoveCaravan): HexKey | undefined =>
  explorerOf(caravanOf(s, step.player, step.caravan), step);

const TRADE = 'trade';
/** Tokens may also be spent before they are needed: to make room for others, or to keep what caravans share (Q-E6). */
const purchases = (s: State, { player, focus }: MoveCaravan | MoveCaravans): string[] => [
  ...(tradeOn(s, player, focus) > 0 ? [TRADE] : []),
  ...namedOptions(s, player, focus),
];

/** Adds a space to every caravan that is not done, if that is what the answer says. */
function buy(s: State, step: MoveCaravan | MoveCaravans, answer: Answer, api: Api): boolean {
  const named = isNamed(answer);
  if (!named && answer !== TRADE) return false;
  next<NewDawnStep>(s, { ...step, bought: step.bought + 1 });
  if (named) spendNamed(s, step.player, answer, api);
  else spendTrade(s, step.player, step.focus, api);
  return true;
}

/** Where the caravan may go, or why it may not. */
function goingRefused(s: State, step: MoveCaravan): (option: string) => Reason | undefined {
  const cannotEnter = entering(s, step);
  const far = destinations(s, step, cannotEnter);
  return (option) => {
    if (option === EXPLORE)
      return exploringRefused(s, explorer(s, step), step, { spaces: mostLeft(s, step), none: 'caravan.tooFar' });
    const hex = option as HexKey;
    return (far.has(hex) ? undefined : cannotEnter(hex)) ?? stopRefused(s, step, far.get(hex), hex);
  };
}

/** Q-V2: the card of a city-state is taken unless its visitor says no beforehand. */
const withoutCard = (s: State, { player }: MoveCaravan, refused: (option: string) => Reason | undefined): string[] =>
  (Object.keys(s.cityStates) as CityStateId[]).flatMap((id) => {
    const { home } = cityStateOf(s, id);
    const takes = s.map[home]?.cityState === id && mayTakeCityStateCard(s, id, player);
    return takes && !refused(home) ? [plainVisitOption.write({ plain: home })] : [];
  });

export const moveCaravan = {
  doing: () => DOING,
  option: either(namedOption, plainVisitOption),
  ask(s: State, step: MoveCaravan): Ask {
    const refused = goingRefused(s, step);
    return offer<string>(waysToGo(s), refused, 'done', ...purchases(s, step), ...withoutCard(s, step, refused));
  },
  run(s: State, step: MoveCaravan, answer: Answer, api: Api): void {
    if (buy(s, step, answer, api)) return;
    if (answer === 'done') finish(s, step);
    else if (answer === EXPLORE) exploreHere(s, step, api);
    else {
      const found = plainVisitOption.read(String(answer));
      goTo(s, step, found?.plain ?? (answer as HexKey), api, found !== undefined);
    }
  },
};

/** Is there anywhere to go, or anything to be bought besides plain movement? */
const canGoOn = (s: State, step: MoveCaravan): boolean =>
  reading(s, () => {
    if (namedOptions(s, step.player, step.focus).length > 0) return true;
    const refused = goingRefused(s, step);
    return waysToGo(s).some((option) => !refused(option));
  });

/** The other caravans may still move; what was bought or shared is theirs too (R12.2). */
function finish(s: State, { caravan, gone: _gone, start: _start, explored: _explored, ...step }: MoveCaravan): void {
  next<NewDawnStep>(s, { ...step, kind: 'moveCaravans', done: [...step.done, caravan] });
}

/** Spaces are gone or spent: first its own, then what all share, then for a token each. */
function pay(s: State, step: MoveCaravan, cost: number, api: Api): MoveCaravan {
  const { shared, tokens } = shares(step, cost);
  for (let i = 0; i < tokens; i++) spendTrade(s, step.player, step.focus, api);
  return {
    ...step,
    bought: step.bought + tokens,
    shared: step.shared - shared,
    gone: step.gone + cost - shared,
  };
}

/** T11, Q-F10: a space of movement, whoever pays it, for a look beyond the edge. */
function exploreHere(s: State, step: MoveCaravan, api: Api): void {
  const hex = explorer(s, step);
  if (hex === undefined) return;
  const after: MoveCaravan = { ...pay(s, step, 1, api), explored: true };
  if (mostLeft(s, after) > 0) next<NewDawnStep>(s, after);
  else finish(s, after);
  if (!step.laysWater) explore(s, step.player, hex, api);
  else
    next<NewDawnStep>(
      s,
      { kind: 'layWater', player: step.player, from: hex },
      { kind: 'exploreFrom', player: step.player, hex },
    );
}

function goTo(s: State, step: MoveCaravan, hex: HexKey, api: Api, noCard: boolean): void {
  const far = reading(s, () => destinations(s, step));
  const cost = far.get(hex) ?? 0;
  if (cost === 0) {
    next<NewDawnStep>(s, { ...step, start: hex });
    return;
  }
  enterTowns(s, step.caravan, reading(s, () => caravanWay(s, step, hex, far)).slice(1));
  const after = pay(s, step, cost, api);
  const caravan = caravanOf(s, step.player, step.caravan);
  api.log({ key: 'caravan.moved', by: step.player, params: { ...(caravan.at && { from: caravan.at }), hex } });
  caravan.at = hex;
  const drove = driveAway(s, step.player, hex, api);
  if (!isVisited(s, step.player, hex)) {
    // Terra's Currency: whoever drives a barbarian away goes no farther.
    if (!(drove && step.stops) && canGoOn(s, after)) next<NewDawnStep>(s, after);
    else finish(s, after);
    return;
  }
  // R12.6: back to the card; it does not move again this turn.
  caravan.at = null;
  s.thisTurn.returned.push(step.caravan);
  finish(s, after);
  next<NewDawnStep>(s, {
    kind: 'visit',
    player: step.player,
    hex,
    ...(step.bonus && { bonus: step.bonus }),
    ...(noCard && { noCard }),
  });
}

/** Q-C1: the barbarian is taken away; that is no defeat, and nothing is gained. */
function driveAway(s: State, me: PlayerId, hex: HexKey, api: Api): boolean {
  const driven = barbariansOn(s, hex);
  for (const barbarian of driven) {
    const state = s.barbarians[barbarian];
    if (state) state.at = null;
    api.log({ key: 'barbarian.drivenAway', by: me, params: { barbarian, hex } });
  }
  return driven.length > 0;
}

/** `caravan:1`: which of the own caravans sets out. */
export const caravanOption = form('caravan:{caravan}', { caravan: count });
const mayMove = (s: State, step: MoveCaravans, caravan: number): boolean => {
  const { done: _done, ...rest } = step;
  const trying: MoveCaravan = { ...rest, done: step.done, kind: 'moveCaravan', caravan, gone: 0 };
  const over = step.done.includes(caravan) || s.thisTurn.returned.includes(caravan);
  return !over && canGoOn(s, trying);
};

/** Spaces that effects let all caravans of a resolution share. */
const sharedMovement = (s: State, me: PlayerId): number =>
  inPlay(s, me).reduce((sum, { effect }) => sum + (effect.sharedMovement ?? 0), 0);

export const moveCaravans = {
  doing: () => DOING,
  withMore: (s: State, step: MoveCaravans): MoveCaravans => ({
    ...step,
    most: caravansAllowed(s, step.player),
    shared: sharedMovement(s, step.player),
  }),
  option: either(caravanOption, namedOption),
  ask(s: State, step: MoveCaravans): Ask {
    // A worse card leaves caravans on the map that it does not let their owner use (R12.1); of a better one that has
    // come on the way nothing is used yet (Q-E3).
    const more = step.done.length < Math.min(step.most, caravansAllowed(s, step.player));
    const { caravans } = seatOf(s, step.player);
    const able = caravans.flatMap((_, i) => (more && mayMove(s, step, i) ? [caravanOption.write({ caravan: i })] : []));
    return { shape: 'one', from: [...able, 'done', ...(able.length > 0 ? purchases(s, step) : [])] };
  },
  idle: (s: State, step: MoveCaravans): boolean => offersOnly(moveCaravans.ask(s, step), 'done'),
  run(s: State, step: MoveCaravans, answer: Answer, api: Api): void {
    if (buy(s, step, answer, api)) return;
    const found = caravanOption.read(String(answer));
    if (found) next<NewDawnStep>(s, { ...step, kind: 'moveCaravan', ...found, gone: 0 });
  },
};
