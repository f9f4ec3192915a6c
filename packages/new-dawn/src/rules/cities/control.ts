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
import type { Doing } from '../../effects/effect.ts';
import { inPlay, inPlayWith } from '../../effects/in-play.ts';
import { rulesetOf } from '../../rulesets/of.ts';
import type { State } from '../../state.ts';
import type { Beside, NewDawnStep, PlaceControl, PlaceOneControl, StepOf } from '../../steps.ts';
import { difficultyFor } from '../map/difficulty.ts';
import { rivalArmyOn } from '../map/figures.ts';
import { barbariansOn, hexAt, hexes, isFriendly } from '../map/map.ts';
import { seatOf } from '../seats.ts';
import { isNamed, namedOption, namedOptions, spendNamed, spendTrade, tradeOn } from '../trade/trade.ts';
import { abandon, gainNeutralWonder } from '../war/holdings.ts';
import { gainNaturalWonder } from '../wonders/natural-wonders.ts';
import { holdingOf } from './settlement.ts';

/** R2.1 */
export const controlTokens = (s: State): number => rulesetOf(s).controlTokens;

export const controlTokensOf = (s: State, me: PlayerId): readonly HexKey[] => holdingOf(s, me).tokens;

/** Control tokens that `me` has not used yet: neither on the map nor beside a victory card. */
export function controlLeft(s: State, me: PlayerId): number {
  const claims = s.victory.flatMap((card) => card.claims);
  const marking = claims.filter(({ player, marked }) => player === me && marked).length;
  // A district's token is one of its own (T7.2).
  const placed = tokensToTakeBack(s, me);
  return controlTokens(s) - placed.length - marking;
}

/** T8.7: where a rival's army stands no control token can be placed. */
export function armyRefused(s: State, me: PlayerId, hex: HexKey): Reason | undefined {
  const player = rivalArmyOn(s, me, hex);
  return player === undefined ? undefined : { key: 'hex.rivalArmy', params: { player } };
}

/** What may never share a space with a new control token (R10.1). */
export function occupiedRefused(s: State, hex: HexKey, me: PlayerId): Reason | undefined {
  const { ground, city, cityState, control, fort } = hexAt(s, hex);
  if (ground === 'water') return { key: 'hex.water' };
  if (city) return { key: 'hex.city' };
  if (cityState) return { key: 'hex.cityState', params: { cityState } };
  if (control) return { key: 'hex.control', params: { player: control.of } };
  if (fort) return { key: 'hex.fort' };
  const barbarian = barbariansOn(s, hex)[0];
  return barbarian ? { key: 'hex.barbarian', params: { barbarian } } : armyRefused(s, me, hex);
}

const lies = (s: State, me: PlayerId, hex: HexKey, beside: Beside): boolean =>
  neighbours(hex).some((near) => {
    const { city, control } = s.map[near] ?? {};
    if (beside === 'city') return city?.of === me;
    return beside === 'district' ? control?.of === me && control.district : isFriendly(s, me, near);
  });

const NOT_BESIDE: Readonly<Record<Beside, string>> = {
  city: 'hex.notNextToCity',
  friendly: 'hex.notNextToFriendly',
  district: 'hex.notNextToDistrict',
};

const waived = (s: State, me: PlayerId, hex: HexKey): boolean =>
  inPlayWith(s, me, 'waivesAdjacency').some(({ effect }) => effect.waivesAdjacency?.(s, me, hex));

function tooHard(s: State, me: PlayerId, hex: HexKey, most: number, doing: Doing): Reason | undefined {
  const need = difficultyFor(s, me, hex, doing);
  return need > most ? { key: 'hex.tooHard', params: { need, slot: most } } : undefined;
}

