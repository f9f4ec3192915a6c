import { setImmediate as nextRound } from 'node:timers/promises';
import type { Choice } from '@morgenrot/bots';
import { open, type PlayerId } from '@morgenrot/engine';
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

/**
 * An answer that was refused, or could not be stored, is thought of anew after a rest, a longer one each time: a disk
 * that is full for a while must not end a match, and a defect must not keep the machine busy.
 */
const FIRST_REST_MS = 500;
const LONGEST_REST_MS = 15_000;
/** After so many in a row somebody has to look at it. */
const MANY_FAILURES = 5;
/** After so many answers in a row that the rules refuse, or fail over, any other one will do. */
const MANY_REFUSALS = 2;
const isAboutAnswer = (reason: string): boolean => reason.startsWith('answer.') || reason === 'server.rule';

/** So long at least nothing happens before an answer, so that people can follow. */
export const PAUSE_MS: Readonly<Record<TableSettings['pace'], number>> = { quick: 300, calm: 1200 };

/**
 * Where many tables think, their answers come one after the other and never two in the same moment, ten in a second for
 * all of them: what a computer player does for a moment or two, nobody has to wait for longer than that.
 */
const EVERY_MS = 100;
const FEW_TABLES = 4;

/**
 * What is no defect: while the table is paused they wait like everybody else, and are asked again when it goes on; and
 * another process, or a player who has come back, may have answered first.
 */
const ELSEWHERE = ['match.paused', 'table.closed', 'match.over', 'decision.gone', 'decision.notYours'];

export function createComputers(world: () => World, pauseMs?: number): Computers {
  const thinking = new Map<Room, Set<PlayerId>>();
  const timers = new Set<NodeJS.Timeout>();
  const failures = new WeakMap<Room, number>();
  const refusals = new WeakMap<Room, number>();
  const resting = new WeakSet<Room>();
  let isClosed = false;

  const thinkingAt = (room: Room) => thinking.get(room) ?? new Set<PlayerId>();

  const isAsked = (room: Room, seat: PlayerId): boolean =>
    room.live !== undefined &&
    room.record.status === 'playing' &&
    !room.record.affairs.paused &&
    !room.record.affairs.closed &&
    open(room.live.state.G).some(({ player }) => player === seat);

  /** Never throws: what has been answered and stored stays so, whatever the next question is like. */
  function consider(room: Room): void {
    // A table that is no more, or has been read anew, is not played on here.
    if (isClosed || world().rooms.peek(room.id) !== room) return;
    try {
      if (!resting.has(room)) wake(room);
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

  /** So that people can follow. */
  const followable = ({ record }: Room): Promise<void> => pause(pauseMs ?? PAUSE_MS[record.settings.pace]);

  const isCrowded = (): boolean => pauseMs === undefined && thinking.size > FEW_TABLES;

  let nextAnswer = 0;
  /** When it is this answer's turn among those of all tables. */
  async function inTurn(): Promise<void> {
    if (!isCrowded()) return;
    const now = performance.now();
    const mine = Math.max(now, nextAnswer);
    nextAnswer = mine + EVERY_MS;
    if (mine > now) await pause(mine - now);
  }

  async function turn(room: Room, seat: PlayerId): Promise<void> {
    const undos = room.live?.undos;
    const isRefused = (refusals.get(room) ?? 0) >= MANY_REFUSALS;
    const [choice] = await Promise.all([isRefused ? undefined : think(room, seat), followable(room)]);
    await inTurn();
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
    done(room, seat, result.ok || ELSEWHERE.includes(result.reason.key) ? undefined : result.reason.key);
  }

  /** Outside the table's queue: others go on there. */
  async function think(room: Room, seat: PlayerId): Promise<Choice | undefined> {
    const { live } = room;
    // Whatever has come from people while the last answer was told is heard first.
    await nextRound();
    const strength = room.record.seats.find((one) => one.seat === seat)?.strength ?? USUAL_STRENGTH;
    try {
      const pace = isCrowded() ? { everyMs: EVERY_MS } : undefined;
      return live && (await world().thinking.choose({ room, live, seat }, strength, pace));
    } catch (error) {
      world().log.error({ matchId: room.id, strength, ...troubleOf(error) }, 'a computer player cannot think');
      return undefined;
    }
  }

  function done(room: Room, seat: PlayerId, problem: string | undefined): void {
    thinkingAt(room).delete(seat);
    if (thinkingAt(room).size === 0) thinking.delete(room);
    room.thinking--;
    if (problem === undefined) {
      failures.delete(room);
      refusals.delete(room);
    } else rest(room, seat, problem);
    consider(room);
    world().rooms.release(room.id);
  }

  function rest(room: Room, seat: PlayerId, reason: string): void {
    const count = (failures.get(room) ?? 0) + 1;
    failures.set(room, count);
    if (isAboutAnswer(reason)) refusals.set(room, (refusals.get(room) ?? 0) + 1);
    if (count === MANY_FAILURES) world().log.error({ matchId: room.id, seat, reason }, 'a computer player is stuck');
    else world().log.debug({ matchId: room.id, seat, reason }, 'a computer player tries again');
    if (resting.has(room)) return;
    resting.add(room);
    // Like thinking: without anybody there the table stays, and goes on.
    room.thinking++;
    void pause(Math.min(FIRST_REST_MS * 2 ** (count - 1), LONGEST_REST_MS)).then(() => {
      resting.delete(room);
      room.thinking--;
      consider(room);
      world().rooms.release(room.id);
    });
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
