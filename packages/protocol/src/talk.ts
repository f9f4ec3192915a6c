import type { PlayerId, Reason } from '@morgenrot/engine';

export const CHANNELS = ['table', 'watchers', 'private'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What happens at a table and is told there, besides what happens in the match; the page has words for each. */
export const TABLE_EVENTS = [
  'host.new',
  'match.paused',
  'match.resumed',
  'match.rewound',
  'seat.back',
  'seat.claimed',
  'seat.hint',
  'seat.late',
  'seat.lent',
  'seat.out',
  'seat.reissued',
  'seat.signedOut',
  'seat.standIn',
  'table.changed',
  'table.closed',
  'table.opened',
  'talk.hidden',
  'talk.open',
  'watch.off',
  'watch.on',
] as const;
export type TableEvent = (typeof TABLE_EVENTS)[number];

/** After every line of talk. */
export const LATEST = 1_000_000_000_000_000;

/** Something that somebody has said at a table. */
export interface TalkLine {
  /** Its moment, which no other line of the table has: `at`. Lines that I do not hear leave no gap. */
  id: number;
  channel: Channel;
  /** Who, as far as a table tells people apart: the same for everything that one person says here, and nothing else. */
  from: string;
  name: string;
  /** The seat of whoever said it; absent for a watcher. */
  seat?: PlayerId;
  /** The only other one who reads it. */
  to?: PlayerId;
  text: string;
  /** Nobody's words: something that happened at the table, as a key with the words that fill it in. */
  event?: Reason;
  at: number;
}
