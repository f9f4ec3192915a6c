import type { PlayerId, Result } from '@morgenrot/engine';
import type { Proposal, ProposalKind, Settled } from '@morgenrot/protocol';
import { takeBack } from '../../match/course/undo.ts';
import type { Room } from '../../match/memory/room.ts';
import { tellTable } from '../../match/showing/events.ts';
import { refuse } from '../../reasons.ts';
import type { Affairs, Loan } from '../../store/index.ts';
import type { Amends, TakesBack } from '../../world.ts';
import { amend } from '../amend.ts';
import { seatIn } from '../orders/asker.ts';
import { setPaused } from '../orders/pause.ts';
import { forgetGone } from '../powers/gone.ts';
import { givenToComputer, withLoans, withRelieved } from '../powers/lending.ts';
import { settledAs } from './verdict.ts';

/** A proposal is done with: it goes, and how it ended is said once. */
export const withoutProposal = ({ proposal: _done, ...affairs }: Affairs, settled: Settled): Affairs => ({
  ...affairs,
  settled,
});

export const settleProposal = (
  world: Amends,
  room: Room,
  proposal: Proposal,
  how: Settled['how'],
): Promise<Result<object>> =>
  amend(world, room, ({ affairs }) => ({
    ok: true,
    value:
      affairs.proposal?.id === proposal.id
        ? { affairs: withoutProposal(affairs, settledAs(proposal, how)) }
        : undefined,
  }));

interface Lending {
  seat: PlayerId;
  by: Loan['by'];
  /** What was agreed on, settled in the same moment. */
  proposal?: Proposal;
  /** Another person may play as well. */
  substitute?: true;
}

/** A computer player goes on for this seat, in the middle of a decision if need be, until its owner is back. */
export async function standInByVote(
  world: Amends,
  room: Room,
  { seat, by, proposal, substitute }: Lending,
  refused: () => Result<never> | undefined = () => undefined,
): Promise<Result<object>> {
  let isNews = false;
  const done = await amend(world, room, (record) => {
    const old = seatIn(record, seat);
    if (record.status !== 'playing') return refuse(record.status === 'over' ? 'match.over' : 'match.waiting');
    if (!old || (old.computer && !substitute)) return refuse('seat.away');
    const mayNot = refused();
    if (mayNot) return mayNot;
    isNews = !old.computer;
    const before = record.affairs.loans?.[seat];
    const loan: Loan = {
      by: before?.by ?? by,
      n: record.n,
      ...(substitute || before?.substitute ? { substitute: true } : {}),
    };
    const isSettled = proposal !== undefined && record.affairs.proposal?.id === proposal.id;
    const lent = withLoans(withRelieved(record.affairs, old), [seat], loan);
    const affairs = isSettled ? withoutProposal(lent, settledAs(proposal, 'agreed')) : lent;
    return { ok: true, value: { seats: old.computer ? [] : [givenToComputer(old, record.settings)], affairs } };
  });
  if (!done.ok || !isNews) return done;
  const { name = '' } = seatIn(room.record, seat) ?? {};
  world.log.info({ matchId: room.id, seat }, 'a computer player stands in');
  await tellTable(world, room, { key: 'seat.standIn', params: { name } });
  return done;
}

async function goBack(world: TakesBack, room: Room, by: PlayerId, n: number): Promise<Result<object>> {
  const { live } = room;
  if (!live) return refuse('match.waiting');
  const find = async () => {
    const given = await world.store.matches.givenSince(room.id, n);
    if (given[0]?.n === n) return given;
    forgetGone(room);
    return [];
  };
  return takeBack(world, room, live, { by, find, news: 'undo.agreed' });
}

/** Does what was agreed on; `proposal` is what everybody has seen of it, if anybody had to be asked. */
export async function carryOutProposal(
  world: TakesBack,
  room: Room,
  { what, by }: { what: ProposalKind; by: PlayerId },
  proposal?: Proposal,
): Promise<Result<object>> {
  if (what.kind === 'standIn') return standInByVote(world, room, { seat: what.seat, by: 'vote', proposal });
  if (what.kind === 'substitute')
    return standInByVote(world, room, { seat: what.seat, by: 'vote', proposal, substitute: true });
  const done =
    what.kind === 'undo'
      ? await goBack(world, room, by, what.n)
      : await setPaused(world, room, { on: what.kind === 'pause' });
  return done.ok && proposal ? settleProposal(world, room, proposal, 'agreed') : done;
}
