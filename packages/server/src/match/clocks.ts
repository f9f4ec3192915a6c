import type { ClockInfo } from '@morgenrot/protocol';
import { freshId } from '../identity/token.ts';
import { troubleOf } from '../log.ts';
import type { ClockRecord } from '../store/index.ts';
import { announce } from './announce.ts';
import { clockAt, overdue, resumedAt, shownClock } from './clock.ts';
import { pacing } from './pacing.ts';
import type { Room } from './room.ts';
import { timeOut } from './time-out.ts';
import { createUnattended } from './unattended.ts';
import type { World } from './world.ts';

/** Keeps the banks of time of all tables in memory: looks for empty ones, and writes down what is left. */
export interface Clocks {
  /** The banks of a table at this moment. */
  now(room: Room): ClockInfo | undefined;
  /** The banks as this process stores them. */
  signed(clock: ClockInfo): ClockRecord;
  /** A table has come into memory. */
  loaded(room: Room): Promise<void>;
  /** Has the table to stay in memory because of its time? */
  holds(room: Room): boolean;
  /** A table has gone out of memory. */
  left(room: Room): void;
  /** Looks after all matches in which something happens when time is over, whoever looks on. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface Pace {
  /** How often somebody looks for empty banks. */
  lookMs: number;
  /** How often what is left is written down: as much at most is given back after a crash. */
  writeMs: number;
}
export const USUAL_PACE: Pace = { lookMs: 250, writeMs: 4000 };

/** Where nobody is there, time is written down so many times more rarely. */
const RARELY = 15;

/** A process that has written nothing down for so many times that long is gone. */
const PATIENCE = 3;

/**
 * Stands for a process where a table whose clock has no consequence has been left by everybody. No process counts then:
 * all the time until somebody comes back belongs to whoever is asked, as on a clock that hangs on the wall, also while
 * the server is away.
 */
const WALL = 'wall';

/** Does somebody's time run here? */
const isTicking = ({ record: { status, clock } }: Room): boolean =>
  status === 'playing' && clock !== undefined && clock.running.length > 0;

/** Does nothing happen when time is over? */
const isHarmless = ({ record: { settings } }: Room): boolean => settings.clock?.atZero === 'nothing';

/** Do two readings of the same banks differ by more than it takes to read them? */
const isApart = (one: ClockInfo | undefined, other: ClockInfo | undefined): boolean =>
  Object.entries(one?.left ?? {}).some(([seat, ms]) => Math.abs(ms - (other?.left[seat] ?? ms)) > 1000);

