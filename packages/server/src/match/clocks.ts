import type { ClockInfo } from '@morgenrot/protocol';
import { freshId } from '../identity/token.ts';
import { troubleOf } from '../log.ts';
import type { ClockRecord } from '../store/index.ts';
import { announce } from './announce.ts';
import { clockAt, overdue, resumedAt, shownClock } from './clock.ts';
import type { Room } from './room.ts';
import { timeOut } from './time-out.ts';
import type { World } from './world.ts';

/** Keeps the banks of time of all tables in memory: looks for empty ones, and writes down what is left. */
export interface Clocks {
  /** The banks of a table at this moment. */
  now(room: Room): ClockInfo | undefined;
  /** The banks as this process stores them. */
  signed(clock: ClockInfo): ClockRecord;
  /** A table has come into memory. */
  loaded(room: Room): Promise<void>;
  /** Brings all matches that run against the clock into memory: their time runs, whoever looks on. */
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

/** A process that has written nothing down for so many times that long is gone. */
const PATIENCE = 3;

/** Does somebody's time run here? Such a table stays in memory. */
export const isTicking = ({ record: { status, clock } }: Room): boolean =>
  status === 'playing' && clock !== undefined && clock.running.length > 0;

/** Do two readings of the same banks differ by more than it takes to read them? */
const isApart = (one: ClockInfo | undefined, other: ClockInfo | undefined): boolean =>
  Object.entries(one?.left ?? {}).some(([seat, ms]) => Math.abs(ms - (other?.left[seat] ?? ms)) > 1000);

export function createClocks(world: () => World, { lookMs, writeMs }: Pace = USUAL_PACE): Clocks {
  const me = freshId();
  const busy = new WeakSet<Room>();
  const since = new WeakMap<Room, number>();

  const isMine = ({ keeper }: ClockRecord): boolean => keeper === me;
  /** Another process lives if it has written the time down since this table came into memory here, and lately. */
  const isLiving = (room: Room, { at }: ClockRecord): boolean =>
    world().bus.isShared && at >= (since.get(room) ?? Number.POSITIVE_INFINITY) && !isSilent(room, at);
  const isSilent = (room: Room, at: number): boolean =>
    world().now() - Math.max(at, since.get(room) ?? 0) > PATIENCE * writeMs;

  /** Time in which nobody was there to count it is nobody's. */
  function now(room: Room): ClockInfo | undefined {
    const { clock } = room.record;
    if (!clock) return undefined;
    const at = world().now();
    return shownClock(isMine(clock) || isLiving(room, clock) ? clockAt(clock, at) : resumedAt(clock, at));
  }
  const signed = (clock: ClockInfo): ClockRecord => ({ ...shownClock(clock), keeper: me });

  /** Writes down what is left at this moment; from then on this process counts. */
  async function wind(room: Room): Promise<void> {
    const { clock } = room.record;
    const current = now(room);
    if (!clock || !current || room.record.status !== 'playing') return;
    const next = signed(current);
    if (await world().store.tables.wind(room.id, clock, next)) keep(room, clock, next);
    else await look(room);
  }
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
    const { clock, settings } = room.record;
    if (!clock || !isTicking(room)) return;
    if (!isMine(clock)) {
      const told = now(room);
      await (world().bus.isShared && !isSilent(room, clock.at) ? look(room) : wind(room));
      // Pages count by themselves; they are told only when they have counted wrongly.
      if (isApart(told, now(room))) announce(world(), room);
    } else if (settings.clock?.atZero !== 'nothing' && overdue(now(room) ?? clock).length > 0) {
      await timeOut(world(), room);
    } else await wind(room);
  }

  const isDue = ({ record: { clock, settings } }: Room): boolean => {
    if (!clock) return false;
    const at = world().now();
    if (at - clock.at >= writeMs) return true;
    return isMine(clock) && settings.clock?.atZero !== 'nothing' && overdue(clockAt(clock, at)).length > 0;
  };
  function lookAround(): void {
    for (const room of world().rooms.all()) {
      if (busy.has(room) || !isTicking(room) || !isDue(room)) continue;
      busy.add(room);
      void world()
        .rooms.with(room.id, async (current) => {
          await care(current);
          return { ok: true, value: {} };
        })
        .finally(() => busy.delete(room));
    }
  }
  const timer = setInterval(lookAround, lookMs).unref();

  return {
    now,
    signed,
    async loaded(room) {
      since.set(room, world().now());
      if (isTicking(room) && !world().bus.isShared) await wind(room);
    },
    async start() {
      try {
        for (const id of await world().store.tables.timed())
          await world().rooms.with(id, async () => ({ ok: true, value: {} }));
      } catch (error) {
        world().log.error(troubleOf(error), 'matches that run against the clock could not be read');
      }
    },
    async close() {
      clearInterval(timer);
      for (const room of world().rooms.all()) {
        if (!isTicking(room) || !room.record.clock || !isMine(room.record.clock)) continue;
        await wind(room).catch((error: unknown) => world().log.error(troubleOf(error), 'a clock could not be stored'));
      }
    },
  };
}
