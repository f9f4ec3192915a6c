import type { TableInfo } from '@morgenrot/protocol';
import { isBehind, isDelayed, untilOver } from '../match/behind.ts';
import { lastingPresenceAt } from '../match/presence.ts';
import type { Kind } from '../match/viewers.ts';
import type { World } from '../match/world.ts';
import type { SeatRecord, TableRecord } from '../store/index.ts';
import { tableInfo } from './info.ts';
import { isPlayer } from './watching.ts';

/** Who else plays for somebody, and whose time is over, tells of the match. */
const asPlanned = ({ owner, ...seat }: SeatRecord): SeatRecord => ({
  ...seat,
  computer: seat.computer && owner === undefined,
  hints: 0,
  out: false,
});

/** Is the match over for those who see it later? */
function isOverFor(world: World, record: TableRecord): boolean {
  if (record.status !== 'over') return false;
  if (record.settings.delay.by === 'turns') return true;
  const shown = world.rooms.peek(record.id)?.behind?.live;
  if (shown) return shown.state.ctx.gameover !== undefined;
  return untilOver(record, world) <= 0;
}

/**
 * What those may know of a table who see its match later: that it has begun, who sits there and who looks on are no
 * secret; whatever tells how it goes is.
 */
function fromBehind(world: World, record: TableRecord): TableRecord {
  if (!isDelayed(record) || isOverFor(world, record)) return record;
  const { outcome: _outcome, nextMatch: _next, clock: _clock, affairs, ...rest } = record;
  return {
    ...rest,
    affairs: {
      ...(affairs.muted ? { muted: affairs.muted } : {}),
      ...(affairs.closed ? { closed: affairs.closed } : {}),
    },
    status: 'playing',
    seats: record.seats.map(asPlanned),
    updatedAt: record.beganAt ?? record.createdAt,
  };
}

/** A table as one kind of viewer may know it. */
export function infoFor(world: World, record: TableRecord, kind: Kind): TableInfo {
  const presence = lastingPresenceAt(world, record);
  const room = world.rooms.peek(record.id);
  const shelved = room?.shelved ? ({ shelved: true } as const) : {};
  if (isBehind(record, kind)) return { ...tableInfo(fromBehind(world, record), presence), ...shelved };
  return { ...tableInfo(record, presence, room && world.clocks.now(room)), ...shelved };
}

/** A table as somebody may know it who is not looking at it: in a list, by an invitation. */
export function infoForPerson(world: World, record: TableRecord, person: string | undefined): TableInfo {
  const seat = record.seats.find((one) => person !== undefined && (one.person === person || one.owner === person));
  return infoFor(world, record, seat?.seat ?? null);
}

/** May somebody have the record of this match, and read how it ended? */
export const isOpenTo = (world: World, record: TableRecord, person: string | undefined): boolean =>
  record.status === 'over' && (isPlayer(record, person) || !isDelayed(record) || isOverFor(world, record));
