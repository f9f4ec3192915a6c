import type { TableInfo } from '@morgenrot/protocol';
import { presenceAt } from '../match/presence/presence.ts';
import { isBehind, isDelayed, untilOver } from '../match/showing/behind.ts';
import { type Kind, seatOfKind } from '../match/showing/viewers.ts';
import type { TableRecord } from '../store/index.ts';
import { voiceOf } from '../talk/voice.ts';
import type { HoldsRooms, KnowsAbsence, ShowsTables, TellsTime } from '../world.ts';
import { namedBehind } from './former-names.ts';
import { tableInfo } from './info.ts';
import { infoOutside, ownerThere } from './outsiders.ts';
import { keptFor } from './powers/patience.ts';
import { isPlayer } from './watching.ts';

/** Is the match over for those who see it later? */
function isOverFor(world: HoldsRooms & TellsTime, record: TableRecord): boolean {
  if (record.status !== 'over') return false;
  if (record.settings.delay.by === 'turns') return true;
  const shown = world.rooms.peek(record.id)?.behind?.live;
  if (shown) return shown.state.ctx.gameover !== undefined;
  return untilOver(record, world) <= 0;
}

/**
 * What those may know of a table who see its match later: that it has begun and who looks on are no secret; whatever
 * tells how it goes is.
 */
function fromBehind(record: TableRecord): TableRecord {
  const { outcome: _outcome, nextMatch: _next, clock: _clock, affairs, ...rest } = record;
  return {
    ...rest,
    affairs: {
      ...(affairs.muted ? { muted: affairs.muted } : {}),
      ...(affairs.closed ? { closed: affairs.closed } : {}),
    },
    status: 'playing',
    updatedAt: record.beganAt ?? record.createdAt,
  };
}

/** A table as one kind of viewer may know it. */
export function infoFor(world: ShowsTables, record: TableRecord, kind: Kind): TableInfo {
  const presence = presenceAt(world, record.id);
  const room = world.rooms.peek(record.id);
  const shelved = room?.shelved ? ({ shelved: true } as const) : {};
  if (isBehind(record, kind) && !isOverFor(world, record)) {
    const isThere = ownerThere(world, room, record, presence);
    return {
      ...infoOutside(tableInfo(fromBehind(namedBehind(world, record, room)), presence), presence, isThere),
      ...shelved,
    };
  }
  const info = { ...tableInfo(record, presence, room && world.clocks.now(room)), ...shelved };
  return seatOfKind(kind) === null ? info : { ...info, ...forPlayers(world, record, kind, info) };
}

/** Does the host look from this seat? */
const isHosts = ({ host, seats }: TableRecord, kind: Kind): boolean =>
  host !== undefined && seats.find(({ seat }) => seat === seatOfKind(kind))?.person === host;

/** Kinds of viewers that know the same of a table: those who see it later, those who look on, players, the host. */
export function circlesOf(record: TableRecord, kinds: readonly Kind[]): Kind[][] {
  const circles = new Map<string, Kind[]>();
  const isListed = (record.affairs.removed?.length ?? 0) > 0;
  for (const kind of kinds) {
    const isPlaying = seatOfKind(kind) !== null;
    const name = [isBehind(record, kind), isPlaying, isListed && isHosts(record, kind)].join();
    circles.set(name, [...(circles.get(name) ?? []), kind]);
  }
  return [...circles.values()];
}

/** What only those know who sit here: how long seats are kept, and for the host who was sent away. */
function forPlayers(
  world: KnowsAbsence & TellsTime,
  record: TableRecord,
  kind: Kind,
  { seats, clock }: TableInfo,
): Pick<TableInfo, 'seats' | 'removed'> {
  const isAsked = record.status !== 'over';
  const kept = seats.map((seat) => {
    const ms = isAsked && seat.name !== undefined && !seat.present ? keptFor(world, record, clock, seat.seat) : 0;
    return ms > 0 ? { ...seat, keptFor: ms } : seat;
  });
  const removed = (isHosts(record, kind) && record.affairs.removed) || [];
  const told = removed.map(({ person, name }) => ({ from: voiceOf(record.id, person), name }));
  return { seats: kept, ...(told.length > 0 ? { removed: told } : {}) };
}

/** A table as somebody may know it who is not looking at it: in a list, by an invitation. */
export function infoForPerson(world: ShowsTables, record: TableRecord, person: string | undefined): TableInfo {
  const seat = record.seats.find((one) => person !== undefined && (one.person === person || one.owner === person));
  return infoFor(world, record, seat?.seat ?? null);
}

/** May somebody have the record of this match, and read how it ended? */
export const isOpenTo = (world: HoldsRooms & TellsTime, record: TableRecord, person: string | undefined): boolean =>
  record.status === 'over' && (isPlayer(record, person) || !isDelayed(record) || isOverFor(world, record));
