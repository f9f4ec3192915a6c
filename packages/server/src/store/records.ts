import {
  type Delta,
  diff,
  type Entry,
  type LogEntry,
  type Options,
  type Outcome,
  type PlayerId,
  patchOwn,
  type Strength,
} from '@morgenrot/engine';
import type { TableState } from '@morgenrot/engine/framework';
import {
  type ClockInfo,
  type Closed,
  type Proposal,
  type SeatPlan,
  type Settled,
  type TableSettings,
  usualSettings,
} from '@morgenrot/protocol';
import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';

export type TableStatus = 'waiting' | 'playing' | 'over';

export interface SeatRecord {
  seat: PlayerId;
  /** Absent while the seat is open. */
  name?: string;
  person?: string;
  credentialHash?: string;
  computer: boolean;
  /** How well the computer player plays that has this seat; absent: as usual. */
  strength?: Strength;
  /** How many hints have been asked for here. */
  hints: number;
  /** JSON text of a client of the framework's own kind. */
  data?: string;
  plan: SeatPlan;
  /** Counts the seats that one person plays at one browser. */
  hand: number;
  ready: boolean;
  /** The colour that was chosen here. */
  colour?: number;
  /** Whose seat it is while somebody else plays it. */
  owner?: string;
  /** Lets watchers see with its eyes. */
  shown: boolean;
  /** Its time was over for good. */
  out: boolean;
  /** Of the link for this seat. */
  invitation?: string;
  /** A link that gives this seat to one browser, once. */
  claim?: SeatClaim;
}

export interface SeatClaim {
  /** Of the link's token. */
  hash: string;
  until: number;
  /** Whose seat it was when the link was made; absent when nobody held it. */
  from?: string;
}

/** What people at a table are agreeing on. */
export interface Affairs {
  proposal?: Proposal;
  settled?: Settled;
  paused?: boolean;
  /** Who has stopped the match without a vote. */
  pausedBy?: PausedBy;
  /** How seats have come into other hands, by seat. */
  loans?: Record<PlayerId, Loan>;
  /** Who has looked with the eyes of a seat and does so no more. */
  former?: Former[];
  /** Seats without an owner whose present link was made by a host. */
  hostLinks?: PlayerId[];
  /** Whose host's role it is while somebody else has it for them. */
  hostOwner?: string;
  /** Who was sent away and has not been let in again. */
  removed?: Removed[];
  /** How seats were called before somebody else took them, oldest first. */
  renamed?: Record<PlayerId, Renamed[]>;
  /** People whose words the host has stopped, by their ids. */
  muted?: string[];
  /** Whoever runs the server has closed the table. */
  closed?: Closed;
}

export interface Renamed {
  was: string;
  at: number;
  /** The state number at which it happened. */
  n: number;
}

export interface PausedBy {
  person: string;
  /** Nobody else was there: whoever comes may go on. */
  alone?: true;
}

/** Somebody else plays a seat for its owner. */
export interface Loan {
  /** Who has lent it: its owner, more than half of the owners, or the clock. */
  by: 'owner' | 'vote' | 'clock';
  /** The state number when it came into these hands: what was answered before is not theirs to take back. */
  n: number;
  /** The owners have agreed that another person may play. */
  substitute?: true;
}

export interface Former {
  person: string;
  seat: PlayerId;
}

export interface Removed {
  person: string;
  name: string;
}

/** Banks of time as they are stored: besides what everybody may know, by which process. */
export interface ClockRecord extends ClockInfo {
  /** The process that counted them last. While it lives, their time goes on; when it is gone, another one goes on from here. */
  keeper: string;
}

/** All that is kept of a table besides what happens in its match. */
export interface TableRecord {
  id: string;
  game: string;
  rules: number;
  title: string;
  options: Options;
  settings: TableSettings;
  passwordHash?: string;
  watchKey?: string;
  /** The person who keeps the table in order. */
  host?: string;
  /** From about where it was opened, for the list alone. */
  openedFrom?: number;
  affairs: Affairs;
  /** Raised by every change of who sits where and of what was agreed on. */
  affairsNumber: number;
  clock?: ClockRecord;
  status: TableStatus;
  seats: SeatRecord[];
  /** Secret until the match is over. */
  seed?: string;
  /** The state number: raised by every answer and every undo. */
  n: number;
  undos: number;
  /** The state number of the last undo. */
  undoneAt: number;
  outcome?: Outcome;
  nextMatch?: string;
  createdAt: number;
  beganAt?: number;
  endedAt?: number;
  updatedAt: number;
}

/** One entry of the journal with what it made happen. */
export interface JournalRecord {
  n: number;
  /** Absent at the set-up. */
  entry?: Entry;
  news: LogEntry[];
  at: number;
  /** The undo that has taken it back, where the whole journal was asked for. */
  withdrawnBy?: number;
  /** From here on newer rules apply, and whoever plays the match again begins with this state. */
  restart?: Restart;
}

/** Where newer rules have taken over a match, and the state they have made of it. */
export interface Restart {
  from: number;
  rules: number;
  /** Absent where the match came from elsewhere and others have taken over since: nobody begins there any more. */
  state?: TableState;
}

/** Nobody sits here. */
export const isEmpty = (seat: SeatRecord): boolean => seat.name === undefined;

