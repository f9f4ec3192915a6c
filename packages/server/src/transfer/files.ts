import { type Entry, hashOf, type MatchRecord, type Result, sha256Hex, USUAL_STRENGTH } from '@morgenrot/engine';
import { drawnIn, type TableState } from '@morgenrot/engine/framework';
import type { MatchFile, WholeFile } from '@morgenrot/protocol';
import { type Refused, refuse } from '../reasons.ts';
import type { JournalRecord, SeatRecord, TableRecord } from '../store/index.ts';
import { isComputersOwn } from '../tables/powers/owners.ts';

/** A match as the store has it. */
export interface Stored {
  record: TableRecord;
  /** Absent until it begins. */
  state: TableState | undefined;
}

const toldOf = (lines: readonly JournalRecord[]): MatchFile['told'] =>
  lines.map(({ n, at, news }) => ({ n, at, news }));

const entriesOf = (lines: readonly JournalRecord[]): Entry[] => lines.flatMap(({ entry }) => (entry ? [entry] : []));

/** The journal, cut where newer rules have taken over: each part begins with the state that its rules began with. */
function partsOf(journal: readonly JournalRecord[]): JournalRecord[][] {
  const cuts = journal.flatMap(({ restart }, at) => (restart ? [at] : []));
  return [0, ...cuts].map((from, index) => journal.slice(from, cuts[index]));
}

function startOf(line: JournalRecord | undefined): MatchRecord['start'] {
  const state = line?.restart?.state;
  return state && { n: line.n, state: state.G, drawn: drawnIn(state) };
}

function earlierOf(parts: readonly JournalRecord[][]): Pick<MatchFile, 'earlier'> {
  const earlier = parts.slice(0, -1).map((lines, index) => ({
    rules: parts[index + 1]?.[0]?.restart?.from ?? 0,
    entries: entriesOf(lines),
    told: toldOf(lines),
  }));
  return earlier.length > 0 ? { earlier } : {};
}

/** What every file of a match consists of, whether it is over or not. */
function courseOf(record: TableRecord, seed: string, journal: readonly JournalRecord[], state: TableState) {
  const { game, rules, options, seats } = record;
  const players = seats.map(({ seat }) => seat);
  const parts = partsOf(journal);
  const ours = parts.at(-1) ?? [];
  const start = startOf(ours[0]);
  return {
    seedHash: sha256Hex(seed),
    record: { game, rules, players, options, seed, entries: entriesOf(ours), ...(start ? { start } : {}) },
    ...earlierOf(parts),
    told: toldOf(ours),
    hash: hashOf(state.G),
  };
}

const beganAt = ({ beganAt: known, createdAt }: TableRecord, journal: readonly JournalRecord[]): number =>
  known ?? journal[0]?.at ?? createdAt;

/** By whom else it was played than by people who thought of everything themselves. */
function howPlayed(seats: readonly SeatRecord[]): Pick<MatchFile['table'], 'computers' | 'hints'> {
  const computers = seats.flatMap(({ seat, computer, strength = USUAL_STRENGTH }) =>
    computer ? [[seat, strength] as const] : [],
  );
  const hints = seats.flatMap(({ seat, hints }) => (hints > 0 ? [[seat, hints] as const] : []));
  return {
    ...(computers.length > 0 ? { computers: Object.fromEntries(computers) } : {}),
    ...(hints.length > 0 ? { hints: Object.fromEntries(hints) } : {}),
  };
}

/** Is it over, so that it has such a file? To make the file is more work. */
export const finishedRefused = ({ record: { seed, outcome }, state }: Stored): Refused | undefined =>
  seed === undefined || outcome === undefined || !state ? refuse('match.running') : undefined;

/** A match that is over, with everything that was secret while it ran. */
export function finishedFileOf({ record, state }: Stored, journal: readonly JournalRecord[]): Result<MatchFile> {
  const { id, title, seats, seed, outcome } = record;
  if (seed === undefined || outcome === undefined || !state) return refuse('match.running');
  const names = Object.fromEntries(seats.map(({ seat, name = '' }) => [seat, name]));
  const played = howPlayed(seats);
  const endedAt = journal.at(-1)?.at ?? record.updatedAt;
  const { hash, ...course } = courseOf(record, seed, journal, state);
  return {
    ok: true,
    value: {
      format: 'morgenrot.match',
      version: 1,
      table: { id, title, names, ...played, beganAt: beganAt(record, journal), endedAt },
      ...course,
      outcome,
      hash,
    },
  };
}

/** A seat whose player is away is that player's again elsewhere; one whose time was over for good stays a computer's. */
function seatOf(seat: SeatRecord): WholeFile['table']['seats'][number] {
  const { name = '', computer, strength, hints, out } = seat;
  const stays = computer && (out || isComputersOwn(seat));
  return {
    name,
    ...(stays ? { computer: true as const, ...(strength ? { strength } : {}) } : {}),
    ...(hints > 0 ? { hints } : {}),
    ...(out ? { out: true } : {}),
  };
}

/** A match that runs, with everything that nobody may know before it is over: only for whoever has the database. */
export function wholeFileOf({ record, state }: Stored, journal: readonly JournalRecord[]): Result<WholeFile> {
  const { id, title, settings, seats, seed, affairs, clock, createdAt } = record;
  if (seed === undefined || !state) return refuse('match.waiting');
  if (record.status !== 'playing') return refuse('match.over');
  return {
    ok: true,
    value: {
      format: 'morgenrot.whole',
      version: 1,
      table: {
        id,
        title,
        settings,
        seats: seats.map(seatOf),
        createdAt,
        beganAt: beganAt(record, journal),
        ...(affairs.paused ? { paused: true } : {}),
        ...(clock ? { left: clock.left } : {}),
      },
      // A match that moves on meanwhile is the one that was read first.
      ...courseOf(
        record,
        seed,
        journal.filter(({ n }) => n <= record.n),
        state,
      ),
    },
  };
}
