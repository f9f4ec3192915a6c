import { isHere, type Presence } from '../match/presence/presence.ts';
import type { SeatRecord, TableRecord } from '../store/index.ts';

/** A seat as clients of the framework's own kind know it. */
export interface PlayerData {
  id: number;
  name?: string;
  data?: unknown;
  isConnected?: boolean;
}

/** A match as the framework's lobby lists it. */
export interface MatchData {
  matchID: string;
  gameName: string;
  unlisted: boolean;
  players: PlayerData[];
  setupData: Record<string, string>;
  createdAt: number;
  updatedAt: number;
  gameover?: unknown;
  nextMatchID?: string;
}

const playerData = (
  { seat, name, data, computer }: SeatRecord,
  seats: readonly SeatRecord[],
  presence: Presence,
): PlayerData => ({
  id: Number(seat),
  ...(name === undefined ? {} : { name, isConnected: computer || isHere(presence, seats, seat) }),
  // It was JSON when it came and was kept as it was.
  ...(data === undefined ? {} : { data: JSON.parse(data) as unknown }),
});

export const stockPlayersOf = ({ seats }: TableRecord, presence: Presence): PlayerData[] =>
  seats.map((seat) => playerData(seat, seats, presence));

/** Every field is named here: credentials and seeds stay behind. */
export const matchData = (record: TableRecord, presence: Presence): MatchData => ({
  matchID: record.id,
  gameName: record.game,
  unlisted: record.settings.access === 'link',
  players: stockPlayersOf(record, presence),
  setupData: record.options,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  ...(record.outcome === undefined ? {} : { gameover: record.outcome }),
  ...(record.nextMatch === undefined ? {} : { nextMatchID: record.nextMatch }),
});
