import type { ClockInfo } from '@morgenrot/protocol';
import { freshId } from '../../identity/token.ts';
import type { ClockRecord } from '../../store/index.ts';
import type { LooksElsewhere, Publishes, TellsTime } from '../../world.ts';
import type { Room } from '../memory/room.ts';
import { clockAt, resumedAt, shownClock } from './clock.ts';

/** Who counts the time of a table, and what is left there by that count. */
export interface Counting {
  /** This process, as it signs the banks that it stores. */
  readonly me: string;
  isMine(clock: ClockRecord): boolean;
  /** Does anybody look on, here or at another process? */
  isAttended(room: Room): boolean;
  /** Is it so long since the banks were written down that whoever did it is gone? */
  isSilent(room: Room, at: number): boolean;
  /** A table has come into memory. */
  began(room: Room): void;
  /** The banks of a table at this moment. Time in which nobody was there to count it is nobody's. */
  now(room: Room): ClockInfo | undefined;
  /** The banks as this process stores them. */
  signed(clock: ClockInfo): ClockRecord;
  /** Who counts from now on. */
  keeperOf(room: Room): string;
}

/** A process that has written nothing down for so many times that long is gone. */
const PATIENCE = 3;

/**
 * Stands for a process where a table whose clock has no consequence has been left by everybody. No process counts then:
 * all the time until somebody comes back belongs to whoever is asked, as on a clock that hangs on the wall, also while
 * the server is away.
 */
const WALL = 'wall';

export const isOnTheWall = ({ keeper }: ClockRecord): boolean => keeper === WALL;

/** Does somebody's time run here? */
export const isTicking = ({ record: { status, clock } }: Room): boolean =>
  status === 'playing' && clock !== undefined && clock.running.length > 0;

/** Does nothing happen when time is over? */
export const isHarmless = ({ record: { settings } }: Room): boolean => settings.clock?.atZero === 'nothing';

export function createCounting(world: () => LooksElsewhere & Publishes & TellsTime, writeMs: number): Counting {
  const me = freshId();
  const since = new WeakMap<Room, number>();

  const isMine = ({ keeper }: ClockRecord): boolean => keeper === me;
  const isAttended = ({ id, viewers }: Room): boolean =>
    viewers.size > 0 ||
    world()
      .elsewhere.at(id)
      .some(({ seats, watchers }) => seats.length + watchers.length > 0);
  const isSilent = (room: Room, at: number): boolean =>
    world().time.since(Math.max(at, since.get(room) ?? 0)) > PATIENCE * writeMs;
  /** Another process lives if it has written the time down since this table came into memory here, and lately. */
  const isLiving = (room: Room, { at }: ClockRecord): boolean =>
    world().bus.isShared && at >= (since.get(room) ?? Number.POSITIVE_INFINITY) && !isSilent(room, at);

  return {
    me,
    isMine,
    isAttended,
    isSilent,
    began: (room) => void since.set(room, world().now()),
    now(room) {
      const { clock } = room.record;
      if (!clock) return undefined;
      const { time } = world();
      const isCounted = isMine(clock) || isOnTheWall(clock) || isLiving(room, clock);
      return shownClock(isCounted ? clockAt(clock, time) : resumedAt(clock, time.now()));
    },
    signed: (clock) => ({ ...shownClock(clock), keeper: me }),
    keeperOf: (room) => (isHarmless(room) && !isAttended(room) ? WALL : me),
  };
}
