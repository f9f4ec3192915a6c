import type { PlayerId, Result } from '@morgenrot/engine';
import type { Deed } from '@morgenrot/protocol';
import type { Room } from '../../match/memory/room.ts';
import { refuse } from '../../reasons.ts';
import type { SeatRecord, TableRecord } from '../../store/index.ts';
import type { Obeys } from '../../world.ts';
import { ownedSeats } from '../powers/owners.ts';
import { seatsOf } from '../seating.ts';

/** Who wants something done at a table. */
export interface Asker {
  person: string;
  /** The seats that they play, the first one at the front. */
  seats: PlayerId[];
  /** The seats that they own, whoever plays them. */
  owns: PlayerId[];
  isHost: boolean;
}

/** Somebody wants something done. */
export interface AskedDeed<D = unknown> {
  world: Obeys;
  room: Room;
  asker: Asker;
  deed: D;
}

export interface Ordered<K extends Deed['kind']> extends AskedDeed<Extract<Deed, { kind: K }>> {
  /** Of a new password that comes with it. */
  passwordHash?: string;
}

/** Does one kind of deed, or says why not. Called from the room's queue. */
export type DeedHandler<K extends Deed['kind']> = (ordered: Ordered<K>) => Promise<Result<object>>;

export const askerAt = (room: Room, person: string): Asker => ({
  person,
  seats: seatsOf(room, person),
  owns: ownedSeats(room.record, person),
  isHost: room.record.host === person,
});

/** The seat that an asker means: the one they name, if it is theirs, or their first. */
export function ownSeat({ seats }: Asker, wish?: PlayerId): Result<PlayerId> {
  const seat = wish === undefined ? seats[0] : seats.find((one) => one === wish);
  return seat === undefined ? refuse('seat.none') : { ok: true, value: seat };
}

export const seatRefused = ({ seats }: Asker) => (seats.length > 0 ? undefined : refuse('seat.none'));

export const hostRefused = ({ isHost }: Asker) => (isHost ? undefined : refuse('host.only'));

export const waitingRefused = ({ status }: TableRecord) => (status === 'waiting' ? undefined : refuse('table.started'));

export const seatIn = ({ seats }: TableRecord, seat: PlayerId): SeatRecord | undefined =>
  seats.find((one) => one.seat === seat);
