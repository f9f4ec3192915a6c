import type { Act, ClientToServer, Joined, LogLine, LogPage, Reply, ServerToClient, Undo } from '@morgenrot/protocol';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { api } from './api.ts';

type WireEvents = ServerToClient & { connect(): void; disconnect(): void };

/** What a table needs of the connection; a test gives it another one. */
export interface Wire {
  readonly connected: boolean;
  /** Every promise fails when no answer comes. */
  watch(message: { table: string }): Promise<Reply<Joined>>;
  act(message: Act): Promise<Reply<{ n: number }>>;
  undo(message: Undo): Promise<Reply<{ n: number }>>;
  log(message: LogPage): Promise<Reply<{ log: LogLine[]; more: boolean }>>;
  leave(message: { table: string }): Promise<Reply<object>>;
  listen(events: WireEvents): () => void;
  /** Connects anew: the server learns who I am when the connection is made. */
  reconnect(): void;
}

const ANSWER_WITHIN = 8000;

type PlaySocket = Socket<ServerToClient, ClientToServer>;

function wireOver(socket: PlaySocket): Wire {
  const patient = socket.timeout(ANSWER_WITHIN);
  return {
    get connected() {
      return socket.connected;
    },
    watch: (message) => patient.emitWithAck('watch', message),
    act: (message) => patient.emitWithAck('act', message),
    undo: (message) => patient.emitWithAck('undo', message),
    log: (message) => patient.emitWithAck('log', message),
    leave: (message) => patient.emitWithAck('leave', message),
    listen(events) {
      socket.on('connect', events.connect);
      socket.on('disconnect', events.disconnect);
      socket.on('table', events.table);
      socket.on('started', events.started);
      socket.on('moved', events.moved);
      socket.on('resync', events.resync);
      return () => {
        socket.off('connect', events.connect);
        socket.off('disconnect', events.disconnect);
        socket.off('table', events.table);
        socket.off('started', events.started);
        socket.off('moved', events.moved);
        socket.off('resync', events.resync);
      };
    },
    reconnect() {
      socket.disconnect().connect();
    },
  };
}

let shared: Wire | undefined;

/** One connection for the whole page, made when the first table needs it. */
export function sharedWire(): Wire {
  shared ??= wireOver(
    introduced({
      transports: ['websocket', 'polling'],
      reconnectionDelay: 300,
      reconnectionDelayMax: 3000,
      randomizationFactor: 0.3,
      timeout: 8000,
    }),
  );
  return shared;
}

/** Connects when the cookie is there, and without it if it does not come. */
function introduced(options: Partial<ManagerOptions & SocketOptions>): PlaySocket {
  const socket: PlaySocket = io('/play', { ...options, autoConnect: false });
  void api.me().then(() => socket.connect());
  return socket;
}
