import type { ComputerPlayer } from '@morgenrot/bots';
import { asked, type PlayerId } from '@morgenrot/engine';
import { troubleOf } from '../log.ts';
import { refuse } from '../reasons.ts';
import { answer } from './answer.ts';
import type { Room } from './room.ts';
import { seenBy } from './seeing.ts';
import type { World } from './world.ts';

/** Seats that the server plays itself. They see what a person there would see and answer the way a person does. */
export interface Computers {
  /** Something has happened at a table: is one of its computer players asked? */
  consider(room: Room): void;
  close(): void;
}

/** Answers that are refused come from a defect; somebody has to look at it, and trying for ever helps nobody. */
const MOST_FAILURES = 5;

/**
 * What is no defect: while the table is paused they wait like everybody else, and are asked again when it goes on; and
 * another process, or a player who has come back, may have answered first.
 */
const ELSEWHERE = ['match.paused', 'match.over', 'decision.gone', 'decision.notYours'];

export function createComputers(world: () => World, play: ComputerPlayer, delayMs: number): Computers {
  const timers = new Map<Room, Map<PlayerId, NodeJS.Timeout>>();
  const failures = new WeakMap<Room, number>();

  const thinkingAt = (room: Room) => timers.get(room) ?? new Map<PlayerId, NodeJS.Timeout>();

  const isAsked = (room: Room, seat: PlayerId): boolean =>
    room.live !== undefined &&
    room.record.status === 'playing' &&
    !room.record.affairs.paused &&
    asked(room.game.handlers, room.live.state.G, seat) !== undefined;

  /** Never throws: what has been answered and stored stays so, whatever the next question is like. */
  function consider(room: Room): void {
    try {
      if ((failures.get(room) ?? 0) < MOST_FAILURES) wake(room);
    } catch (error) {
      world().log.error({ matchId: room.id, ...troubleOf(error) }, 'a computer player cannot go on');
    }
  }
  function wake(room: Room): void {
    const thinking = thinkingAt(room);
    for (const { seat, computer } of room.record.seats) {
      if (!computer || thinking.has(seat) || !isAsked(room, seat)) continue;
      thinking.set(seat, setTimeout(() => void turn(room, seat), delayMs).unref());
      timers.set(room, thinking);
      room.thinking++;
    }
  }
  async function turn(room: Room, seat: PlayerId): Promise<void> {
    const result = await world().rooms.with(room.id, async (current) => {
      const { live } = current;
      // Whoever was stood in for has come back meanwhile.
      if (!current.record.seats.some((one) => one.seat === seat && one.computer)) return refuse('decision.gone');
      const decision = live && play(current.game, seenBy(current, live, seat).view, seat);
      if (!decision) return refuse(isAsked(current, seat) ? 'server.rule' : 'decision.gone');
      return answer(world(), current, { by: seat, ...decision, isStale: () => false });
    });
    done(room, seat, result.ok || ELSEWHERE.includes(result.reason.key));
  }
  function done(room: Room, seat: PlayerId, isGood: boolean): void {
    thinkingAt(room).delete(seat);
    if (thinkingAt(room).size === 0) timers.delete(room);
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
      for (const thinking of timers.values()) for (const timer of thinking.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
