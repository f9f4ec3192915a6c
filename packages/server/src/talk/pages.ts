import type { TalkLine } from '@morgenrot/protocol';
import { horizonOf, isWithin } from '../match/behind.ts';
import type { Room } from '../match/room.ts';
import type { World } from '../match/world.ts';
import type { TalkRecord } from '../store/index.ts';
import { type Ear, hears } from './hearing.ts';
import { lineOf } from './voice.ts';

export const NEWEST_TALK = 1_000_000_001;
export const TALK_AT_ONCE = 50;
/** Lines that are for others leave a page short; so many are looked through at a time. */
const CHUNK = 200;

/** What was said before a line, oldest first, as far as whoever asks may know. Call it from the room's queue. */
export async function pageOfTalk(
  world: World,
  room: Room,
  ear: Ear,
  { before, limit }: { before: number; limit: number },
): Promise<{ talk: TalkLine[]; more: boolean }> {
  const found: TalkRecord[] = [];
  const horizon = horizonOf(world, room, ear.kind);
  // Those who look on from behind talk about what they see; what players say comes with the match.
  const isTold = (line: TalkRecord) => !horizon || line.channel !== 'table' || isWithin(horizon, room.record, line);
  // What has not been told here yet comes as news, and not twice.
  let next = Math.min(before, room.told + 1);
  for (;;) {
    const lines = await world.store.talk.before(room.id, next, CHUNK);
    found.push(...lines.filter((line) => hears(room.record, ear, line) && isTold(line)));
    const isAll = lines.length < CHUNK;
    if (isAll || found.length > limit) {
      const talk = found.slice(0, limit).reverse();
      return { talk: talk.map((line) => lineOf(room.record, line)), more: found.length > limit };
    }
    next = lines.at(-1)?.id ?? 0;
  }
}
