import type { PlayerId, Result } from '@morgenrot/engine';
import type { Room } from '../match/memory/room.ts';
import { type Refused, refuse } from '../reasons.ts';
import { seatsOf } from '../tables/seating.ts';
import type { Stores } from '../world.ts';
import type { PlaySocket, PlaySpace } from './socket.ts';

/** A result as it goes over the wire: its value lies beside the `ok`. */
export const toReply = <T extends object>(result: Result<T>): ({ ok: true } & T) | Refused =>
  result.ok ? { ok: true, ...result.value } : result;

/** Who the page's cookie says it is; whoever has never sat down anywhere is nobody yet. */
export async function personAtSocket(world: Stores, socket: PlaySocket): Promise<string | undefined> {
  const { data } = socket;
  if (data.person === undefined && data.tokenHash !== undefined) {
    const person = await world.store.people.byToken(data.tokenHash);
    data.person = person?.id;
    data.name = person?.name;
  }
  return data.person;
}

/** Who they are is another question from now on: the database has another life. */
export function forgetPeople(space: PlaySpace): void {
  for (const { data } of space.sockets.values()) {
    delete data.person;
    delete data.name;
  }
}

/** The seat that a page speaks for: the one it names, if that is its own, or the one with whose eyes it looks. */
export function speaksFor(
  room: Room,
  socket: PlaySocket,
  person: string | undefined,
  wish: PlayerId | undefined,
): Result<PlayerId> {
  const mine = seatsOf(room, person);
  const kind = room.viewers.get(socket.id)?.kind;
  const seat = wish ?? mine.find((one) => one === kind) ?? mine[0];
  return seat !== undefined && mine.includes(seat) ? { ok: true, value: seat } : refuse('seat.none');
}
