import * as schemas from '@morgenrot/protocol/schemas';
import { hashToken } from '../identity/token.ts';
import { readingOver } from '../limits/reader.ts';
import type { Toll, Tolled } from '../limits/tolls.ts';
import { troubleOf } from '../log.ts';
import { obey } from '../tables/orders/index.ts';
import { earlierTalk, say } from '../talk/say.ts';
import type {
  KnowsPeople,
  ListsTables,
  Obeys,
  OpensDoors,
  SlowsTalk,
  TakesTolls,
  Thinks,
  World,
  WritesLog,
} from '../world.ts';
import { act, older, takeBackAnswer } from './answers.ts';
import { type Door, door, keepDoors } from './door.ts';
import { personAtSocket, toReply } from './guest.ts';
import { hint } from './hints.ts';
import type { PlaySocket, PlaySpace } from './socket.ts';
import { leave, watch } from './watch.ts';

/** Opens the namespace that our own page speaks on. */
export function openPlay(world: World, space: PlaySpace): void {
  space.use((socket, next) => {
    recognise(world, socket).then(() => next(), next);
  });
  space.on('connection', (socket) => {
    socket.data.tables = new Set();
    const { log, metrics } = world;
    const toll = tollOf(world, socket)('messages');
    keepDoors(socket, doorsOf(world, socket), { toll, patience: world.tolls.patience(socket.data), log, metrics });
    socket.on('disconnect', () => {
      for (const table of socket.data.tables) world.rooms.leave(table, socket.id);
    });
  });
}

/** Who comes is asked before anything they say is heard. A store that does not answer leaves them nobody for now. */
async function recognise({ identity, log }: KnowsPeople & WritesLog, socket: PlaySocket): Promise<void> {
  try {
    const shown = await identity.read(socket.handshake.headers.cookie);
    socket.data.tokenHash = shown && hashToken(shown.token);
  } catch (error) {
    log.error({ socket: socket.id, ...troubleOf(error) }, 'a cookie of before could not be looked up');
  }
}

const tollOf =
  ({ tolls }: TakesTolls, { data }: PlaySocket) =>
  (kind: Tolled): Toll =>
    tolls.of(kind, data);

/** All that a page may say. */
function doorsOf(
  world: ListsTables & Obeys & OpensDoors & SlowsTalk & TakesTolls & Thinks,
  socket: PlaySocket,
): Record<string, Door> {
  const toll = tollOf(world, socket);
  const reading = readingOver(socket.conn, () => world.rounds.turn(socket.data.who));
  return {
    watch: door(schemas.watchTable, toll('watches'), (wish, say) =>
      reading(async () => toReply(await watch(world, socket, wish, say))),
    ),
    act: door(schemas.actMessage, toll('acts'), async (message) => toReply(await act(world, socket, message))),
    undo: door(schemas.undoMessage, toll('undos'), async (message) =>
      toReply(await takeBackAnswer(world, socket, message)),
    ),
    hint: door(schemas.hintMessage, toll('hints'), async (wish) => toReply(await hint(world, socket, wish))),
    log: door(schemas.logPage, toll('pages'), (wish) => reading(async () => toReply(await older(world, socket, wish)))),
    lobby: door(schemas.lobby, toll('watches'), ({ on }, say) => reading(() => world.lobby.listen(socket, on, say))),
    leave: door(schemas.atTable, toll('watches'), async ({ table }) => leave(world, socket, table)),
    // Waits for nothing, the store least of all: what takes its time would be taken for a dead line.
    ping: door(schemas.ping, toll('watches'), async () => ({ ok: true })),
    say: door(schemas.sayMessage, toll('chats'), async (words) => toReply(await say(world, socket, words))),
    talk: door(schemas.talkPage, toll('pages'), (wish) =>
      reading(async () => toReply(await earlierTalk(world, socket, wish))),
    ),
    order: door(schemas.order, toll('orders'), async ({ table, do: deed }) => {
      const person = await personAtSocket(world, socket);
      return toReply(await obey(world, table, { person, who: socket.data.who }, deed));
    }),
  };
}
