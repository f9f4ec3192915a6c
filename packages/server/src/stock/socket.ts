import type { Reason } from '@morgenrot/engine';
import type { Namespace, Socket } from 'socket.io';
import type { Kind } from '../match/showing/viewers.ts';
import type { PlayerData } from './match-data.ts';

/** What the framework's own client listens to. It passes over `refused`; other clients may say why. */
export interface StockEvents {
  sync(matchID: string, info: object): void;
  update(matchID: string, state: object, log: object[]): void;
  matchData(matchID: string, players: PlayerData[]): void;
  chat(matchID: string, message: { id: string; sender: string; payload: string }): void;
  refused(matchID: string | null, reason: Reason): void;
}

export interface StockData {
  /** By what its address is counted. */
  who: string;
  /** The match that this socket follows, and with whose eyes. */
  watch?: { table: string; kind: Kind };
}

type AnyEvents = Record<string, (...args: unknown[]) => void>;
type NoEvents = Record<never, never>;
export type StockSpace = Namespace<AnyEvents, StockEvents, NoEvents, StockData>;
export type StockSocket = Socket<AnyEvents, StockEvents, NoEvents, StockData>;
