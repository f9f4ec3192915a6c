import type { Room } from '../memory/room.ts';

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

/** What has gone wrong in a row at each table, and how long to rest after it. */
export interface Failures {
  /** One more; says how long to rest, and whether somebody has to look at it. */
  add(room: Room, reason: string): { restMs: number; isStuck: boolean };
  forget(room: Room): void;
  /** Has the computer's own answer been refused so often that any other one is better? */
  isRefused(room: Room): boolean;
}

export function createFailures(): Failures {
  const failures = new WeakMap<Room, number>();
  const refusals = new WeakMap<Room, number>();
  return {
    add(room, reason) {
      const count = (failures.get(room) ?? 0) + 1;
      failures.set(room, count);
      if (isAboutAnswer(reason)) refusals.set(room, (refusals.get(room) ?? 0) + 1);
      const restMs = Math.min(FIRST_REST_MS * 2 ** (count - 1), LONGEST_REST_MS);
      return { restMs, isStuck: count === MANY_FAILURES };
    },
    forget(room) {
      failures.delete(room);
      refusals.delete(room);
    },
    isRefused: (room) => (refusals.get(room) ?? 0) >= MANY_REFUSALS,
  };
}
