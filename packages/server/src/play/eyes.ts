import type { Result } from '@morgenrot/engine';
import type { Room } from '../match/memory/room.ts';
import { behindCurtain, guestOf, type Kind } from '../match/showing/viewers.ts';
import type { Refused } from '../reasons.ts';
import { entryRefused, type Shown } from '../tables/entrance.ts';
import { seatsOf } from '../tables/seating.ts';
import { closedRefused, isPlayer, watchingRefused } from '../tables/watching.ts';

interface Look {
  person: string | undefined;
  /** Null: with nobody's, for now. */
  seat?: string | null;
  key?: string;
  shown?: Shown;
  /** As any watcher, whatever seats this browser has. */
  apart?: boolean;
}

/** With whose eyes may somebody look at a table? */
export function eyesFor(room: Room, look: Look): Result<{ kind: Kind }> {
  const closed = closedRefused(room.record);
  if (closed) return closed;
  const mine = look.apart ? [] : seatsOf(room, look.person);
  // Players look with their own eyes and nobody else's, whatever others let watchers see.
  if (mine.length > 0) return { ok: true, value: { kind: ownEyes(room, mine, look.seat) } };
  const refused = watchingRefused(room.record, look) ?? passwordRefused(room, look);
  if (refused) return refused;
  const shown = room.record.seats.find(({ seat, shown: isShown }) => seat === look.seat && isShown);
  const isLent = shown && room.record.status !== 'waiting' && !isPlayer(room.record, look.person);
  return { ok: true, value: { kind: isLent ? guestOf(shown.seat) : null } };
}

/** Where several people share a browser, nobody's cards lie open before one of them says that it is they who look. */
function ownEyes({ record }: Room, mine: readonly string[], wish: string | null | undefined): Kind {
  const named = mine.find((seat) => seat === wish);
  const [first = null] = mine;
  if (named !== undefined || first === null || record.status !== 'playing') return named ?? first;
  return wish === null || mine.length > 1 ? behindCurtain(first) : first;
}

/** Players of this table need no password; for others it is remembered which one they came in with. */
const passwordRefused = ({ record }: Room, look: Look): Refused | undefined =>
  record.status === 'waiting' ? undefined : entryRefused(record, look);
