import type { PlayerId, Result } from '@morgenrot/engine';
import { freshToken, hashToken } from '../identity/token.ts';
import { tellTable } from '../match/events.ts';
import type { Room } from '../match/room.ts';
import type { World } from '../match/world.ts';
import { type Refused, refuse } from '../reasons.ts';
import { isEmpty, type SeatRecord, type TableRecord } from '../store/index.ts';
import { amend } from './amend.ts';
import { heldRefused } from './held.ts';
import { seatIn } from './orders/asker.ts';

const DAY = 24 * 60 * 60_000;
/** Time to reach somebody who has lost their seat. */
export const REISSUE_MS = 7 * DAY;

/** Nobody plays this seat any more, in no tab and with no link: it waits for whoever gets the new one. */
export function withoutPlayer(seat: SeatRecord, claim: SeatRecord['claim'], keep: boolean): SeatRecord {
  const { person, credentialHash: _credential, data: _data, owner = person, claim: _older, ...rest } = seat;
  const link = claim === undefined ? {} : { claim };
  return { ...rest, ready: seat.computer, shown: false, hand: 0, ...link, ...(keep && owner ? { owner } : {}) };
}

const isHeld = ({ person, credentialHash }: SeatRecord): boolean =>
  person !== undefined || credentialHash !== undefined;

function reissueRefused(seat: SeatRecord | undefined): Refused | undefined {
  if (!seat || isEmpty(seat)) return refuse('seat.unknown');
  if (seat.out) return refuse('seat.out');
  // A computer player that was there from the start has nobody to come back.
  return seat.computer && seat.owner === undefined && !seat.claim ? refuse('seat.computer') : undefined;
}

export interface Reissue {
  seat: PlayerId;
  /** Whoever sat there may come back. */
  keep: boolean;
  /** Also a seat whose player is here: only whoever runs the server may say so. */
  evenIfHere?: boolean;
}

/** Gives a seat out anew, by a link that works once. Who may do that has been settled. Call it from the room's queue. */
export async function reissueSeat(
  world: World,
  room: Room,
  { seat: which, keep, evenIfHere = false }: Reissue,
): Promise<Result<{ token: string; until: number }>> {
  const token = freshToken();
  const until = world.now() + REISSUE_MS;
  let name = '';
  const done = await amend(world, room, (record: TableRecord) => {
    const seat = seatIn(record, which);
    const refused = reissueRefused(seat);
    if (refused || !seat) return refused ?? refuse('seat.unknown');
    const held = evenIfHere || seat.computer || !isHeld(seat) ? undefined : heldRefused(world, room, which);
    if (held) return held;
    name = seat.name ?? '';
    return { ok: true, value: { seats: [withoutPlayer(seat, { hash: hashToken(token), until }, keep)] } };
  });
  if (!done.ok) return done;
  world.log.info({ matchId: room.id, seat: which }, 'a seat is given out anew');
  await tellTable(world, room, { key: keep ? 'seat.lent' : 'seat.reissued', params: { name } });
  return { ok: true, value: { token, until } };
}
