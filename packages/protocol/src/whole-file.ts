import type { MatchRecord, PlayerId, Strength } from '@morgenrot/engine';
import type { MatchFile } from './match-file.ts';
import type { TableSettings } from './tables.ts';

/** A match that still runs, as a file: everything there is of it, secrets included, so that it goes on elsewhere. */
export interface WholeFile extends Pick<MatchFile, 'seedHash' | 'earlier' | 'told' | 'hash'> {
  format: 'morgenrot.whole';
  version: 1;
  table: {
    id: string;
    title: string;
    settings: TableSettings;
    /** In the order of `record.players`. */
    seats: { name: string; computer?: true; strength?: Strength; hints?: number; out?: true }[];
    createdAt: number;
    beganAt: number;
    paused?: true;
    /** What is left in the banks of time, in milliseconds. */
    left?: Record<PlayerId, number>;
  };
  record: MatchRecord;
}
