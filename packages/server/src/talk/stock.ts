import type { Result } from '@morgenrot/engine';
import type { Room } from '../match/memory/room.ts';
import { refuse } from '../reasons.ts';
import type { SeatRecord } from '../store/index.ts';
import { closedRefused } from '../tables/watching.ts';
import type { SlowsTalk, TellsEvents } from '../world.ts';
import { utter } from './deliver.ts';
import { isMuted } from './say.ts';

/** What a client of the framework's own kind says is said at the table: `id` is chosen by the client. */
export async function sayFromStock(
  world: SlowsTalk & TellsEvents,
  room: Room,
  { id, text, seat, credentialHash, name = '' }: SeatRecord & { id: string; text: string },
): Promise<Result<object>> {
  const closed = closedRefused(room.record);
  if (closed) return closed;
  // It has no cookie that would say who it is, only what it sits by.
  const person = `seat-${credentialHash?.slice(0, 32)}`;
  if (isMuted(room.record, person)) return refuse('talk.muted');
  if (!world.voices.take(person) || !world.talks.take(room.id)) return refuse('limit.rate');
  const said = await utter(world, room, { channel: 'table', person, name, seat, open: false, text, action: id });
  return said.ok ? { ok: true, value: {} } : said;
}
