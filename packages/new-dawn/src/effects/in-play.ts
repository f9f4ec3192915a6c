import type { PlayerId } from '@morgenrot/engine';
import { LEADERS, type LeaderRow } from '../cards/leaders.ts';
import type { State } from '../state.ts';
import type { Effect } from './effect.ts';

/** The effects a player's own things have now, always in the same order. */
export function inPlay(s: State, me: PlayerId): readonly Effect[] {
  const seat = s.seats[me];
  const leader: LeaderRow | undefined = seat && LEADERS[seat.leader];
  return leader?.effects ?? [];
}
