import { sha256Hex } from '@morgenrot/engine';
import type { TableInfo } from '@morgenrot/protocol';
import type { Room } from '../match/room.ts';
import type { SeatRecord, TableRecord } from '../store/index.ts';

const seatInfo = ({ seat, name, computer }: SeatRecord, room: Room | undefined): TableInfo['seats'][number] => ({
  seat,
  ...(name === undefined ? {} : { name }),
  present: computer || (room?.viewers.has(seat) ?? false),
  ...(computer ? { computer } : {}),
});

/** What everybody may know of a table. Every field is named here, so that a new secret does not slip out by itself. */
export const tableInfo = (record: TableRecord, room: Room | undefined): TableInfo => ({
  id: record.id,
  game: record.game,
  rules: record.rules,
  title: record.title,
  options: record.options,
  public: record.public,
  seats: record.seats.map((seat) => seatInfo(seat, room)),
  status: record.status,
  watchers: room?.viewers.count(null) ?? 0,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  ...(record.seed === undefined || record.status === 'waiting' ? {} : { seedHash: sha256Hex(record.seed) }),
  ...(record.outcome === undefined ? {} : { outcome: record.outcome }),
});
