import type { Result } from '@morgenrot/engine';
import type { z } from 'zod';
import { parse } from '../limits/parse.ts';
import { readingOver } from '../limits/reader.ts';
import type { Toll } from '../limits/tolls.ts';
import { hangUp, rest } from '../limits/wire.ts';
import { createNote, troubleOf } from '../log.ts';
import { answer } from '../match/course/answer.ts';
import { catchUp } from '../match/memory/catch-up.ts';
import type { Room } from '../match/memory/room.ts';
import { presenceAt } from '../match/presence/presence.ts';
import { announce } from '../match/showing/announce.ts';
import { seenBy } from '../match/showing/seeing.ts';
import type { Kind } from '../match/showing/viewers.ts';
import { type Refused, refuse } from '../reasons.ts';
import { takeBackByCredentials } from '../tables/powers/stock-return.ts';
import { closedRefused, isShownToAll } from '../tables/watching.ts';
import { sayFromStock } from '../talk/stock.ts';
import type {
  Advances,
  Amends,
  Announces,
  HoldsRooms,
  KnowsPresence,
  SlowsTalk,
  TakesTolls,
  TellsEvents,
} from '../world.ts';
import { seatBy } from './lobby.ts';
import { stockPlayersOf } from './match-data.ts';
import * as messages from './messages.ts';
import type { StockSocket, StockSpace } from './socket.ts';
import { stockEarshot, syncInfo } from './speaker.ts';

type Outcome = Promise<Result<object>>;
type Listener = (args: unknown[]) => Outcome;

/** Opens the namespace of one game for clients of the framework's own kind. */
export function openStock(world: Advances & SlowsTalk & TakesTolls, space: StockSpace): void {
  space.on('connection', (socket) => {
    const toll = (kind: 'messages' | 'watches' | 'acts' | 'chats') => world.tolls.of(kind, socket.data);
    const messages = toll('messages');
    const reading = readingOver(socket.conn, () => world.rounds.turn(socket.data.who));
    const patience = world.tolls.patience(socket.data);
    const note = createNote(world.log, socket.id);
    const listeners: Record<string, [Toll, Listener]> = {
      sync: [toll('watches'), (args) => reading(() => sync(world, socket, args))],
      update: [toll('acts'), (args) => update(world, socket, args)],
      chat: [toll('chats'), (args) => chat(world, socket, args)],
    };
    const tooMuch = (): Refused => {
      rest(socket.conn);
      return refuse('limit.rate');
    };
    const receive = async (event: unknown, args: unknown[]): Outcome => {
      if (!messages.take()) {
        if (!patience.take()) hangUp(socket.conn, 'limit.rate');
        return tooMuch();
      }
      const [counter, listener] =
        (typeof event === 'string' && Object.hasOwn(listeners, event) && listeners[event]) || [];
      if (!counter || !listener) return refuse('message.malformed');
      return counter.take() ? listener(args) : tooMuch();
    };
    socket.onAny((event: unknown, ...args: unknown[]) => {
      receive(event, args)
        .catch((error: unknown) => {
          world.log.error({ socket: socket.id, ...troubleOf(error) }, 'a message could not be handled');
          return refuse('server.failed');
        })
        .then((result) => {
          if (result.ok) return;
          world.metrics.refused(result.reason.key);
          if (result.reason.key === 'message.malformed') note(event);
          socket.emit('refused', socket.data.watch?.table ?? null, result.reason);
        })
        .catch((error: unknown) => world.log.debug(troubleOf(error), 'a refusal could not be sent'));
    });
    socket.on('disconnect', () => away(world, socket));
  });
}

/** This socket follows its match no more; it can follow one at a time. */
function away(world: HoldsRooms, socket: StockSocket): void {
  const { watch } = socket.data;
  if (!watch) return;
  delete socket.data.watch;
  void socket.leave(stockEarshot(watch.table, watch.kind));
  world.rooms.leave(watch.table, socket.id);
}

async function sync(world: Amends, socket: StockSocket, [table, seat, credentials]: unknown[]): Outcome {
  const parsed = parse(messages.sync, { table, seat, credentials });
  if (!parsed.ok) return parsed;
  return at(world, socket, parsed.value.table, async (room) => {
    if (world.bus.isShared && !(await catchUp(world, room))) return refuse('table.unknown');
    const { seat: which, credentials: shown } = parsed.value;
    const mine = which ? seatBy(room, which, shown ?? undefined) : undefined;
    if (mine?.ok && !closedRefused(room.record)) await takeBackByCredentials(world, room, mine.value);
    return follow(world, socket, room, parsed.value);
  });
}

