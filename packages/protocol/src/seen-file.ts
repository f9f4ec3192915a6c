import type { PlayerId } from '@morgenrot/engine';
import type { LogLine, MatchView } from './messages.ts';
import type { TableInfo } from './tables.ts';

/** A match that still runs, as one viewer may see it, as a file: for looking at, not for playing on. */
export interface SeenFile {
  format: 'morgenrot.seen';
  version: 1;
  /** When it was made, in milliseconds. */
  at: number;
  /** With whose eyes; null for what is public. */
  seat: PlayerId | null;
  table: TableInfo;
  match: MatchView;
  /** All lines that this viewer may read, oldest first. */
  log: LogLine[];
}
