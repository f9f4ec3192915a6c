import type {
  ActMessage,
  AskHint,
  AtTable,
  Deed,
  Hint,
  Joined,
  LogLine,
  LogPage,
  OrderReplies,
  Reply,
  SayMessage,
  ServerToClient,
  TableInfo,
  TalkLine,
  TalkPage,
  Undo,
  WatchTable,
} from '@morgenrot/protocol';
import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client';
import { api } from './api.ts';
import { type PageSocket, pageLineOf } from './line.ts';
import { whenPageIsBack } from './page-is-back.ts';
import { isPacked, unpack } from './unpack.ts';

/** What one listener of the connection may want to hear; what it does not name, others may. */
export type WireEvents = Partial<ServerToClient> & { connect(): void; disconnect(): void };

/** What an order of one kind brings back. */
export type OrderReply<K extends Deed['kind']> = K extends keyof OrderReplies ? OrderReplies[K] : object;

/** What a table needs of the connection; a test gives it another one. */
export interface PageWire {
  readonly connected: boolean;
  /** Every promise fails when no answer comes. */
  watch(message: WatchTable): Promise<Reply<Joined>>;
  act(message: ActMessage): Promise<Reply<{ n: number }>>;
  undo(message: Undo): Promise<Reply<{ n: number }>>;
  /** Thinking takes its time. */
  hint(message: AskHint): Promise<Reply<{ hints: Hint[] }>>;
  log(message: LogPage): Promise<Reply<{ log: LogLine[]; more: boolean }>>;
  leave(message: AtTable): Promise<Reply<object>>;
  say(message: SayMessage): Promise<Reply<{ line: TalkLine }>>;
  talk(message: TalkPage): Promise<Reply<{ talk: TalkLine[]; more: boolean }>>;
  order<D extends Deed>(message: { table: string; do: D }): Promise<Reply<OrderReply<D['kind']>>>;
  lobby(message: { on: boolean }): Promise<Reply<{ tables: TableInfo[] }>>;
  listen(events: WireEvents): () => void;
  /** Connects again where the server has ended the connection, and does nothing otherwise. */
  comeBack(): void;
  /** Connects anew: the server learns who I am when the connection is made. */
  reconnect(): void;
}

const ANSWER_WITHIN = 8000;
const HINT_WITHIN = 25_000;

/** `whenBack` calls when the page may have slept, or come to another network. */
export function wireOver(socket: PageSocket, whenBack?: (isBack: () => void) => void): PageWire {
  const { wake, awaited } = pageLineOf(socket);
  whenBack?.(wake);
  // Anew for each message: the socket forgets a limit as soon as something has been said.
  const patient = () => socket.timeout(ANSWER_WITHIN);
  // Whom the server has sent away does not come back by itself: it takes somebody who opens a table.
  let isSentAway = false;
  socket.on('disconnect', (why) => {
    isSentAway = why === 'io server disconnect';
  });
  const comeBack = (): void => {
    if (isSentAway) socket.connect();
    isSentAway = false;
  };
  const inOrder = createOrder();
  return {
    get connected() {
      return socket.connected;
    },
    async watch(message) {
      const reply = await awaited(patient().emitWithAck('watch', message));
      return isPacked(reply) ? inOrder.after(unpack(reply)) : reply;
    },
    act: (message) => awaited(patient().emitWithAck('act', message)),
    hint: (message) => awaited(socket.timeout(HINT_WITHIN).emitWithAck('hint', message)),
    undo: (message) => awaited(patient().emitWithAck('undo', message)),
    log: (message) => awaited(patient().emitWithAck('log', message)),
    leave: (message) => awaited(patient().emitWithAck('leave', message)),
    say: (message) => awaited(patient().emitWithAck('say', message)),
    talk: (message) => awaited(patient().emitWithAck('talk', message)),
    // The server answers each kind of order with what belongs to it.
    order: (message) => awaited(patient().emitWithAck('order', message)) as Promise<never>,
    lobby: (message) => awaited(patient().emitWithAck('lobby', message)),
    listen(events) {
      comeBack();
      const heard = (Object.entries(events) as [keyof ServerToClient, Listener][]).map(
        ([name, listener]) => [name, inOrder.kept(listener) as never] as const,
      );
      for (const [name, listener] of heard) socket.on(name, listener);
      return () => {
        for (const [name, listener] of heard) socket.off(name, listener);
      };
    },
    comeBack,
    reconnect() {
      socket.disconnect().connect();
    },
  };
}

type Listener = (...args: unknown[]) => void;

/** What comes while something is still being unpacked has come after it. */
function createOrder() {
  let waiting: (() => void)[] | undefined;
  const letGo = (): void => {
    const held = waiting ?? [];
    waiting = undefined;
    for (const go of held) go();
  };
  return {
    kept:
      (listener: Listener): Listener =>
      (...args) => {
        if (waiting) waiting.push(() => listener(...args));
        else listener(...args);
      },
    after<T>(unpacking: Promise<T>): Promise<T> {
      waiting ??= [];
      // Whoever waits for it takes it up first.
      return unpacking.finally(() => void setTimeout(letGo));
    },
  };
}

let shared: PageWire | undefined;

/** One connection for the whole page, made when the first table needs it. */
export function sharedWire(): PageWire {
  shared ??= wireOver(
    introduced({
      transports: ['websocket', 'polling'],
      reconnectionDelay: 300,
      // The longest pause, too, leaves time for the rest within the two seconds that coming back may take.
      reconnectionDelayMax: 800,
      randomizationFactor: 0.3,
      timeout: 8000,
    }),
    whenPageIsBack,
  );
  return shared;
}

/** Connects when the cookie is there, and without it if it does not come. */
function introduced(options: Partial<ManagerOptions & SocketOptions>): PageSocket {
  const socket: PageSocket = io('/play', { ...options, autoConnect: false });
  void api.me().then(() => socket.connect());
  return socket;
}
