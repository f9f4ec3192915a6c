import type { PlayerId, Result } from '@morgenrot/engine';
import type { Channel, TalkLine } from '@morgenrot/protocol';
import { catchUp } from '../match/memory/catch-up.ts';
import type { Room } from '../match/memory/room.ts';
import { isWatching } from '../match/showing/viewers.ts';
import { personAtSocket, speaksFor } from '../play/guest.ts';
import type { PlaySocket } from '../play/socket.ts';
import { refuse } from '../reasons.ts';
import type { TableRecord, TalkRecord } from '../store/index.ts';
import { closedRefused } from '../tables/watching.ts';
import type { CatchesUp, HoldsRooms, SlowsTalk, Stores, TellsTime } from '../world.ts';
import { utter } from './deliver.ts';
import { pageOfTalk } from './pages.ts';
import { lineOf } from './voice.ts';

interface Words {
  table: string;
  channel: Channel;
  seat?: PlayerId;
  to?: PlayerId;
  text: string;
  action: string;
}

/** Who speaks, and to whom. */
type Speech = Pick<TalkRecord, 'name' | 'seat' | 'to' | 'open'>;

/** Somebody at a table says something. */
export async function say(
  world: CatchesUp & SlowsTalk,
  socket: PlaySocket,
  words: Words,
): Promise<Result<{ line: TalkLine }>> {
  const person = await personAtSocket(world, socket);
  if (person === undefined) return refuse('talk.name');
  if (!world.voices.take(person)) return refuse('limit.rate');
  const { table, channel, text, action } = words;
  return world.rooms.with(table, async (room) => {
    // A private word must not go to somebody who has just lost that seat elsewhere.
    if (world.bus.isShared && !(await catchUp(world, room))) return refuse('table.unknown');
    const closed = closedRefused(room.record);
    if (closed) return closed;
    const speech = speechOf(room, socket, person, words);
    if (!speech.ok) return speech;
    if (isMuted(room.record, person)) return refuse('talk.muted');
    if (!world.talks.take(table)) return refuse('limit.rate');
    const said = await utter(world, room, { channel, person, text, action, ...speech.value });
    return said.ok ? { ok: true, value: { line: lineOf(room.record, said.value) } } : said;
  });
}

export const isMuted = ({ affairs }: TableRecord, person: string): boolean => affairs.muted?.includes(person) ?? false;

function speechOf(room: Room, socket: PlaySocket, person: string, { channel, seat, to }: Words): Result<Speech> {
  const owned = room.record.seats.find(({ owner }) => owner === person);
  const mine = speaksFor(room, socket, person, seat);
  if (channel === 'watchers') return mine.ok || owned ? refuse('talk.watchers') : watcherSpeaks(room, socket);
  if (channel === 'table') {
    const place = mine.ok ? mine.value : owned?.seat;
    return place === undefined ? refuse('seat.none') : { ok: true, value: playerSpeaks(room.record, place) };
  }
  return mine.ok ? inPrivate(room.record, person, mine.value, to) : mine;
}

const playerSpeaks = ({ seats }: TableRecord, seat: PlayerId): Speech => ({
  name: seats.find((one) => one.seat === seat)?.name ?? '',
  seat,
  open: false,
});

function watcherSpeaks({ id, record, viewers }: Room, socket: PlaySocket): Result<Speech> {
  const viewer = viewers.get(socket.id);
  // Whoever has been shown out has nobody to talk to here.
  if (!viewer || !isWatching(viewer.kind) || !socket.data.tables.has(id)) return refuse('watch.off');
  // What was said in the belief that no player reads it stays so until the match is over.
  const open = record.status === 'waiting' || record.settings.watchTalk === 'open';
  return { ok: true, value: { name: socket.data.name ?? '', open } };
}

/** From one player to another; seats have their last numbers only when the match has begun. */
function inPrivate(table: TableRecord, person: string, seat: PlayerId, to: PlayerId | undefined): Result<Speech> {
  if (table.status === 'waiting') return refuse('match.waiting');
  const other = table.seats.find((one) => one.seat === to)?.person;
  if (to === undefined || other === undefined || other === person) return refuse('talk.to');
  return { ok: true, value: { ...playerSpeaks(table, seat), to: { seat: to, person: other } } };
}

/** Earlier words, as far as whoever asks may know of them. */
export async function earlierTalk(
  world: HoldsRooms & Stores & TellsTime,
  socket: PlaySocket,
  { table, before, limit }: { table: string; before: number; limit: number },
): Promise<Result<{ talk: TalkLine[]; more: boolean }>> {
  return world.rooms.with(table, async (room) => {
    const viewer = room.viewers.get(socket.id);
    if (!viewer) return { ok: true, value: { talk: [], more: false } };
    return { ok: true, value: await pageOfTalk(world, room, viewer, { before, limit }) };
  });
}
