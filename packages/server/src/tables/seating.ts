import type { PlayerId, Result } from '@morgenrot/engine';
import { isKey } from '../identity/token.ts';
import { beginIfDue } from '../match/course/begin.ts';
import { catchUp } from '../match/memory/catch-up.ts';
import type { Room } from '../match/memory/room.ts';
import { isPresent } from '../match/presence/presence.ts';
import { askAgain } from '../match/showing/dismiss.ts';
import { tellTable } from '../match/showing/events.ts';
import { vanish } from '../match/showing/vanish.ts';
import { isWatching } from '../match/showing/viewers.ts';
import { refuse } from '../reasons.ts';
import { isOpenSeat, type Occupant, type SeatRecord, type TableRecord } from '../store/index.ts';
import type { Amends, KnowsPresence, TellsEvents } from '../world.ts';
import { amend } from './amend.ts';
import { hostSeat } from './info.ts';
import { removedRefused } from './powers/doors.ts';
import { closedRefused } from './watching.ts';

/** Which seat somebody wants, and the link that they came by. */
export interface SeatWish {
  seat?: PlayerId;
  key?: string;
}

/** May this seat be taken by whoever comes with this link? */
const isMeant = (seat: SeatRecord, { key }: SeatWish): boolean => seat.plan !== 'kept' || isKey(key, seat.invitation);

/** Sits down; the store decides between two who reach for the same seat. Call it from the room's queue. */
export async function sit(
  world: Amends,
  room: Room,
  occupant: Occupant & { tokenHash?: string },
  wish: SeatWish = {},
): Promise<Result<{ seat: PlayerId }>> {
  const closed = closedRefused(room.record);
  if (closed) return closed;
  const mine = seatOf(room, occupant.person);
  if (mine !== undefined) return { ok: true, value: { seat: mine } };
  const removed = removedRefused(room.record, occupant.person);
  if (removed) return removed;
  const wanted = wantedSeats(room, wish);
  if (!wanted.ok) return wanted;
  for (const { seat } of wanted.value) {
    if (!(await world.store.tables.takeSeat(room.id, seat, occupant, world.now()))) continue;
    await seated(world, room, occupant);
    return { ok: true, value: { seat } };
  }
  // Somebody else was quicker, perhaps this very person in another tab.
  if (!(await catchUp(world, room))) return refuse('table.unknown');
  const already = seatOf(room, occupant.person);
  if (already !== undefined) return { ok: true, value: { seat: already } };
  return refuse(wish.seat === undefined ? 'table.full' : 'seat.taken');
}

/** Somebody comes by a link that opens no seat at all, not even one that is taken. */
const isDead = ({ seats }: TableRecord, { key }: SeatWish): boolean =>
  key !== undefined && !seats.some(({ invitation }) => isKey(key, invitation));

/** The seats that would do, the best first: somebody with a link for a seat wants that one. */
function wantedSeats({ record }: Room, wish: SeatWish): Result<SeatRecord[]> {
  if (record.status === 'over') return refuse('table.over');
  const named = record.seats.find(({ seat }) => seat === wish.seat);
  if (wish.seat !== undefined && !named) return refuse('seat.unknown');
  if (named && isOpenSeat(named) && !isMeant(named, wish)) return refuse('seat.kept');
  if (named?.plan === 'closed') return refuse('seat.closed');
  const open = record.seats.filter((seat) => isOpenSeat(seat) && isMeant(seat, wish));
  const fits = open.filter(({ seat }) => wish.seat === undefined || seat === wish.seat);
  if (fits.length === 0 && isDead(record, wish)) return refuse('link.dead');
  return { ok: true, value: fits.sort((a, b) => Number(b.plan === 'kept') - Number(a.plan === 'kept')) };
}

const byHand = (a: SeatRecord, b: SeatRecord): number => a.hand - b.hand;

/** The seats of a person at this table, the one that they took first at the front. */
export const seatsOf = (room: Room, person: string | undefined): PlayerId[] =>
  person === undefined
    ? []
    : room.record.seats
        .filter((seat) => seat.person === person)
        .sort(byHand)
        .map(({ seat }) => seat);

const seatOf = (room: Room, person: string | undefined): PlayerId | undefined => seatsOf(room, person)[0];

async function seated(
  world: Amends,
  room: Room,
  { person, tokenHash }: Occupant & { tokenHash?: string },
): Promise<void> {
  await catchUp(world, room);
  // A table that nobody keeps in order belongs to the first who comes.
  if (person !== undefined && room.record.host === undefined)
    await amend(world, room, ({ host }) => ({ ok: true, value: host === undefined ? { host: person } : undefined }));
  // The tabs of this browser have looked on as watchers until now.
  if (tokenHash) askAgain(world, room, (viewer) => viewer.tokenHash === tokenHash && isWatching(viewer.kind));
  await beginIfDue(world, room);
  world.bus.publish({ match: room.id, n: room.record.n });
}

/** Who keeps the table in order when this person leaves it: whoever is here before whoever is away. */
export function nextHost(world: KnowsPresence, room: Room, leaving: string): string | undefined {
  const others = room.record.seats.filter(({ person }) => person !== undefined && person !== leaving);
  return (others.find(({ seat }) => isPresent(world, room, seat)) ?? others[0])?.person;
}

/** Everybody hears who keeps the table in order from now on. */
export async function tellHost(world: TellsEvents, room: Room): Promise<void> {
  const seat = hostSeat(room.record);
  const name = room.record.seats.find((one) => one.seat === seat)?.name;
  if (name !== undefined) await tellTable(world, room, { key: 'host.new', params: { name } });
}

/** Gets up. A table that has not begun and where nobody sits any more is cleared away. */
export async function getUp(
  world: Amends,
  room: Room,
  seat: PlayerId,
  { whileWaiting }: { whileWaiting: boolean },
): Promise<Result<object>> {
  const at = world.now();
  const held = room.record.seats.find((one) => one.seat === seat);
  const person = held?.person;
  if (!(await world.store.tables.emptySeat(room.id, seat, { whileWaiting, at, held }))) {
    await catchUp(world, room);
    return refuse(room.record.status === 'waiting' ? 'seat.unknown' : 'table.started');
  }
  await catchUp(world, room);
  if (await world.store.tables.removeDeserted(room.id, at)) {
    vanish(world, room);
  } else if (person !== undefined && room.record.host === person && seatOf(room, person) === undefined) {
    await amend(world, room, () => ({ ok: true, value: { host: nextHost(world, room, person) ?? null } }));
    await tellHost(world, room);
  }
  world.bus.publish({ match: room.id, n: room.record.n });
  return { ok: true, value: {} };
}
