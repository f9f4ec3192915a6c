import type { Result } from '@morgenrot/engine';
import type { JournalRecord, TableRecord, TalkRecord } from '../../store/index.ts';
import type { Time } from '../../time.ts';
import type { TellsTime } from '../../world.ts';
import type { Live, Room } from '../memory/room.ts';
import { isWatching, type Kind } from './viewers.ts';

/** A step of the match, or something said: what those who look on from behind are still to be told. */
export interface BehindMoment {
  at: number;
  /** The turn of the match in which it happened. */
  turn: number;
  what: BehindStep | Words;
}

export interface BehindStep {
  kind: 'step';
  /** The match after it. */
  live: Live;
  entries: JournalRecord[];
  /** What it has taken back of what was told before. */
  withdrawn: number[];
}

interface Words {
  kind: 'words';
  line: TalkRecord;
}

/** The match as those see it who look on from behind. */
export interface Behind {
  /** Absent as long as they have not come to the beginning. */
  live?: Live;
  /** What lies between there and now, oldest first. */
  coming: BehindMoment[];
  /** Wakes for the next of it. */
  timer?: NodeJS.Timeout;
  /** It was hard to find, and is kept for a while though nobody looks on. */
  kept?: NodeJS.Timeout;
}

/** The match is played again for those who will look on from behind. */
export interface Recalling {
  done: Promise<Result<object>>;
  /** What has happened since that began. */
  since: BehindMoment[];
}

/** Until the match begins there is nothing to be behind of. */
export const isDelayed = ({ settings, status }: TableRecord): boolean =>
  settings.delay.amount > 0 && status !== 'waiting';

/** Does this kind of viewer see the match later than its players? */
export const isBehind = (record: TableRecord, kind: Kind): boolean => isWatching(kind) && isDelayed(record);

/** A match without what only its players need: those who are behind neither answer nor take back. */
export const asShown = (live: Live): Live => ({
  ...live,
  trail: [],
  seen: new Map(),
  missed: new Map(),
  first: new Map(),
});

/** How old something has to be, in milliseconds, before those who are behind may know of it. */
export const delayIn = ({ settings: { delay } }: TableRecord, minuteMs: number): number =>
  delay.by === 'minutes' ? delay.amount * minuteMs : 0;

/** How long it takes until strangers may know that a match is over. */
export const untilOver = (record: TableRecord, { time, minuteMs }: TellsTime): number =>
  delayIn(record, minuteMs) - time.since(record.endedAt ?? record.updatedAt);

/** Has this moment come for those who are behind? */
export function isDue(
  record: TableRecord,
  { at, turn }: Pick<BehindMoment, 'at' | 'turn'>,
  is: { time: Pick<Time, 'since'>; minuteMs: number; live: Live },
): boolean {
  const { delay } = record.settings;
  if (delay.by === 'minutes') return is.time.since(at) >= delayIn(record, is.minuteMs);
  const { turn: turnNow, gameover } = is.live.state.ctx;
  return gameover !== undefined || turnNow - turn >= delay.amount;
}

/** How far a viewer may look: up to which state of the match, and up to which time. */
export interface Horizon {
  n: number;
  at: number;
}

/** What lies beyond this is not for this kind of viewer yet; undefined for those who see everything as it happens. */
export function horizonOf(world: TellsTime, room: Room, kind: Kind): Horizon | undefined {
  if (!isBehind(room.record, kind)) return undefined;
  const { by } = room.record.settings.delay;
  return {
    n: room.behind?.live?.state._stateID ?? -1,
    at: by === 'minutes' ? world.time.ago(delayIn(room.record, world.minuteMs)) : Number.POSITIVE_INFINITY,
  };
}

/** May somebody with this horizon know that something was said? What was said before the match, everybody has heard. */
export const isWithin = (horizon: Horizon, { beganAt = 0 }: TableRecord, line: { n: number; at: number }): boolean =>
  line.at < beganAt || (line.n <= horizon.n && line.at <= horizon.at);
