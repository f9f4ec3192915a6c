import type { Result } from '@morgenrot/engine';
import type { Joined, Packed, WatchTable } from '@morgenrot/protocol';
import { troubleOf } from '../log.ts';
import { catchUp } from '../match/memory/catch-up.ts';
import { NEWEST } from '../match/memory/newest.ts';
import { isKnown, NOT_YET, onceKnown } from '../match/memory/recall.ts';
import type { Live, Room, Seen } from '../match/memory/room.ts';
import { companyAt } from '../match/presence/presence.ts';
import { announce } from '../match/showing/announce.ts';
import { isBehind } from '../match/showing/behind.ts';
import { seenBy } from '../match/showing/seeing.ts';
import { eyesOf, isWatching, type Kind } from '../match/showing/viewers.ts';
import { refuse } from '../reasons.ts';
import { atTheDoor, type Shown } from '../tables/entrance.ts';
import { lentSeats } from '../tables/powers/owners.ts';
import { seatsOf } from '../tables/seating.ts';
import { infoFor } from '../tables/shown.ts';
import type { Ear } from '../talk/hearing.ts';
import { NEWEST_TALK, pageOfTalk, TALK_AT_ONCE } from '../talk/pages.ts';
import { voiceOf } from '../talk/voice.ts';
import type {
  Advances,
  Broadcasts,
  HoldsRooms,
  KeepsClocks,
  Measures,
  OpensDoors,
  Stores,
  TakesTolls,
  TellsTime,
  WritesLog,
} from '../world.ts';
import type { SayBack } from './door.ts';
import { eyesFor } from './eyes.ts';
import { personAtSocket, toReply } from './guest.ts';
import { matchView } from './match-view.ts';
import { missedSince } from './missed.ts';
import { knowOutside } from './outside-news.ts';
import { packed } from './packed.ts';
import { pageOfLog } from './pages.ts';
import { earshot, type PlaySocket } from './socket.ts';

/** More than a page draws at rest (30); older lines come when they are asked for. */
const LINES_AT_ONCE = 50;

/** A page opens a table. */
export async function watch(
  world: Advances & OpensDoors & TakesTolls,
  socket: PlaySocket,
  { table, password, ...wish }: WatchTable,
  say: SayBack,
): Promise<Result<Joined | Packed>> {
  const person = await personAtSocket(world, socket);
  const { tables } = socket.data;
  if (!tables.has(table) && tables.size >= world.limits.tablesPerSocket) return refuse('limit.tables');
  const at = <T>(task: (room: Room, shown: Shown) => Promise<Result<T>>) =>
    atTheDoor(world, table, { password, who: socket.data.who }, task);
  return onceKnown(world, at<Joined | Packed | typeof NOT_YET>, async (room, shown) => {
    if (world.bus.isShared && !(await catchUp(world, room))) return refuse('table.unknown');
    // Newer rules have just taken it over: whoever asks again gets the match as it is by them.
    if (world.rooms.peek(table) !== room) return refuse('server.closing');
    const eyes = eyesFor(room, { person, shown, ...wish });
    if (!eyes.ok) return eyes;
    const { kind } = eyes.value;
    // Another process may clear away what waits and nobody looks at: it cannot know before it is written down.
    if (world.bus.isShared && room.record.status === 'waiting') await world.store.tables.seen([room.id], world.now());
    if (room.live && isBehind(room.record, kind) && !isKnown(world, room)) return NOT_YET;
    const news = await newsFor(world, room, { kind, person }, wish);
    const entered = enter(world, socket, room, { kind, person, ...news }, wish);
    const answer = wish.since?.packed ? packed(entered) : entered;
    // Said here and now: the next step of the match must not overtake the state that it follows.
    say(toReply(answer));
    return answer;
  });
}

/** The match as this kind of viewer follows it now: absent until it begins for them. */
const liveFor = ({ record, behind, live }: Room, kind: Kind): Live | undefined =>
  isBehind(record, kind) ? behind?.live : live;

type Wish = Omit<WatchTable, 'table' | 'password'>;
type News = Pick<Joined, 'missed' | 'log' | 'talk' | 'talkFollows'>;

