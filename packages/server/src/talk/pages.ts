import { LATEST, type TalkLine } from '@morgenrot/protocol';
import type { Room } from '../match/memory/room.ts';
import { horizonOf, isWithin } from '../match/showing/behind.ts';
import type { TalkRecord } from '../store/index.ts';
import type { Stores, TellsTime } from '../world.ts';
import { type Ear, hearingOf, hears } from './hearing.ts';
import { lineOf } from './voice.ts';

export const NEWEST_TALK = LATEST;
export const TALK_AT_ONCE = 50;
/** The number of the line that a page knows by its moment. */
const numberAt = async ({ store }: Stores, { id }: Room, at: number): Promise<number> =>
  (at < LATEST && (await store.talk.since(id, at))) || Number.MAX_SAFE_INTEGER;

/** What was said before a line, oldest first, as far as whoever asks may know. Call it from the room's queue. */
export async function pageOfTalk(
  world: Stores & TellsTime,
  room: Room,
  ear: Ear,
  { before, limit }: { before: number; limit: number },
): Promise<{ talk: TalkLine[]; more: boolean }> {
  const horizon = horizonOf(world, room, ear.kind);
  const until = horizon && {
    n: horizon.n,
    at: Math.min(horizon.at, Number.MAX_SAFE_INTEGER),
    beganAt: room.record.beganAt ?? 0,
  };
  // Those who look on from behind talk about what they see; what players say comes with the match.
  const isTold = (line: TalkRecord) => !horizon || line.channel !== 'table' || isWithin(horizon, room.record, line);
  const lines = await world.store.talk.before(
    room.id,
    { ...hearingOf(room.record, ear), ...(until ? { until } : {}) },
    // What has not been told here yet comes as news, and not twice.
    { id: Math.min(await numberAt(world, room, before), room.told + 1), limit: limit + 1 },
  );
  const found = lines.filter((line) => hears(room.record, ear, line) && isTold(line));
  const talk = found.slice(0, limit).reverse();
  return { talk: talk.map((line) => lineOf(room.record, line)), more: lines.length > limit };
}
