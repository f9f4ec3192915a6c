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
import { type HexKey, reach } from '@morgenrot/hex';
import { anyInPlay } from '../effects/in-play.ts';
import type { Figure, State } from '../state.ts';
import type { MoveCaravan, MoveCaravans, NewDawnStep } from '../steps.ts';
import { difficultiesFor } from './difficulty.ts';
import { caravansAllowed } from './focus-row.ts';
import { barbariansOn, citiesOf, hexAt, hexes, isRival } from './map.ts';
import { isMature } from './maturity.ts';
import { seatOf } from './seats.ts';
import { namedNaturalWonder, naturalWonderOptions, spendNaturalWonder, spendTrade, tradeOn } from './trade.ts';

const caravanOf = (s: State, me: PlayerId, caravan: number): Figure => {
  const found = seatOf(s, me).caravans[caravan];
  if (!found) throw new Error(`${me} has no caravan ${caravan}`);
  return found;
};

/** R12.3: from the card it starts in the capital or any mature city, as if it stood there. */
const startsOf = (s: State, me: PlayerId): HexKey[] =>
  citiesOf(s, me).filter(
    (hex) =>
      s.map[hex]?.city?.capital ||
      isMature(s, hex) ||
      anyInPlay(s, me, ({ effect }) => effect.caravanStartsFrom?.(s, me, hex)),
  );

/** Whom a caravan visits on a space: a city-state, or a rival's city (R12.5, R12.8). */
const isVisited = (s: State, me: PlayerId, hex: HexKey): boolean => {
  const { cityState, city } = hexAt(s, hex);
  return cityState !== undefined || (city !== undefined && isRival(s, me, hex));
};

type Refusing = (hex: HexKey) => Reason | undefined;

