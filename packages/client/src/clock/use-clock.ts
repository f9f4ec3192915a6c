import type { PlayerId } from '@morgenrot/engine';
import type { ClockInfo } from '@morgenrot/protocol';
import { createContext, use, useEffect, useState } from 'react';
import { leftAt, wholeSeconds } from './reading.ts';

/** The banks of time of the table that is shown; absent where nobody is hurried. */
export const ClockContext = createContext<ClockInfo | undefined>(undefined);

/** Often enough that no second is missed. */
const LOOK_MS = 200;

/** Whole seconds that are left to a seat, counted here; the server tells nothing while time just runs. */
export function useSecondsLeft(seat: PlayerId | null): { seconds: number; isRunning: boolean } | undefined {
  const clock = use(ClockContext);
  const has = clock !== undefined && seat !== null && clock.left[seat] !== undefined;
  const isRunning = has && clock.running.includes(seat);
  const [, setShown] = useState(0);
  useEffect(() => {
    if (!clock || seat === null || !isRunning) return;
    const timer = setInterval(() => setShown(wholeSeconds(leftAt(clock, seat))), LOOK_MS);
    return () => clearInterval(timer);
  }, [clock, seat, isRunning]);
  return has ? { seconds: wholeSeconds(leftAt(clock, seat)), isRunning } : undefined;
}
