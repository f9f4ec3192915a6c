import type { PlayerId } from '@morgenrot/engine';
import { troubleOf } from '../log.ts';
import type { Room } from '../match/memory/room.ts';
import type { Affairs } from '../store/index.ts';
import type { Stores, WritesLog } from '../world.ts';

/** A player goes on with a seat as somebody whom this browser does not know yet: on another device. */
export interface Move {
  seat: PlayerId;
  /** Absent when nobody has handed the seat over: what was said to whoever sat there is not for the next one. */
  from: string | undefined;
  to: string;
}

/** What was said to a player, and by them, goes along with a seat that they hand over themselves. */
export async function passOnTalk(world: Stores & WritesLog, room: Room, { seat, from, to }: Move): Promise<void> {
  if (from === undefined || from === to) return;
  try {
    await world.store.talk.passOn(room.id, seat, from, to);
  } catch (error) {
    // The seat has gone over all the same.
    world.log.error({ matchId: room.id, ...troubleOf(error) }, 'what was said could not be passed on');
  }
}

/** Another device does not make anybody heard again. */
export const mutedAlong = (affairs: Affairs, { from, to }: Pick<Move, 'from' | 'to'>): { affairs?: Affairs } =>
  from !== undefined && affairs.muted?.includes(from) && !affairs.muted.includes(to)
    ? { affairs: { ...affairs, muted: [...affairs.muted, to] } }
    : {};
