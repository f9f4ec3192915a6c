import type { Answer, Delta, LogEntry, Params, PlayerId, Reason, Step, Steps } from '@morgenrot/engine';
import type { z } from 'zod';
import type * as schemas from './schemas.ts';
import type { TableInfo } from './tables.ts';
import type { TalkLine } from './talk.ts';

export type CreateTable = z.input<typeof schemas.createTable>;
export type JoinTable = z.input<typeof schemas.joinTable>;
export type WatchTable = z.input<typeof schemas.watchTable>;
export type AtTable = z.input<typeof schemas.atTable>;
export type ActMessage = z.input<typeof schemas.actMessage>;
export type AskHint = z.input<typeof schemas.hintMessage>;
export type Undo = z.input<typeof schemas.undoMessage>;
export type LogPage = z.input<typeof schemas.logPage>;
export type SayMessage = z.input<typeof schemas.sayMessage>;
export type TalkPage = z.input<typeof schemas.talkPage>;
type Order = z.input<typeof schemas.order>;
export type Deed = z.output<typeof schemas.deed>;

/** A refusal has the same form everywhere: a text key, and the words that fill it in. */
export interface RefusedReply {
  ok: false;
  reason: Reason;
}
export type Reply<T> = ({ ok: true } & T) | RefusedReply;

/** A line of the log: which decision of the match made it happen, and when. */
export interface LogLine extends LogEntry {
  /** The state number after the decision. */
  n: number;
  at: number;
}

/** A match as one viewer may see it. */
export interface MatchView {
  /** The state number: raised by every answer and every undo. */
  n: number;
  undos: number;
  /** Without its news: they come as lines of the log, once. */
  view: Steps<Step>;
  /** The fingerprint of the view. */
  hash: number;
  /** May this viewer take back the last answer? Absent for watchers. */
  undo?: { ok: true } | RefusedReply;
}

/** One of the best answers to what is asked, and what speaks for it. */
export interface Hint {
  answer: Answer;
  /** In the game's own terms, the weightiest first; the game has words for each, under `hint.TERM`. */
  reasons: { term: string; params?: Params }[];
}

/** What only people of one table know: names of those who look on. */
export interface Company {
  watchers: string[];
}

export interface Joined {
  table: TableInfo;
  /** With which seat's eyes I look; null for a watcher of what is public. */
  seat: PlayerId | null;
  /** A watcher: whose eyes they have been lent, if any. */
  eyes?: PlayerId;
  /** The seats that are mine: more than one where several people share a browser. None for a watcher. */
  mine: PlayerId[];
  /** Seats that were mine and that I may take back: somebody stands in for me. */
  owned?: PlayerId[];
  /** Absent until the match has begun. */
  match?: MatchView;
  /** In the place of the match, for a page that has an earlier state of it: what has happened since, in one step. */
  missed?: Missed;
  /** The last lines; with `missed`, the lines of what was missed. */
  log: LogLine[];
  /** The last of what was said here, as far as I may read it, oldest first. */
  talk: TalkLine[];
  /** The talk follows without a gap on what the page has. */
  talkFollows?: true;
  /** What `from` is in lines that I say; absent until I have a name. */
  voice?: string;
  /** Only for whoever has a seat. */
  company?: Company;
}

/** Joined, as JSON that was deflated (raw). */
export interface Packed {
  packed: Uint8Array;
}

/** From one state to a later one for one kind of viewer. */
export interface Missed {
  from: number;
  n: number;
  undos: number;
  delta: Delta;
  /** The fingerprint of the view that this leads to. */
  hash: number;
  undo?: { ok: true } | RefusedReply;
  /** Lines of answers that were taken back, by the state numbers they had: the page takes them out. */
  withdrawn?: number[];
}

/** One step forward (or, after an undo, back). */
export interface Moved extends Missed {
  table: string;
  log: LogLine[];
}

/** Links that the host of a table hands out; each opens one thing and nothing else. */
export interface Keys {
  /** For watchers, where they come by link. */
  watch: string;
  /** For seats that are kept for somebody. */
  seats: Record<PlayerId, string>;
}

/** What an order may bring back, by its kind; most bring nothing. */
export interface OrderReplies {
  keys: Keys;
  /** A secret that gives the seat to one browser, once. */
  handOver: { token: string; until: number };
  reissue: { token: string; until: number };
  local: { seat: PlayerId };
  rematch: { table: string };
}

/** What a page says on the namespace `/play`; every message is answered. */
export interface ClientToServer {
  watch(message: WatchTable, reply: (answer: Reply<Joined | Packed>) => void): void;
  act(message: ActMessage, reply: (answer: Reply<{ n: number }>) => void): void;
  undo(message: Undo, reply: (answer: Reply<{ n: number }>) => void): void;
  /** Everybody at the table is told that I have asked. */
  hint(message: AskHint, reply: (answer: Reply<{ hints: Hint[] }>) => void): void;
  log(message: LogPage, reply: (answer: Reply<{ log: LogLine[]; more: boolean }>) => void): void;
  leave(message: AtTable, reply: (answer: Reply<object>) => void): void;
  say(message: SayMessage, reply: (answer: Reply<{ line: TalkLine }>) => void): void;
  talk(message: TalkPage, reply: (answer: Reply<{ talk: TalkLine[]; more: boolean }>) => void): void;
  order(message: Order, reply: (answer: Reply<Partial<OrderReplies[keyof OrderReplies]>>) => void): void;
  /** Answered at once: a line that has gone dead without having been closed is known by its silence. */
  ping(message: object, reply: (answer: Reply<object>) => void): void;
  /** From now on (or no more) I hear of every change of the public tables. */
  lobby(message: { on: boolean }, reply: (answer: Reply<{ tables: TableInfo[] }>) => void): void;
}

/** What a page is told on the namespace `/play`. */
export interface ServerToClient {
  /** Seats, presence, status. */
  table(info: TableInfo): void;
  /** Only to people with a seat. */
  company(message: { table: string; company: Company }): void;
  /** The match begins: here is the board. */
  started(message: { table: string; match: MatchView; log: LogLine[] }): void;
  moved(message: Moved): void;
  said(message: { table: string; line: TalkLine }): void;
  /** The table is somewhere a delta cannot lead from here: ask again with `watch`. */
  resync(message: { table: string }): void;
  /** Nothing more is shown to me of this table; why. */
  shut(message: { table: string; reason: Reason }): void;
  /** Something that was said without asking for an answer has come to nothing. */
  refused(reason: Reason): void;
  /** A public table is new or has changed. */
  /** What has changed in the list of public tables, the oldest first: once a second at most. */
  listing(message: { listed: TableInfo[]; unlisted: string[] }): void;
  /** This server ends in a moment and another one follows: what is said from now on waits for that one. */
  closing(): void;
}

/**
 * Why a page asks for a table again: its line was cut; its view is not the server's; a step does not follow from what it
 * has; the server has told it to; a step that was acknowledged has not come; it was refused something; somebody looks
 * in another way.
 */
export const RESYNCS = ['return', 'hash', 'gap', 'told', 'late', 'refused', 'other'] as const;
export type Resync = (typeof RESYNCS)[number];
