import type { PlayerId, Result } from '@morgenrot/engine';
import { hashToken } from '../identity/token.ts';
import type { Room } from '../match/memory/room.ts';
import { askAgain } from '../match/showing/dismiss.ts';
import { tellTable } from '../match/showing/events.ts';
import { refuse } from '../reasons.ts';
import type { Amendment, SeatRecord, TableRecord } from '../store/index.ts';
import { mutedAlong, passOnTalk } from '../talk/pass-on.ts';
import type { Amends, Stores } from '../world.ts';
import { amend } from './amend.ts';
import { withFormerName } from './former-names.ts';
import { claimRefused } from './powers/doors.ts';
import { withFormer, withLoans, withoutLoan } from './powers/lending.ts';
import { isLent, ownerOf } from './powers/owners.ts';
import { closedRefused } from './watching.ts';

/** Who comes with a link that gives a seat away. */
export interface Claimant {
  person: string;
  tokenHash: string;
  /** What a seat that nobody holds any more is called from now on. */
  name?: string;
}

/** The table that a link leads to, used up or not: whether it still holds is asked in the table's own queue. */
export async function claimedAt(world: Stores, token: string): Promise<string | undefined> {
  return (await world.store.claims.seatFor(hashToken(token)))?.match;
}

/** The seat that this token gives away now: a newer link, another player or the time may have ended it. */
export function claimable({ seats }: TableRecord, token: string, now: number): SeatRecord | undefined {
  const hash = hashToken(token);
  // What an owner hands over is theirs to give, whoever plays now; any other link is for a seat that nobody plays.
  return seats.find(
    (seat) =>
      seat.claim?.hash === hash &&
      seat.claim.until >= now &&
      (seat.claim.from === undefined ? seat.person === undefined : seat.claim.from === ownerOf(seat)),
  );
}

/** Gives the seat to whoever comes with its link; only the first who does gets it. Call it from the room's queue. */
export async function claim(
  world: Amends,
  room: Room,
  token: string,
  claimant: Claimant,
): Promise<Result<{ seat: PlayerId }>> {
  let taken: SeatRecord | undefined;
  const done = await amend(world, room, (record) => {
    const closed = closedRefused(record);
    if (closed) return closed;
    taken = claimable(record, token, world.now());
    if (!taken) return refuse('link.dead');
    return claimRefused(room, taken, claimant) ?? { ok: true, value: handedTo(record, taken, claimant, world.now()) };
  });
  if (!done.ok || !taken) return done.ok ? refuse('link.dead') : done;
  // What may be taken back from this seat is another question now.
  room.live?.seen.delete(taken.seat);
  const { seat, name = '', claim: link } = taken;
  world.log.info({ matchId: room.id, seat }, 'a seat has another player');
  await passOnTalk(world, room, { seat, from: link?.from, to: claimant.person });
  // Whoever has one seat more or less now, and still looks on: the pages ask what is theirs.
  askAgain(world, room, (viewer) => isOfBrowser(viewer, claimant) || isOf(viewer, link?.from));
  if (link?.from === undefined)
    await tellTable(world, room, { key: 'seat.claimed', params: nameAfter(name, claimant) });
  return { ok: true, value: { seat } };
}

const isOfBrowser = (viewer: { person?: string; tokenHash?: string }, { person, tokenHash }: Claimant): boolean =>
  viewer.person === person || viewer.tokenHash === tokenHash;

const isOf = ({ person }: { person?: string }, other: string | undefined): boolean =>
  person !== undefined && person === other;

const nameAfter = (name: string, { name: given = name }: Claimant) => ({ name: given });

/** A seat that was handed over keeps its name; so does one whose owner may come back. */
function handedTo(before: TableRecord, seat: SeatRecord, claimant: Claimant, at: number): Amendment {
  const { claim: link, owner, ...rest } = seat;
  const { person } = claimant;
  const from = link?.from;
  const others = before.seats.filter((one) => one.person === person && one.seat !== seat.seat);
  const hand = seat.person === person ? seat.hand : Math.max(-1, ...others.map((one) => one.hand)) + 1;
  const isLoan = from === undefined && isLent(seat) && owner !== person;
  const isFree = from === undefined && !isLent(seat);
  const name = isFree ? (claimant.name ?? seat.name) : seat.name;
  const record = { ...before, affairs: name === undefined ? before.affairs : withFormerName(before, seat, name, at) };
  const now = { ...rest, name, person, hand, computer: false, ...(isLoan && owner !== undefined ? { owner } : {}) };
  // A table that nobody keeps in order belongs to the first who comes to stay.
  const isHost = (record.host === undefined && !isLoan) || isLeftBy(record, seat, from);
  return { seats: [now], affairs: affairsAfter(record, seat, claimant, isLoan), ...(isHost ? { host: person } : {}) };
}

/** Who has the seat from now on, who has known its hand until now, and what goes along with it. */
function affairsAfter(record: TableRecord, { seat, claim: link }: SeatRecord, { person }: Claimant, isLoan: boolean) {
  const from = link?.from;
  const { affairs = record.affairs } = mutedAlong(record.affairs, { from, to: person });
  if (isLoan) return withLoans(affairs, [seat], { by: 'vote', ...affairs.loans?.[seat], n: record.n });
  const { hostOwner } = affairs;
  const own = from !== undefined && hostOwner === from ? { ...affairs, hostOwner: person } : affairs;
  const ended = withoutLoan(own, seat);
  return from === undefined || from === person ? ended : withFormer(ended, { person: from, seat });
}

/** Was this the only seat of the host? Whoever keeps the table in order does so from the new device. */
const isLeftBy = ({ host, seats }: TableRecord, seat: SeatRecord, from: string | undefined): boolean =>
  host !== undefined && host === from && !seats.some((one) => ownerOf(one) === host && one.seat !== seat.seat);
