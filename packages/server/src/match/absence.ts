import { presenceAt, presenceKeys } from './presence.ts';
import type { World } from './world.ts';

/** Tables whose absent players are remembered; beyond that the oldest are forgotten, and their patience starts anew. */
const REMEMBERED = 10_000;

/** For how long people have been away from tables. Keys name a player or an owner: see `presenceKeys`. */
export interface Absence {
  /** Somebody may have come to a table, or gone from it. */
  look(match: string): void;
  /** Milliseconds since the last of these was seen at the table. */
  awayFor(match: string, keys: readonly string[]): number;
}

/** Measured in memory: after a restart everybody has just gone, which errs in favour of those who are away. */
export function createAbsence(world: () => World, now: () => number): Absence {
  const here = new Map<string, ReadonlySet<string>>();
  const leftAt = new Map<string, Map<string, number>>();
  let unknownSince = now();

  function note(match: string, gone: readonly string[]): void {
    const times = leftAt.get(match) ?? new Map<string, number>();
    for (const key of gone) times.set(key, now());
    leftAt.delete(match);
    leftAt.set(match, times);
    const [oldest] = leftAt.keys();
    if (leftAt.size <= REMEMBERED || oldest === undefined) return;
    leftAt.delete(oldest);
    unknownSince = now();
  }
  return {
    look(match) {
      const keys = presenceKeys(presenceAt(world(), match));
      const gone = [...(here.get(match) ?? [])].filter((key) => !keys.has(key));
      if (keys.size > 0) here.set(match, keys);
      else here.delete(match);
      if (gone.length > 0) note(match, gone);
    },
    awayFor(match, keys) {
      const times = leftAt.get(match);
      const last = Math.max(unknownSince, ...keys.map((key) => times?.get(key) ?? unknownSince));
      return now() - last;
    },
  };
}
