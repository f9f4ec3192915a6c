import type { Params } from '@morgenrot/engine';
import type { TableEvent } from '@morgenrot/protocol';
import { freshId } from '../../identity/token.ts';
import { utter } from '../../talk/deliver.ts';
import type { TellsEvents } from '../../world.ts';
import type { Room } from '../memory/room.ts';

/**
 * Something has happened at the table that everybody there is told of, as a line of the table's talk. The page has
 * words for each key, under `event.KEY`; everything in it may be known to everybody. It never fails: what has happened
 * has happened. Call it from the room's queue.
 */
export async function tellTable(
  world: TellsEvents,
  room: Room,
  event: { key: TableEvent; params?: Params },
): Promise<void> {
  const nobody = { channel: 'table', person: '', name: '', open: false, text: '' } as const;
  await utter(world, room, { ...nobody, event, action: freshId() });
}
