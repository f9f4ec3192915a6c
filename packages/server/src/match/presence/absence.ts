import type { KnowsPresence, TellsTime } from '../../world.ts';
import { presenceAt, presenceKeys } from './presence.ts';

/** Tables whose absent players are remembered; beyond that the oldest are forgotten, and their patience starts anew. */
const REMEMBERED = 10_000;

/** When players and owners were last seen at tables, by the keys of `presenceKeys`. */
export type SeenAt = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** For how long people have been away from tables. Keys name a player or an owner: see `presenceKeys`. */
export interface Absence {
  /** Somebody may have come to a table, or gone from it. */
  look(match: string): void;
  /** Milliseconds since the last of these was seen at the table. */
  awayFor(match: string, keys: readonly string[]): number;
  /** What a process that follows this one has to know; who is here is seen now. */
  seen(): SeenAt;
}

/** `before`: what is known of processes before this one. Everybody else has just gone, which errs in their favour. */
export function createAbsence(world: () => KnowsPresence & TellsTime, before: SeenAt, now: () => number): Absence {
  const here = new Map<string, ReadonlySet<string>>();
  const seenAt = new Map(Object.entries(before).map(([match, times]) => [match, new Map(Object.entries(times))]));
  let unknownSince = now();

  function note(match: string, gone: readonly string[]): void {
    const times = seenAt.get(match) ?? new Map<string, number>();
    for (const key of gone) times.set(key, now());
    seenAt.delete(match);
    seenAt.set(match, times);
    const [oldest] = seenAt.keys();
    if (seenAt.size <= REMEMBERED || oldest === undefined) return;
    seenAt.delete(oldest);
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
      const times = seenAt.get(match);
      const last = Math.max(...keys.map((key) => times?.get(key) ?? unknownSince));
      return world().time.since(last);
    },
    seen() {
      const times = new Map([...seenAt].map(([match, known]) => [match, Object.fromEntries(known)]));
      for (const [match, keys] of here)
        times.set(match, { ...times.get(match), ...Object.fromEntries([...keys].map((key) => [key, now()])) });
      return Object.fromEntries(times);
    },
  };
}
