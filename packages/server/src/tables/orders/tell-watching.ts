import type { TableEvent, TableSettings } from '@morgenrot/protocol';
import type { Room } from '../../match/memory/room.ts';
import { tellTable } from '../../match/showing/events.ts';
import type { TellsEvents } from '../../world.ts';

/** What players and watchers want to know of each other while a match runs. */
function newsOf(before: TableSettings, now: TableSettings): TableEvent[] {
  const isOff = now.watch === 'off';
  const news: TableEvent[] = [];
  if ((before.watch === 'off') !== isOff) news.push(isOff ? 'watch.off' : 'watch.on');
  if (before.watchTalk !== now.watchTalk && !isOff) news.push(now.watchTalk === 'open' ? 'talk.open' : 'talk.hidden');
  return news;
}

/** The host has changed who looks on, or who reads what watchers say: everybody hears of it. */
export async function tellWatching(world: TellsEvents, room: Room, before: TableSettings): Promise<void> {
  if (room.record.status !== 'playing') return;
  for (const key of newsOf(before, room.record.settings)) await tellTable(world, room, { key });
}
