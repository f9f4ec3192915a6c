import type { TableState } from '@morgenrot/engine/framework';
import type { JournalRecord } from '../store/index.ts';
import type { Room } from './room.ts';

export interface FirstState {
  state: TableState;
  /** What was told up to there: the set-up, or all that was played by older rules. */
  before: readonly JournalRecord[];
  /** What has to be played again to come to the present. */
  rest: readonly JournalRecord[];
}

/** Where a match is played again from: its set-up, or the place where newer rules have taken over. */
export function firstState({ record, table }: Pick<Room, 'record' | 'table'>, journal: readonly JournalRecord[]) {
  const at = journal.findLastIndex(({ restart }) => restart !== undefined);
  const kept = journal[at]?.restart?.state;
  if (kept) return { state: kept, before: journal.slice(0, at + 1), rest: journal.slice(at + 1) } satisfies FirstState;
  const { seats, options, seed } = record;
  if (seed === undefined) throw new Error('a match that has begun has no seed');
  const state = table.begin({ seats: seats.length, options, seed });
  return { state, before: journal.slice(0, 1), rest: journal.slice(1) } satisfies FirstState;
}
