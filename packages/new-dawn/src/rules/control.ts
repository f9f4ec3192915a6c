import {
  type Answer,
  type Api,
  type Ask,
  next,
  offer,
  offersOnly,
  type PlayerId,
  type Reason,
  tell,
} from '@morgenrot/engine';
import { type HexKey, neighbours } from '@morgenrot/hex';
import type { Doing } from '../effects/effect.ts';
import { anyInPlay, inPlay } from '../effects/in-play.ts';
import type { State } from '../state.ts';
import type { Beside, NewDawnStep, PlaceControl, PlaceOneControl, StepOf } from '../steps.ts';
import { difficultyFor } from './difficulty.ts';
import { abandon, gainNeutralWonder } from './holdings.ts';
import { barbariansOn, hexAt, hexes, isFriendly } from './map.ts';
import { gainNaturalWonder } from './natural-wonders.ts';
import { seatOf } from './seats.ts';
import { namedNaturalWonder, naturalWonderOptions, spendNaturalWonder, spendTrade, tradeOn } from './trade.ts';

/** R2.1 */
export const CONTROL_TOKENS = 31;

export const controlTokensOf = (s: State, me: PlayerId): HexKey[] =>
  hexes(s).filter((hex) => s.map[hex]?.control?.of === me);

/** Control tokens that `me` has not used yet: neither on the map nor beside a victory card. */
export function controlLeft(s: State, me: PlayerId): number {
  const claims = s.victory.flatMap((card) => card.claims);
  const marking = claims.filter(({ player, marked }) => player === me && marked).length;
  return CONTROL_TOKENS - controlTokensOf(s, me).length - marking;
}

