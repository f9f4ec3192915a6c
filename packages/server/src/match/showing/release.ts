import type { Announces, Broadcasts, Speaks } from '../../world.ts';
import { append } from '../course/append.ts';
import type { Room } from '../memory/room.ts';
import { announce } from './announce.ts';
import { type Behind, type BehindMoment, type BehindStep, delayIn, isBehind, isDelayed, isDue } from './behind.ts';
import { tellStep } from './tell-step.ts';
import type { Viewer } from './viewers.ts';

/** A timer that fires a little early would find that it is not time yet. */
const SAFETY_MS = 5;

/** Something has happened: those who are behind are told when they have come that far. Call it from the room's queue. */
export function keepForLater(world: Broadcasts, room: Room, what: BehindMoment['what'], at: number): void {
  const { behind, recalling, live } = room;
  const coming = behind?.coming ?? recalling?.since;
  // Where nobody is behind, nothing has to be kept: the store knows it all.
  if (!coming || !live || !isDelayed(room.record)) return;
  append(room.record, coming, { at, turn: live.state.ctx.turn, what });
  if (behind) release(world, room, behind);
}

/** Tells those who are behind everything that they may know by now, in the order in which it happened. */
export function release(world: Broadcasts, room: Room, behind: Behind): void {
  const { live, record } = room;
  if (!live) return;
  const is = { time: world.time, minuteMs: world.minuteMs, live };
  for (let next = behind.coming[0]; next && isDue(record, next, is); next = behind.coming[0]) {
    behind.coming.shift();
    if (next.what.kind === 'step') showStep(world, room, behind, next.what);
    else sayLate(world, room, next.what.line);
  }
  wakeFor(world, room, behind);
}

function showStep(world: Announces, room: Room, behind: Behind, { live, entries, withdrawn }: BehindStep): void {
  const before = behind.live;
  behind.live = live;
  const kinds = room.viewers.kinds().filter((kind) => isBehind(room.record, kind));
  tellStep(world, room, live, kinds, {
    kind: before ? 'moved' : 'started',
    before: before?.seen,
    entries,
    withdrawn,
  });
  announce(world, room);
}

/** Which viewers hear of things later than players do? */
const isLate =
  ({ record }: Room) =>
  ({ kind }: Viewer): boolean =>
    isBehind(record, kind);

type Line = Extract<BehindMoment['what'], { kind: 'words' }>['line'];

function sayTo(world: Speaks, room: Room, line: Line, which: (viewer: Viewer) => boolean): void {
  world.speakers.own.said(room, line, which);
  world.speakers.stock.said(room, line, which);
}

/** What has happened at the table shows in its seats as well. */
function sayLate(world: Announces, room: Room, line: Line): void {
  sayTo(world, room, line, isLate(room));
  if (line.event) announce(world, room);
}

/** Something has been said: players hear it now, those who are behind when they have come that far. */
export function spreadStep(world: Broadcasts, room: Room, line: Line): void {
  const isLater = isLate(room);
  // Those who look on talk to each other about what they see, which is the same for all of them.
  const waits = isDelayed(room.record) && line.channel === 'table';
  sayTo(world, room, line, (viewer) => !waits || !isLater(viewer));
  if (waits) keepForLater(world, room, { kind: 'words', line }, line.at);
}

/** Only minutes pass by themselves; turns are gone when somebody has played them. */
function wakeFor(world: Broadcasts, room: Room, behind: Behind): void {
  clearTimeout(behind.timer);
  delete behind.timer;
  const [next] = behind.coming;
  if (!next || room.record.settings.delay.by !== 'minutes') return;
  const wait = delayIn(room.record, world.minuteMs) - world.time.since(next.at);
  behind.timer = setTimeout(() => {
    delete behind.timer;
    void world.rooms.with(room.id, async (current) => {
      if (current.behind) release(world, current, current.behind);
      return { ok: true, value: {} };
    });
  }, Math.max(0, wait) + SAFETY_MS).unref();
}

/** Nobody needs the room any more. */
export function stopReleasing({ behind }: Room): void {
  clearTimeout(behind?.timer);
  clearTimeout(behind?.kept);
}
