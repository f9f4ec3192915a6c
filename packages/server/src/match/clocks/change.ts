import type { Amendment, ClockRecord, TableRecord } from '../../store/index.ts';
import type { KeepsClocks } from '../../world.ts';
import type { Live, Room } from '../memory/room.ts';
import { type ClockStep, clockAfter, clockFor, firstClock, type Hands } from './clock.ts';

/** Whose hands a table is in. */
const handsOf = ({ seats, affairs }: Pick<TableRecord, 'seats' | 'affairs'>): Hands => ({
  seats,
  paused: affairs.paused === true || affairs.closed !== undefined,
});

const plusOf = ({ settings }: TableRecord): number => (settings.clock?.plus ?? 0) * 1000;

/** The banks with which a match begins, if it is played against the clock. */
export const clockAtBeginning = (
  world: KeepsClocks,
  record: Pick<TableRecord, 'settings' | 'seats' | 'affairs'>,
  state: Live['state'],
  at: number,
): ClockRecord | undefined =>
  record.settings.clock && world.clocks.signed(firstClock(record.settings, state, handsOf(record), at));

/** The banks after a step of the match. */
export function clockAfterStep(world: KeepsClocks, room: Room, step: ClockStep): ClockRecord | undefined {
  const clock = world.clocks.now(room);
  return clock && world.clocks.signed(clockAfter(clock, step, handsOf(room.record), plusOf(room.record)));
}

/** What a change of the table does to the banks goes with it. */
export function withClock(world: KeepsClocks, room: Room, change: Amendment): Amendment {
  const { record, live } = room;
  const isOfConcern = change.seats !== undefined || change.affairs !== undefined;
  const clock = isOfConcern && record.status === 'playing' ? world.clocks.now(room) : undefined;
  if (!clock || !live) return change;
  const seats = record.seats.map((old) => change.seats?.find(({ seat }) => seat === old.seat) ?? old);
  const after = handsOf({ seats, affairs: change.affairs ?? record.affairs });
  const next = clockFor(clock, live.state, handsOf(record), after, plusOf(record));
  return { ...change, clock: world.clocks.signed(next) };
}