/** Somebody may sit down here, with the right link perhaps. */
export const isOpenSeat = (seat: SeatRecord): boolean => isEmpty(seat) && seat.plan !== 'closed';

/** Has nothing to say against a beginning; a client of the framework's own kind cannot say that it is ready. */
export const isReady = ({ computer, ready, person, credentialHash }: SeatRecord): boolean =>
  computer || ready || (person === undefined && credentialHash !== undefined);

/** A seat where nobody sits yet. */
export const emptySeat = (seat: PlayerId, plan: SeatPlan = 'open'): SeatRecord => ({
  seat,
  computer: false,
  hints: 0,
  plan,
  hand: 0,
  ready: false,
  shown: false,
  out: false,
});

export const toSeat = (row: Selectable<Schema['seats']>): SeatRecord => ({
  seat: row.seat,
  computer: row.computer === 1,
  hints: row.hints,
  ...(row.strength === null ? {} : { strength: row.strength as Strength }),
  ...(row.name === null ? {} : { name: row.name }),
  ...(row.person === null ? {} : { person: row.person }),
  ...(row.credential_hash === null ? {} : { credentialHash: row.credential_hash }),
  ...(row.data === null ? {} : { data: row.data }),
  plan: row.plan as SeatPlan,
  hand: row.hand,
  ready: row.ready === 1,
  shown: row.shown === 1,
  out: row.out === 1,
  ...(row.colour === null ? {} : { colour: row.colour }),
  ...(row.owner === null ? {} : { owner: row.owner }),
  ...(row.invitation === null ? {} : { invitation: row.invitation }),
  ...(row.claim === null ? {} : { claim: toClaim(row) }),
});

const toClaim = ({
  claim,
  claim_until,
  claim_from,
}: Pick<Selectable<Schema['seats']>, 'claim' | 'claim_until' | 'claim_from'>): SeatClaim => ({
  hash: claim ?? '',
  until: claim_until ?? 0,
  ...(claim_from === null ? {} : { from: claim_from }),
});

export const toTable = (row: Selectable<Schema['matches']>, seats: SeatRecord[]): TableRecord => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  title: row.title,
  // What is in the columns was written by this store: see create, begin and commit.
  options: JSON.parse(row.options) as Options,
  settings: { ...usualSettings, ...(JSON.parse(row.settings) as Partial<TableSettings>) },
  ...(row.password_hash === null ? {} : { passwordHash: row.password_hash }),
  ...(row.watch_key === null ? {} : { watchKey: row.watch_key }),
  ...(row.host === null ? {} : { host: row.host }),
  ...(row.opened_from === null ? {} : { openedFrom: row.opened_from }),
  affairs: JSON.parse(row.affairs) as Affairs,
  affairsNumber: row.affairs_number,
  ...(row.clock === null ? {} : { clock: JSON.parse(row.clock) as ClockRecord }),
  status: row.status as TableStatus,
  seats,
  ...(row.seed === null ? {} : { seed: row.seed }),
  n: row.state_number,
  undos: row.undos,
  undoneAt: row.undone_at,
  ...(row.outcome === null ? {} : { outcome: JSON.parse(row.outcome) as Outcome }),
  ...(row.next_match === null ? {} : { nextMatch: row.next_match }),
  createdAt: row.created,
  ...(row.began === null ? {} : { beganAt: row.began }),
  ...(row.ended === null ? {} : { endedAt: row.ended }),
  updatedAt: row.updated,
});

/** What lies in the journal as an entry is an answer, an undo, or newer rules that have taken over. */
type Kept = Entry | { restart: Omit<Restart, 'state'>; state?: Omit<TableState, 'deltalog'> };

export const restartToText = ({ from, rules, state }: Restart): string =>
  JSON.stringify({ restart: { from, rules }, ...(state ? { state: saved(state) } : {}) } satisfies Kept);

function entryFromText(text: string): Pick<JournalRecord, 'entry' | 'restart'> {
  const kept = JSON.parse(text) as Kept;
  if (!('restart' in kept)) return { entry: kept };
  const { restart, state } = kept;
  return { restart: { ...restart, ...(state ? { state: { ...state, deltalog: [] } } : {}) } };
}

export const toJournal = (row: Pick<Selectable<Schema['journal']>, 'n' | 'entry' | 'news' | 'at'>): JournalRecord => ({
  n: row.n,
  ...(row.entry === null ? {} : entryFromText(row.entry)),
  news: JSON.parse(row.news) as LogEntry[],
  at: row.at,
});

/** The framework's log of the last move is not part of a save. */
const saved = ({ deltalog: _deltalog, ...state }: TableState): Omit<TableState, 'deltalog'> => state;

export const stateToText = (state: TableState): string => JSON.stringify(saved(state));

/** What has to be kept to find a state again from the one before it. */
export const changeBetween = (before: TableState, after: TableState): Delta => diff(saved(before), saved(after));

export const stateFromText = (text: string, changes: readonly string[] = []): TableState => ({
  ...changes.reduce(
    (state, change) => patchOwn(state, JSON.parse(change) as Delta),
    JSON.parse(text) as Omit<TableState, 'deltalog'>,
  ),
  deltalog: [],
});
