import type { PlayerId, Reason } from '@morgenrot/engine';
import type { SeatInfo, TableInfo } from '@morgenrot/protocol';
import { useEffect, useReducer } from 'react';

/** Until when seats are kept, by the clock of this device: what the server says of it counts from when it came here. */
const keptUntil = new WeakMap<SeatInfo, number>();

/** Call it where a table arrives from the server. */
export function receiveJustGone({ seats }: TableInfo, now = Date.now()): void {
  for (const seat of seats)
    if (seat.justGone !== undefined && !keptUntil.has(seat)) keptUntil.set(seat, now + seat.justGone);
}

const SECOND = 1000;

/** Why nobody else may have this seat yet, as the server would say it now. */
export function justGoneRefused(seat: SeatInfo, now = Date.now()): Reason | undefined {
  const seconds = Math.ceil(((keptUntil.get(seat) ?? now) - now) / SECOND);
  return seconds > 0 ? { key: 'seat.justGone', params: { seconds } } : undefined;
}

/** The same for the seats of a table; looks again every second, as long as one of them is kept. */
export function useJustGone(seats: readonly SeatInfo[]): (seat: PlayerId) => Reason | undefined {
  const [, look] = useReducer((count: number) => count + 1, 0);
  const isKept = seats.some((seat) => justGoneRefused(seat));
  useEffect(() => {
    if (!isKept) return;
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [isKept]);
  return (which) => {
    const seat = seats.find((one) => one.seat === which);
    return seat && justGoneRefused(seat);
  };
}
