import type { Room } from './room.ts';
import { isWatching, seatOfKind, type Viewer } from './viewers.ts';
import type { World } from './world.ts';

function isSeated(room: Room, { kind, tongue, person, credentialHash }: Viewer): boolean {
  const seat = room.record.seats.find((candidate) => candidate.seat === seatOfKind(kind));
  if (!seat) return false;
  return tongue === 'own'
    ? seat.person !== undefined && seat.person === person
    : seat.credentialHash !== undefined && seat.credentialHash === credentialHash;
}

/** A player who has come back to a seat still looks on from outside. */
const hasSeat = ({ record }: Room, { person }: Viewer): boolean =>
  person !== undefined && record.seats.some((seat) => seat.person === person);

/** Whoever has left a seat sees nothing more with its eyes, in any tab, from this moment on; whoever has one, does. */
export function dismiss(world: World, room: Room): void {
  askAgain(world, room, (viewer) => (isWatching(viewer.kind) ? hasSeat(room, viewer) : !isSeated(room, viewer)));
}

/**
 * Where several people share a browser, nobody's cards lie open when the match begins: its pages ask again, and get
 * what is public until one of them looks.
 */
export function drawCurtains(world: World, room: Room): void {
  const isShared = (person: string | undefined): boolean =>
    person !== undefined && room.record.seats.filter((seat) => seat.person === person).length > 1;
  askAgain(world, room, (viewer) => !isWatching(viewer.kind) && isShared(viewer.person));
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
