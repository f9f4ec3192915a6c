import { type Answer, type Api, type Ask, next, offer, type PlayerId, type Reason } from '@morgenrot/engine';
import { type HexKey, neighbours } from '@morgenrot/hex';
import type { Control, State } from '../state.ts';
import type { Beside, NewDawnStep, PlaceControl } from '../steps.ts';
import { difficultyFor } from './difficulty.ts';
import { barbariansOn, hexAt, hexes, isEmpty, isFriendly } from './map.ts';
import { focusOf, seatOf } from './seats.ts';

/** R2.1 */
export const CONTROL_TOKENS = 31;

const tokensOf = (s: State, me: PlayerId): HexKey[] => hexes(s).filter((hex) => s.map[hex]?.control?.of === me);

/** Control tokens that `me` has not used yet: neither on the map nor beside a victory card. */
export function controlLeft(s: State, me: PlayerId): number {
  const claims = s.victory.flatMap((card) => card.claims);
  const marking = claims.filter(({ player, marked }) => player === me && marked).length;
  return CONTROL_TOKENS - tokensOf(s, me).length - marking;
}

/** What may never share a space with a new control token (R10.1). */
function occupiedRefused(s: State, hex: HexKey): Reason | undefined {
  const { ground, city, cityState, control, fort } = hexAt(s, hex);
  if (ground === 'water') return { key: 'hex.water' };
  if (city) return { key: 'hex.city' };
  if (cityState) return { key: 'hex.cityState', params: { cityState } };
  if (control) return { key: 'hex.control', params: { player: control.of } };
  if (fort) return { key: 'hex.fort' };
  const barbarian = barbariansOn(s, hex)[0];
  return barbarian ? { key: 'hex.barbarian', params: { barbarian } } : undefined;
}

const lies = (s: State, me: PlayerId, hex: HexKey, beside: Beside): boolean =>
  neighbours(hex).some((near) => (beside === 'city' ? s.map[near]?.city?.of === me : isFriendly(s, me, near)));

/** Why `me` may not place a control token on `hex`, or undefined if it may (R10.1). */
export function controlRefused(
  s: State,
  me: PlayerId,
  hex: HexKey,
  { slot, beside }: { slot: number; beside: Beside },
): Reason | undefined {
  const occupied = occupiedRefused(s, hex);
  if (occupied) return occupied;
  if (!lies(s, me, hex, beside)) return { key: beside === 'city' ? 'hex.notNextToCity' : 'hex.notNextToFriendly' };
  const need = difficultyFor(s, me, hex);
  return need > slot ? { key: 'hex.tooHard', params: { need, slot } } : undefined;
}

/** No token unused and none on the map to take back (R2.2). */
const noTokenRefused = (s: State, me: PlayerId): Reason | undefined =>
  controlLeft(s, me) === 0 && tokensOf(s, me).length === 0 ? { key: 'control.none' } : undefined;

/** R19.5: the natural wonder goes back to its space when the control token leaves it. */
function restoreNaturalWonder(s: State, me: PlayerId, hex: HexKey, api: Api): void {
  const space = hexAt(s, hex);
  const seat = seatOf(s, me);
  if (!space.site || !seat.naturalWonders.includes(space.site)) return;
  seat.naturalWonders = seat.naturalWonders.filter((wonder) => wonder !== space.site);
  space.naturalWonder = space.site;
  api.log({ key: 'naturalWonder.returned', by: me, params: { naturalWonder: space.site, hex } });
}

/** Takes a control token off the map, back to its owner. */
export function removeControl(s: State, hex: HexKey, api: Api): void {
  const space = hexAt(s, hex);
  if (!space.control) throw new Error(`no control token on ${hex}`);
  const { of } = space.control;
  delete space.control;
  restoreNaturalWonder(s, of, hex, api);
}

/** R10.2: what lies on the space is taken with it. */
function takeWhatLiesThere(s: State, me: PlayerId, hex: HexKey, api: Api): void {
  const space = hexAt(s, hex);
  const seat = seatOf(s, me);
  if (space.resource) {
    seat.resources[space.resource]++;
    api.log({ key: 'resource.taken', by: me, params: { resource: space.resource, hex } });
    delete space.resource;
  }
  if (space.naturalWonder) {
    seat.naturalWonders.push(space.naturalWonder);
    api.log({ key: 'naturalWonder.taken', by: me, params: { naturalWonder: space.naturalWonder, hex } });
    delete space.naturalWonder;
  }
}

/** Places one: from the unused ones, or first takes one back from the map (R2.2). */
export function placeOn(s: State, me: PlayerId, hex: HexKey): void {
  const first: NewDawnStep[] = controlLeft(s, me) > 0 ? [] : [{ kind: 'takeBackControl', player: me }];
  next<NewDawnStep>(s, ...first, { kind: 'setControl', player: me, hex });
}

export const setControl = {
  run(s: State, { player, hex }: { player: PlayerId; hex: HexKey }, _answer: Answer, api: Api): void {
    hexAt(s, hex).control = { of: player, reinforced: false };
    api.log({ key: 'control.placed', by: player, params: { hex } });
    takeWhatLiesThere(s, player, hex, api);
  },
};

export const takeBackControl = {
  ask: (s: State, { player }: { player: PlayerId }): Ask => ({ shape: 'one', from: tokensOf(s, player) }),
  run(s: State, { player }: { player: PlayerId }, answer: Answer, api: Api): void {
    const hex = answer as HexKey;
    removeControl(s, hex, api);
    api.log({ key: 'control.takenBack', by: player, params: { hex } });
  },
};

