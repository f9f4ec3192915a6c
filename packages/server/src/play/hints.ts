import { asked, type PlayerId, type Result } from '@morgenrot/engine';
import { allowsHints, type Hint } from '@morgenrot/protocol';
import type { Live, Room } from '../match/memory/room.ts';
import { tellTable } from '../match/showing/events.ts';
import { type Refused, refuse } from '../reasons.ts';
import { isEmpty, type TableRecord } from '../store/index.ts';
import { amend } from '../tables/amend.ts';
import { seatIn } from '../tables/orders/asker.ts';
import { closedRefused } from '../tables/watching.ts';
import type { Amends, Thinks } from '../world.ts';
import { personAtSocket, speaksFor } from './guest.ts';
import type { PlaySocket } from './socket.ts';

const COUNT = 3;

interface Wish {
  table: string;
  seat?: PlayerId;
  step: number;
  undos: number;
}

/** What has been thought of for a seat at one decision; once everybody knows of it, it is told again for nothing. */
interface Known extends Pick<Wish, 'step' | 'undos'> {
  hints: Promise<Hint[] | undefined>;
  isTold: boolean;
}
const known = new WeakMap<Room, Map<PlayerId, Known>>();

/** Seats of people, whoever plays them now. */
const people = ({ seats }: TableRecord): number =>
  seats.filter((seat) => !isEmpty(seat) && (!seat.computer || seat.owner !== undefined)).length;

function hintRefused(
  { record, game, live, shelved }: Room,
  seat: PlayerId,
  { step, undos }: Wish,
): Refused | undefined {
  const closed = closedRefused(record);
  if (closed) return closed;
  if (!live) return refuse(shelved ? 'rules.gone' : 'match.waiting');
  if (record.status === 'over') return refuse('match.over');
  if (record.affairs.paused) return refuse('match.paused');
  if (!allowsHints(record.settings, people(record))) return refuse('hint.off');
  if (!game.outlook) return refuse('hint.none');
  const isAsked = live.undos === undos && asked(game.handlers, live.state.G, seat)?.id === step;
  return isAsked ? undefined : refuse('decision.gone');
}

/** Where all decide at once, others may answer meanwhile: what was thought of a decision holds as long as it is open. */
function thoughtFor(world: Thinks, room: Room, live: Live, seat: PlayerId, { step, undos }: Wish): Known {
  const bySeat = known.get(room) ?? new Map<PlayerId, Known>();
  known.set(room, bySeat);
  const last = bySeat.get(seat);
  if (last?.step === step && last.undos === undos) return last;
  const one = { step, undos, hints: world.thinking.hints({ room, live, seat }, COUNT), isTold: false };
  bySeat.set(seat, one);
  return one;
}

/** Everybody at the table knows who has asked, and how often. */
async function count(world: Amends, room: Room, which: PlayerId): Promise<Result<object>> {
  const done = await amend(world, room, (record) => {
    const seat = seatIn(record, which);
    return seat ? { ok: true, value: { seats: [{ ...seat, hints: seat.hints + 1 }] } } : refuse('seat.unknown');
  });
  if (!done.ok) return done;
  await tellTable(world, room, { key: 'seat.hint', params: { name: seatIn(room.record, which)?.name ?? '' } });
  return done;
}

/** What would the computer do here? It is thought about outside the table's queue, on what this very seat sees. */
export async function hint(world: Amends & Thinks, socket: PlaySocket, wish: Wish): Promise<Result<{ hints: Hint[] }>> {
  const person = await personAtSocket(world, socket);
  const asking = await world.rooms.with(wish.table, async (room) => {
    const by = speaksFor(room, socket, person, wish.seat);
    if (!by.ok) return by;
    const refused = hintRefused(room, by.value, wish);
    if (refused || !room.live) return refused ?? refuse('match.waiting');
    return { ok: true, value: { seat: by.value, thought: thoughtFor(world, room, room.live, by.value, wish) } };
  });
  if (!asking.ok) return asking;
  const { seat, thought } = asking.value;
  const hints = await thought.hints;
  return world.rooms.with(wish.table, async (room) => {
    const refused = hintRefused(room, seat, wish);
    if (refused) return refused;
    if (!hints?.length) {
      // Whoever asks again may have more luck.
      known.get(room)?.delete(seat);
      return refuse('hint.none');
    }
    if (!thought.isTold) {
      const counted = await count(world, room, seat);
      if (!counted.ok) return counted;
      thought.isTold = true;
    }
    return { ok: true, value: { hints } };
  });
}
