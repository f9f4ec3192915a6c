import type { WireLine } from './wire.ts';

/** A match with its players' connections; whoever's turn it is can be told to move. */
export interface BenchMatch {
  id: string;
  players: WireLine[];
  watchers: WireLine[];
  /** Sends the next move and gives the state number that it leads to. */
  move(): number;
  /** Called with the state number whenever a screen has been brought to it. */
  onScreen(listener: (n: number) => void): void;
  /** The state number of the last move that was sent. */
  readonly sent: number;
  /** Sends a move that will be refused; done when the refusal has come, where one comes at all. */
  refused(): Promise<void>;
  /** Somebody comes in to look; how many bytes that took, and how long. */
  join(): Promise<{ bytes: number; ms: number; line: WireLine }>;
  /** Somebody looks, goes away, and comes back later: how many bytes that takes, and of what size of board. */
  visit(): Promise<{ back(): Promise<number> }>;
  close(): void;
}

export type ServerAddress = 'one core' | 'any core';

/** One of the two servers under the same measurements. */
export interface ServerSide {
  name: 'ours' | 'stock';
  /** On a core of its own, or wherever the system puts it: threads of a busy server want to be somewhere. */
  start(where?: ServerAddress): Promise<Running>;
}

export interface Running {
  url: string;
  cpu(): Promise<number>;
  heap(): Promise<number>;
  open(wish: { players: number; watchers: number }): Promise<BenchMatch>;
  /** Connections that look at nothing. */
  idle(count: number): Promise<WireLine[]>;
  end(): Promise<void>;
}