/** Tokens the card still gives, then one more for each trade token on it (R10.3). */
const tokensToCome = (s: State, { player, focus, left, extra }: PlaceControl): number =>
  left + (extra ? focusOf(s, player, focus).trade : 0);

export const placeControl = {
  ask(s: State, step: PlaceControl): Ask {
    // Asked once, not for every space: it counts the whole map.
    const none = noTokenRefused(s, step.player);
    return offer(hexes(s), (hex) => none ?? controlRefused(s, step.player, hex, step), 'done');
  },
  run(s: State, step: PlaceControl, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    const { player, focus } = step;
    if (step.left === 0) {
      const spent = focusOf(s, player, focus);
      spent.trade--;
      api.log({ key: 'trade.spent', by: player, params: { card: spent.card } });
    }
    const rest = { ...step, left: Math.max(0, step.left - 1) };
    if (tokensToCome(s, rest) > 0) next<NewDawnStep>(s, rest);
    placeOn(s, player, answer as HexKey);
  },
};

const neighboursOnMap = (s: State, hex: HexKey): HexKey[] => neighbours(hex).filter((beside) => s.map[beside]);

/** Why a token may not be moved to `hex`: empty land of any terrain. */
const shiftTargetRefused = (s: State, hex: HexKey): Reason | undefined => {
  if (hexAt(s, hex).ground === 'water') return { key: 'hex.water' };
  return isEmpty(s, hex) ? undefined : { key: 'hex.notEmpty' };
};

function shiftRefused(s: State, me: PlayerId, hex: HexKey): Reason | undefined {
  if (s.map[hex]?.control?.of !== me) return { key: 'hex.notYourControl' };
  const free = neighboursOnMap(s, hex).some((beside) => !shiftTargetRefused(s, beside));
  return free ? undefined : { key: 'hex.noEmptyNeighbour' };
}

export const shiftControl = {
  ask: (s: State, { player }: { player: PlayerId }): Ask =>
    offer(hexes(s), (hex) => shiftRefused(s, player, hex), 'done'),
  run(s: State, { player }: { player: PlayerId }, answer: Answer): void {
    if (answer !== 'done') next<NewDawnStep>(s, { kind: 'shiftControlTo', player, from: answer as HexKey });
  },
};

export const shiftControlTo = {
  ask: (s: State, { from }: { from: HexKey }): Ask =>
    offer(neighboursOnMap(s, from), (hex) => shiftTargetRefused(s, hex), 'done'),
  run(s: State, { player, from }: { player: PlayerId; from: HexKey }, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    const hex = answer as HexKey;
    const moved: Control = {
      ...hexAt(s, from).control,
      of: player,
      reinforced: hexAt(s, from).control?.reinforced ?? false,
    };
    removeControl(s, from, api);
    hexAt(s, hex).control = moved;
    api.log({ key: 'control.shifted', by: player, params: { from, hex } });
  },
};

/** Rival control tokens up to two spaces from a friendly space. */
const CONVERT_RANGE = 2;

function convertRefused(s: State, me: PlayerId, near: ReadonlySet<HexKey>, hex: HexKey): Reason | undefined {
  const control = s.map[hex]?.control;
  if (!control || control.of === me) return { key: 'hex.notRivalControl' };
  if (!near.has(hex)) return { key: 'hex.tooFar', params: { range: CONVERT_RANGE } };
  // Flipping a reinforced token needs none of one's own.
  return control.reinforced ? undefined : noTokenRefused(s, me);
}

/** Spaces at most so many steps over the map from a friendly one (R1.1). */
function nearFriendly(s: State, me: PlayerId, range: number): Set<HexKey> {
  let edge = hexes(s).filter((hex) => isFriendly(s, me, hex));
  const near = new Set(edge);
  for (let i = 0; i < range; i++) {
    edge = edge.flatMap((hex) => neighboursOnMap(s, hex)).filter((hex) => !near.has(hex));
    for (const hex of edge) near.add(hex);
  }
  return near;
}

export const convertControl = {
  ask(s: State, { player }: { player: PlayerId }): Ask {
    const near = nearFriendly(s, player, CONVERT_RANGE);
    return offer(hexes(s), (hex) => convertRefused(s, player, near, hex), 'done');
  },
  run(s: State, { player }: { player: PlayerId }, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    const hex = answer as HexKey;
    const control = hexAt(s, hex).control;
    if (control?.reinforced) {
      control.reinforced = false;
      api.log({ key: 'control.weakened', by: player, params: { hex, player: control.of } });
      return;
    }
    const first: NewDawnStep[] = controlLeft(s, player) > 0 ? [] : [{ kind: 'takeBackControl', player }];
    next<NewDawnStep>(s, ...first, { kind: 'replaceControl', player, hex });
  },
};

/** R10.5: a natural wonder of that space goes to the new controller (Q-E5). */
export const replaceControl = {
  run(s: State, { player, hex }: { player: PlayerId; hex: HexKey }, _answer: Answer, api: Api): void {
    const space = hexAt(s, hex);
    const loser = space.control?.of;
    if (loser === undefined) throw new Error(`no control token to replace on ${hex}`);
    space.control = { of: player, reinforced: false };
    api.log({ key: 'control.replaced', by: player, params: { hex, player: loser } });
    const wonder = space.site;
    const losing = seatOf(s, loser);
    if (!wonder || !losing.naturalWonders.includes(wonder)) return;
    losing.naturalWonders = losing.naturalWonders.filter((held) => held !== wonder);
    seatOf(s, player).naturalWonders.push(wonder);
    api.log({ key: 'naturalWonder.won', by: player, params: { naturalWonder: wonder, player: loser } });
  },
};
