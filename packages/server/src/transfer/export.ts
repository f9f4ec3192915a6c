import type { Result } from '@morgenrot/engine';
import type { MatchFile, WholeFile } from '@morgenrot/protocol';
import { refuse } from '../reasons.ts';
import type { Store } from '../store/index.ts';
import { finishedFileOf, wholeFileOf } from './files.ts';

/** A match out of the database, as a file. One that still runs comes whole, or not at all. */
export async function exportMatch(
  { matches }: Pick<Store, 'matches'>,
  id: string,
  { whole }: { whole: boolean },
): Promise<Result<MatchFile | WholeFile>> {
  const saved = await matches.load(id);
  if (!saved) return refuse('table.unknown');
  const stored = { record: saved.record, state: saved.state };
  if (saved.record.status === 'waiting') return refuse('match.waiting');
  const isRunning = saved.record.status === 'playing';
  if (isRunning && !whole) return refuse('match.running');
  const journal = await matches.journal(id);
  return isRunning ? wholeFileOf(stored, journal) : finishedFileOf(stored, journal);
}
