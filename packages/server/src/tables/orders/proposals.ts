import type { PlayerId, Result } from '@morgenrot/engine';
import type { Deed, Proposal, ProposalKind } from '@morgenrot/protocol';
import { freshId } from '../../identity/token.ts';
import type { Room } from '../../match/memory/room.ts';
import { refuse } from '../../reasons.ts';
import type { Stores } from '../../world.ts';
import { carryOutProposal, withoutProposal } from '../agreement/carry-out.ts';
import { review } from '../agreement/review.ts';
import { settledAs, verdictOn, voted } from '../agreement/verdict.ts';
import { amend } from '../amend.ts';
import { whomToAskForUndo, whomToAskForVote } from '../powers/consent.ts';
import { ownedSeats } from '../powers/owners.ts';
import type { DeedHandler } from './asker.ts';

type Wish = Extract<Deed, { kind: 'propose' }>['what'];

/** What exactly is wanted: whoever names no answer means their own last one. */
async function exactly(world: Stores, room: Room, by: PlayerId, wish: Wish): Promise<Result<ProposalKind>> {
  if (wish.kind !== 'undo') return { ok: true, value: wish };
  if (wish.n !== undefined) return { ok: true, value: { kind: 'undo', n: wish.n } };
  const last = await world.store.matches.lastGivenBy(room.id, by);
  return last === undefined ? refuse('undo.none') : { ok: true, value: { kind: 'undo', n: last } };
}

/** Somebody wants something that the others have to agree to. Where nobody has to be asked, it happens at once. */
export const propose: DeedHandler<'propose'> = async ({ world, room, asker, deed }) => {
  const by = deed.seat ?? asker.owns[0];
  if (by === undefined) return refuse('seat.none');
  if (room.record.affairs.proposal) return refuse('proposal.open');
  // What would go is read from the journal, and that may be long.
  if (deed.what.kind === 'undo' && !world.undos.take(room.id)) return refuse('limit.rate');
  const wish = await exactly(world, room, by, deed.what);
  if (!wish.ok) return wish;
  const what = wish.value;
  const whom =
    what.kind === 'undo' ? await whomToAskForUndo(world, room, by, what) : whomToAskForVote(world, room, what);
  if (!whom.ok) return whom;
  // In a vote each owner has one voice, whatever seat they speak for; going back is asked of seat by seat.
  const agreed = what.kind === 'undo' ? [by] : asker.owns.filter((seat) => whom.value.asked.includes(seat));
  const proposal: Proposal = { id: freshId(), what, by, at: world.now(), agreed, refused: [], ...whom.value };
  if (verdictOn(proposal) === 'agreed') return carryOutProposal(world, room, proposal);
  return amend(world, room, ({ affairs: { settled: _old, ...affairs } }) =>
    affairs.proposal ? refuse('proposal.open') : { ok: true, value: { affairs: { ...affairs, proposal } } },
  );
};

/** Says yes or no, and may think again as long as it is open. The proposer's no takes it back. */
export const vote: DeedHandler<'vote'> = async (ordered) => {
  const { world, room, deed } = ordered;
  const done = await amend(world, room, (record) => {
    const { affairs } = record;
    const { proposal } = affairs;
    if (!proposal || proposal.id !== deed.proposal) return refuse('proposal.gone');
    const owns = ownedSeats(record, ordered.asker.person);
    // Whoever shares a browser speaks for all who sit there, unless one of them is named.
    const isNamed = deed.seat !== undefined && proposal.what.kind === 'undo';
    const seats = isNamed ? owns.filter((seat) => seat === deed.seat) : owns;
    if (!deed.yes && seats.includes(proposal.by))
      return { ok: true, value: { affairs: withoutProposal(affairs, settledAs(proposal, 'withdrawn')) } };
    const voices = seats.filter((seat) => proposal.asked.includes(seat));
    if (voices.length === 0) return refuse('proposal.notAsked');
    return { ok: true, value: { affairs: { ...affairs, proposal: voted(proposal, voices, deed.yes) } } };
  });
  return done.ok ? review(world, room) : done;
};
