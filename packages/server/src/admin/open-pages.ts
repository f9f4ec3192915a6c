import type { Result } from '@morgenrot/engine';
import type { PageAtTable } from '@morgenrot/protocol';
import { hashToken } from '../identity/token.ts';
import type { Room } from '../match/memory/room.ts';
import { eyesOf, isWatching, seatOfKind, type Viewer } from '../match/showing/viewers.ts';
import { refuse } from '../reasons.ts';
import { seatIn } from '../tables/orders/asker.ts';
import type { Speaks } from '../world.ts';

const MARK_LENGTH = 12;

/** By what an open page is told from others; what the connection itself goes by stays here. */
const markOf = (socket: string): string => hashToken(socket).slice(0, MARK_LENGTH);

function pageOf({ record }: Room, socket: string, { kind, name }: Viewer): PageAtTable {
  const seat = seatOfKind(kind);
  const eyes = isWatching(kind) ? eyesOf(kind) : null;
  const known = seat === null ? name : seatIn(record, seat)?.name;
  return {
    page: markOf(socket),
    ...(seat === null ? {} : { seat }),
    ...(eyes === null ? {} : { eyes }),
    ...(known === undefined || known === '' ? {} : { name: known }),
  };
}

const LAST = 1000;
const placeOf = ({ seat }: PageAtTable): number => (seat === undefined ? LAST : Number(seat));

/** Who has a table open through this process, players first. */
export const openPages = (room: Room): PageAtTable[] =>
  [...room.viewers.all()]
    .map(([socket, viewer]) => pageOf(room, socket, viewer))
    .sort((a, b) => placeOf(a) - placeOf(b));

/** Ends one connection and says so to whoever is there. They keep their seat, and may come again. */
export async function endOpenPage(world: Speaks, room: Room, { page }: { page: string }): Promise<Result<object>> {
  const found = [...room.viewers.all()].find(([socket]) => markOf(socket) === page);
  if (!found) return refuse('page.gone');
  const [socket, { tongue }] = found;
  world.speakers[tongue].end(room, socket, refuse('page.ended').reason);
  return { ok: true, value: {} };
}