/** Does something at a table, if it is one of this namespace's game. */
const at = (world: HoldsRooms, socket: StockSocket, table: string, task: (room: Room) => Outcome): Outcome =>
  world.rooms.with(table, async (room) =>
    `/${room.game.id}` === socket.nsp.name ? task(room) : refuse('table.unknown'),
  );

function follow(
  world: Announces & HoldsRooms,
  socket: StockSocket,
  room: Room,
  asker: z.output<typeof messages.sync>,
): Result<object> {
  const closed = closedRefused(room.record);
  if (closed) return closed;
  const { seat, credentials } = asker;
  const mine = seat ? seatBy(room, seat, credentials ?? undefined) : undefined;
  if (mine && !mine.ok) return mine;
  if (!mine && !isShownToAll(room.record)) return refuse('watch.off');
  if (!socket.connected) return refuse('server.closing');
  const kind: Kind = mine ? mine.value.seat : null;
  if (socket.data.watch) away(world, socket);
  socket.data.watch = { table: room.id, kind };
  room.viewers.enter(socket.id, { kind, tongue: 'stock', credentialHash: mine?.value.credentialHash });
  void socket.join(stockEarshot(room.id, kind));
  announce(world, room);
  show(world, socket, room, kind);
  return { ok: true, value: {} };
}

/** The match as it is now; before it has begun, who sits where. */
function show(world: KnowsPresence, socket: StockSocket, room: Room, kind: Kind): void {
  const { live } = room;
  if (live) socket.emit('sync', room.id, syncInfo(world, room, live, kind, seenBy(room, live, kind)));
  else socket.emit('matchData', room.id, stockPlayersOf(room.record, presenceAt(world, room.id)));
}

async function update(world: Advances, socket: StockSocket, args: unknown[]): Outcome {
  const [action, stateID, table, seat] = args;
  const parsed = parse(messages.updateMessage, { action, stateID, table, seat });
  if (!parsed.ok) {
    const isOther = messages.otherAction.safeParse(action).success;
    return recover(world, socket, isOther ? refuse('move.unsupported') : parsed);
  }
  const { payload } = parsed.value.action;
  const result = await at(world, socket, parsed.value.table, async (room) => {
    if (payload.playerID !== parsed.value.seat) return refuse('seat.credentials');
    const mine = seatBy(room, payload.playerID, payload.credentials ?? undefined);
    if (!mine.ok) return mine;
    await takeBackByCredentials(world, room, mine.value);
    return move(world, room, mine.value.seat, payload, parsed.value.stateID);
  });
  return result.ok ? result : recover(world, socket, result);
}

type Payload = z.output<typeof messages.updateMessage>['action']['payload'];

async function move(world: Advances, room: Room, by: string, payload: Payload, stateID: number): Outcome {
  const [step, value] = payload.args;
  // The framework names a move by its kind; a kind that is not asked now belongs to another step.
  const isStale = (live: NonNullable<Room['live']>) => stateID < live.undoneAt || !isAskedFor(live, by, payload.type);
  return answer(world, room, { by, step, value, isStale });
}

const isAskedFor = (live: NonNullable<Room['live']>, by: string, kind: string): boolean => {
  const top = live.state.G.steps.at(-1);
  if (!top) return false;
  const steps = 'each' in top ? top.each : [top];
  // Whose turn it is and what is asked is for the rules to say; here only the name of the move is compared.
  return steps.every((step) => step.player !== by || step.kind === kind);
};

/** Whoever is refused gets the match as it is, so that no client stays with a state of its own imagination. */
async function recover(world: KnowsPresence, socket: StockSocket, refused: Result<object>): Outcome {
  const { watch } = socket.data;
  if (!watch) return refused;
  await at(world, socket, watch.table, async (room) => {
    if (room.viewers.get(socket.id)) show(world, socket, room, watch.kind);
    return { ok: true, value: {} };
  });
  return refused;
}

/** What is said here is said at the table, and what players say there is heard here. */
async function chat(world: SlowsTalk & TellsEvents, socket: StockSocket, args: unknown[]): Outcome {
  const [table, message, credentials] = args;
  const parsed = parse(messages.chat, { table, message, credentials });
  if (!parsed.ok) return refuse('chat.refused');
  const { id, sender, payload } = parsed.value.message;
  return at(world, socket, parsed.value.table, async (room) => {
    const mine = seatBy(room, sender, parsed.value.credentials ?? undefined);
    if (!mine.ok) return mine;
    return sayFromStock(world, room, { id, text: payload, ...mine.value });
  });
}
