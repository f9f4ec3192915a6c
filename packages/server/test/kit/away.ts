import type { Deed, Reply } from '@morgenrot/protocol';
import { order } from './claims.ts';
import type { Seat } from './person.ts';

const MINUTE = 60_000;
/** For so long a table without a clock waits for somebody who is away, unless it has said otherwise. */
export const PATIENCE = 10 * MINUTE;

export const early = (minutes: number) => ({
  ok: false,
  reason: { key: 'seat.patience', params: { count: minutes, unit: 'minutes' } },
});

export const refusal = (key: string) => ({ ok: false, reason: { key } });

/** Somebody closes every page; the others have seen it. */
export async function leaves(seat: Seat, others: readonly Seat[]): Promise<void> {
  const { me } = seat;
  seat.socket.disconnect();
  await Promise.all(
    others.map((other) => other.until(() => other.info?.seats.find((one) => one.seat === me)?.present === false)),
  );
}

export const propose = (page: Seat, what: object): Promise<Reply<object>> => order(page, { kind: 'propose', what });

/** The first suggests something, and the others agree. */
export async function agree([first, ...others]: readonly Seat[], what: object): Promise<void> {
  const made = await propose(first!, what);
  if (!made.ok) throw new Error(`not proposed: ${made.reason.key}`);
  for (const page of others) {
    await page.until(() => page.info?.proposal !== undefined);
    const deed: Deed = { kind: 'vote', proposal: page.info?.proposal?.id ?? '', yes: true };
    const reply = await order(page, deed);
    if (!reply.ok) throw new Error(`no vote: ${reply.reason.key}`);
  }
  await first!.until(() => first!.info?.proposal === undefined && first!.info?.settled?.how === 'agreed');
}
