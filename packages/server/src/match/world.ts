import type { Table } from '@morgenrot/engine/framework';
import type { Bus } from '../bus.ts';
import type { Identity } from '../identity/identity.ts';
import type { Limits } from '../limits/limits.ts';
import type { Rounds } from '../limits/rounds.ts';
import type { Tolls } from '../limits/tolls.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Lobby } from '../play/lobby.ts';
import type { SignedOut } from '../play/signed-out.ts';
import type { Store } from '../store/index.ts';
import type { Agreements } from '../tables/agreement/agreements.ts';
import type { Entrance } from '../tables/entrance.ts';
import type { Time } from '../time.ts';
import type { Absence } from './absence.ts';
import type { Clocks } from './clocks/index.ts';
import type { Computers } from './computers/computers.ts';
import type { Thinking } from './computers/thinking.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { Rooms } from './rooms.ts';
import type { RuleSets } from './rule-sets.ts';
import type { Speaker } from './speaker.ts';
import type { Tongue } from './viewers.ts';

/** What everything that happens at a table needs. */
export interface World {
  readonly store: Store;
  readonly log: Logger;
  /** Aborted when nothing can be stored any more. */
  readonly lost: AbortSignal;
  /** Every game by the rules of today. */
  readonly games: ReadonlyMap<string, Table>;
  /** Those and older ones. */
  readonly rules: RuleSets;
  readonly limits: Limits;
  readonly bus: Bus;
  readonly rooms: Rooms;
  /** Who is at tables through other processes. */
  readonly elsewhere: Elsewhere;
  /** For how long people have been away. */
  readonly absence: Absence;
  readonly computers: Computers;
  readonly thinking: Thinking;
  readonly agreements: Agreements;
  readonly clocks: Clocks;
  readonly entrance: Entrance;
  readonly lobby: Lobby;
  readonly metrics: Metrics;
  readonly identity: Identity;
  readonly signedOut: SignedOut;
  /** How often each person may say something, whatever tabs they have open. */
  readonly voices: { take(person: string): boolean };
  /** How often something may be said at a table, by whomever. */
  readonly talks: { take(table: string): boolean };
  /** How often answers may be taken back at a table, in whatever way. */
  readonly undos: { take(table: string): boolean };
  /** How often messages may come, by socket, browser and address. */
  readonly tolls: Tolls;
  /** What a crowd asks for at once is done by rounds. */
  readonly rounds: Rounds;
  readonly speakers: Readonly<Record<Tongue, Speaker>>;
  /** The time of day, for stamps. What lasts asks `time`. */
  now(): number;
  readonly time: Time;
  /** How long a minute of a table's delay or patience lasts: shorter in tests. */
  readonly minuteMs: number;
}
