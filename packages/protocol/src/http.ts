import type { OptionSpec, PlayerId } from '@morgenrot/engine';
import type { Reply, TableInfo } from './messages.ts';

/** A game as the page offers it: the form of its options is drawn from `options`. */
export interface GameInfo {
  id: string;
  rules: number;
  seats: { min: number; max: number };
  options: OptionSpec[];
}

/** What the routes under `/api` answer. Refusals have the same form everywhere, with a fitting HTTP status. */
export interface HttpReplies {
  /** Sets the identity cookie. Ask this before opening a socket: the socket is then known by the same cookie. */
  'GET /api/me': Reply<{ name: string | null }>;
  'GET /api/games': Reply<{ games: GameInfo[] }>;
  /** Public tables that are not over, newest first. */
  'GET /api/tables': Reply<{ tables: TableInfo[] }>;
  /** Tables where I sit, the latest first. */
  'GET /api/tables/mine': Reply<{ tables: TableInfo[] }>;
  'GET /api/tables/:id': Reply<{ table: TableInfo }>;
  /** Body: `createTable`. Whoever creates a table sits on seat 0. */
  'POST /api/tables': Reply<{ table: TableInfo }>;
  /** Body: `joinTable`. Whoever sits there already gets the same seat again. */
  'POST /api/tables/:id/join': Reply<{ seat: PlayerId }>;
  /** Only until the match begins. */
  'POST /api/tables/:id/leave': Reply<object>;
}
