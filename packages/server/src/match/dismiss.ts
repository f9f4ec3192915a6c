import type { Room } from './room.ts';
import { isWatching, type Viewer } from './viewers.ts';
import type { World } from './world.ts';

function isSeated(room: Room, { kind, tongue, person, credentialHash }: Viewer): boolean {
  const seat = room.record.seats.find((candidate) => candidate.seat === kind);
  if (!seat) return false;
  return tongue === 'own'
    ? seat.person !== undefined && seat.person === person
    : seat.credentialHash !== undefined && seat.credentialHash === credentialHash;
}

/** Whoever has left a seat sees nothing more with its eyes, in any tab, from this moment on. */
export function dismiss(world: World, room: Room): void {
  askAgain(world, room, (viewer) => !isWatching(viewer.kind) && !isSeated(room, viewer));
}

/** Takes these viewers out; their pages ask again and get what they may see now. */
export function askAgain(world: World, room: Room, which: (viewer: Viewer) => boolean): void {
  for (const tongue of ['own', 'stock'] as const) {
    const sockets = room.viewers.sockets((viewer) => viewer.tongue === tongue && which(viewer));
    if (sockets.length === 0) continue;
    for (const socket of sockets) room.viewers.leave(socket);
    world.speakers[tongue].again(room, sockets);
  }
}
