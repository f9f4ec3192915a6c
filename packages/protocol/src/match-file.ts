import type { LogEntry, MatchRecord, Outcome } from '@morgenrot/engine';

/** A match that is over, as a file: everything that is needed to play it again and to check every die and shuffle. */
export interface MatchFile {
  format: 'morgenrot.match';
  version: 1;
  table: { id: string; title: string; names: Record<string, string>; beganAt: number; endedAt: number };
  /** Told to everybody when the match began. */
  seedHash: string;
  record: MatchRecord;
  /** What each entry made happen, the set-up first: as the server told it, private lines included. */
  told: { n: number; at: number; news: LogEntry[] }[];
  outcome: Outcome;
  /** Hash of the last state. */
  hash: string;
}
