import type { PlayerId } from '@morgenrot/engine';
import type { Channel, TalkLine } from '@morgenrot/protocol';
import type { TablePageState } from '../table/session/table-state.ts';

/** Where something is said: at the table, among watchers, or between two players. */
export interface TalkPlace {
  key: string;
  channel: Channel;
  /** The other one of a private talk. */
  to?: PlayerId;
  name?: string;
  /** Nobody answers there any more, or it is not mine to speak there. */
  isClosed: boolean;
}

export const TABLE = 'table';
const WATCHERS = 'watchers';

const privateKey = (me: PlayerId | null, other: PlayerId): string => `private-${me}-${other}`;

/** The place where a line was said, for whoever looks with the eyes of this seat. */
export function placeOf({ channel, seat, to }: TalkLine, me: PlayerId | null): string {
  if (channel !== 'private') return channel;
  return privateKey(me, (seat === me ? to : seat) ?? '');
}

const isEvent = ({ event }: TalkLine): boolean => event !== undefined;

/** All places where I may read, those where I may speak first. */
export function placesFor({ info, seat, mine, owned = [], talk }: TablePageState): TalkPlace[] {
  const isPlayer = mine.length > 0 || owned.length > 0;
  const table: TalkPlace = { key: TABLE, channel: 'table', isClosed: seat === null && owned.length === 0 };
  const watchers: TalkPlace = { key: WATCHERS, channel: 'watchers', isClosed: isPlayer };
  if (!isPlayer) return [table, watchers];
  const isHeard = talk.some(({ channel }) => channel === 'watchers');
  const isListening = info.settings.watchTalk === 'open' && info.watchers > 0;
  return [
    table,
    ...privateOnes(info.seats, { seat, mine, talk }, info.status),
    ...(isHeard || isListening ? [watchers] : []),
  ];
}

function privateOnes(
  seats: TablePageState['info']['seats'],
  { seat: me, mine, talk }: Pick<TablePageState, 'seat' | 'mine' | 'talk'>,
  status: TablePageState['info']['status'],
): TalkPlace[] {
  if (me === null || status === 'waiting') return [];
  return seats.flatMap(({ seat, name, computer, vacant }) => {
    if (mine.includes(seat) || name === undefined) return [];
    const key = privateKey(me, seat);
    const isClosed = computer === true || vacant === true;
    const isKnown = talk.some((line) => placeOf(line, me) === key);
    return isClosed && !isKnown ? [] : [{ key, channel: 'private' as const, to: seat, name, isClosed }];
  });
}

/** What I have read of a place: everything up to this line. */
export type ReadUpTo = (place: string) => number;

/** How much in each place is new to me. What I have said myself, what I do not want to hear and events do not count. */
export function unreadIn(
  { talk, seat, voice }: Pick<TablePageState, 'talk' | 'seat' | 'voice'>,
  readUpTo: ReadUpTo,
  hidden: (from: string) => boolean,
): Map<string, number> {
  const unread = new Map<string, number>();
  for (const line of talk) {
    const place = placeOf(line, seat);
    if (isEvent(line) || line.from === voice || hidden(line.from) || line.id <= readUpTo(place)) continue;
    unread.set(place, (unread.get(place) ?? 0) + 1);
  }
  return unread;
}
