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
import { type HexKey, neighbours } from '@morgenrot/hex';
import type { Control, State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { controlLeft, noTokenRefused, removeControl, takesBackFirst } from '../cities/control.ts';
import { hasArmy } from '../map/figures.ts';
import { friendlySpaces, hexAt, hexes, isEmptySpace, isFriendly, nearOnMap, neighboursOnMap } from '../map/map.ts';
import { isSpared } from '../map/standing.ts';
import { handOver } from './holdings.ts';
import { tellAggression } from './peace.ts';

/** Why a token may not be moved to `hex`: empty land of any terrain. */
const shiftTargetRefused = (s: State, hex: HexKey): Reason | undefined => {
  if (hexAt(s, hex).ground === 'water') return { key: 'hex.water' };
  return isEmptySpace(s, hex) ? undefined : { key: 'hex.notEmpty' };
};

function shiftRefused(s: State, me: PlayerId, hex: HexKey): Reason | undefined {
  if (s.map[hex]?.control?.of !== me) return { key: 'hex.notYourControl' };
  const free = neighboursOnMap(s, hex).some((beside) => !shiftTargetRefused(s, beside));
  return free ? undefined : { key: 'hex.noEmptyNeighbour' };
}

export const shiftControl = {
  ask: (s: State, { player }: StepOf<'shiftControl'>): Ask =>
    offer(hexes(s), (hex) => shiftRefused(s, player, hex), 'done'),
  idle: (s: State, step: StepOf<'shiftControl'>): boolean => offersOnly(shiftControl.ask(s, step), 'done'),
  run(s: State, { player }: StepOf<'shiftControl'>, answer: Answer): void {
    if (answer !== 'done') next<NewDawnStep>(s, { kind: 'shiftControlTo', player, from: answer as HexKey });
  },
};

export const shiftControlTo = {
  ask: (s: State, { from }: StepOf<'shiftControlTo'>): Ask =>
    offer(neighboursOnMap(s, from), (hex) => shiftTargetRefused(s, hex), 'done'),
  run(s: State, { player, from }: StepOf<'shiftControlTo'>, answer: Answer, api: Api): void {
    const control = hexAt(s, from).control;
    if (answer === 'done' || !control) return;
    const hex = answer as HexKey;
    const moved: Control = { ...control };
    removeControl(s, from, api);
    hexAt(s, hex).control = moved;
    api.log({ key: 'control.shifted', by: player, params: { from, hex } });
  },
};

/** T8.8: no effect touches what stands on a space with an army, whoever's. */
const GUARDED: Reason = { key: 'hex.guarded' };

/** Rival control tokens up to two spaces from a friendly space. */
const CONVERT_RANGE = 2;

function convertRefused(s: State, me: PlayerId, near: ReadonlyMap<HexKey, number>, hex: HexKey): Reason | undefined {
  const control = s.map[hex]?.control;
  if (!control || control.of === me) return { key: 'hex.notRivalControl' };
  if (!near.has(hex)) return { key: 'hex.tooFar', params: { range: CONVERT_RANGE } };
  if (hasArmy(s, hex)) return GUARDED;
  // Flipping a reinforced token needs none of one's own.
  return control.reinforced ? undefined : noTokenRefused(s, me);
}

export const convertControl = {
  ask(s: State, { player }: StepOf<'convertControl'>): Ask {
    const near = nearOnMap(s, friendlySpaces(s, player), CONVERT_RANGE);
    return offer(hexes(s), (hex) => convertRefused(s, player, near, hex), 'done');
  },
  idle: (s: State, step: StepOf<'convertControl'>): boolean => offersOnly(convertControl.ask(s, step), 'done'),
  run(s: State, { player }: StepOf<'convertControl'>, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    const hex = answer as HexKey;
    const control = hexAt(s, hex).control;
    if (control?.reinforced) {
      control.reinforced = false;
      api.log({ key: 'control.weakened', by: player, params: { hex, player: control.of } });
    } else next<NewDawnStep>(s, { kind: 'replaceControl', player, hex });
  },
};

/** R10.5: the rival's token goes back; what belongs to the space goes to the new controller (Q-E5). */
export const replaceControl = {
  run(s: State, step: StepOf<'replaceControl'>, _answer: Answer, api: Api): void {
    if (takesBackFirst(s, step)) return;
    const { player, hex } = step;
    // N-TD11: without a token to place the rival's stays.
    if (controlLeft(s, player) === 0) return;
    const space = hexAt(s, hex);
    const loser = space.control?.of;
    if (loser === undefined) throw new Error(`no control token to replace on ${hex}`);
    space.control = { of: player, reinforced: false };
    api.log({ key: 'control.replaced', by: player, params: { hex, player: loser } });
    handOver(s, hex, loser, player, api, 'replaced');
  },
};

/** Destroys a rival control token next to a friendly space. */
export const destroyControl = {
  ask: (s: State, { player }: StepOf<'destroyControl'>): Ask =>
    offer(
      hexes(s),
      (hex) => {
        const control = s.map[hex]?.control;
        if (!control || control.of === player) return { key: 'hex.notRivalControl' };
        if (hasArmy(s, hex)) return GUARDED;
        if (isSpared(s, player, control.of)) return { key: 'hex.pact', params: { player: control.of } };
        const near = neighbours(hex).some((beside) => isFriendly(s, player, beside));
        return near ? undefined : { key: 'hex.notNextToFriendly' };
      },
      'done',
    ),
  run(s: State, { player }: StepOf<'destroyControl'>, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    const hex = answer as HexKey;
    const loser = hexAt(s, hex).control?.of ?? player;
    removeControl(s, hex, api);
    api.log({ key: 'control.destroyed', by: loser, params: { hex } });
    tellAggression(s, loser, player, api);
  },
};

/** Two control tokens of one rival are pointed at; that rival decides which of them changes hands. */
export const pointAtControl = {
  ask(s: State, { player, first }: StepOf<'pointAtControl'>): Ask {
    const none = noTokenRefused(s, player);
    const of = first && s.map[first]?.control?.of;
    const tokens = (owner: PlayerId) =>
      hexes(s).filter((hex) => s.map[hex]?.control?.of === owner && !hasArmy(s, hex)).length;
    return offer(
      hexes(s),
      (hex) => {
        const control = s.map[hex]?.control;
        if (!control || control.of === player || hex === first) return { key: 'hex.notRivalControl' };
        if (hasArmy(s, hex)) return GUARDED;
        if (of && control.of !== of) return { key: 'hex.otherOwner', params: { player: of } };
        return none ?? (tokens(control.of) < 2 ? { key: 'hex.onlyOne' } : undefined);
      },
      'done',
    );
  },
  run(s: State, { player, first }: StepOf<'pointAtControl'>, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    const hex = answer as HexKey;
    const owner = hexAt(s, hex).control?.of;
    if (!first || !owner) {
      next<NewDawnStep>(s, { kind: 'pointAtControl', player, first: hex });
      return;
    }
    api.log({ key: 'control.pointedAt', by: player, params: { player: owner, from: first, hex } });
    next<NewDawnStep>(s, { kind: 'yieldControl', player: owner, to: player, tokens: [first, hex] });
  },
};

export const yieldControl = {
  ask: (_s: State, { tokens }: StepOf<'yieldControl'>): Ask => ({ shape: 'one', from: tokens }),
  run(s: State, { to }: StepOf<'yieldControl'>, answer: Answer): void {
    next<NewDawnStep>(s, { kind: 'replaceControl', player: to, hex: answer as HexKey });
  },
};
