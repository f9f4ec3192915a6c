import { type PlayerId, sha256Hex, USUAL_STRENGTH } from '@morgenrot/engine';
import type { SeatInfo, TableInfo } from '@morgenrot/protocol';
import { shownClock } from '../match/clocks/clock.ts';
import { isHere, type Presence } from '../match/presence/presence.ts';
import { isReady, type SeatRecord, type TableRecord } from '../store/index.ts';
import { voiceOf } from '../talk/voice.ts';
import { isLent } from './powers/owners.ts';

/** Somebody has this seat, and nobody plays it: it waits for whoever gets its link. */
const isVacant = ({ name, person, credentialHash, computer }: SeatRecord): boolean =>
  name !== undefined && person === undefined && credentialHash === undefined && !computer;

/** The first seat of the person who plays this one, if it is another one. */
function companionOf({ seat, person }: SeatRecord, seats: readonly SeatRecord[]): PlayerId | undefined {
  const first = seats.filter((other) => person !== undefined && other.person === person).sort(byHand)[0];
  return first && first.seat !== seat ? first.seat : undefined;
}

const byHand = (a: SeatRecord, b: SeatRecord): number => a.hand - b.hand;

function seatInfo(
  record: SeatRecord,
  seats: readonly SeatRecord[],
  presence: Presence | undefined,
  { status, affairs }: Pick<TableRecord, 'status' | 'affairs'>,
): SeatInfo {
  const { seat, name, computer, strength = USUAL_STRENGTH, hints, plan, out, shown, colour } = record;
  const companion = companionOf(record, seats);
  return {
    seat,
    ...(name === undefined ? {} : { name }),
    present: computer || (presence !== undefined && isHere(presence, seats, seat)),
    ...(computer ? { computer, strength } : {}),
    ...(hints > 0 ? { hints } : {}),
    plan,
    ready: isReady(record),
    ...(colour === undefined ? {} : { colour }),
    ...(companion === undefined ? {} : { with: companion }),
    ...(isLent(record) ? { standIn: computer ? 'computer' : 'person' } : {}),
    ...(affairs.loans?.[seat]?.substitute ? { substitute: true } : {}),
    ...(out ? { out } : {}),
    // When all is over, nobody is waited for.
    ...(status !== 'over' && isVacant(record) ? { vacant: true } : {}),
    ...(shown ? { shown } : {}),
  };
}

/** The seat of whoever keeps the table in order. */
export const hostSeat = ({ host, seats }: TableRecord): PlayerId | undefined =>
  host === undefined
    ? undefined
    : [...seats].sort(byHand).find(({ person, owner }) => person === host || owner === host)?.seat;

/** What everybody may know of a table. Every field is named here, so that a new secret does not slip out by itself. */
export function tableInfo(
  record: TableRecord,
  presence: Presence | undefined,
  /** The banks of time as they are now, where somebody counts them. */
  clock = record.clock && shownClock(record.clock),
): TableInfo {
  const { id, game, rules, title, options, settings, status, seats, seed, affairs, outcome, nextMatch } = record;
  const host = hostSeat(record);
  return {
    id,
    game,
    rules,
    title,
    options,
    settings,
    seats: seats.map((seat) => seatInfo(seat, seats, presence, record)),
    ...(host === undefined ? {} : { host }),
    status,
    watchers: presence?.watchers.length ?? 0,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    ...(affairs.muted?.length ? { muted: affairs.muted.map((person) => voiceOf(id, person)) } : {}),
    ...(affairs.paused ? { paused: true } : {}),
    ...(affairs.closed ? { closed: affairs.closed.reason } : {}),
    ...(affairs.proposal ? { proposal: affairs.proposal } : {}),
    ...(affairs.settled ? { settled: affairs.settled } : {}),
    ...(clock ? { clock } : {}),
    ...(seed === undefined || status === 'waiting' ? {} : { seedHash: sha256Hex(seed) }),
    ...(seed !== undefined && status === 'over' ? { seed } : {}),
    ...(outcome === undefined ? {} : { outcome }),
    ...(nextMatch === undefined ? {} : { next: nextMatch }),
  };
}
