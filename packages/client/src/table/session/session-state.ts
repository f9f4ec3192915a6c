import { type Answer, open, type PlayerId, type Reason } from '@morgenrot/engine';
import type { ActMessage, Deed, Hint, MatchView, Reply, Undo } from '@morgenrot/protocol';
import type { StoreApi } from 'zustand/vanilla';
import type { OrderReply } from '../../net/wire.ts';
import type { SessionTalk } from './session-talk.ts';
import type { TablePageState } from './table-state.ts';
import type { Unsent } from './unsent.ts';

/** With an undo, how many had been made before it. */
export type Pending = { kind: 'act'; message: ActMessage } | { kind: 'undo'; message: Undo; undos: number };

/** Is to be seen what came of it? A step that has been answered is not asked any more; undos are counted. */
export const hasComeOf = (sent: Pending, { undos, view }: MatchView): boolean =>
  sent.kind === 'undo'
    ? undos > sent.undos
    : undos === sent.message.undos && !open(view).some(({ id }) => id === sent.message.step);

export interface SessionState {
  /** `shut`: there is such a table, and it is not open to me; `refused` says why. */
  status: 'loading' | 'unknown' | 'shut' | 'open';
  /** `updating`: the server has said that it goes, and comes back. */
  connection: 'connecting' | 'online' | 'lost' | 'updating';
  table?: TablePageState;
  /** Sent, and not yet answered; kept until it is, through any number of broken connections. */
  pending?: Pending;
  /** Why the server refused the last message. */
  refused?: Reason;
  moreLog: boolean;
  moreTalk: boolean;
}

/** How I come to a table: what a link brought along, or what I was asked for. */
export interface SessionEntry {
  key?: string;
  password?: string;
  /** With the eyes of which seat: one of mine, or one that watchers may see with. Null: with nobody's, for now. */
  seat?: PlayerId | null;
  /** As any watcher, whatever seats are mine. */
  apart?: boolean;
  /** Where what is not acknowledged outlasts this session. */
  unsent?: Unsent;
}

export interface Session extends Pick<SessionTalk, 'say' | 'showEarlierTalk'> {
  store: StoreApi<SessionState>;
  act(step: number, value: Answer): void;
  undo(): void;
  /** What would the computer do at this decision? */
  hint(step: number, undos: number): Promise<Reply<{ hints: Hint[] }>>;
  showEarlierLog(): Promise<void>;
  lookAgain(): Promise<void>;
  /** Comes to the table in another way: with a password, with the eyes of another seat. */
  enter(entry: SessionEntry): Promise<void>;
  /** Does something with the table. No answer is a refusal like any other. */
  order<D extends Deed>(deed: D): Promise<Reply<OrderReply<D['kind']>>>;
  /** I have sat down: ask for the table as the person I am now. */
  introduceAgain(): Promise<void>;
  close(): void;
}