/** Why `me` may not place a control token on `hex`, or undefined if it may (R10.1). */
export function controlRefused(
  s: State,
  me: PlayerId,
  hex: HexKey,
  { slot, beside, doing, overOwn = false }: { slot: number; beside: Beside; doing: Doing; overOwn?: boolean },
): Reason | undefined {
  // T7.2: a district may lie where an own control token lies.
  const covers = overOwn && s.map[hex]?.control?.of === me;
  const occupied = covers ? armyRefused(s, me, hex) : occupiedRefused(s, hex, me);
  if (occupied) return occupied;
  if (!lies(s, me, hex, beside) && !waived(s, me, hex)) return { key: NOT_BESIDE[beside] };
  return tooHard(s, me, hex, slot, doing);
}

/** R2.2: a district taken back would be no token to place (T7.2, N-TC2). */
export const tokensToTakeBack = (s: State, me: PlayerId): HexKey[] =>
  controlTokensOf(s, me).filter((hex) => !s.map[hex]?.control?.district);

/** No token unused and none on the map to take back (R2.2). */
export const noTokenRefused = (s: State, me: PlayerId): Reason | undefined =>
  controlLeft(s, me) === 0 && tokensToTakeBack(s, me).length === 0 ? { key: 'control.none' } : undefined;

/** Takes a control token off the map, back to its owner, and what belongs to the space out of the owner's hands. */
export function removeControl(s: State, hex: HexKey, api: Api): void {
  const space = hexAt(s, hex);
  if (!space.control) throw new Error(`no control token on ${hex}`);
  const { of } = space.control;
  delete space.control;
  abandon(s, hex, of, api);
}

/** R10.2: what lies on the space is taken with it. */
export function takeWhatLiesThere(s: State, me: PlayerId, hex: HexKey, api: Api): void {
  const space = hexAt(s, hex);
  if (space.resource) {
    seatOf(s, me).resources[space.resource]++;
    api.log({ key: 'resource.taken', by: me, params: { resource: space.resource, hex } });
    delete space.resource;
  }
  gainNaturalWonder(s, me, hex, api);
  gainNeutralWonder(s, me, hex, api);
}

/**
 * R2.2, Q-E18, Q-E19: a player who has no unused token at the moment in which it is placed
 * may take one back from the map first (Q-V9). True if that question goes before this step; earlier nobody can say, for
 * an agenda may take the last one (R24.1).
 */
export function takesBackFirst(s: State, step: Placing): boolean {
  const { player, asked } = step;
  if (asked || controlLeft(s, player) > 0 || tokensToTakeBack(s, player).length === 0) return false;
  next<NewDawnStep>(s, { kind: 'takeBackControl', player }, { ...step, asked: true });
  return true;
}
type Placing = StepOf<'setControl' | 'replaceControl' | 'takeSpace' | 'settleCity'>;

/** Places one token by the rules of placement, and tells those who listen for it. */
export const placeOn = (player: PlayerId, hex: HexKey, reinforced?: true): NewDawnStep => ({
  kind: 'setControl',
  player,
  hex,
  ...(reinforced && { reinforced }),
});

export const setControl = {
  run(s: State, step: StepOf<'setControl'>, _answer: Answer, api: Api): void {
    if (takesBackFirst(s, step)) return;
    const { player, hex, reinforced } = step;
    if (controlLeft(s, player) === 0) return;
    hexAt(s, hex).control = { of: player, reinforced: reinforced ?? false };
    api.log({ key: 'control.placed', by: player, params: { hex } });
    takeWhatLiesThere(s, player, hex, api);
    tell(inPlay(s, player), ({ effect }) => effect.onControlPlaced?.(s, player, hex, api));
  },
};

export const takeBackControl = {
  ask: (s: State, { player }: StepOf<'takeBackControl'>): Ask => ({
    shape: 'one',
    from: ['skip', ...tokensToTakeBack(s, player)],
  }),
  run(s: State, { player }: StepOf<'takeBackControl'>, answer: Answer, api: Api): void {
    if (answer === 'skip') return;
    const hex = answer as HexKey;
    removeControl(s, hex, api);
    api.log({ key: 'control.takenBack', by: player, params: { hex } });
  },
};

