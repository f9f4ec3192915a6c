import type { PlayerId } from '@morgenrot/engine';
import type { SeatInfo } from '@morgenrot/protocol';
import { useEffect, useReducer } from 'react';
import { create } from 'zustand';

/** Whoever loads the page again, or sits in a train, keeps the seat meanwhile. */
export const GRACE_MS = 20_000;

interface AwaySince {
  table?: string;
  since: Readonly<Partial<Record<PlayerId, number>>>;
}

export const useAwaySince = create<AwaySince>()(() => ({ since: {} }));

/** Notes since when each seat is empty. Seats that were empty at the first look have been so for long. */
export function noteAway(table: string, seats: readonly SeatInfo[], now: number): void {
  const known = useAwaySince.getState();
  const isFirst = known.table !== table;
  const since: Partial<Record<PlayerId, number>> = {};
  for (const { seat, present } of seats) {
    if (!present) since[seat] = (isFirst ? undefined : known.since[seat]) ?? (isFirst ? 0 : now);
  }
  useAwaySince.setState({ table, since });
}

/** For as long as the table is looked at. */
export function useNoteAway(table: string, seats: readonly SeatInfo[] | undefined): void {
  useEffect(() => {
    if (seats) noteAway(table, seats, Date.now());
  }, [table, seats]);
}

/** Has a seat been empty for so long that it may be given to somebody else? Looks again when the grace time is over. */
export function useIsLongAway(): (seat: PlayerId) => boolean {
  const since = useAwaySince((state) => state.since);
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const left = Object.values(since).map((at = 0) => at + GRACE_MS - Date.now());
    const next = Math.min(...left.filter((ms) => ms > 0));
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(look, next);
    return () => clearTimeout(timer);
  });
  return (seat) => Date.now() - (since[seat] ?? Date.now()) >= GRACE_MS;
}
