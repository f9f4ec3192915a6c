import type { MatchView, Reply } from '@morgenrot/protocol';
import { type Person, Seat } from './person.ts';

type Order = Reply<{ token: string; until: number }>;

export const order = (page: Seat, deed: object): Promise<Order> =>
  page.say('order', { table: page.table, do: deed }) as Promise<Order>;

/** The secret of a link that gives a seat away. */
export async function token(page: Seat, deed: object): Promise<string> {
  const reply = await order(page, deed);
  if (!reply.ok) throw new Error(reply.reason.key);
  return reply.token;
}

/** Comes with such a link: the status, and the seat or why not. */
export async function claim(person: Person, link: string, more: object = {}): Promise<unknown[]> {
  const { status, body } = await person.ask('POST', '/api/claims', { token: link, ...more });
  return [status, body.reason?.key ?? (body as { seat?: string }).seat];
}

export const DEAD = [410, 'link.dead'];

export async function pageAt(person: Person, table: string): Promise<Seat> {
  const opened = new Seat(person.connect(), table);
  await opened.watch();
  return opened;
}

/** Everybody's cards in the game of these tests, as far as they can be seen. */
export function handsIn(match: MatchView | undefined): Record<string, string[]> {
  if (!match) return {};
  return (match.view as unknown as { hands: Record<string, string[]> }).hands;
}
