import type { OptionSpec, PlayerId, Strength } from '@morgenrot/engine';
import type { MatchFile } from './match-file.ts';
import type { CreateTable, Reply } from './messages.ts';
import type { SeenFile } from './seen-file.ts';
import type { TableInfo } from './tables.ts';

/** A game as the page offers it: the form of its options is drawn from `options`. */
export interface GameInfo {
  id: string;
  rules: number;
  seats: { min: number; max: number };
  options: OptionSpec[];
  /** How well computer players can play it, the weakest first. */
  strengths: Strength[];
  /** They can say what they would do, and why. */
  hints: boolean;
  /** The record of a match can be played again and compared. */
  verify: boolean;
}

/** What a table is set up with, without who sits there: kept under a name, and shared by link. */
export type PresetWish = Omit<CreateTable, 'name' | 'password'>;

export interface Preset {
  id: string;
  name: string;
  wish: PresetWish;
}

/** A table where I sit. */
export interface MyTable extends TableInfo {
  /** One of my seats is asked something now. */
  myTurn: boolean;
}

/** A browser or a passkey that is me, and since when. */
export interface WayIn {
  id: string;
  since: number;
}
export interface WaysIn {
  browsers: (WayIn & { isHere?: true })[];
  passkeys: WayIn[];
}

/** What the routes under `/api` answer. Refusals have the same form everywhere, with a fitting HTTP status. */
export interface HttpReplies {
  /** Sets the identity cookie. Ask this before opening a socket: the socket is then known by the same cookie. */
  'GET /api/me': Reply<{ name: string | null; passkeys: number }>;
  /** Body: `rename`. The name at tables where I sit already stays as it was. */
  'POST /api/me': Reply<{ name: string }>;
  /** Where I am myself: my browsers, and my passkeys. */
  'GET /api/me/ways-in': Reply<WaysIn>;
  /** Body: `removeWaysIn`. What is removed is me no longer, and its open pages are cut. Says what is left. */
  'POST /api/me/ways-in/remove': Reply<WaysIn>;
  'GET /api/games': Reply<{ games: GameInfo[] }>;
  /** Public tables that are not over, newest first. */
  'GET /api/tables': Reply<{ tables: TableInfo[] }>;
  /** Tables where I sit: those where it is my turn, then the latest first. */
  'GET /api/tables/mine': Reply<{ tables: MyTable[] }>;
  /** What somebody who was invited sees before sitting down. */
  'GET /api/tables/:id': Reply<{ table: TableInfo }>;
  /** Body: `createTable`. Whoever creates a table sits on seat 0 and is its host. */
  'POST /api/tables': Reply<{ table: TableInfo }>;
  /** Body: `joinTable`. Whoever sits there already gets the same seat again. */
  'POST /api/tables/:id/join': Reply<{ seat: PlayerId }>;
  /** Only until the match begins. */
  'POST /api/tables/:id/leave': Reply<object>;
  /** The match as a file; only when it is over. */
  'GET /api/tables/:id/record': Reply<{ file: MatchFile }>;
  /** The match as I may see it at this moment, as a file: `?seat=…` with the eyes of which seat, if I have several. */
  'GET /api/tables/:id/seen': Reply<{ file: SeenFile }>;
  /** Body: `claim`. What a link that works once would give, without using it up. */
  'POST /api/claims/look': Reply<{
    table: TableInfo;
    seat: PlayerId;
    /** Nobody holds the seat any more: whoever comes may go by a name of their own. */
    isOpen: boolean;
    /** It is this browser's already. */
    isMine: boolean;
  }>;
  /** Body: `claim`. The seat is mine from now on, and nobody else's. */
  'POST /api/claims': Reply<{ table: string; seat: PlayerId }>;
  'GET /api/presets': Reply<{ presets: Preset[] }>;
  /** Anybody who has the link may use it. */
  'GET /api/presets/:id': Reply<{ preset: Preset }>;
  /** Body: `savePreset`. The same name again, for the same game, takes the place of the old one. */
  'POST /api/presets': Reply<{ preset: Preset }>;
  'POST /api/presets/:id/delete': Reply<object>;
  /** Passkeys, in the forms that the browser's own functions take and give. */
  'POST /api/passkeys/options': Reply<{ options: unknown }>;
  'POST /api/passkeys': Reply<{ passkeys: number }>;
  'POST /api/passkeys/enter/options': Reply<{ options: unknown }>;
  /** The browser is whom the passkey says from now on: the cookie changes. */
  'POST /api/passkeys/enter': Reply<{ name: string }>;
}
