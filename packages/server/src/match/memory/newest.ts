import type { LogEntry } from '@morgenrot/engine';
import type { JournalRecord } from '../../store/index.ts';
import type { Stores } from '../../world.ts';
import type { Room } from './room.ts';

/** What came of a decision, without what was decided. */
export interface Happened extends Pick<JournalRecord, 'n' | 'at'> {
  news: readonly LogEntry[];
}

/** The newest decisions that stand: whoever comes in reads them first, and the store need not be asked every time. */
export interface Newest {
  /** Up to this state. Of another one nothing is known here. */
  upTo: number;
  /** Oldest first. */
  told: Happened[];
}

/** So many decisions are kept at hand: a page of the log, even where some are not for everybody to read. */
export const AT_HAND = 120;

/** Beyond every state number that a page may name. */
export const NEWEST = 1_000_000_001;

/** The newest decisions, newest first: `AT_HAND` of them, or all there are. */
export async function newestOf({ store }: Stores, room: Room): Promise<readonly Happened[]> {
  const upTo = room.live?.state._stateID;
  if (room.newest && room.newest.upTo === upTo) return room.newest.told.toReversed();
  // Up to there: the store may be further already, and what comes next comes as news.
  const page = await store.matches.pageBefore(room.id, NEWEST, AT_HAND, upTo);
  const told = page.map(({ n, at, news }) => ({ n, at, news }));
  room.newest = upTo === undefined ? undefined : { upTo, told: told.toReversed() };
  return told;
}

/** One more step. After one that takes others back, whoever wants to know asks the store again. */
export function follow(room: Room, from: number, step: Happened, takesBack: boolean): void {
  const { newest } = room;
  if (newest?.upTo !== from || takesBack) {
    room.newest = undefined;
    return;
  }
  newest.upTo = step.n;
  newest.told.push(step);
  if (newest.told.length > AT_HAND) newest.told.shift();
}
