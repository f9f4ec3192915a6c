import { type PlayerId, type Result, undoTo, viewOf } from '@morgenrot/engine';
import { refuse } from '../../reasons.ts';
import { undoRefused } from '../../tables/powers/doors.ts';
import type { Live, Room, Seen } from '../memory/room.ts';
import { eyesOf, isWatching, type Kind } from './viewers.ts';

/** May this seat take back the last answer that stands? */
export function mayUndo({ record }: Pick<Room, 'record'>, live: Live, seat: PlayerId): Result<number> {
  if (live.state.ctx.gameover !== undefined) return refuse('match.over');
  const last = live.trail.at(-1);
  const refused = last && undoRefused(record, seat, last.n);
  return refused ?? undoTo(last ? [last] : [], live.state.G, seat);
}

function undoFor(room: Room, live: Live, kind: Kind): Pick<Seen, 'undo'> {
  const seat = eyesOf(kind);
  if (seat === null || isWatching(kind)) return {};
  const verdict = mayUndo(room, live, seat);
  return { undo: verdict.ok ? { ok: true } : verdict };
}

/** What a kind of viewer sees now. The rules make the view once, and everybody of that kind gets the same one. */
export function seenBy(room: Room, live: Live, kind: Kind): Seen {
  const n = live.state._stateID;
  const known = live.seen.get(kind);
  if (known?.n === n) return known;
  const seen: Seen = {
    n,
    undos: live.undos,
    view: viewOf(room.game, live.state.G, eyesOf(kind)),
    ...undoFor(room, live, kind),
  };
  live.seen.set(kind, seen);
  return seen;
}
