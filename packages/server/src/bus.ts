import type { Logger } from './log.ts';

/** "Match M is at N": all that processes on one database tell each other. What happened they read from the store. */
export interface Notice {
  match: string;
  n: number;
}

export interface Bus {
  /** Are there other processes on this database? */
  readonly isShared: boolean;
  publish(notice: Notice): void;
  close(): Promise<void>;
}

export const noBus: Bus = { isShared: false, publish: () => undefined, close: async () => undefined };

export interface BusEvents {
  heard(notice: Notice): void;
  /** Notices may have been missed: everything in memory has to look into the store. */
  missed(): void;
}

export type OpenBus = (url: string, events: BusEvents, log: Logger) => Bus;
