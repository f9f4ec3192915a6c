import { type Answer, type Api, type Ask, type PlayerId, tell } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { NaturalWonderId } from '../../cards/natural-wonders.ts';
import { inPlay } from '../../effects/in-play.ts';
import type { State } from '../../state.ts';
import type { StepOf } from '../../steps.ts';
import { hexAt } from '../map/map.ts';
import { seatOf } from '../seats.ts';

/** Tells the player's effects that a natural wonder has been gained or spent. */
export function tellNaturalWonder(s: State, me: PlayerId, naturalWonder: NaturalWonderId, api: Api): void {
  tell(inPlay(s, me), ({ effect }) => effect.onNaturalWonder?.(s, me, naturalWonder, api));
}

function give(s: State, me: PlayerId, naturalWonder: NaturalWonderId, api: Api): void {
  seatOf(s, me).naturalWonders.push(naturalWonder);
  tellNaturalWonder(s, me, naturalWonder, api);
}

function takeFrom(s: State, me: PlayerId, naturalWonder: NaturalWonderId): boolean {
  const seat = seatOf(s, me);
  if (!seat.naturalWonders.includes(naturalWonder)) return false;
  const others = (held: NaturalWonderId[]) => held.filter((other) => other !== naturalWonder);
  seat.naturalWonders = others(seat.naturalWonders);
  for (const focus of seat.row) focus.naturalWonders = others(focus.naturalWonders);
  return true;
}

/** R19.2: the token lying on a space is taken by whoever places a control token there. */
export function gainNaturalWonder(s: State, me: PlayerId, hex: HexKey, api: Api): void {
  const space = hexAt(s, hex);
  const { naturalWonder } = space;
  if (!naturalWonder) return;
  delete space.naturalWonder;
  api.log({ key: 'naturalWonder.taken', by: me, params: { naturalWonder, hex } });
  give(s, me, naturalWonder, api);
}

/** R19.3, Q-E5: the token always goes to the new controller of the space. */
export function winNaturalWonder(s: State, me: PlayerId, loser: PlayerId, hex: HexKey, api: Api): void {
  const { site } = hexAt(s, hex);
  if (!site || !takeFrom(s, loser, site)) return;
  api.log({ key: 'naturalWonder.won', by: me, params: { naturalWonder: site, player: loser } });
  give(s, me, site, api);
}

/** R19.5: without control of the space the token lies there again. */
export function restoreNaturalWonder(s: State, me: PlayerId, hex: HexKey, api: Api): void {
  const space = hexAt(s, hex);
  if (!space.site || !takeFrom(s, me, space.site)) return;
  space.naturalWonder = space.site;
  api.log({ key: 'naturalWonder.returned', by: me, params: { naturalWonder: space.site, hex } });
}

/** Q-E32: laid on any card of the row, where it does not count against the limit. */
export const layNaturalWonder = {
  ask: (s: State, { player }: StepOf<'layNaturalWonder'>): Ask => ({
    shape: 'one',
    from: seatOf(s, player).row.map(({ card }) => card),
  }),
  run(s: State, { player, naturalWonder }: StepOf<'layNaturalWonder'>, answer: Answer, api: Api): void {
    const seat = seatOf(s, player);
    // It may have been lost again before it was laid.
    if (!seat.naturalWonders.includes(naturalWonder)) return;
    for (const focus of seat.row) {
      focus.naturalWonders = focus.naturalWonders.filter((other) => other !== naturalWonder);
      if (focus.card === answer) focus.naturalWonders.push(naturalWonder);
    }
    api.log({ key: 'naturalWonder.laid', by: player, params: { naturalWonder, card: String(answer) } });
  },
};
