import { type AnyGame, asked, fingerprint, patch } from '@morgenrot/engine';
import type {
  ClientToServer,
  Joined,
  MatchView,
  Moved,
  Reply,
  ServerToClient,
  TableInfo,
  WatchTable,
} from '@morgenrot/protocol';
import { io, type Socket } from 'socket.io-client';
import type { Browser } from './browser.ts';

/** The server is gone, and with it this page's connection. */
export class Gone extends Error {}

/** One page at one table on one connection: when that breaks, the page is over. */
export class ChaosPage {
  readonly gone: Promise<void>;
  info: TableInfo | undefined;
  match: MatchView | undefined;
  joined: Joined | undefined;
  /** The first view that was not the one the server meant. */
  astray: Error | undefined;
  private readonly socket: Socket<ServerToClient, ClientToServer>;
  private readonly game: AnyGame;
  private readonly table: string;
  private readonly lost: Promise<never>;
  private waiting: (() => void)[] = [];

  constructor(url: string, { cookie }: Browser, table: string, game: AnyGame) {
    this.table = table;
    this.game = game;
    this.socket = io(`${url}/play`, {
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
      extraHeaders: { Cookie: cookie },
    });
    this.gone = new Promise((resolve) => {
      this.socket.once('disconnect', () => resolve());
      this.socket.once('connect_error', () => resolve());
    });
    this.lost = this.gone.then(() => {
      throw new Gone();
    });
    this.lost.catch(() => undefined);
    this.listen();
  }

  private listen(): void {
    const { socket, table } = this;
    socket.on('table', (info) => this.take(info.id, () => (this.info = info)));
    socket.on('started', ({ table: at, match }) => this.take(at, () => this.show(match)));
    socket.on('moved', (message) => this.take(message.table, () => this.follow(message)));
    socket.on('resync', ({ table: at }) => {
      if (at === table) this.watch().catch(() => undefined);
    });
  }
  private take(table: string, change: () => void): void {
    if (table !== this.table) return;
    change();
    this.wake();
  }
  private follow({ from, n, undos, undo, delta, hash }: Moved): void {
    if (this.match?.n !== from) {
      this.watch().catch(() => undefined);
      return;
    }
    this.show({ n, undos, hash, view: patch(this.match.view, delta), ...(undo ? { undo } : {}) });
  }
  /** A view that is not the server's is shown all the same, and never forgotten. */
  private show(match: MatchView | undefined): void {
    this.match = match;
    if (!match || fingerprint(match.view) === match.hash) return;
    this.astray ??= new Error(`table ${this.table}: the page shows something else than the server at ${match.n}`);
  }
  /** Whoever waits for news looks again. */
  wake(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  /** Takes the reply up in the very moment it comes: what follows it may come in the same moment. */
  watch(entry: Partial<WatchTable> = {}): Promise<Joined> {
    const answered = new Promise<Joined>((resolve, reject) => {
      this.socket.emit('watch', { table: this.table, ...entry }, (reply) => {
        if (!reply.ok) return reject(new Error(`cannot watch: ${reply.reason.key}`));
        if ('packed' in reply) return reject(new Error('packed, though nobody wished it'));
        this.joined = reply;
        this.info = reply.table;
        this.show(reply.match);
        this.wake();
        resolve(reply);
      });
    });
    return Promise.race([answered, this.lost]);
  }
  say(event: string, message: object): Promise<Reply<Record<string, unknown>>> {
    // Whoever calls knows what belongs to which event; the server checks it anyway.
    return Promise.race([this.socket.emitWithAck(event as 'watch', message as never) as Promise<never>, this.lost]);
  }
  /** Waits for whatever comes next. */
  news(): Promise<void> {
    return Promise.race([new Promise<void>((resolve) => this.waiting.push(resolve)), this.lost]);
  }
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await this.news();
  }
  question() {
    const seat = this.joined?.seat;
    return this.match && seat ? asked(this.game.handlers, this.match.view, seat) : undefined;
  }
  close(): void {
    this.socket.disconnect();
  }
}
