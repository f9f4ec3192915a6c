import type { Choice } from '@morgenrot/bots';
import { asked, type PlayerId } from '@morgenrot/engine';
import { type TableSettings, USUAL_STRENGTH } from '@morgenrot/protocol';
import { troubleOf } from '../log.ts';
import { refuse } from '../reasons.ts';
import { answer } from './answer.ts';
import type { Room } from './room.ts';
import type { World } from './world.ts';

/**
 * Seats that the server plays itself. They see what a person there would see and answer the way a person does: what
 * they have thought of meanwhile counts only if the decision is still theirs.
 */
export interface Computers {
  /** Something has happened at a table: is one of its computer players asked? */
  consider(room: Room): void;
  close(): void;
}

/** Answers that are refused come from a defect; somebody has to look at it, and trying for ever helps nobody. */
const MOST_FAILURES = 5;

/** So long at least nothing happens before an answer, so that people can follow. */
export const PAUSE_MS: Readonly<Record<TableSettings['pace'], number>> = { quick: 300, calm: 1200 };

/**
 * All computer players of a process together give about so many answers in a second, and where there are many, those of
 * one beat at once: each is a moment in which nobody else is served, and what is stored together is synced once.
 */
const MOST_PER_SECOND = 12;
const FEW_TABLES = 4;
const BEAT_MS = 250;

/**
 * What is no defect: while the table is paused they wait like everybody else, and are asked again when it goes on; and
 * another process, or a player who has come back, may have answered first.
 */
const ELSEWHERE = ['match.paused', 'table.closed', 'match.over', 'decision.gone', 'decision.notYours'];

export function createComputers(world: () => World, pauseMs?: number): Computers {
  const thinking = new Map<Room, Set<PlayerId>>();
  const timers = new Set<NodeJS.Timeout>();
  const failures = new WeakMap<Room, number>();
  let isClosed = false;

  const thinkingAt = (room: Room) => thinking.get(room) ?? new Set<PlayerId>();

  const isAsked = (room: Room, seat: PlayerId): boolean =>
    room.live !== undefined &&
    room.record.status === 'playing' &&
    !room.record.affairs.paused &&
    !room.record.affairs.closed &&
    asked(room.game.handlers, room.live.state.G, seat) !== undefined;

  /** Never throws: what has been answered and stored stays so, whatever the next question is like. */
  function consider(room: Room): void {
    // A table that is no more, or has been read anew, is not played on here.
    if (isClosed || world().rooms.peek(room.id) !== room) return;
    try {
      if ((failures.get(room) ?? 0) < MOST_FAILURES) wake(room);
    } catch (error) {
      world().log.error({ matchId: room.id, ...troubleOf(error) }, 'a computer player cannot go on');
    }
  }

  function wake(room: Room): void {
    const busy = thinkingAt(room);
    for (const { seat, computer } of room.record.seats) {
      if (!computer || busy.has(seat) || !isAsked(room, seat)) continue;
      busy.add(seat);
      thinking.set(room, busy);
      room.thinking++;
      void turn(room, seat);
    }
  }

  const pause = (ms: number): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        done();
      }, ms).unref();
      timers.add(timer);
    });

  /** From one answer to the next: as the table likes it, or longer while very many tables think. */
  async function followable(room: Room): Promise<void> {
    if (pauseMs !== undefined) return pause(pauseMs);
    await pause(Math.max(PAUSE_MS[room.record.settings.pace], (thinking.size * 1000) / MOST_PER_SECOND));
  }

  const beat = async (): Promise<void> => {
    if (pauseMs === undefined && thinking.size > FEW_TABLES) await pause(BEAT_MS - (performance.now() % BEAT_MS));
  };

  async function turn(room: Room, seat: PlayerId): Promise<void> {
    const undos = room.live?.undos;
    const [choice] = await Promise.all([think(room, seat), followable(room)]);
    await beat();
    const result = await world().rooms.with(room.id, async (current) => {
      const { live } = current;
      // Whoever was stood in for has come back meanwhile, or the table has been read anew.
      const isTheirs = current.record.seats.some((one) => one.seat === seat && one.computer);
      if (current !== room || !isTheirs || !live) return refuse('decision.gone');
      const decision = choice ?? world().thinking.improvise({ room, live, seat });
      if (!decision) return refuse(isAsked(current, seat) ? 'server.rule' : 'decision.gone');
      const isStale = (now: typeof live): boolean => choice !== undefined && now.undos !== undos;
      return answer(world(), current, { by: seat, ...decision, isStale });
    });
    done(room, seat, result.ok || ELSEWHERE.includes(result.reason.key));
  }

  /** Outside the table's queue: others go on there. */
  async function think(room: Room, seat: PlayerId): Promise<Choice | undefined> {
    const { live } = room;
    const strength = room.record.seats.find((one) => one.seat === seat)?.strength ?? USUAL_STRENGTH;
    try {
      return live && (await world().thinking.choose({ room, live, seat }, strength));
    } catch (error) {
      world().log.error({ matchId: room.id, strength, ...troubleOf(error) }, 'a computer player cannot think');
      return undefined;
    }
  }

  function done(room: Room, seat: PlayerId, isGood: boolean): void {
    thinkingAt(room).delete(seat);
    if (thinkingAt(room).size === 0) thinking.delete(room);
    room.thinking--;
    failures.set(room, isGood ? 0 : (failures.get(room) ?? 0) + 1);
    if (failures.get(room) === MOST_FAILURES)
      world().log.error({ matchId: room.id, seat }, 'a computer player is stuck');
    consider(room);
    world().rooms.release(room.id);
  }

  return {
    consider,
    close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