export function createClocks(world: () => World, { lookMs, writeMs }: Pace = USUAL_PACE): Clocks {
  const me = freshId();
  const busy = new WeakSet<Room>();
  const since = new WeakMap<Room, number>();

  const isMine = ({ keeper }: ClockRecord): boolean => keeper === me;
  const isOnTheWall = ({ keeper }: ClockRecord): boolean => keeper === WALL;
  const isAttended = ({ id, viewers }: Room): boolean =>
    viewers.size > 0 ||
    world()
      .elsewhere.at(id)
      .some(({ seats, watchers }) => seats.length + watchers.length > 0);
  /** Another process lives if it has written the time down since this table came into memory here, and lately. */
  const isLiving = (room: Room, { at }: ClockRecord): boolean =>
    world().bus.isShared && at >= (since.get(room) ?? Number.POSITIVE_INFINITY) && !isSilent(room, at);
  const isSilent = (room: Room, at: number): boolean =>
    world().time.since(Math.max(at, since.get(room) ?? 0)) > PATIENCE * writeMs;

  /** Time in which nobody was there to count it is nobody's. */
  function now(room: Room): ClockInfo | undefined {
    const { clock } = room.record;
    if (!clock) return undefined;
    const { time } = world();
    const isCounted = isMine(clock) || isOnTheWall(clock) || isLiving(room, clock);
    return shownClock(isCounted ? clockAt(clock, time) : resumedAt(clock, time.now()));
  }
  const signed = (clock: ClockInfo): ClockRecord => ({ ...shownClock(clock), keeper: me });

  const keeperOf = (room: Room): string => (isHarmless(room) && !isAttended(room) ? WALL : me);

  /** Writes down what is left at this moment; from then on this process counts, or the wall. */
  async function wind(room: Room, keeper: string = keeperOf(room)): Promise<void> {
    const { clock } = room.record;
    const current = now(room);
    if (!clock || !current || room.record.status !== 'playing') return;
    const next = { ...current, keeper };
    if (await world().store.tables.wind(room.id, clock, next)) keep(room, clock, next);
    else await look(room);
  }
  const untold = ({ id }: Room, error: unknown): void =>
    world().log.error({ matchId: id, ...troubleOf(error) }, 'a clock could not be stored');
  /** Unless an answer has changed it meanwhile. */
  function keep(room: Room, before: ClockRecord, clock: ClockRecord): void {
    if (room.record.clock === before) room.record = { ...room.record, clock };
  }
  /** Another process counts: what has it written down? */
  async function look(room: Room): Promise<void> {
    const before = room.record.clock;
    const clock = await world().store.tables.clockOf(room.id);
    if (clock && before) keep(room, before, clock);
  }
  async function care(room: Room): Promise<void> {
    const { clock } = room.record;
    if (!clock || !isTicking(room)) return;
    if (isOnTheWall(clock)) await wind(room);
    else if (!isMine(clock)) {
      const told = now(room);
      await (world().bus.isShared && !isSilent(room, clock.at) ? look(room) : wind(room));
      // Pages count by themselves; they are told only when they have counted wrongly.
      if (isApart(told, now(room))) announce(world(), room);
    } else if (!isHarmless(room) && overdue(now(room) ?? clock).length > 0) {
      await timeOut(world(), room);
    } else await wind(room);
  }

  const isDue = (room: Room): boolean => {
    const { clock } = room.record;
    if (!clock) return false;
    const { time } = world();
    // When somebody comes this process counts at once: should it end in the next moment, the gap is nobody's.
    if (isOnTheWall(clock)) return room.viewers.size > 0;
    if (isHarmless(room) && !isAttended(room)) return isMine(clock);
    if (time.since(clock.at) >= writeMs) return true;
    return isMine(clock) && !isHarmless(room) && overdue(clockAt(clock, time)).length > 0;
  };
  async function careFor(id: string): Promise<void> {
    await world().rooms.with(id, async (room) => {
      await care(room);
      return { ok: true, value: {} };
    });
  }
  const unattended = createUnattended(world, { writeMs: writeMs * RARELY, signed, wake: careFor });
  function lookAround(): void {
    unattended.look();
    for (const room of world().rooms.all()) {
      if (busy.has(room) || !isTicking(room) || !isDue(room)) continue;
      busy.add(room);
      void careFor(room.id).finally(() => busy.delete(room));
    }
  }
  const timer = setInterval(lookAround, lookMs).unref();
  /** Pages count by themselves, and have counted time that was nobody's. */
  function tellAgain(): void {
    for (const room of world().rooms.all()) if (isTicking(room)) announce(world(), room);
  }

  return {
    now,
    signed,
    async loaded(room) {
      since.set(room, world().now());
      unattended.remove(room.id);
      const { clock } = room.record;
      if (!clock || !isTicking(room) || world().bus.isShared || isMine(clock) || isOnTheWall(clock)) return;
      // Where it cannot be written down now, that is tried again as long as the table is here.
      await wind(room).catch((error: unknown) => untold(room, error));
    },
    holds(room) {
      const { clock } = room.record;
      if (!clock || !isTicking(room)) return false;
      // It goes when it hangs on the wall.
      if (isHarmless(room)) return isMine(clock);
      // Of several processes each has it in memory, so that another one goes on when one is gone.
      return world().bus.isShared || !isMine(clock);
    },
    left(room) {
      const { clock } = room.record;
      if (clock && isTicking(room) && !isHarmless(room) && isMine(clock)) unattended.add(room.id, clock);
    },
    async start() {
      world().time.onGap(tellAgain);
      const pause = pacing();
      try {
        for (const id of await world().store.tables.timed()) {
          await world().rooms.with(id, async () => ({ ok: true, value: {} }));
          // Whoever comes just now is let in between.
          await pause();
        }
      } catch (error) {
        world().log.error(troubleOf(error), 'matches that run against the clock could not be read');
      }
    },
    async close() {
      clearInterval(timer);
      for (const room of world().rooms.all()) {
        if (!isTicking(room) || !room.record.clock || !isMine(room.record.clock)) continue;
        // Who was there until now did not leave: until the next process is there, nobody's time runs.
        await wind(room, me).catch((error: unknown) => untold(room, error));
      }
      await unattended.close();
    },
  };
}
