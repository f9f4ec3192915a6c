import type { PlayerId, Reason } from '@morgenrot/engine';
import { inTime, type SeatInfo, type TableInfo } from '@morgenrot/protocol';
import { useEffect, useReducer } from 'react';

/** Until when seats are kept, by the clock of this device: what the server says of it counts from when it came here. */
const keptUntil = new WeakMap<SeatInfo, number>();

/** Call it where a table arrives from the server. */
export function receiveKept({ seats }: Pick<TableInfo, 'seats'>, now = Date.now()): void {
  for (const seat of seats)
    if (seat.keptFor !== undefined && !keptUntil.has(seat)) keptUntil.set(seat, now + seat.keptFor);
}

/** Why nobody decides anything about this seat yet, as the server would say it now. */
export function keptRefused(seat: SeatInfo, hasClock: boolean, now = Date.now()): Reason | undefined {
  const ms = (keptUntil.get(seat) ?? now) - now;
  return ms > 0 ? { key: hasClock ? 'seat.bank' : 'seat.patience', params: inTime(ms) } : undefined;
}

const SECOND = 1000;

/** The same for the seats of a table; looks again every second, as long as one of them is kept. */
export function useKept({ seats, clock }: TableInfo): (seat: PlayerId) => Reason | undefined {
  const [, look] = useReducer((count: number) => count + 1, 0);
  const hasClock = clock !== undefined;
  const isKept = seats.some((seat) => keptRefused(seat, hasClock));
  useEffect(() => {
    if (!isKept) return;
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [isKept]);
  return (which) => {
    const seat = seats.find((one) => one.seat === which);
    return seat && keptRefused(seat, hasClock);
  };
}
