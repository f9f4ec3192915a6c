import type { TableInfo } from '@morgenrot/protocol';
import type { Room } from '../match/memory/room.ts';
import { presenceAt } from '../match/presence/presence.ts';
import { announce } from '../match/showing/announce.ts';
import { goneIn } from '../tables/outsiders.ts';
import type { Broadcasts } from '../world.ts';

/** What those were told last of a table who see its match later. */
const told = new WeakMap<Room, string>();

/**
 * Is there anything new for them in this? A message that says the same again would tell them that something has
 * happened, at the moment in which it happens.
 */
export function isNewOutside(room: Room, info: TableInfo): boolean {
  const text = JSON.stringify(info);
  if (told.get(room) === text) return false;
  told.set(room, text);
  return true;
}

/** The first one who looks on knows this by now. */
export const knowOutside = (room: Room, info: TableInfo): void => void told.set(room, JSON.stringify(info));

/** A timer that fires a little early would find that it is not time yet. */
const SAFETY_MS = 5;

const waiting = new WeakSet<Room>();

/** Outsiders hear a moment later that somebody has gone. */
export function tellGoneLater(world: Broadcasts, room: Room): void {
  const ms = goneIn(world, room, presenceAt(world, room.id));
  if (ms === undefined || waiting.has(room)) return;
  waiting.add(room);
  setTimeout(() => {
    waiting.delete(room);
    if (world.rooms.peek(room.id) === room) announce(world, room);
  }, ms + SAFETY_MS).unref();
}
