import type { Result } from '@morgenrot/engine';
import type { Proposal } from '@morgenrot/protocol';
import type { Room } from '../../match/memory/room.ts';
import type { Amends, ShowsTables, Stores, TakesBack } from '../../world.ts';
import { amend } from '../amend.ts';
import { seatIn } from '../orders/asker.ts';
import { whomToAskForUndo, whomToAskForVote } from '../powers/consent.ts';
import { ownerOf } from '../powers/owners.ts';
import { carryOutProposal, settleProposal } from './carry-out.ts';
import { verdictOn } from './verdict.ts';

/** So often is looked again when another process was quicker. */
const TRIES = 3;

/** The proposal as it is now: the match, and who is there, may have moved on. Absent: it has lost its meaning. */
async function renewed(world: ShowsTables & Stores, room: Room, proposal: Proposal): Promise<Proposal | undefined> {
  const { what, by } = proposal;
  const seat = seatIn(room.record, by);
  if (!seat || ownerOf(seat) === undefined) return undefined;
  const whom =
    what.kind === 'undo' ? await whomToAskForUndo(world, room, by, what) : whomToAskForVote(world, room, what);
  return whom.ok ? { ...proposal, ...whom.value } : undefined;
}

const isSame = (one: Proposal, other: Proposal): boolean =>
  one.needed === other.needed && one.count === other.count && one.asked.join() === other.asked.join();

/** Everybody sees whom it concerns now. Votes that were given meanwhile stay. */
const publish = (world: Amends, room: Room, { id, asked, needed, count }: Proposal): Promise<Result<object>> =>
  amend(world, room, ({ affairs }) => ({
    ok: true,
    value:
      affairs.proposal?.id === id
        ? { affairs: { ...affairs, proposal: { ...affairs.proposal, asked, needed, ...(count ? { count } : {}) } } }
        : undefined,
  }));

/**
 * Looks where the open proposal of a table stands, and does what is due: carries out what is agreed on, ends what is
 * refused or has lost its meaning. However often it is called, and in however many processes, it happens once. Call it
 * from the room's queue.
 */
export async function review(world: TakesBack, room: Room): Promise<Result<object>> {
  let done: Result<object> = { ok: true, value: {} };
  for (let tried = 0; tried < TRIES; tried++) {
    const { proposal } = room.record.affairs;
    if (!proposal) return { ok: true, value: {} };
    const now = await renewed(world, room, proposal);
    // What all have agreed to and cannot be done any more has been done, by another process perhaps.
    if (!now) return settleProposal(world, room, proposal, verdictOn(proposal) === 'agreed' ? 'agreed' : 'gone');
    const verdict = verdictOn(now);
    if (verdict === 'refused') return settleProposal(world, room, now, 'refused');
    if (verdict === 'open') return isSame(now, proposal) ? { ok: true, value: {} } : publish(world, room, now);
    done = await carryOutProposal(world, room, now, now);
    if (done.ok) return done;
  }
  return done;
}
