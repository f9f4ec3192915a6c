import type { Result } from '@morgenrot/engine';
import type { Room } from '../match/room.ts';
import { behindCurtain, guestOf, type Kind } from '../match/viewers.ts';
import type { World } from '../match/world.ts';
import type { Refused } from '../reasons.ts';
import { mayEnter } from '../tables/entrance.ts';
import { seatsOf } from '../tables/seating.ts';
import { closedRefused, watchingRefused } from '../tables/watching.ts';

export interface Look {
  person: string | undefined;
  /** By what wrong passwords are counted. */
  who: string;
  /** Null: with nobody's, for now. */
  seat?: string | null;
  key?: string;
  password?: string;
  /** As any watcher, whatever seats this browser has. */
  apart?: boolean;
}

/** With whose eyes may somebody look at a table? */
export async function eyesFor(world: World, room: Room, look: Look): Promise<Result<{ kind: Kind }>> {
  const closed = closedRefused(room.record);
  if (closed) return closed;
  const mine = look.apart ? [] : seatsOf(room, look.person);
  // Players look with their own eyes and nobody else's, whatever others let watchers see.
  if (mine.length > 0) return { ok: true, value: { kind: ownEyes(room, mine, look.seat) } };
  const refused = watchingRefused(room.record, look) ?? (await passwordRefused(world, room, look));
  if (refused) return refused;
  const shown = room.record.seats.find(({ seat, shown: isShown }) => seat === look.seat && isShown);
  return { ok: true, value: { kind: shown && room.record.status !== 'waiting' ? guestOf(shown.seat) : null } };
}

/** Where several people share a browser, nobody's cards lie open before one of them says that it is they who look. */
function ownEyes({ record }: Room, mine: readonly string[], wish: string | null | undefined): Kind {
  const named = mine.find((seat) => seat === wish);
  const [first = null] = mine;
  if (named !== undefined || first === null || record.status !== 'playing') return named ?? first;
  return wish === null || mine.length > 1 ? behindCurtain(first) : first;
}

/** Players of this table need no password; for others it is remembered which one they came in with. */
async function passwordRefused(world: World, { record }: Room, look: Look): Promise<Refused | undefined> {
  if (record.status === 'waiting') return undefined;
  const entered = await mayEnter(world, record, look);
  return entered.ok ? undefined : entered;
}
