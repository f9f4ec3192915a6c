import { expect } from 'vitest';
import { STANDSTILL_MS } from './standstill.ts';

export type Gauge = 'morgenrot_players' | 'morgenrot_sockets' | 'morgenrot_tables' | 'morgenrot_watchers';

/** How many of something there are now, as the server itself counts. */
export async function gauge({ url }: { url: string }, name: Gauge): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** Waits until there are so many: what closes a connection is over before the server knows of it. */
export const untilGauge = (server: { url: string }, name: Gauge, count: number): Promise<void> =>
  expect.poll(() => gauge(server, name), { timeout: STANDSTILL_MS }).toBe(count);
