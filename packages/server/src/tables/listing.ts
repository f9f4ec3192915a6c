import type { TableInfo } from '@morgenrot/protocol';
import { LIMITS } from '@morgenrot/protocol';
import { troubleOf } from '../log.ts';
import { untilOver } from '../match/showing/behind.ts';
import type { TableRecord } from '../store/index.ts';
import type { Stores, TellsTime, WritesLog } from '../world.ts';
import { isListed, listInfo, untoldNext } from './public-info.ts';

const LISTED = 50;

export interface Listing {
  tables: TableInfo[];
  /** In how many milliseconds the list changes by itself: strangers learn then that a match is over. */
  changesIn?: number;
}

/** The public tables as strangers may know them, newest first. */
export async function readListing(world: Stores & TellsTime & WritesLog): Promise<Listing> {
  // Longer ago than the longest delay, and everybody may know it.
  const overSince = world.time.ago(LIMITS.delayMinutes * world.minuteMs);
  const all = await world.store.tables.open(LISTED, overSince);
  const untold = untoldNext(world, all);
  const records = all.filter((record) => isListed(world, record) && !untold.has(record.id));
  const ends = records.filter(isOver).map((record) => untilOver(record, world));
  return {
    tables: records.flatMap((record) => infoOf(world, record)),
    ...(ends.length > 0 ? { changesIn: Math.min(...ends) } : {}),
  };
}

/** One table that cannot be shown does not take the list from everybody. */
function infoOf(world: TellsTime & WritesLog, record: TableRecord): TableInfo[] {
  try {
    return [listInfo(world, record)];
  } catch (error) {
    world.log.error({ matchId: record.id, ...troubleOf(error) }, 'a table cannot be shown in the list');
    return [];
  }
}

const isOver = ({ status }: TableRecord): boolean => status === 'over';
