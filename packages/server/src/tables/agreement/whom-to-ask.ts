import type { PlayerId, Result } from '@morgenrot/engine';
import type { Proposal, ProposalKind } from '@morgenrot/protocol';
import { isPresent } from '../../match/presence.ts';
import type { Room } from '../../match/room.ts';
import type { World } from '../../match/world.ts';
import { refuse } from '../../reasons.ts';
import type { SeatRecord } from '../../store/index.ts';
import { heldRefused } from '../held.ts';
import { seatIn } from '../orders/asker.ts';
import { isAskable, isPlayedByPeople } from './stand-in.ts';

type UndoWish = Extract<ProposalKind, { kind: 'undo' }>;
type VoteWish = Exclude<ProposalKind, { kind: 'undo' }>;

/** Whose consent something takes, as things are now; or why it has no meaning now. */
export type Whom = Result<Pick<Proposal, 'asked' | 'needed' | 'count'>>;

const more = (one: readonly PlayerId[], other: readonly PlayerId[]): PlayerId[] =>
  [...new Set([...one, ...other])].sort();

/**
 * Going back takes the consent of everyone whose answers are taken back; where a die has fallen or something hidden has
 * come to light since, of everyone who plays: they have seen it. Computer players agree to everything.
 */
export async function whomToAskForUndo(world: World, room: Room, by: PlayerId, { n }: UndoWish): Promise<Whom> {
  const { live, record } = room;
  if (!live) return refuse('match.waiting');
  if (record.status !== 'playing') return refuse('match.over');
  if (record.affairs.paused) return refuse('match.paused');
  const gone = await world.store.matches.givenSince(room.id, n);
  if (gone[0]?.n !== n) return refuse('undo.gone');
  const { revealedAt, decisions } = live.state.G;
  const isSeen = revealedAt > decisions - gone.length;
  const concerns = ({ seat }: SeatRecord) => isSeen || gone.some((answer) => answer.by === seat);
  const affected = record.seats.filter((seat) => isPlayedByPeople(seat) && concerns(seat) && seat.seat !== by);
  if (!affected.every(isAskable)) return refuse('proposal.unheard');
  const asked = more(
    [by],
    affected.map(({ seat }) => seat),
  );
  return { ok: true, value: { asked, needed: asked.length, count: gone.length } };
}

/** What concerns the pace of the match is decided by more than half of those who are here. */
export function whomToAskForVote(world: World, room: Room, by: PlayerId, what: VoteWish): Whom {
  const refused =
    meaningless(world, room, what) ?? (what.kind === 'standIn' ? heldRefused(world, room, what.seat) : undefined);
  if (refused) return refused;
  const others = room.record.seats.filter((seat) => isAskable(seat) && isPresent(world, room, seat.seat));
  const asked = more(
    [by],
    others.map(({ seat }) => seat),
  );
  return { ok: true, value: { asked, needed: Math.floor(asked.length / 2) + 1 } };
}

/** Why there is nothing to agree on. */
export function meaningless(world: World, room: Room, what: VoteWish) {
  const { record } = room;
  if (record.status === 'waiting') return refuse('match.waiting');
  if (record.status === 'over') return refuse('match.over');
  if (what.kind === 'pause') return record.affairs.paused ? refuse('proposal.gone') : undefined;
  if (what.kind === 'resume') return record.affairs.paused ? undefined : refuse('proposal.gone');
  return awayRefused(world, room, what.seat);
}

/** Only who is away can be stood in for. */
export function awayRefused(world: World, room: Room, seat: PlayerId) {
  const record = seatIn(room.record, seat);
  if (!record || record.name === undefined) return refuse('seat.unknown');
  if (record.computer) return refuse('seat.away');
  return isPresent(world, room, seat) ? refuse('seat.present') : undefined;
}
