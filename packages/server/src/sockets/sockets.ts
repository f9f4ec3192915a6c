import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type Namespace, Server } from 'socket.io';
import { isOwnOrigin } from '../identity/origin.ts';
import { addressOf, quotaKey } from '../limits/address.ts';
import { createBucket } from '../limits/bucket.ts';
import { createCrowd } from '../limits/crowd.ts';
import type { Limits } from '../limits/limits.ts';
import { countUnread } from '../limits/reader.ts';
import type { Rounds } from '../limits/rounds.ts';
import type { Unread } from '../limits/unread.ts';
import { webSocketsWith } from '../limits/websockets.ts';
import { guardWire, type Wire } from '../limits/wire.ts';
import type { Logger } from '../log.ts';
import { troubleOf } from '../log.ts';
import type { PlaySpace } from '../play/socket.ts';
import type { Settings } from '../settings.ts';
import type { StockSpace } from '../stock/socket.ts';
import { speakInFrames } from './frames.ts';

/**
 * A phone that sleeps and a router that forgets close nothing. By the library's own measure (25 s, 20 s) whoever has gone
 * would be shown as present, and a page that only looks on would show what was, for three quarters of a minute; by this
 * one for 15 s at most. A page on a bad line has seven seconds for an answer of one byte.
 */
const PULSE = { pingInterval: 8000, pingTimeout: 7000 };
/** The longest message a page sends is an answer of 64 options. */
const LONGEST_MESSAGE = 16 * 1024;
export const PLAY = '/play';
/** Below this address a connection may become a socket. */
export const SOCKETS = '/socket.io/';

export interface Sockets {
  play: PlaySpace;
  stock: StockSpace[];
  stockOf(game: string): StockSpace | undefined;
  /** How many connections there are. */
  count(): number;
  /** Pages are told that this process ends, and that another one follows. */
  farewell(): void;
  /** Every connection is ended, and no new one begins. */
  close(): Promise<void>;
}

export interface SocketWishes {
  games: Iterable<string>;
  settings: Pick<Settings, 'publicUrl' | 'origins' | 'trustProxy' | 'redisUrl'>;
  limits: Limits;
  unread: Unread;
  rounds: Rounds;
  log: Logger;
}

/** What is told to a socket is for no page of another address either, as a picture or a script neither. */
const FOR_OWN_PAGES = { 'Cross-Origin-Resource-Policy': 'same-origin', 'X-Content-Type-Options': 'nosniff' };

/**
 * The library would also speak in scripts (`j`), which pages of any address may load, with the visitor's cookie and
 * without saying from where: nobody has needed that for ten years.
 */
function isWelcome({ headers, url = '' }: IncomingMessage, { publicUrl, origins }: SocketWishes['settings']): boolean {
  const { origin, host } = headers;
  if (new URL(url, 'http://here').searchParams.has('j')) return false;
  return isOwnOrigin({ origin, host, site: headers['sec-fetch-site']?.toString(), publicUrl, origins });
}

type AnySpace = Pick<Namespace, 'use' | 'on'>;

/** Whoever comes in is counted, by connection and by address, before anybody listens to them. */
function keepEntrance(space: AnySpace, { limits, log }: SocketWishes, addressIn: (request: IncomingMessage) => string) {
  const entries = new WeakMap<Wire, ReturnType<typeof createBucket>>();
  space.use((socket, next) => {
    const bucket = entries.get(socket.conn) ?? createBucket(limits.entries);
    entries.set(socket.conn, bucket);
    socket.data.who = addressIn(socket.request);
    // Whoever asks twice before the first answer would have two sockets, and twice the quota.
    next(bucket.take() ? undefined : new Error('limit.rate'));
  });
  // Without a listener the library writes each of these to the console.
  space.on('connection', (socket) => {
    socket.on('error', (error) => log.debug({ socket: socket.id, ...troubleOf(error) }, 'a connection broke'));
  });
}

/** One socket server beside the HTTP server: a namespace for our own page and one for each game. */
export function openSockets(http: HttpServer, wishes: SocketWishes): Sockets {
  const { games, settings, limits, unread, rounds } = wishes;
  const addressIn = (request: IncomingMessage): string => quotaKey(addressOf(request, settings.trustProxy));
  const crowd = createCrowd(limits);
  const io = new Server(http, {
    path: SOCKETS,
    serveClient: false,
    wsEngine: webSocketsWith({ unread, limits, addressIn }),
    ...PULSE,
    maxHttpBufferSize: LONGEST_MESSAGE,
    // Long polling needs requests that come back to the same process; with several there is no such promise.
    transports: settings.redisUrl === undefined ? ['polling', 'websocket'] : ['websocket'],
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 10_000,
    ...(settings.origins?.length ? { cors: { origin: settings.origins, credentials: true } } : {}),
    allowRequest: (request, callback) => {
      const who = addressIn(request);
      if (!isWelcome(request, settings)) return callback(null, false);
      rounds.take(who, () => callback(null, !request.socket.destroyed && crowd.mayCome(who)));
    },
  });
  io.engine.on('headers', (headers: Record<string, string>) => Object.assign(headers, FOR_OWN_PAGES));
  speakInFrames(io);
  io.engine.on('connection', (wire: Wire) => {
    const who = addressIn(wire.request);
    wire.once('close', crowd.enter(who));
    countUnread(wire, unread, who);
    guardWire(wire, limits, () => entered.has(wire));
  });
  const entered = new WeakSet<Wire>();
  const open = (name: string): Namespace => {
    const space = io.of(name);
    keepEntrance(space, wishes, addressIn);
    space.on('connection', ({ conn }) => entered.add(conn));
    return space;
  };
  const stock = new Map<string, StockSpace>();
  for (const game of games) {
    if (`/${game}` === PLAY) throw new Error(`no game may be called "${game}": our own page speaks there`);
    stock.set(game, open(`/${game}`) as StockSpace);
  }
  return {
    // The types of what is said there are given to a namespace by whoever opens it.
    play: open(PLAY) as PlaySpace,
    stock: [...stock.values()],
    stockOf: (game) => stock.get(game),
    count: () => io.engine.clientsCount,
    farewell: () => void (io.of(PLAY) as PlaySpace).emit('closing'),
    close: () => new Promise((resolve) => void io.close(() => resolve())),
  };
}
