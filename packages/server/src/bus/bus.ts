import type { Logger } from '../log.ts';
import type { Whereabouts } from '../match/presence/elsewhere.ts';

/** "Match M is at N": what happened there, processes on one database read from the store. */
export interface Notice {
  match: string;
  n: number;
}

export interface Bus {
  /** Are there other processes on this database? */
  readonly isShared: boolean;
  publish(notice: Notice): void;
  /** Who is at a table through this process. */
  tell(what: Whereabouts): void;
  close(): Promise<void>;
}

export const noBus: Bus = {
  isShared: false,
  publish: () => undefined,
  tell: () => undefined,
  close: async () => undefined,
};

export interface BusEvents {
  heard(notice: Notice): void;
  /** Another process says who is there. */
  told(node: string, what: Whereabouts): void;
  /** The line to the other processes is up or down. */
  connected(isUp: boolean): void;
  /** Notices may have been missed: everything in memory is compared with the store. False if that does not answer. */
  missed(): Promise<boolean>;
}

export type OpenBus = (url: string, events: BusEvents, log: Logger) => Bus;
