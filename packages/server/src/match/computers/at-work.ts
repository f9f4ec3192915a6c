import type { PlayerId } from '@morgenrot/engine';
import type { Room } from '../memory/room.ts';

/** Which seats are thought for now. A table stays in memory as long as one of its seats is. */
export interface AtWork {
  readonly tables: number;
  has(room: Room, seat: PlayerId): boolean;
  begin(room: Room, seat: PlayerId): void;
  end(room: Room, seat: PlayerId): void;
}

export function createAtWork(): AtWork {
  const seats = new Map<Room, Set<PlayerId>>();
  return {
    get tables() {
      return seats.size;
    },
    has: (room, seat) => seats.get(room)?.has(seat) ?? false,
    begin(room, seat) {
      seats.set(room, (seats.get(room) ?? new Set()).add(seat));
      room.thinking++;
    },
    end(room, seat) {
      const left = seats.get(room);
      left?.delete(seat);
      if (left?.size === 0) seats.delete(room);
      room.thinking--;
    },
  };
}
