import type { Api, PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { WonderId } from '../../cards/wonder-eras.ts';
import { WONDERS } from '../../cards/wonders.ts';
import { inPlay } from '../../effects/in-play.ts';
import type { State } from '../../state.ts';
import { conqueredOn, freeCityState, passCityState } from '../cities/city-states.ts';
import { hexAt } from '../map/map.ts';
import { seatOf } from '../seats.ts';
import { restoreNaturalWonder, winNaturalWonder } from '../wonders/natural-wonders.ts';
import { whenAttackIsOver } from './attack-over.ts';

/** What belongs to a space goes with it: a natural wonder, a world wonder, a conquered city-state. */

export function gainWonder(s: State, me: PlayerId, wonder: WonderId): void {
  seatOf(s, me).wonders.push(wonder);
}

export function loseWonder(s: State, me: PlayerId, wonder: WonderId): void {
  const seat = seatOf(s, me);
  seat.wonders = seat.wonders.filter((held) => held !== wonder);
  // Q-E39: trade tokens kept on a wonder are lost with it.
  const room = inPlay(s, me).reduce((sum, { effect }) => sum + (effect.storesTrade ?? 0), 0);
  seat.stored = Math.min(seat.stored, room);
}

/** R20.7: a wonder that is nobody's comes with a control token or a city: which one, if any; that is no capture. */
export function gainNeutralWonder(s: State, me: PlayerId, hex: HexKey, api: Api): WonderId | undefined {
  const { wonder } = hexAt(s, hex);
  if (!wonder || Object.values(s.seats).some((seat) => seat.wonders.includes(wonder))) return undefined;
  gainWonder(s, me, wonder);
  api.log({ key: 'wonder.found', by: me, params: { wonder, hex } });
  return wonder;
}

/** T2.3: what a captured wonder brings waits until the attack is finished (Q-F17). */
export function tellCaptured(s: State, me: PlayerId, wonder: WonderId, api: Api): void {
  whenAttackIsOver(s, () => WONDERS[wonder].effect.onCaptured?.(s, me, api));
}

/** The space has a new controller (R15.8, R19.3, Q-E5). A wonder is captured only by an attack (T2.3). */
export function handOver(
  s: State,
  hex: HexKey,
  from: PlayerId,
  to: PlayerId,
  api: Api,
  how: 'captured' | 'replaced' = 'captured',
): void {
  winNaturalWonder(s, to, from, hex, api);
  const { wonder } = hexAt(s, hex);
  if (wonder && seatOf(s, from).wonders.includes(wonder)) {
    loseWonder(s, from, wonder);
    gainWonder(s, to, wonder);
    api.log({ key: 'wonder.captured', by: to, params: { wonder, player: from } });
    if (how === 'captured') tellCaptured(s, to, wonder, api);
  }
  const cityState = conqueredOn(s, hex);
  if (cityState) passCityState(s, cityState, to, api);
}

/** Nobody controls the space any more (R19.5, R20.7, Q-E14). */
export function abandon(s: State, hex: HexKey, owner: PlayerId, api: Api): void {
  restoreNaturalWonder(s, owner, hex, api);
  const { wonder } = hexAt(s, hex);
  if (wonder && seatOf(s, owner).wonders.includes(wonder)) {
    loseWonder(s, owner, wonder);
    api.log({ key: 'wonder.abandoned', by: owner, params: { wonder, hex } });
  }
  const cityState = conqueredOn(s, hex);
  if (cityState) freeCityState(s, cityState, api);
}