/** Why a caravan may not enter a space (R12.4, R12.9); asked of the whole map, so what holds for all is found first. */
function entering(s: State, { player, slot, water, barbarians }: MoveCaravan): Refusing {
  const difficulty = difficultiesFor(s, player, { act: 'caravan', card: 'economy' });
  return (hex): Reason | undefined => {
    const { ground, cityState } = hexAt(s, hex);
    if (ground === 'water' && !water) return { key: 'hex.water' };
    const barbarian = barbariansOn(s, hex)[0];
    if (barbarian && (!barbarians || cityState)) return { key: 'hex.barbarian', params: { barbarian } };
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
  const { at } = caravanOf(s, step.player, step.caravan);
  const starts = at === null ? startsOf(s, step.player) : [at];
  return reach(
    starts,
    mostLeft(s, step),
    (hex) => s.map[hex] !== undefined && !refused(hex),
    (hex) => barbariansOn(s, hex).length === 0,
  );
}

function stopRefused(s: State, step: MoveCaravan, steps: number | undefined, hex: HexKey): Reason | undefined {
  if (steps === undefined) return { key: 'caravan.tooFar' };
  if (steps === 0) return { key: 'caravan.here' };
  // R12.7: one caravan for each city and city-state in a turn.
  return isVisited(s, step.player, hex) && s.thisTurn.visited.includes(hex) ? { key: 'caravan.visited' } : undefined;
}

const TRADE = 'trade';
/** Tokens may also be spent before they are needed: to make room for others, or to keep what caravans share (Q-E6). */
const purchases = (s: State, { player, focus }: MoveCaravan | MoveCaravans): string[] => [
  ...(tradeOn(s, player, focus) > 0 ? [TRADE] : []),
  ...naturalWonderOptions(s, player, focus),
];

/** Adds a space to every caravan that is not done, if that is what the answer says. */
function buy(s: State, step: MoveCaravan | MoveCaravans, answer: Answer, api: Api): boolean {
  const wonder = namedNaturalWonder(answer);
  if (!wonder && answer !== TRADE) return false;
  next<NewDawnStep>(s, { ...step, bought: step.bought + 1 });
  if (wonder) spendNaturalWonder(s, step.player, wonder, api);
  else spendTrade(s, step.player, step.focus, api);
  return true;
}

export const moveCaravan = {
  ask(s: State, step: MoveCaravan): Ask {
    const cannotEnter = entering(s, step);
    const far = destinations(s, step, cannotEnter);
    const refused: Refusing = (hex) =>
      (far.has(hex) ? undefined : cannotEnter(hex)) ?? stopRefused(s, step, far.get(hex), hex);
    return offer(hexes(s), refused, 'done', ...purchases(s, step));
  },
  run(s: State, step: MoveCaravan, answer: Answer, api: Api): void {
    if (buy(s, step, answer, api)) return;
    if (answer === 'done') finish(s, step);
    else goTo(s, step, answer as HexKey, api);
  },
};

const canGoOn = (s: State, step: MoveCaravan): boolean => !offersOnly(moveCaravan.ask(s, step), 'done', TRADE);

/** The other caravans may still move; what was bought or shared is theirs too (R12.2). */
function finish(s: State, { caravan, gone: _gone, ...step }: MoveCaravan): void {
  next<NewDawnStep>(s, { ...step, kind: 'moveCaravans', done: [...step.done, caravan] });
}

function goTo(s: State, step: MoveCaravan, hex: HexKey, api: Api): void {
  const cost = destinations(s, step).get(hex) ?? 0;
  const beyond = Math.max(0, cost - ownLeft(step));
  const shared = Math.min(step.shared, beyond);
  for (let i = shared; i < beyond; i++) spendTrade(s, step.player, step.focus, api);
  const after: MoveCaravan = {
    ...step,
    bought: step.bought + beyond - shared,
    shared: step.shared - shared,
    gone: step.gone + cost - shared,
  };
  const caravan = caravanOf(s, step.player, step.caravan);
  api.log({ key: 'caravan.moved', by: step.player, params: { ...(caravan.at && { from: caravan.at }), hex } });
  caravan.at = hex;
  driveAway(s, step.player, hex, api);
  if (!isVisited(s, step.player, hex)) {
    if (canGoOn(s, after)) next<NewDawnStep>(s, after);
    else finish(s, after);
    return;
  }
  // R12.6: back to the card; it does not move again this turn.
  caravan.at = null;
  s.thisTurn.returned.push(step.caravan);
  finish(s, after);
  next<NewDawnStep>(s, { kind: 'visit', player: step.player, hex });
}

/** Q-C1: the barbarian is taken away; that is no defeat, and nothing is gained. */
function driveAway(s: State, me: PlayerId, hex: HexKey, api: Api): void {
  for (const barbarian of barbariansOn(s, hex)) {
    const state = s.barbarians[barbarian];
    if (state) state.at = null;
    api.log({ key: 'barbarian.drivenAway', by: me, params: { barbarian, hex } });
  }
}

const CARAVAN = 'caravan:';
const mayMove = (s: State, step: MoveCaravans, caravan: number): boolean => {
  const { done: _done, ...rest } = step;
  const trying: MoveCaravan = { ...rest, done: step.done, kind: 'moveCaravan', caravan, gone: 0 };
  const over = step.done.includes(caravan) || s.thisTurn.returned.includes(caravan);
  return !over && canGoOn(s, trying);
};

export const moveCaravans = {
  ask(s: State, step: MoveCaravans): Ask {
    // A worse card leaves caravans on the map that it does not let their owner use (R12.1).
    const more = step.done.length < caravansAllowed(s, step.player);
    const { caravans } = seatOf(s, step.player);
    const able = caravans.flatMap((_, i) => (more && mayMove(s, step, i) ? [`${CARAVAN}${i}`] : []));
    return { shape: 'one', from: [...able, 'done', ...(able.length > 0 ? purchases(s, step) : [])] };
  },
  idle: (s: State, step: MoveCaravans): boolean => offersOnly(moveCaravans.ask(s, step), 'done'),
  run(s: State, step: MoveCaravans, answer: Answer, api: Api): void {
    if (answer === 'done' || buy(s, step, answer, api)) return;
    const caravan = Number(String(answer).slice(CARAVAN.length));
    next<NewDawnStep>(s, { ...step, kind: 'moveCaravan', caravan, gone: 0 });
  },
};
