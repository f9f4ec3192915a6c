import type { Reason } from '@morgenrot/engine';
import { refuse } from '../../reasons.ts';
import { closedRefused, isPlayer, isShownToAll, stayingRefused } from '../../tables/watching.ts';
import type { Speaks } from '../../world.ts';
import type { Room } from '../memory/room.ts';
import { eyesOf, isWatching, seatOfKind, type Tongue, type Viewer } from './viewers.ts';

const TONGUES: readonly Tongue[] = ['own', 'stock'];

function isSeated(room: Room, { kind, tongue, person, credentialHash }: Viewer): boolean {
  const seat = room.record.seats.find((candidate) => candidate.seat === seatOfKind(kind));
  if (!seat) return false;
  return tongue === 'own'
    ? seat.person !== undefined && seat.person === person
    : seat.credentialHash !== undefined && seat.credentialHash === credentialHash;
}

/** A player who has come back to a seat still looks on from outside; one who wants to look from there may. */
const isOutside = ({ record }: Room, { kind, person, apart }: Viewer): boolean =>
  isWatching(kind) && !apart && person !== undefined && record.seats.some((seat) => seat.person === person);

/** Does this watcher see with the eyes of a seat that does not allow it (any more), or play by now? */
function isPeeping({ record }: Room, { kind, person }: Viewer): boolean {
  const eyes = isWatching(kind) ? eyesOf(kind) : null;
  if (eyes === null) return false;
  return isPlayer(record, person) || !record.seats.some(({ seat, shown }) => seat === eyes && shown);
}

/** Why this viewer may not look on any more. */
function shutFor({ record }: Room, viewer: Viewer): Reason | undefined {
  const closed = closedRefused(record);
  if (closed) return closed.reason;
  if (!isWatching(viewer.kind)) return undefined;
  if (viewer.tongue === 'own') return stayingRefused(record, viewer)?.reason;
  return isShownToAll(record) ? undefined : refuse('watch.off').reason;
}

/**
 * Whoever has left a seat sees nothing more with its eyes, and whoever may not look on any more sees nothing at all, in
 * any tab, from this moment on.
 */
export function dismiss(world: Speaks, room: Room): void {
  shutOut(world, room);
  askAgain(
    world,
    room,
    (viewer) =>
      isOutside(room, viewer) || isPeeping(room, viewer) || (!isWatching(viewer.kind) && !isSeated(room, viewer)),
  );
}

/**
 * Where several people share a browser, nobody's cards lie open when the match begins: its pages ask again, and get
 * what is public until one of them looks.
 */
export function drawCurtains(world: Speaks, room: Room): void {
  const isShared = (person: string | undefined): boolean =>
    person !== undefined && room.record.seats.filter((seat) => seat.person === person).length > 1;
  askAgain(world, room, (viewer) => !isWatching(viewer.kind) && isShared(viewer.person));
}

function shutOut(world: Speaks, room: Room): void {
  const reasons = new Map<string, Reason>();
  for (const [, viewer] of room.viewers.all()) {
    const reason = shutFor(room, viewer);
    if (reason) reasons.set(reason.key, reason);
  }
  for (const reason of reasons.values()) {
    takeOut(
      room,
      (viewer) => shutFor(room, viewer)?.key === reason.key,
      (tongue, sockets) => world.speakers[tongue].shut(room, sockets, reason),
    );
  }
}

/** Takes these viewers out; their pages ask again and get what they may see now. */
export function askAgain(world: Speaks, room: Room, which: (viewer: Viewer) => boolean): void {
  takeOut(room, which, (tongue, sockets) => world.speakers[tongue].again(room, sockets));
}

function takeOut(
  { viewers }: Room,
  which: (viewer: Viewer) => boolean,
  tell: (tongue: Tongue, sockets: readonly string[]) => void,
): void {
  for (const tongue of TONGUES) {
    const sockets = viewers.sockets((viewer) => viewer.tongue === tongue && which(viewer));
    if (sockets.length === 0) continue;
    for (const socket of sockets) viewers.leave(socket);
    tell(tongue, sockets);
  }
}
