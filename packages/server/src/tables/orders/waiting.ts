import { type PlayerId, parseOptions, seatsFor } from '@morgenrot/engine';
import { freshId } from '../../identity/token.ts';
import { beginIfDue, beginNow } from '../../match/course/begin.ts';
import type { Room } from '../../match/memory/room.ts';
import { refuse } from '../../reasons.ts';
import { emptySeat, isEmpty, isOpenSeat, isReady, type SeatRecord, type TableRecord } from '../../store/index.ts';
import { voiceOf } from '../../talk/voice.ts';
import type { Amends } from '../../world.ts';
import { fittingFor, strengthRefused } from '../abilities.ts';
import { amend } from '../amend.ts';
import { plannedSeat } from '../create.ts';
import { hostSeat } from '../info.ts';
import { getUp } from '../seating.ts';
import { tellChange, unready } from './agreed.ts';
import { type DeedHandler, seatIn, waitingRefused } from './asker.ts';
import { stillMay } from './still-may.ts';

export const ready: DeedHandler<'ready'> = async ({ world, room, asker, deed }) => {
  // Whoever shares a browser is ready together, unless one of them is named.
  const which = deed.seat === undefined ? asker.seats : [deed.seat];
  const done = await amend(world, room, (record) => {
    const refused = waitingRefused(record);
    if (refused) return refused;
    const seats = record.seats
      .filter(({ seat }) => which.includes(seat))
      .map((seat) => ({ ...seat, ready: deed.ready }));
    return { ok: true, value: { seats } };
  });
  if (done.ok) await beginIfDue(world, room);
  return done;
};

/** One more player at the browser of somebody who sits here. */
export const local: DeedHandler<'local'> = async ({ world, room, asker, deed }) => {
  let taken = '';
  const done = await amend(world, room, (record) => {
    const refused = waitingRefused(record);
    if (refused) return refused;
    const named = deed.seat === undefined ? undefined : seatIn(record, deed.seat);
    if (deed.seat !== undefined && !named) return refuse('seat.unknown');
    if (named && !isEmpty(named)) return refuse('seat.taken');
    const free = named ?? record.seats.find((seat) => isEmpty(seat) && seat.plan === 'open');
    if (!free) return refuse('table.full');
    if (free.plan !== 'open' && !asker.isHost) return refuse(free.plan === 'closed' ? 'seat.closed' : 'seat.kept');
    taken = free.seat;
    const mine = record.seats.filter(({ person }) => person === asker.person);
    const hand = Math.max(0, ...mine.map((seat) => seat.hand)) + 1;
    const isReady = mine.every((seat) => seat.ready);
    const seat = { ...emptySeat(free.seat), name: deed.name, person: asker.person, hand, ready: isReady };
    return { ok: true, value: { seats: [seat] } };
  });
  if (!done.ok) return done;
  await beginIfDue(world, room);
  return { ok: true, value: { seat: taken } };
};

/** A colour of one's own, as long as nobody else has chosen it. */
export const colour: DeedHandler<'colour'> = (ordered) =>
  amend(ordered.world, ordered.room, (record) => {
    const { seat, colour } = ordered.deed;
    const refused = stillMay(ordered);
    const own = seatIn(record, seat);
    if (refused || !own) return refused ?? refuse('seat.unknown');
    if (record.seats.some((other) => other.seat !== seat && other.colour === colour)) return refuse('colour.taken');
    return { ok: true, value: { seats: [{ ...own, colour }] } };
  });

/** Two places change: people choose where they sit, the host where everybody sits. */
export const move: DeedHandler<'move'> = (ordered) =>
  amend(ordered.world, ordered.room, (record) => {
    const { from, to } = ordered.deed;
    const refused = stillMay(ordered);
    const [one, other] = [seatIn(record, from), seatIn(record, to)];
    if (refused || !one || !other) return refused ?? refuse('seat.unknown');
    return {
      ok: true,
      value: {
        seats: [
          { ...one, seat: to },
          { ...other, seat: from },
        ],
      },
    };
  });

export const title: DeedHandler<'title'> = ({ world, room, deed }) =>
  amend(world, room, () => ({ ok: true, value: { title: deed.title } }));

export const options: DeedHandler<'options'> = async ({ world, room, asker, deed }) => {
  const done = await amend(world, room, (record) => {
    const begun = waitingRefused(record);
    if (begun) return begun;
    const parsed = parseOptions(room.game.options, deed.options);
    if (!parsed.ok) return parsed;
    // Nobody loses a seat by a choice of options: the host first takes it away.
    const { min, max } = seatsFor(room.game.seats, room.game.options, parsed.value);
    if (record.seats.length > max) return refuse('seats.count', { min, max });
    return { ok: true, value: { options: parsed.value, seats: unready(record, asker.person) } };
  });
  if (done.ok) await tellChange(world, room);
  return done;
};

