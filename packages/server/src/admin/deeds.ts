import type { PlayerId, Result } from '@morgenrot/engine';
import { takeBack } from '../match/course/undo.ts';
import { catchUp } from '../match/memory/catch-up.ts';
import type { Live, Room } from '../match/memory/room.ts';
import { tellTable } from '../match/showing/events.ts';
import { refuse } from '../reasons.ts';
import { isEmpty } from '../store/index.ts';
import { amend } from '../tables/amend.ts';
import { seatIn } from '../tables/orders/asker.ts';
import { withoutLoan } from '../tables/powers/lending.ts';
import { isComputersOwn } from '../tables/powers/owners.ts';
import { reissueSeat, withoutOwner } from '../tables/reissuing.ts';
import { getUp } from '../tables/seating.ts';
import type { Amends, CatchesUp, TakesBack } from '../world.ts';

/** Does something at a table, with everything that other processes have done there before. */
export const inRoom = <T>(world: CatchesUp, id: string, task: (room: Room) => Promise<Result<T>>): Promise<Result<T>> =>
  world.rooms.with(id, async (room) => {
    if (world.bus.isShared && !(await catchUp(world, room))) return refuse('table.unknown');
    return task(room);
  });

/** How many answers had been given where these rules began: nobody goes back behind that. */
export const answersBefore = (live: Live, given: readonly unknown[]): number => live.state.G.decisions - given.length;

/**
 * Takes a match back until so many answers stand. It is an undo like any other in the journal, in the name of the player
 * whose answer is the first to go; chance goes on from where it is.
 */
export async function rewindTo(
  world: TakesBack,
  room: Room,
  wish: { answer: number; n: number },
): Promise<Result<{ n: number }>> {
  const { live, record } = room;
  if (!live) return refuse(room.shelved ? 'rules.gone' : 'match.waiting');
  if (record.status === 'over') return refuse('match.over');
  // What whoever asks has seen is not what would be taken back.
  if (live.state._stateID !== wish.n) return refuse('rewind.gone');
  const given = await world.store.matches.givenSince(room.id, 0);
  const gone = given.slice(Math.max(0, wish.answer - answersBefore(live, given)));
  const [first] = gone;
  if (!first || wish.answer < answersBefore(live, given)) return refuse('rewind.gone');
  const done = await takeBack(world, room, live, { by: first.by, find: async () => gone, news: 'undo.host' });
  if (!done.ok) return done.reason.key === 'undo.gone' ? refuse('rewind.gone') : done;
  await tellTable(world, room, { key: 'match.rewound', params: { count: gone.length } });
  return done;
}

export const reissueByAdmin = (
  world: Amends,
  room: Room,
  seat: PlayerId,
): Promise<Result<{ token: string; until: number }>> => reissueSeat(world, room, seat);

/** Whoever sits there sits there no more, in any tab, through any process; before the match, the seat is free again. */
export async function signOut(world: Amends, room: Room, which: PlayerId): Promise<Result<object>> {
  let name = '';
  const isWaiting = room.record.status === 'waiting';
  const seat = seatIn(room.record, which);
  if (!seat || isEmpty(seat)) return refuse('seat.unknown');
  if (isComputersOwn(seat)) return refuse('seat.computer');
  if (isWaiting) return getUp(world, room, which, { whileWaiting: true });
  const done = await amend(world, room, (record) => {
    const now = seatIn(record, which);
    if (!now || isEmpty(now)) return refuse('seat.unknown');
    name = now.name ?? '';
    return { ok: true, value: { seats: [withoutOwner(now)], affairs: withoutLoan(record.affairs, which) } };
  });
  if (done.ok) await tellTable(world, room, { key: 'seat.signedOut', params: { name } });
  return done;
}

/** Nobody plays here any more and nobody looks on, until it is opened again: nothing of it is lost. */
export async function closeTable(world: Amends, room: Room, reason: string): Promise<Result<object>> {
  // Said while there is still somebody to hear it; whoever comes back reads it.
  if (!room.record.affairs.closed) await tellTable(world, room, { key: 'table.closed', params: { reason } });
  return amend(world, room, ({ affairs }) =>
    affairs.closed
      ? refuse('admin.closed')
      : { ok: true, value: { affairs: { ...affairs, closed: { at: world.now(), reason } } } },
  );
}

export async function openTable(world: Amends, room: Room): Promise<Result<object>> {
  let isNews = false;
  const done = await amend(world, room, ({ affairs: { closed, ...affairs } }) => {
    isNews = closed !== undefined;
    return { ok: true, value: isNews ? { affairs } : undefined };
  });
  if (done.ok && isNews) await tellTable(world, room, { key: 'table.opened' });
  return done;
}
