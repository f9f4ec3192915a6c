import type { Entry, LogEntry, MatchRecord, Outcome, PlayerId, Strength } from '@morgenrot/engine';

/** A match that is over, as a file: everything that is needed to play it again and to check every die and shuffle. */
export interface MatchFile {
  format: 'morgenrot.match';
  version: 1;
  table: {
    id: string;
    title: string;
    names: Record<string, string>;
    /** How well those played who were no people, by seat; absent where nobody was one. */
    computers?: Record<PlayerId, Strength>;
    /** How many hints were asked for, by seat; absent where nobody did. */
    hints?: Record<PlayerId, number>;
    beganAt: number;
    endedAt: number;
  };
  /** Told to everybody when the match began. */
  seedHash: string;
  record: MatchRecord;
  /**
   * What was played before `record.start`, by older rules: for people, and for a program that knows those. Absent
   * where one set of rules has led from the set-up to the end.
   */
  earlier?: { rules: number; entries: Entry[]; told: { n: number; at: number; news: LogEntry[] }[] }[];
  /** What each entry made happen, the set-up first: as the server told it, private lines included. */
  told: { n: number; at: number; news: LogEntry[] }[];
  outcome: Outcome;
  /** Hash of the last state. */
  hash: string;
}
