import { type Options, type Outcome, type PlayerId, type Strength, USUAL_STRENGTH } from '@morgenrot/engine';

/** How an empty seat is to be filled: by anybody, by whoever has its link, by a computer player, or not at all. */
export const SEAT_PLANS = ['open', 'kept', 'computer', 'closed'] as const;
export type SeatPlan = (typeof SEAT_PLANS)[number];

export const ACCESS = ['public', 'link', 'password'] as const;
export const STARTS = ['ready', 'full', 'host'] as const;
export const WATCHING = ['welcome', 'link', 'off'] as const;
export const WATCH_TALK = ['open', 'hidden'] as const;
export const DELAYS = ['minutes', 'turns'] as const;

/** How long computer players wait before they answer. */
export const PACES = ['quick', 'calm'] as const;
/** Who may ask what the computer would do: only whoever plays with computer players alone, everybody, nobody. */
export const HINTS = ['alone', 'on', 'off'] as const;
export const AT_ZERO = ['nothing', 'computer', 'out'] as const;

/** A bank of time for each player; it grows a little whenever it is a player's turn to decide anew. */
export interface ClockSettings {
  minutes: number;
  /** Seconds that are added each time a player has decided everything that was asked. */
  plus: number;
  atZero: (typeof AT_ZERO)[number];
}

/** What the host decides about a table, besides the game's own options. */
export interface TableSettings {
  /** Listed for everybody; found by link only; listed, and entered with a password. */
  access: (typeof ACCESS)[number];
  /** When all are ready; as soon as every seat is taken; when the host says so (which the host always may). */
  start: (typeof STARTS)[number];
  /** May others look on: whoever finds the table, whoever has the link for watchers, nobody. */
  watch: (typeof WATCHING)[number];
  /** How far behind the match watchers are. */
  delay: { by: (typeof DELAYS)[number]; amount: number };
  /** Do players read what watchers say to each other while the match runs? */
  watchTalk: (typeof WATCH_TALK)[number];
  /** How well a computer player plays that stands in for somebody. */
  standIn: Strength;
  pace: (typeof PACES)[number];
  hints: (typeof HINTS)[number];
  /** Without a clock: how many minutes somebody is away before the others may decide anything about their seat. */
  patience: number;
  /** Absent: nobody is hurried. */
  clock?: ClockSettings;
}

export const usualSettings: TableSettings = {
  access: 'public',
  start: 'ready',
  watch: 'welcome',
  delay: { by: 'minutes', amount: 0 },
  watchTalk: 'hidden',
  standIn: USUAL_STRENGTH,
  pace: 'calm',
  hints: 'alone',
  patience: 10,
};

/** May players at a table with so many people ask what the computer would do? */
export const allowsHints = ({ hints }: Pick<TableSettings, 'hints'>, people: number): boolean =>
  hints === 'on' || (hints === 'alone' && people === 1);

/** So many colours a house has for its players: one for everybody at the largest table. */
export const COLOURS = 5;

/**
 * Who has which colour, by its number: those who have chosen one have it, the others get what is left in the order of
 * their seats.
 */
export function coloursOf(seats: readonly { seat: PlayerId; colour?: number }[]): Record<PlayerId, number> {
  const chosen = new Set(seats.map(({ colour }) => colour));
  const left = Array.from({ length: Math.max(COLOURS, seats.length) }, (_, colour) => colour).filter(
    (colour) => !chosen.has(colour),
  );
  return Object.fromEntries(seats.map(({ seat, colour }) => [seat, colour ?? left.shift() ?? 0]));
}

export interface SeatInfo {
  seat: PlayerId;
  /** Absent while the seat is empty. */
  name?: string;
  /** Somebody sits here with a page open, in any tab on any device. */
  present: boolean;
  /** Its player is away: so many milliseconds from when this is told nobody decides anything about the seat. */
  keptFor?: number;
  /** A computer player answers for this seat. */
  computer?: boolean;
  /** How well that computer player plays. */
  strength?: Strength;
  /** How many hints have been asked for here. */
  hints?: number;
  plan: SeatPlan;
  ready: boolean;
  /** The colour that was chosen here; absent: one that is left (`coloursOf`). */
  colour?: number;
  /** The seat of the person at whose browser this seat is played too. */
  with?: PlayerId;
  /** Its owner is away and somebody else plays; the owner may come back at any time. */
  standIn?: 'computer' | 'person';
  /** Its time was over, and the option was that this is final. */
  out?: boolean;
  /** The owners have agreed that another person may play here; the host may make a link. */
  substitute?: boolean;
  /** Waits for whoever gets its link. */
  vacant?: boolean;
  /** Lets watchers see with its eyes. */
  shown?: boolean;
}

/** What has to be agreed on by more than one. */
export type ProposalKind =
  /** Take back everything from the answer with this state number on. */
  | { kind: 'undo'; n: number }
  /** Let a computer player answer for a seat whose player is away. */
  | { kind: 'standIn'; seat: PlayerId }
  /** Let another person play for somebody who is away: the host gets a link for them. */
  | { kind: 'substitute'; seat: PlayerId }
  | { kind: 'pause' }
  | { kind: 'resume' };

export interface Proposal {
  id: string;
  what: ProposalKind;
  by: PlayerId;
  at: number;
  /** The seats whose owners are asked; in a vote, one seat of each owner. */
  asked: PlayerId[];
  agreed: PlayerId[];
  refused: PlayerId[];
  /** How many of those asked have to agree. */
  needed: number;
  /** How many answers an undo would take back. */
  count?: number;
}

/** How the last proposal ended: a page that has shown it says so. */
export interface Settled {
  id: string;
  /** `gone`: the match, or whoever was away, has settled it otherwise. */
  how: 'agreed' | 'refused' | 'withdrawn' | 'gone';
  what: ProposalKind;
  /** Whose proposal it was. */
  by: PlayerId;
  /** Who said no. */
  refused: PlayerId[];
}

/** The banks of time as they were at `at`, on the server's clock. */
export interface ClockInfo {
  at: number;
  left: Record<PlayerId, number>;
  /** Whose time runs. */
  running: PlayerId[];
}

export interface RemovedPerson {
  /** As in `TalkLine.from`. */
  from: string;
  name: string;
}

/** What everybody may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  /** The server has these rules no more, and no way to newer ones: the match is kept, and cannot be shown. */
  shelved?: true;
  title: string;
  options: Options;
  settings: TableSettings;
  seats: SeatInfo[];
  /** The seat of whoever keeps the table in order. */
  host?: PlayerId;
  status: 'waiting' | 'playing' | 'over';
  watchers: number;
  createdAt: number;
  updatedAt: number;
  /** Voices that the host has stopped: see `TalkLine.from`. */
  muted?: string[];
  /** Only for the host: who was sent away and may be let in again. */
  removed?: RemovedPerson[];
  paused?: boolean;
  /** Whoever runs the server has closed it: why. Nobody plays here, and nobody looks on. */
  closed?: string;
  proposal?: Proposal;
  settled?: Settled;
  clock?: ClockInfo;
  /** SHA-256 of the seed: what the dice and shuffles will be is fixed from the start and can be checked at the end. */
  seedHash?: string;
  /** Told when the match is over. */
  seed?: string;
  outcome?: Outcome;
  /** The same people's next table. */
  next?: string;
}
