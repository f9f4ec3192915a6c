import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server } from 'socket.io';
import { isOwnOrigin } from './identity/origin.ts';
import type { PlaySpace } from './play/socket.ts';
import type { StockSpace } from './stock/socket.ts';

/** The longest message a page sends is an answer of 64 options. */
const LONGEST_MESSAGE = 16 * 1024;
export const PLAY = '/play';

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

const isWelcome =
  (publicUrl: string | undefined) =>
  (request: IncomingMessage): boolean => {
    const { origin, host } = request.headers;
    return isOwnOrigin({ origin, host, publicUrl });
  };

/** One socket server beside the HTTP server: a namespace for our own page and one for each game. */
export function openSockets(http: HttpServer, games: Iterable<string>, publicUrl: string | undefined): Sockets {
  const welcome = isWelcome(publicUrl);
  const io = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: LONGEST_MESSAGE,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 10_000,
    allowRequest: (request, callback) => callback(null, welcome(request)),
  });
  const stock = new Map<string, StockSpace>();
  for (const game of games) {
    if (`/${game}` === PLAY) throw new Error(`no game may be called "${game}": our own page speaks there`);
    stock.set(game, io.of(`/${game}`) as StockSpace);
  }
  return {
    // The types of what is said there are given to a namespace by whoever opens it.
    play: io.of(PLAY) as PlaySpace,
    stock: [...stock.values()],
    stockOf: (game) => stock.get(game),
    count: () => io.engine.clientsCount,
    farewell: () => void (io.of(PLAY) as PlaySpace).emit('closing'),
    close: () => new Promise((resolve) => void io.close(() => resolve())),
  };
}
