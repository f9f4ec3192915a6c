import { createHash } from 'node:crypto';
import type { PlayerId } from '@morgenrot/engine';
import type { TalkLine } from '@morgenrot/protocol';
import type { TableRecord, TalkRecord } from '../store/index.ts';

/** How a table tells people apart: the same for all that somebody says here, and of no use anywhere else. */
export const voiceOf = (table: string, person: string): string =>
  createHash('sha256').update(`${table} ${person}`).digest('base64url').slice(0, 16);

/** Seats change places until the match begins: where does whoever said this sit now? */
function seatNow({ seats }: TableRecord, { channel, seat, person, name }: TalkRecord): PlayerId | undefined {
  // Private words are said only when seats have their last numbers: they stay where they were said.
  if (seat === undefined || channel === 'private') return seat;
  const theirs = seats.filter((one) => one.person === person || one.owner === person);
  const same = theirs.find((one) => one.seat === seat) ?? theirs.find((one) => one.name === name) ?? theirs[0];
  // A seat that has gone to another device is still this player's; one that somebody else has taken is not.
  return same?.seat ?? seats.find((one) => one.seat === seat && one.name === name)?.seat;
}

/** A line as a page gets it. Every field is named here, so that a new secret does not slip out by itself. */
export function lineOf(table: TableRecord, record: TalkRecord): TalkLine {
  const { channel, person, name, to, text, event, at } = record;
  const seat = seatNow(table, record);
  return {
    // A count would tell everybody how much was said that they do not hear.
    id: at,
    channel,
    from: person === '' ? '' : voiceOf(table.id, person),
    name,
    ...(seat === undefined ? {} : { seat }),
    ...(to === undefined ? {} : { to: to.seat }),
    text,
    ...(event === undefined ? {} : { event }),
    at,
  };
}
