import type { ClientToServer, ServerToClient } from '@morgenrot/protocol';
import type { Namespace, Socket } from 'socket.io';
import type { Kind } from '../match/showing/viewers.ts';

/** What the server keeps of a page's connection. */
export interface PlayData {
  /** By what its address is counted. */
  who: string;
  /** SHA-256 of the identity cookie that the page came with. */
  tokenHash?: string;
  person?: string;
  name?: string;
  tables: Set<string>;
}

type NoEvents = Record<never, never>;
export type PlaySpace = Namespace<ClientToServer, ServerToClient, NoEvents, PlayData>;
export type PlaySocket = Socket<ClientToServer, ServerToClient, NoEvents, PlayData>;

/** Everybody who sees the same of a table hears the same of it. */
export const earshot = (table: string, kind: Kind): string => `${table}/${kind ?? 'public'}`;
