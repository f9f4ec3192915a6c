import type { LogEntry, Params, PlayerId } from '@morgenrot/engine';

/** What has been taught so far. Plain data: it is kept in the browser. */
export interface Memory {
  /** Lessons that have been heard. */
  heard: readonly string[];
  /** Lines of the log, by key, that lessons hang on and that have come up. */
  seen: readonly string[];
  /** Chapters that the learner leaves out. */
  skipped: readonly string[];
  /** Turns in a row in which no chapter could be played, where a course counts them. */
  vain?: number;
  /** The lesson instead of which something else has just been done, and what its sentence was filled in with. */
  aside?: string;
  asideValues?: Params;
}

export const NOTHING_YET: Memory = { heard: [], seen: [], skipped: [] };

/** Each of them once. */
export const eachOnce = <T>(items: readonly T[], ...more: readonly T[]): readonly T[] => {
  const fresh = more.filter((item) => !items.includes(item));
  return fresh.length === 0 ? items : [...items, ...fresh];
};

/** A word about something else is over with the next answer. */
export function withoutAside({ aside: _aside, asideValues: _values, ...rest }: Memory): Memory {
  return rest;
}

export const hear = (memory: Memory, lesson: string): Memory => ({ ...memory, heard: eachOnce(memory.heard, lesson) });

/** Which line of the log a lesson may hang on, by its key; nothing of what does not matter. */
type KeyOf = (entry: LogEntry, me: PlayerId) => string | undefined;

/** The learner's own lines. */
export const ownLine: KeyOf = ({ key, by }, me) => (by === me ? key : undefined);

/** What the match tells, as far as lessons hang on it. */
export const remembered = (memory: Memory, news: readonly LogEntry[], me: PlayerId, keyOf: KeyOf): Memory => ({
  ...memory,
  seen: eachOnce(memory.seen, ...news.flatMap((entry) => keyOf(entry, me) ?? [])),
});
