import type { PlayerId } from '@morgenrot/engine';
import type { LogLine, Reply } from './messages.ts';
import type { TableInfo } from './tables.ts';

/** The server as whoever runs it sees it. */
export interface ServerFacts {
  version: string;
  /** In seconds. */
  uptime: number;
  /** In bytes. */
  memory: { resident: number; heap: number };
  /** Processes on this database that are known of, this one included. */
  processes: number;
  /** Connections of this process, and tables that it has in memory. */
  sockets: number;
  tables: number;
  database: 'sqlite' | 'postgres';
  /** How many tables there are of each kind. */
  stored: Record<TableInfo['status'], number>;
  games: { id: string; rules: number }[];
  /** Does reading `/metrics` take a token? */
  metricsToken: boolean;
}

/** Why a table is closed, and since when. */
export interface Closed {
  at: number;
  reason: string;
}

export interface AdminSeat {
  seat: PlayerId;
  name?: string;
  /** `nobody`: it waits for whoever gets its link. */
  who: 'empty' | 'nobody' | 'person' | 'computer' | 'standIn';
  present: boolean;
  /** A link that gives it away holds until then. */
  linkUntil?: number;
}

/** A table, without anything of its match that is not public. */
export interface AdminTable {
  id: string;
  title: string;
  game: string;
  rules: number;
  /** By these rules tables are set up today. */
  rulesToday?: number;
  shelved: boolean;
  status: TableInfo['status'];
  paused: boolean;
  closed?: Closed;
  access: TableInfo['settings']['access'];
  /** The state number: how often something has been decided or taken back. */
  n: number;
  seats: AdminSeat[];
  watchers: number;
  /** Pages of this process that have it open. */
  sockets: number;
  createdAt: number;
  updatedAt: number;
}

/** A page that somebody has open at a table, through the process that is asked. */
export interface PageAtTable {
  /** Tells it from others. */
  page: string;
  /** Of a player; absent for those who look on. */
  seat?: PlayerId;
  /** A watcher who may see with this seat's eyes. */
  eyes?: PlayerId;
  name?: string;
}

/** An answer that stands, and what everybody could read of it. */
export interface PublicDecision {
  /** The state number. */
  n: number;
  /** How many answers stand after it; absent where newer rules have taken over before. */
  answer?: number;
  by?: PlayerId;
  at: number;
  lines: LogLine[];
}

/** Something that was done from the admin page. */
export interface AuditLine {
  id: number;
  at: number;
  /** Tells one sign-in from another. */
  who: string;
  /** The address that it came from. */
  from: string;
  deed: string;
  table?: string;
  details: Record<string, string | number>;
  /** `done`, or the key of the refusal; absent if the server ended in the middle of it. */
  outcome?: string;
}

/** A link that gives a seat to one browser, once. */
export interface SeatLink {
  seat: PlayerId;
  name: string;
  token: string;
  until: number;
}

/** What the doors under `/api/admin` answer. Without `ADMIN_TOKEN` there are none. */
export interface AdminReplies {
  /** With `Authorization: Bearer ADMIN_TOKEN`; sets a cookie of its own, which opens the other doors for some hours. */
  'POST /api/admin/enter': Reply<{ until: number }>;
  'POST /api/admin/leave': Reply<object>;
  'GET /api/admin/session': Reply<{ until: number }>;
  'GET /api/admin/server': Reply<{ server: ServerFacts }>;
  /** `?search=…&status=…&from=…` */
  'GET /api/admin/tables': Reply<{ tables: AdminTable[]; more: boolean }>;
  'GET /api/admin/tables/:id': Reply<{ table: AdminTable; pages: PageAtTable[] }>;
  /** `?before=n`: what is public, newest first. */
  'GET /api/admin/tables/:id/decisions': Reply<{ decisions: PublicDecision[]; more: boolean }>;
  /** Body: `rewind`. */
  'POST /api/admin/tables/:id/rewind': Reply<{ n: number }>;
  /** Body: `seat`. */
  'POST /api/admin/tables/:id/reissue': Reply<{ token: string; until: number }>;
  /** Body: `seat`. Whoever sits there loses the seat, in every tab, and nobody has it then. */
  'POST /api/admin/tables/:id/signOut': Reply<object>;
  /** Body: `endPage`. One connection ends, and whoever is there reads why; their seat stays theirs. */
  'POST /api/admin/tables/:id/endPage': Reply<object>;
  /** Body: `close`. */
  'POST /api/admin/tables/:id/close': Reply<object>;
  'POST /api/admin/tables/:id/open': Reply<object>;
  /** `?before=id`, newest first. */
  'GET /api/admin/audit': Reply<{ lines: AuditLine[]; more: boolean }>;
  /** Body: the file of a match. */
  'POST /api/admin/import': Reply<{ table: string; links: SeatLink[] }>;
}
