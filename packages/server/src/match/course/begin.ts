import { type Options, type Result, reseated, seatsFor } from '@morgenrot/engine';
import { freshSeed, type TableState } from '@morgenrot/engine/framework';
import { troubleOf } from '../../log.ts';
import { refuse } from '../../reasons.ts';
import { isEmpty, isOpenSeat, isReady, type SeatRecord, type TableRecord } from '../../store/index.ts';
import type { Amends, WritesLog } from '../../world.ts';
import { clockAtBeginning } from '../clocks/change.ts';
import { catchUp } from '../memory/catch-up.ts';
import { liveFrom, type Room } from '../memory/room.ts';
import { announce } from '../showing/announce.ts';
import { broadcast } from '../showing/broadcast.ts';
import { askAgain, dismiss, drawCurtains } from '../showing/dismiss.ts';

function firstState(
  world: WritesLog,
  room: Room,
  from: { seats: number; options: Options; seed: string },
): TableState | undefined {
  try {
    return room.table.begin(from);
  } catch (error) {
    world.log.error({ matchId: room.id, ...troubleOf(error) }, 'a match could not be set up');
    return undefined;
  }
}

/** Those who play, numbered without gaps: seats where nobody sits are left out. */
export const players = ({ seats }: TableRecord): SeatRecord[] =>
  seats.filter((seat) => !isEmpty(seat)).map((seat, index) => ({ ...seat, seat: String(index) }));

/** What was chosen for a seat goes with it to its new number. */
const optionsOf = ({ game, record: { seats, options } }: Room): Options =>
  reseated(
    game.options,
    options,
    seats.flatMap((seat, index) => (isEmpty(seat) ? [] : [index])),
  );

/** Does the match begin by itself now? */
function isDue({ status, settings, seats }: TableRecord): boolean {
  if (status !== 'waiting' || seats.some(isOpenSeat) || settings.start === 'host') return false;
  return settings.start === 'full' || seats.every((seat) => isEmpty(seat) || isReady(seat));
}

/** So often a beginning is tried again when somebody comes, leaves or changes something at that very moment. */
const TRIES = 5;

/** Begins the match when everybody whom it waits for is there. */
export async function beginIfDue(world: Amends, room: Room): Promise<void> {
  await beginWhile(world, room, () => isDue(room.record));
}

/** Begins the match with those who sit there; `refused` looks again whenever somebody has just come or left. */
export async function beginNow(
  world: Amends,
  room: Room,
  refused: () => Result<never> | undefined,
): Promise<Result<object>> {
  let why: Result<never> | undefined;
  const done = await beginWhile(world, room, () => {
    why = refused();
    return why === undefined;
  });
  return why ?? done;
}

async function beginWhile(world: Amends, room: Room, isWanted: () => boolean): Promise<Result<object>> {
  let done: Result<object> = { ok: true, value: {} };
  for (let tried = 0; tried < TRIES && isWanted(); tried++) {
    done = await begin(world, room);
    if (done.ok || done.reason.key !== 'server.busy') return done;
  }
  return done;
}

/** Call it from the room's queue. */
async function begin(world: Amends, room: Room): Promise<Result<object>> {
  const { record, game } = room;
  if (record.status !== 'waiting') return refuse('table.started');
  const seats = players(record);
  const { min, max } = seatsFor(game.seats, game.options, record.options);
  if (seats.length < min || seats.length > max) return refuse('seats.count', { min, max });
  const seed = record.seed ?? freshSeed();
  const options = optionsOf(room);
  const state = firstState(world, room, { seats: seats.length, options, seed });
  if (!state) return refuse('server.rule');
  const at = world.now();
  const outcome = game.outcome(state.G);
  const { affairsNumber } = record;
  const clock = clockAtBeginning(world, { ...record, seats }, state, at);
  const beginning = { match: room.id, affairsNumber, seats, options, seed, state, clock, outcome, at };
  if (!(await world.store.matches.begin(beginning))) {
    await catchUp(world, room);
    return refuse('server.busy');
  }
  const isRenumbered = seats.length < record.seats.length;
  const status = outcome === undefined ? 'playing' : 'over';
  const begun = {
    status,
    seats,
    options,
    seed,
    clock,
    outcome,
    n: state._stateID,
    beganAt: at,
    updatedAt: at,
  } as const;
  const ended = outcome === undefined ? {} : { endedAt: at };
  room.record = { ...record, ...begun, ...ended, affairsNumber: affairsNumber + 1 };
  room.live = liveFrom(state, room.record, []);
  world.log.info({ matchId: room.id, game: game.id, seats: seats.length }, 'match begun');
  // Seats have other numbers now: everybody asks again with whose eyes they look.
  if (isRenumbered) askAgain(world, room, () => true);
  else drawCurtains(world, room);
  // Whoever has seen who sits here may not be meant to see them play.
  dismiss(world, room);
  broadcast(world, room, room.live, { kind: 'started', entries: [{ n: state._stateID, news: state.G.news, at }] });
  world.bus.publish({ match: room.id, n: state._stateID });
  announce(world, room);
  world.computers.consider(room);
  return { ok: true, value: {} };
}