/** How an empty seat is to be filled; the seat after the last is a new one. */
export const plan: DeedHandler<'plan'> = async ({ world, room, deed }) => {
  const done = await amend(world, room, (record) => {
    const refused = waitingRefused(record) ?? strengthRefused(room.game, [deed.strength]);
    if (refused) return refused;
    const { min, max } = seatsFor(room.game.seats, room.game.options, record.options);
    const old = seatIn(record, deed.seat);
    const isNext = deed.seat === String(record.seats.length) && record.seats.length < max;
    if (!old && !isNext) return refuse('seat.unknown');
    if (old && !isEmpty(old) && !old.computer) return refuse('seat.taken');
    const others = record.seats.filter(({ seat }) => seat !== deed.seat);
    const left = others.filter((seat) => seat.plan !== 'closed').length;
    if (deed.plan === 'closed' && left < min) return refuse('seats.count', { min, max });
    const names = others.flatMap(({ name }) => (name === undefined ? [] : [name]));
    const seat = plannedSeat(deed.seat, deed.plan, names, fittingFor(room.game, deed.strength));
    // Whoever only plays better or worse is still the same.
    return { ok: true, value: { seats: [old?.computer && seat.computer ? { ...seat, name: old.name } : seat] } };
  });
  if (done.ok) await beginIfDue(world, room);
  return done;
};

/** The host asks somebody to leave; at my own browser I do. */
export const remove: DeedHandler<'remove'> = async ({ world, room, asker, deed }) => {
  const isOwn = asker.seats.includes(deed.seat);
  const seat = seatIn(room.record, deed.seat);
  if (!seat || isEmpty(seat) || seat.computer) return refuse('seat.unknown');
  // Before the seat is free: else they are back on it through another process.
  const kept = isOwn ? undefined : await keepOut(world, room, seat);
  if (kept && !kept.ok) return kept;
  const gone = await getUp(world, room, deed.seat, { whileWaiting: true });
  // The link that they came by does not lead back.
  if (gone.ok && seat.plan === 'kept') await renewLink(world, room, deed.seat);
  return gone;
};

/** More are not kept out: whoever comes back after so many others is sent away once more. */
const KEPT_OUT = 100;

/** Whoever was sent away does not come straight back. */
const keepOut = (world: Amends, room: Room, { person, name = '' }: SeatRecord) =>
  amend(world, room, ({ affairs }) => {
    if (person === undefined) return { ok: true, value: undefined };
    const others = affairs.removed?.filter((one) => one.person !== person) ?? [];
    return { ok: true, value: { affairs: { ...affairs, removed: [...others, { person, name }].slice(-KEPT_OUT) } } };
  });

/** The host lets somebody in again who was sent away. */
export const letIn: DeedHandler<'letIn'> = ({ world, room, deed }) =>
  amend(world, room, ({ id, affairs: { removed = [], ...affairs } }) => {
    const left = removed.filter(({ person }) => voiceOf(id, person) !== deed.from);
    if (left.length === removed.length) return refuse('talk.nobody');
    return { ok: true, value: { affairs: left.length > 0 ? { ...affairs, removed: left } : affairs } };
  });

const renewLink = (world: Amends, room: Room, which: PlayerId) =>
  amend(world, room, (record) => {
    const seat = seatIn(record, which);
    const isFree = seat !== undefined && isEmpty(seat) && seat.plan === 'kept';
    return { ok: true, value: isFree ? { seats: [{ ...seat, invitation: freshId() }] } : undefined };
  });

/** Whom a beginning leaves out, and whom it does not wait for. */
function leftOut(record: TableRecord): { free: PlayerId[]; unready: PlayerId[] } {
  const numbers = (seats: readonly SeatRecord[]): PlayerId[] => seats.map(({ seat }) => seat);
  const isAsked = record.settings.start === 'ready';
  const host = hostSeat(record);
  return {
    free: numbers(record.seats.filter(isOpenSeat)),
    unready: numbers(record.seats.filter((seat) => isAsked && seat.seat !== host && !isEmpty(seat) && !isReady(seat))),
  };
}

/** The host says that it begins, and has been told with whom; what somebody else does in that moment comes first. */
export const start: DeedHandler<'start'> = ({ world, room, deed: { told } }) =>
  beginNow(world, room, () => {
    if (!told || room.record.status !== 'waiting') return undefined;
    const { free, unready } = leftOut(room.record);
    const isTold =
      free.every((seat) => told.free.includes(seat)) && unready.every((seat) => told.unready.includes(seat));
    return isTold ? undefined : refuse('start.changed');
  });
