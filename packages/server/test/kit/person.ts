import { inflateRawSync } from 'node:zlib';
import {
  type Answer,
  type AnyGame,
  asked,
  type Below,
  fingerprint,
  patch,
  type Reason,
  sample,
} from '@morgenrot/engine';
import type {
  ClientToServer,
  Company,
  Joined,
  MatchView,
  Missed,
  Moved,
  Reply,
  Resync,
  ServerToClient,
  TableInfo,
  WatchTable,
} from '@morgenrot/protocol';
import { io, type Socket } from 'socket.io-client';
import { BAZAAR } from './game.ts';
import { PAGE_WAITS_MS, STANDSTILL_MS } from './standstill.ts';

type PlaySocket = Socket<ServerToClient, ClientToServer>;

export interface HttpAnswer {
  status: number;
  // What a test reads from an answer, it has asked for.
  body: { ok: boolean; reason?: { key: string } } & Record<string, never>;
  headers: Headers;
}

/** A browser: one cookie, requests, sockets. */
export class Person {
  readonly url: string;
  readonly name: string;
  cookie = '';
  readonly sockets: PlaySocket[] = [];

  constructor(url: string, name: string) {
    this.url = url;
    this.name = name;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie ? { Cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const [set] = response.headers.getSetCookie();
    if (set) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  async create(wish: Record<string, unknown> = {}): Promise<TableInfo> {
    const { body } = await this.ask('POST', '/api/tables', {
      game: BAZAAR.id,
      seats: 2,
      name: this.name,
      settings: { start: 'full' },
      ...wish,
    });
    if (!body.ok) throw new Error(`no table: ${body.reason?.key}`);
    return (body as unknown as { table: TableInfo }).table;
  }

  async join(table: string, seat?: string): Promise<string> {
    const { body } = await this.ask('POST', `/api/tables/${table}/join`, { name: this.name, seat });
    if (!body.ok) throw new Error(`no seat: ${body.reason?.key}`);
    return (body as unknown as { seat: string }).seat;
  }

  connect(options: Record<string, unknown> = {}): PlaySocket {
    const socket: PlaySocket = io(`${this.url}/play`, {
      forceNew: true,
      transports: ['websocket'],
      extraHeaders: this.cookie ? { Cookie: this.cookie } : {},
      ...options,
    });
    this.sockets.push(socket);
    return socket;
  }

  close(): void {
    for (const socket of this.sockets.splice(0)) socket.disconnect();
  }
}

/** One page at one table: follows the match by deltas as a page does. */
export class Seat {
  readonly socket: PlaySocket;
  readonly table: string;
  readonly game: AnyGame;
  /** How this page comes to the table: with the eyes of a seat, with a key. */
  entry: Record<string, unknown> = {};
  joined: Joined | undefined;
  /** Why nothing more is shown here. */
  shut: Reason | undefined;
  company: Company | undefined;
  match: MatchView | undefined;
  info: TableInfo | undefined;
  log: Joined['log'] = [];
  moves: Moved[] = [];
  resyncs = 0;
  /** How often a step did not fit what this page had. */
  gaps = 0;
  /** How often its view was not the server's. */
  astray = 0;
  /** Does it let the server pack what it has missed? */
  packs = true;
  private waiting: (() => void)[] = [];

  constructor(socket: PlaySocket, table: string, game: AnyGame = BAZAAR) {
    this.socket = socket;
    this.table = table;
    this.game = game;
    socket.on('table', (info) => {
      if (info.id !== table) return;
      this.info = info;
      this.wake();
    });
    socket.on('started', (message) => {
      if (message.table !== table) return;
      this.match = message.match;
      this.log.push(...message.log);
      this.wake();
    });
    socket.on('moved', (message) => {
      if (message.table === table) this.follow(message);
    });
    socket.on('shut', (message) => {
      if (message.table !== table) return;
      this.shut = message.reason;
      this.wake();
    });
    socket.on('company', (message) => {
      if (message.table !== table) return;
      this.company = message.company;
      this.wake();
    });
    socket.on('resync', (message) => {
      if (message.table !== table) return;
      this.resyncs++;
      this.watch().catch(() => this.wake());
    });
  }

  private follow(message: Moved): void {
    if (!this.match || this.match.n !== message.from) {
      this.gaps++;
      this.watch().catch(() => this.wake());
      return;
    }
    this.moves.push(message);
    this.take(message, message.log);
    this.wake();
  }

  private take({ n, undos, undo, hash, delta, withdrawn }: Missed, log: Joined['log']): void {
    const view = patch(this.match?.view, delta) as MatchView['view'];
    if (fingerprint(view) !== hash) this.astray++;
    this.match = { n, undos, hash, view, ...(undo ? { undo } : {}) };
    this.log = this.log.filter((line) => !withdrawn?.includes(line.n)).concat(log);
  }

  /** Where this page stands, for a server that tells it what it has missed. */
  private get since(): WatchTable['since'] {
    if (!this.joined || !this.match) return undefined;
    const { n, view } = this.match;
    const eyes = this.joined.seat ?? this.joined.eyes ?? null;
    return { n, hash: fingerprint(view), eyes, talk: 0, packed: this.packs };
  }

  /** Comes back, and asks for what it has missed only. */
  comeBack(because: Resync = 'return'): Promise<Joined> {
    return this.watch({ since: this.since, because });
  }

  private wake(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  /** Takes the reply up in the very moment it comes: what follows it may come in the same moment. */
  watch(more: Pick<WatchTable, 'since' | 'because'> = {}): Promise<Joined> {
    return new Promise((resolve, reject) => {
      this.socket
        .timeout(STANDSTILL_MS)
        .emit('watch', { table: this.table, ...this.entry, ...more }, (error, reply) => {
          if (error || !reply.ok) {
            reject(error ?? new Error(`cannot watch: ${reply.ok || reply.reason.key}`));
            return;
          }
          const joined = 'packed' in reply ? (JSON.parse(inflateRawSync(reply.packed).toString()) as Joined) : reply;
          this.joined = joined;
          this.company = joined.company;
          this.info = joined.table;
          if (joined.missed) this.take(joined.missed, joined.log);
          else [this.match, this.log] = [joined.match, joined.log];
          if (this.match && fingerprint(this.match.view) !== this.match.hash) this.astray++;
          this.wake();
          resolve(joined);
        });
    });
  }

  /** Says anything at all and waits for the reply. */
  say(event: string, ...args: unknown[]): Promise<Reply<Record<string, unknown>>> {
    return this.socket.timeout(STANDSTILL_MS).emitWithAck(event as 'watch', ...(args as [never]));
  }

  /** The same as a page does it: what nobody answers for a while is given up, to be said again. */
  sayOnce(event: string, ...args: unknown[]): Promise<Reply<Record<string, unknown>> | undefined> {
    const reply = this.socket.timeout(PAGE_WAITS_MS).emitWithAck(event as 'watch', ...(args as [never]));
    return reply.catch(() => undefined);
  }

  get me(): string {
    return this.joined?.seat ?? '';
  }

  question() {
    return this.match && this.joined?.seat ? asked(this.game.handlers, this.match.view, this.joined.seat) : undefined;
  }

  act(step: number, value: Answer, action: string = crypto.randomUUID(), undos = this.match?.undos ?? 0) {
    return this.say('act', { table: this.table, action, step, undos, value });
  }

  /** Answers what is asked, by chance. */
  async play(below: Below): Promise<Reply<Record<string, unknown>>> {
    const question = this.question();
    const value = question && sample(question.ask, below);
    if (!question || value === undefined) throw new Error('nothing is asked');
    return this.act(question.id, value);
  }

  /** Waits until something holds, looking again after everything that comes. */
  async until(holds: () => boolean, ms = STANDSTILL_MS): Promise<void> {
    const end = Date.now() + ms;
    while (!holds()) {
      if (Date.now() > end) throw new Error('it did not happen');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50);
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
}

/** People at a table of their own, all seated and looking on. */
export async function seatedTable(
  url: string,
  { seats = 2, options = {}, game = BAZAAR }: { seats?: number; options?: Record<string, string>; game?: AnyGame } = {},
): Promise<{ table: string; people: Person[]; seats: Seat[] }> {
  const people = Array.from({ length: seats }, (_, index) => new Person(url, `Person ${index}`));
  const { id } = await people[0]!.create({ seats, options, game: game.id });
  for (const person of people.slice(1)) await person.join(id);
  const pages = people.map((person) => new Seat(person.connect(), id, game));
  for (const page of pages) await page.watch();
  return { table: id, people, seats: pages };
}

/** Whoever is asked answers by chance, so many times. */
export async function playOn(seats: Seat[], answers: number, below: Below): Promise<number> {
  let given = 0;
  while (given < answers) {
    const n = Math.max(...seats.map((seat) => seat.match?.n ?? 0));
    await Promise.all(seats.map((seat) => seat.until(() => (seat.match?.n ?? 0) >= n)));
    const next = seats.find((seat) => seat.question());
    if (!next) return given;
    const reply = await next.play(below);
    if (!reply.ok) throw new Error(`refused: ${reply.reason.key}`);
    given++;
    const now = Number(reply.n);
    await Promise.all(seats.map((seat) => seat.until(() => (seat.match?.n ?? 0) >= now)));
  }
  return given;
}

/** Chance that is the same in every run. */
export function seeded(seed: number): Below {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