/** What may never share a space with a new control token (R10.1). */
export function occupiedRefused(s: State, hex: HexKey): Reason | undefined {
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

const waived = (s: State, me: PlayerId, hex: HexKey): boolean =>
  anyInPlay(s, me, ({ effect }) => effect.waivesAdjacency?.(s, me, hex));

function tooHard(s: State, me: PlayerId, hex: HexKey, most: number, doing: Doing): Reason | undefined {
  const need = difficultyFor(s, me, hex, doing);
  return need > most ? { key: 'hex.tooHard', params: { need, slot: most } } : undefined;
}

/** Why `me` may not place a control token on `hex`, or undefined if it may (R10.1). */
export function controlRefused(
  s: State,
  me: PlayerId,
  hex: HexKey,
  { slot, beside, doing }: { slot: number; beside: Beside; doing: Doing },
): Reason | undefined {
  const occupied = occupiedRefused(s, hex);
  if (occupied) return occupied;
  if (!lies(s, me, hex, beside) && !waived(s, me, hex)) {
    return { key: beside === 'city' ? 'hex.notNextToCity' : 'hex.notNextToFriendly' };
  }
  return tooHard(s, me, hex, slot, doing);
}

/** No token unused and none on the map to take back (R2.2). */
export const noTokenRefused = (s: State, me: PlayerId): Reason | undefined =>
  controlLeft(s, me) === 0 && controlTokensOf(s, me).length === 0 ? { key: 'control.none' } : undefined;

/** Takes a control token off the map, back to its owner, and what belongs to the space out of the owner's hands. */
export function removeControl(s: State, hex: HexKey, api: Api): void {
  const space = hexAt(s, hex);
  if (!space.control) throw new Error(`no control token on ${hex}`);
  const { of } = space.control;
  delete space.control;
  abandon(s, hex, of, api);
}

/** R10.2: what lies on the space is taken with it. */
function takeWhatLiesThere(s: State, me: PlayerId, hex: HexKey, api: Api): void {
  const space = hexAt(s, hex);
  if (space.resource) {
    seatOf(s, me).resources[space.resource]++;
    api.log({ key: 'resource.taken', by: me, params: { resource: space.resource, hex } });
    delete space.resource;
  }
  gainNaturalWonder(s, me, hex, api);
  gainNeutralWonder(s, me, hex, api);
}

/** R2.2: without an unused token one is first taken back from the map. */
export const tokenFirst = (s: State, me: PlayerId): NewDawnStep[] =>
  controlLeft(s, me) > 0 ? [] : [{ kind: 'takeBackControl', player: me }];

/** Places one token by the rules of placement, and tells those who listen for it. */
export const placeOn = (s: State, me: PlayerId, hex: HexKey): NewDawnStep[] => [
  ...tokenFirst(s, me),
  { kind: 'setControl', player: me, hex },
];

export const setControl = {
  run(s: State, { player, hex, reinforced }: StepOf<'setControl'>, _answer: Answer, api: Api): void {
    hexAt(s, hex).control = { of: player, reinforced: reinforced ?? false };
    api.log({ key: 'control.placed', by: player, params: { hex } });
    takeWhatLiesThere(s, player, hex, api);
    tell(inPlay(s, player), ({ effect }) => effect.onControlPlaced?.(s, player, hex, api));
  },
};

export const takeBackControl = {
  ask: (s: State, { player }: StepOf<'takeBackControl'>): Ask => ({ shape: 'one', from: controlTokensOf(s, player) }),
  run(s: State, { player }: StepOf<'takeBackControl'>, answer: Answer, api: Api): void {
    const hex = answer as HexKey;
    removeControl(s, hex, api);
    api.log({ key: 'control.takenBack', by: player, params: { hex } });
  },
};

/** Tokens the card still gives, then one more for each token that can be spent from it (R10.3). */
const tokensToCome = (s: State, { player, focus, left, extra }: PlaceControl): number =>
  left + (extra ? tradeOn(s, player, focus) : 0);

export const placeControl = {
  ask(s: State, step: PlaceControl): Ask {
    const { player, focus, slot, beside, extra } = step;
    // Asked once, not for every space: it counts the whole map.
    const none = noTokenRefused(s, player) ?? (tokensToCome(s, step) > 0 ? undefined : { key: 'control.allPlaced' });
    const wonders = extra ? naturalWonderOptions(s, player, focus) : [];
    const doing: Doing = { act: 'control', card: 'culture' };
    const refused = (hex: HexKey) => none ?? controlRefused(s, player, hex, { slot, beside, doing });
    return offer(hexes(s), refused, 'done', ...wonders);
  },
  run(s: State, step: PlaceControl, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    const wonder = namedNaturalWonder(answer);
    if (wonder) {
      next<NewDawnStep>(s, { ...step, left: step.left + 1 });
      spendNaturalWonder(s, step.player, wonder, api);
      return;
    }
    if (step.left === 0) spendTrade(s, step.player, step.focus, api);
    const rest = { ...step, left: Math.max(0, step.left - 1) };
    const goesOn =
      tokensToCome(s, rest) > 0 || (rest.extra && naturalWonderOptions(s, rest.player, rest.focus).length > 0);
    next<NewDawnStep>(s, ...placeOn(s, step.player, answer as HexKey), ...(goesOn ? [rest] : []));
  },
};

/** Why an effect's token may not go to `hex` (Hanging Gardens, Stonehenge, the tokens of a new city). */
function oneRefused(
  s: State,
  me: PlayerId,
  hex: HexKey,
  { next: middle, ground, most, card }: PlaceOneControl,
): Reason | undefined {
  const occupied = occupiedRefused(s, hex);
  if (occupied) return occupied;
  if (middle && !neighbours(hex).includes(middle)) return { key: 'hex.notNextToIt' };
  if (!middle && !lies(s, me, hex, 'city') && !waived(s, me, hex)) return { key: 'hex.notNextToCity' };
  if (ground && hexAt(s, hex).ground !== ground) return { key: 'hex.otherGround', params: { ground } };
  return most === undefined ? undefined : tooHard(s, me, hex, most, { act: 'control', ...(card && { card }) });
}

export const placeOneControl = {
  ask(s: State, step: PlaceOneControl): Ask {
    const none = noTokenRefused(s, step.player);
    const all = step.next ? neighbours(step.next).filter((hex) => s.map[hex]) : hexes(s);
    return offer(all, (hex) => none ?? oneRefused(s, step.player, hex, step), 'done');
  },
  idle: (s: State, step: PlaceOneControl): boolean => offersOnly(placeOneControl.ask(s, step), 'done'),
  run(s: State, step: PlaceOneControl, answer: Answer): void {
    if (answer === 'done') return;
    const rest = { ...step, left: step.left - 1 };
    next<NewDawnStep>(s, ...placeOn(s, step.player, answer as HexKey), ...(rest.left > 0 ? [rest] : []));
  },
};