/** Whoever has been here a moment ago is told what has happened since; anybody else, where things stand. */
async function newsFor(
  world: Measures & Stores & TellsTime & WritesLog,
  room: Room,
  ear: Ear,
  { since, because }: Wish,
): Promise<News> {
  const { kind } = ear;
  const live = liveFor(room, kind);
  const found = live && since && (await missedSince(world, room, { live, kind }, since));
  if (live) world.metrics.returned(because, found ? 'missed' : 'whole');
  if (because === 'hash') world.log.warn({ matchId: room.id, n: room.record.n }, 'a page has lost its way');
  const { talk, more } = await pageOfTalk(world, room, ear, { before: NEWEST_TALK, limit: TALK_AT_ONCE });
  if (!found || !since) {
    const { log } = await pageOfLog(world, room, { kind, before: NEWEST, limit: LINES_AT_ONCE });
    return { log, talk };
  }
  const { missed, log } = found;
  // When a match is over, words come to light that were said before.
  const follows = room.record.status === 'playing' && (!more || (talk[0]?.id ?? 0) <= since.talk);
  if (!follows) return { missed, log, talk };
  return { missed, log, talk: talk.filter(({ id }) => id > since.talk), talkFollows: true };
}

/** From here to the reply nothing waits, so that no step of the match falls between what is sent and what follows. */
function enter(
  world: Broadcasts & KeepsClocks,
  socket: PlaySocket,
  room: Room,
  { kind, person, ...news }: Ear & News,
  { key, apart }: Wish,
): Result<Joined> {
  if (!socket.connected) return refuse('server.closing');
  const live = liveFor(room, kind);
  const match = live && lookAt(world, room, live, kind);
  if (live && !match) return refuse('server.rule');
  const old = room.viewers.get(socket.id);
  if (old && old.kind !== kind) void socket.leave(earshot(room.id, old.kind));
  const { tokenHash, name } = socket.data;
  // The waiting room is open to whoever has the link, so that nobody there has come in with a password.
  const passwordHash = room.record.status === 'waiting' ? undefined : room.record.passwordHash;
  room.viewers.enter(socket.id, { kind, tongue: 'own', person, name, tokenHash, key, passwordHash, apart });
  void socket.join(earshot(room.id, kind));
  socket.data.tables.add(room.id);
  if (!old || old.kind !== kind) announce(world, room, socket.id);
  // A screen that others look at plays for nobody.
  const mine = apart ? [] : seatsOf(room, person);
  const owned = lentSeats(room.record, person);
  const seat = mine.find((one) => one === kind) ?? null;
  const table = infoFor(world, room.record, kind);
  const late = isBehind(room.record, kind) && room.viewers.count((viewer) => isBehind(room.record, viewer.kind));
  if (late === 1) knowOutside(room, table);
  const lent = isWatching(kind) ? eyesOf(kind) : null;
  const company = isWatching(kind) ? {} : { company: companyAt(world, room.id) };
  const voice = person === undefined ? {} : { voice: voiceOf(room.id, person) };
  return {
    ok: true,
    value: {
      table,
      seat,
      ...(lent === null ? {} : { eyes: lent }),
      mine,
      ...(owned.length > 0 ? { owned } : {}),
      ...(match && !news.missed ? { match: matchView(room, match) } : {}),
      ...news,
      ...company,
      ...voice,
    },
  };
}

function lookAt(world: WritesLog, room: Room, live: Live, kind: Kind): Seen | undefined {
  try {
    return seenBy(room, live, kind);
  } catch (error) {
    world.log.error({ matchId: room.id, ...troubleOf(error) }, 'a view could not be made');
    return undefined;
  }
}

/** A page closes a table. */
export function leave(world: HoldsRooms, socket: PlaySocket, table: string): { ok: true } {
  socket.data.tables.delete(table);
  const old = world.rooms.peek(table)?.viewers.get(socket.id);
  if (old) void socket.leave(earshot(table, old.kind));
  world.rooms.leave(table, socket.id);
  return { ok: true };
}
