import type { TableInfo } from '@morgenrot/protocol';

/** How somebody without a seat gets one: by sitting down, not without the link for it, or not any more. */
export type WayToSeat = 'open' | 'kept' | 'full';

export function wayToSeat({ seats }: Pick<TableInfo, 'seats'>, seatKey?: string): WayToSeat {
  const free = seats.filter(({ name, plan }) => name === undefined && plan !== 'closed');
  // Whether the link still opens its seat only the server knows.
  if (free.some(({ plan }) => plan !== 'kept' || seatKey !== undefined)) return 'open';
  return free.length > 0 ? 'kept' : 'full';
}
