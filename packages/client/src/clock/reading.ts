import type { PlayerId } from '@morgenrot/engine';
import type { ClockInfo, TableInfo } from '@morgenrot/protocol';

/** When banks of time came here: they were right at that moment, whatever this device takes for the time of day. */
const receivedAt = new WeakMap<ClockInfo, number>();

/** Call it where a table arrives from the server. */
export function receiveClock({ clock }: TableInfo, now = Date.now()): void {
  if (clock && !receivedAt.has(clock)) receivedAt.set(clock, now);
}

/** Milliseconds that are left to a seat; below zero where time goes on after its end. */
export function leftAt(clock: ClockInfo, seat: PlayerId, now = Date.now()): number {
  const left = clock.left[seat] ?? 0;
  const since = receivedAt.get(clock) ?? now;
  return clock.running.includes(seat) ? left - Math.max(0, now - since) : left;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The last second is shown until it is over. */
export const wholeSeconds = (ms: number): number => Math.ceil(ms / SECOND);

type Level = 'calm' | 'short' | 'last' | 'over';

export function levelOf(seconds: number): Level {
  if (seconds <= 0) return 'over';
  if (seconds <= 10) return 'last';
  return seconds <= 60 ? 'short' : 'calm';
}

const two = (n: number): string => String(n).padStart(2, '0');

/** `12:05`, `1:12:05`, and with a sign where time is over. Longer ones are told in days and hours. */
export function digits(seconds: number): string {
  const all = Math.abs(seconds);
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor(all / 60) % 60;
  const sign = seconds < 0 ? '−' : '';
  return hours > 0 ? `${sign}${hours}:${two(minutes)}:${two(all % 60)}` : `${sign}${minutes}:${two(all % 60)}`;
}

/** Days and hours of a bank that is longer than anybody counts in minutes. */
export const daysOf = (seconds: number): { days: number; hours: number } | undefined =>
  seconds * SECOND < DAY
    ? undefined
    : { days: Math.floor((seconds * SECOND) / DAY), hours: Math.floor(((seconds * SECOND) % DAY) / HOUR) };
