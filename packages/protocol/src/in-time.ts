const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something will take, in the largest unit that says enough. */
export function inTime(ms: number): { count: number; unit: 'days' | 'hours' | 'minutes' } {
  if (ms >= 2 * DAY) return { count: Math.ceil(ms / DAY), unit: 'days' };
  if (ms >= 2 * HOUR) return { count: Math.ceil(ms / HOUR), unit: 'hours' };
  return { count: Math.max(1, Math.ceil(ms / MINUTE)), unit: 'minutes' };
}
