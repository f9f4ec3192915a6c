import type { PlayerId, Result } from '@morgenrot/engine';
import type { Proposal, ProposalKind } from '@morgenrot/protocol';
import type { Room } from '../../match/memory/room.ts';
import { type Refused, refuse } from '../../reasons.ts';
import { isEmpty, type SeatRecord } from '../../store/index.ts';
import type { ShowsTables, Stores } from '../../world.ts';
import { seatIn } from '../orders/asker.ts';
import { goneSince } from './gone.ts';
import { isComputersOwn, isLent, isOwned, ownerOf, ownersOf } from './owners.ts';
import { patienceRefused } from './patience.ts';

type UndoWish = Extract<ProposalKind, { kind: 'undo' }>;
type VoteWish = Exclude<ProposalKind, { kind: 'undo' }>;

/** Whose consent something takes, as things are now; or why it has no meaning now. */
export type Whom = Result<Pick<Proposal, 'asked' | 'needed' | 'count'>>;

/**
 * Going back takes the consent of the owner of every seat whose answers are taken back, whoever plays it now; where a
 * die has fallen or something hidden has come to light since, of every owner: they have seen it. Who cannot be asked
 * cannot be overruled. Computer players of the start agree to everything.
 */
export async function whomToAskForUndo(world: Stores, room: Room, by: PlayerId, { n }: UndoWish): Promise<Whom> {
  const { live, record } = room;
  if (!live) return refuse('match.waiting');
  if (record.status !== 'playing') return refuse('match.over');
  if (record.affairs.paused) return refuse('match.paused');
  const gone = await goneSince(world, room, n);
  if (gone.first !== n) return refuse('undo.gone');
  const { revealedAt, decisions } = live.state.G;
  const isSeen = revealedAt > decisions - gone.count;
  const concerns = ({ seat }: SeatRecord) => isSeen || gone.seats.has(seat);
  const affected = record.seats.filter((seat) => concerns(seat) && !isEmpty(seat) && !isComputersOwn(seat));
  if (!affected.every((seat) => ownerOf(seat) !== undefined)) return refuse('proposal.unheard');
  const asked = [...new Set([by, ...affected.map(({ seat }) => seat)])].sort();
  return { ok: true, value: { asked, needed: asked.length, count: gone.count } };
}

/** What concerns the match of all is decided by more than half of its owners, whether they are here or not. */
export function whomToAskForVote(world: ShowsTables, room: Room, what: VoteWish): Whom {
  const refused = meaningless(world, room, what);
  if (refused) return refused;
  const { asked, unheard } = ownersOf(room.record);
  const needed = Math.floor((asked.length + unheard) / 2) + 1;
  return needed > asked.length ? refuse('proposal.unheard') : { ok: true, value: { asked, needed } };
}

/** Why there is nothing to agree on, or not yet. */
export function meaningless(world: ShowsTables, room: Room, what: VoteWish): Refused | undefined {
  const { record } = room;
  const { paused } = record.affairs;
  if (record.status === 'waiting') return refuse('match.waiting');
  if (record.status === 'over') return refuse('match.over');
  if (what.kind === 'pause') return paused ? refuse('proposal.gone') : undefined;
  if (what.kind === 'resume') return paused ? undefined : refuse('proposal.gone');
  const seat = seatIn(record, what.seat);
  if (!seat || isEmpty(seat)) return refuse('seat.unknown');
  // While the match is stopped it waits for nobody.
  if (paused) return refuse('match.paused');
  return what.kind === 'standIn' ? standInRefused(world, room, seat) : substituteRefused(world, room, seat);
}

/** Only for whoever is away, and only when the table's patience with them is over. */
const standInRefused = (world: ShowsTables, room: Room, seat: SeatRecord): Refused | undefined =>
  seat.computer ? refuse('seat.away') : patienceRefused(world, room, seat.seat, isLent(seat) ? 'player' : 'owner');

function substituteRefused(world: ShowsTables, room: Room, seat: SeatRecord): Refused | undefined {
  if (!isOwned(seat)) return refuse(seat.computer ? 'seat.computer' : 'proposal.gone');
  if (seat.out) return refuse('seat.out');
  return room.record.affairs.loans?.[seat.seat]?.substitute
    ? refuse('proposal.gone')
    : patienceRefused(world, room, seat.seat);
}
