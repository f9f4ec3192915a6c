import { open, type PlayerId } from '@morgenrot/engine';
import type { TableState } from '@morgenrot/engine/framework';
import type { ClockInfo, TableSettings } from '@morgenrot/protocol';
import type { SeatRecord } from '../../store/index.ts';
import type { Time } from '../../time.ts';

const MINUTE = 60_000;

/** Whoever comes back after their bank ran out has this long at least, or one addition if that is more. */
export const GRACE = MINUTE;

/** What decides whose time runs. */
export interface Hands {
  seats: readonly SeatRecord[];
  paused: boolean;
}

/** Does somebody sit here whose time it is? Nobody waits for the time of a computer player or of an empty chair. */
const isPlayed = ({ computer, person, credentialHash }: SeatRecord): boolean =>
  !computer && (person !== undefined || credentialHash !== undefined);

/** The seats that are asked something. */
const askedIn = (state: TableState): PlayerId[] =>
  state.ctx.gameover === undefined ? open(state.G).flatMap(({ player }) => (player === undefined ? [] : [player])) : [];

const runningIn = (state: TableState, { seats, paused }: Hands): PlayerId[] => {
  const asked = paused ? [] : askedIn(state);
  return seats.filter((seat) => asked.includes(seat.seat) && isPlayed(seat)).map(({ seat }) => seat);
};

/** The banks as they are at a later moment. They may go below zero: where nothing happens then, it is shown. */
export function clockAt<C extends ClockInfo>(clock: C, { now, since }: Pick<Time, 'now' | 'since'>): C {
  const gone = since(clock.at);
  const left = Object.entries(clock.left).map(([seat, ms]): [PlayerId, number] => [
    seat,
    clock.running.includes(seat) ? ms - gone : ms,
  ]);
  return { ...clock, at: now(), left: Object.fromEntries(left) };
}

/** The same banks from this moment on: what passed since they were last written down counts for nobody. */
export const resumedAt = <C extends ClockInfo>(clock: C, now: number): C => ({ ...clock, at: now });

/** Full banks, and the time of those runs who are asked first. */
export function firstClock(settings: TableSettings, state: TableState, hands: Hands, at: number) {
  const bank = (settings.clock?.minutes ?? 0) * MINUTE;
  const left = Object.fromEntries(hands.seats.map(({ seat }) => [seat, bank]));
  return { at, left, running: runningIn(state, hands) };
}

const changed = (left: ClockInfo['left'], seats: readonly PlayerId[], by: number): ClockInfo['left'] => ({
  ...left,
  ...Object.fromEntries(seats.map((seat) => [seat, (left[seat] ?? 0) + by])),
});

export interface ClockStep {
  before: TableState;
  after: TableState;
  /** Who has answered; absent when answers were taken back. */
  by?: PlayerId;
}

/** After an answer, or after answers were taken back. `clock` is that of this moment. */
export function clockAfter(clock: ClockInfo, { before, after, by }: ClockStep, hands: Hands, plus: number): ClockInfo {
  const running = runningIn(after, hands);
  const wasAsked = askedIn(before);
  const isAsked = askedIn(after);
  if (by !== undefined) {
    const earns = clock.running.includes(by) && !isAsked.includes(by);
    return { ...clock, left: earns ? changed(clock.left, [by], plus) : clock.left, running };
  }
  // What was added for an answer goes with it: else taking back and answering again would make time.
  const asksAgain = running.filter((seat) => !wasAsked.includes(seat));
  return { ...clock, left: changed(clock.left, asksAgain, -plus), running };
}

/** After somebody else has taken a seat, or after a pause has begun or ended. `clock` is that of this moment. */
export function clockFor(clock: ClockInfo, state: TableState, before: Hands, after: Hands, plus: number): ClockInfo {
  const back = after.seats.filter((seat) => {
    const old = before.seats.find((one) => one.seat === seat.seat);
    return old?.computer === true && isPlayed(seat) && (clock.left[seat.seat] ?? 0) <= 0;
  });
  const grace = back.map(({ seat }) => [seat, Math.max(GRACE, plus)] as const);
  return { ...clock, left: { ...clock.left, ...Object.fromEntries(grace) }, running: runningIn(state, after) };
}

/** Whose bank is empty while their time runs. */
export const overdue = ({ left, running }: ClockInfo): PlayerId[] => running.filter((seat) => (left[seat] ?? 0) <= 0);

/** What anybody may know of it. */
export const shownClock = ({ at, left, running }: ClockInfo): ClockInfo => ({ at, left, running });
