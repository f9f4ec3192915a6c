import type { Result } from '@morgenrot/engine';
import type { Act, Joined, LogLine } from '@morgenrot/protocol';
import * as schemas from '@morgenrot/protocol/schemas';
import { tokenFrom } from '../identity/cookie.ts';
import { hashToken } from '../identity/token.ts';
import { troubleOf } from '../log.ts';
import { announce } from '../match/announce.ts';
import { answer } from '../match/answer.ts';
import { catchUp } from '../match/catch-up.ts';
import type { Live, Room, Seen } from '../match/room.ts';
import { seenBy } from '../match/seeing.ts';
import { undo } from '../match/undo.ts';
import type { Kind } from '../match/viewers.ts';
import type { World } from '../match/world.ts';
import { type Refused, refuse } from '../reasons.ts';
import { tableInfo } from '../tables/info.ts';
import { seatOf } from '../tables/seating.ts';
import { door, keepDoors, type Say } from './door.ts';
import { pageOfLog } from './pages.ts';
import { earshot, type PlaySocket, type PlaySpace } from './socket.ts';
import { matchView } from './speaker.ts';

const NEWEST = 1_000_000_001;
const LINES_AT_ONCE = 100;

/** A result as it goes over the wire: its value lies beside the `ok`. */
const toReply = <T extends object>(result: Result<T>): ({ ok: true } & T) | Refused =>
  result.ok ? { ok: true, ...result.value } : result;

/** Opens the namespace that our own page speaks on. */
export function openPlay(world: World, space: PlaySpace): void {
  space.on('connection', (socket) => {
    const token = tokenFrom(socket.handshake.headers.cookie);
    socket.data.tokenHash = token && hashToken(token);
    socket.data.tables = new Set();
    const { limits } = world;
    keepDoors(
      socket,
      {
        watch: door(schemas.watchTable, limits.watches, async ({ table }, say) =>
          toReply(await watch(world, socket, table, say)),
        ),
        act: door(schemas.act, limits.acts, async (message) => toReply(await act(world, socket, message))),
        undo: door(schemas.undo, limits.acts, async ({ table, n }) => toReply(await takeBack(world, socket, table, n))),
        log: door(schemas.logPage, limits.pages, async (wish) => toReply(await older(world, socket, wish))),
        leave: door(schemas.watchTable, limits.watches, async ({ table }) => leave(world, socket, table)),
      },
      limits.messages,
      world.log,
    );
    socket.on('disconnect', () => {
      for (const table of socket.data.tables) world.rooms.leave(table, socket.id);
    });
  });
}

/** Who the page's cookie says it is; whoever has never sat down anywhere is nobody yet. */
async function personOf(world: World, socket: PlaySocket): Promise<string | undefined> {
  const { data } = socket;
  if (data.person === undefined && data.tokenHash !== undefined) {
    data.person = (await world.store.people.byToken(data.tokenHash))?.id;
  }
  return data.person;
}

async function watch(world: World, socket: PlaySocket, table: string, say: Say): Promise<Result<Joined>> {
  const person = await personOf(world, socket);
  const { tables } = socket.data;
  if (!tables.has(table) && tables.size >= world.limits.tablesPerSocket) return refuse('limit.tables');
  return world.rooms.with(table, async (room) => {
    if (world.bus.isShared && !(await catchUp(world, room))) return refuse('table.unknown');
    const kind = seatOf(room, person) ?? null;
    const { log } = await pageOfLog(world, room, { kind, before: NEWEST, limit: LINES_AT_ONCE });
    const entered = enter(world, socket, room, { kind, person, log });
    // Said here and now: the next step of the match must not overtake the state that it follows.
    say(toReply(entered));
    return entered;
  });
}

/** From here to the reply nothing waits, so that no step of the match falls between what is sent and what follows. */
function enter(
  world: World,
  socket: PlaySocket,
  room: Room,
  { kind, person, log }: { kind: Kind; person: string | undefined; log: LogLine[] },
): Result<Joined> {
  if (!socket.connected) return refuse('server.closing');
  const match = room.live && lookAt(world, room, room.live, kind);
  if (room.live && !match) return refuse('server.rule');
  const old = room.viewers.get(socket.id);
  if (old && old.kind !== kind) void socket.leave(earshot(room.id, old.kind));
  room.viewers.enter(socket.id, { kind, tongue: 'own', person, tokenHash: socket.data.tokenHash });
  void socket.join(earshot(room.id, kind));
  socket.data.tables.add(room.id);
  if (!old || old.kind !== kind) announce(world, room);
  const table = tableInfo(room.record, room);
  return { ok: true, value: { table, seat: kind, ...(match ? { match: matchView(match) } : {}), log } };
}

function lookAt(world: World, room: Room, live: Live, kind: Kind): Seen | undefined {
  try {
    return seenBy(room, live, kind);
  } catch (error) {
    world.log.error({ matchId: room.id, ...troubleOf(error) }, 'a view could not be made');
    return undefined;
  }
}

async function act(world: World, socket: PlaySocket, message: Required<Act>): Promise<Result<{ n: number }>> {
  const { table, action, step, undos, value } = message;
  const person = await personOf(world, socket);
  return world.rooms.with(table, async (room) => {
    const by = seatOf(room, person);
    if (by === undefined) return refuse('seat.none');
    return answer(world, room, { by, step, value, action, isStale: (live) => live.undos !== undos });
  });
}

async function takeBack(world: World, socket: PlaySocket, table: string, n: number): Promise<Result<{ n: number }>> {
  const person = await personOf(world, socket);
  return world.rooms.with(table, async (room) => {
    const by = seatOf(room, person);
    return by === undefined ? refuse('seat.none') : undo(world, room, by, n);
  });
}

async function older(
  world: World,
  socket: PlaySocket,
  { table, before, limit }: { table: string; before: number; limit: number },
): Promise<Result<{ log: LogLine[]; more: boolean }>> {
  const person = await personOf(world, socket);
  return world.rooms.with(table, async (room) => {
    const kind = seatOf(room, person) ?? null;
    return { ok: true, value: await pageOfLog(world, room, { kind, before, limit }) };
  });
}

function leave(world: World, socket: PlaySocket, table: string): { ok: true } {
  socket.data.tables.delete(table);
  const old = world.rooms.peek(table)?.viewers.get(socket.id);
  if (old) void socket.leave(earshot(table, old.kind));
  world.rooms.leave(table, socket.id);
  return { ok: true };
}