/** Tokens the card still gives, then one more for each token that can be spent from it (R10.3). */
const tokensToCome = (s: State, { player, focus, left, extra }: PlaceControl): number =>
  left + (extra ? tradeOn(s, player, focus) : 0);

const controlDoing = ({ card = 'culture' }: PlaceControl): Doing => ({ act: 'control', card });

/** Tokens that effects add to a culture card's first part. */
const moreControl = (s: State, me: PlayerId): number =>
  inPlay(s, me).reduce((sum, { effect }) => sum + (effect.moreControl?.(s, me) ?? 0), 0);

export const placeControl = {
  doing: controlDoing,
  withMore: (s: State, step: PlaceControl): PlaceControl =>
    step.extra ? { ...step, left: step.left + moreControl(s, step.player) } : step,
  option: namedOption,
  ask(s: State, step: PlaceControl): Ask {
    const { player, focus, slot, beside, extra } = step;
    // Asked once, not for every space: it counts the whole map.
    const none = noTokenRefused(s, player) ?? (tokensToCome(s, step) > 0 ? undefined : { key: 'control.allPlaced' });
    const wonders = extra ? namedOptions(s, player, focus) : [];
    const doing = controlDoing(step);
    const refused = (hex: HexKey) => none ?? controlRefused(s, player, hex, { slot, beside, doing });
    return offer(hexes(s), refused, 'done', ...wonders);
  },
  run(s: State, step: PlaceControl, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    if (isNamed(answer)) {
      next<NewDawnStep>(s, { ...step, left: step.left + 1 });
      spendNamed(s, step.player, answer, api);
      return;
    }
    if (step.left === 0) spendTrade(s, step.player, step.focus, api);
    const rest = { ...step, left: Math.max(0, step.left - 1) };
    const goesOn = tokensToCome(s, rest) > 0 || (rest.extra && namedOptions(s, rest.player, rest.focus).length > 0);
    next<NewDawnStep>(s, placeOn(step.player, answer as HexKey), ...(goesOn ? [rest] : []));
  },
};

/** Why an effect's token may not go to `hex` (Hanging Gardens, Stonehenge, the tokens of a new city). */
function oneRefused(
  s: State,
  me: PlayerId,
  hex: HexKey,
  { next: middle, only, beside = 'city', ground, most, card }: PlaceOneControl,
): Reason | undefined {
  const occupied = occupiedRefused(s, hex, me);
  if (occupied) return occupied;
  if (middle && !neighbours(hex).includes(middle)) return { key: 'hex.notNextToIt' };
  if (only && !only.includes(hex)) return { key: 'hex.outOfReach' };
  if (!middle && !only && !lies(s, me, hex, beside) && !waived(s, me, hex)) return { key: NOT_BESIDE[beside] };
  if (ground && hexAt(s, hex).ground !== ground) return { key: 'hex.otherGround', params: { ground } };
  return most === undefined ? undefined : tooHard(s, me, hex, most, { act: 'control', ...(card && { card }) });
}

export const placeOneControl = {
  doing: ({ card }: PlaceOneControl): Doing => (card ? { act: 'control', card } : { act: 'control' }),
  ask(s: State, step: PlaceOneControl): Ask {
    const none = noTokenRefused(s, step.player);
    const all = step.next ? neighbours(step.next).filter((hex) => s.map[hex]) : hexes(s);
    // To take a token back is a may (R2.2), whatever the new one is for.
    const isFree = !step.must || controlLeft(s, step.player) === 0;
    return offer(all, (hex) => none ?? oneRefused(s, step.player, hex, step), ...(isFree ? ['done'] : []));
  },
  idle: (s: State, step: PlaceOneControl): boolean => offersOnly(placeOneControl.ask(s, step), 'done'),
  run(s: State, step: PlaceOneControl, answer: Answer): void {
    if (answer === 'done') return;
    const rest = { ...step, left: step.left - 1 };
    next<NewDawnStep>(s, placeOn(step.player, answer as HexKey, step.reinforced), ...(rest.left > 0 ? [rest] : []));
  },
};
