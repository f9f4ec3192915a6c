import type { Table } from '@morgenrot/engine/framework';
import type { Bus } from './bus/bus.ts';
import type { Identity } from './identity/identity.ts';
import type { Neighbourhoods } from './identity/neighbourhood.ts';
import type { Limits } from './limits/limits.ts';
import type { Rounds } from './limits/rounds.ts';
import type { Tolls } from './limits/tolls.ts';
import type { Logger } from './log.ts';
import type { Clocks } from './match/clocks/index.ts';
import type { Computers } from './match/computers/computers.ts';
import type { Thinking } from './match/computers/thinking.ts';
import type { Rooms } from './match/memory/rooms.ts';
import type { RuleSets } from './match/memory/rule-sets.ts';
import type { Absence } from './match/presence/absence.ts';
import type { Elsewhere } from './match/presence/elsewhere.ts';
import type { Speaker } from './match/showing/speaker.ts';
import type { Tongue } from './match/showing/viewers.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Lobby } from './play/lobby.ts';
import type { SignedOut } from './play/signed-out.ts';
import type { Store } from './store/index.ts';
import type { Agreements } from './tables/agreement/agreements.ts';
import type { Entrance } from './tables/entrance.ts';
import type { Time } from './time.ts';

// What a function needs of the server, by what it does there. A function asks for the least that it can work with.

export interface Stores {
  readonly store: Store;
}
export interface WritesLog {
  readonly log: Logger;
}
export interface TellsTime {
  /** The time of day, for stamps. What lasts asks `time`. */
  now(): number;
  readonly time: Time;
  /** How long a minute of a table's delay or patience lasts: shorter in tests. */
  readonly minuteMs: number;
}
export interface KnowsRules {
  /** Every game by the rules of today. */
  readonly games: ReadonlyMap<string, Table>;
  /** Those and older ones. */
  readonly rules: RuleSets;
}
export interface Publishes {
  /** To other processes. */
  readonly bus: Bus;
}
export interface Speaks {
  /** To everybody who looks at a table through this process. */
  readonly speakers: Readonly<Record<Tongue, Speaker>>;
}
export interface HoldsRooms {
  readonly rooms: Rooms;
}
export interface LooksElsewhere {
  /** Who is at tables through other processes. */
  readonly elsewhere: Elsewhere;
}
export interface KnowsAbsence {
  /** For how long people have been away. */
  readonly absence: Absence;
}
export interface KeepsClocks {
  readonly clocks: Clocks;
}
export interface Computes {
  readonly computers: Computers;
}
export interface Thinks {
  readonly thinking: Thinking;
}
export interface Measures {
  readonly metrics: Metrics;
}
export interface KnowsPeople {
  readonly identity: Identity;
  readonly signedOut: SignedOut;
}
export interface OpensDoors {
  readonly entrance: Entrance;
}
export interface ListsTables {
  readonly lobby: Lobby;
}
export interface LocatesPeople {
  readonly neighbourhoodOf: Neighbourhoods;
}
export interface SlowsUndos {
  /** How often answers may be taken back at a table, in whatever way. */
  readonly undos: { take(table: string): boolean };
}
export interface SlowsTalk {
  /** How often each person may say something, whatever tabs they have open. */
  readonly voices: { take(person: string): boolean };
  /** How often something may be said at a table, by whomever. */
  readonly talks: { take(table: string): boolean };
}
export interface TakesTolls {
  /** How often messages may come, by socket, browser and address. */
  readonly tolls: Tolls;
  readonly limits: Limits;
  /** What a crowd asks for at once is done by rounds. */
  readonly rounds: Rounds;
}
export interface MayBeLost {
  /** Aborted when nothing can be stored any more. */
  readonly lost: AbortSignal;
}

// What several functions need together, each with what it builds on.

/** Who is at a table, through this process or another one. */
export interface KnowsPresence extends HoldsRooms, LooksElsewhere {}
/** Sets up tables. */
export interface CreatesTables extends KnowsRules, Stores, TellsTime, WritesLog {}
/** Tells what a table is like now, with the time that everybody has. */
export interface ShowsTables extends KnowsPresence, KnowsAbsence, KeepsClocks, TellsTime {}
/** Tells viewers that something about a table has changed. */
export interface Announces extends KnowsAbsence, LooksElsewhere, Speaks, WritesLog {
  readonly agreements: Agreements;
}
/** Shows a step to every kind of viewer, to some of them later. */
export interface Broadcasts extends Announces, HoldsRooms, TellsTime {}
/** Tells what has happened at a table, and keeps it. */
export interface TellsEvents extends Broadcasts, Stores, Publishes {}
/** Brings a table in memory to where it stands in the store. */
export interface CatchesUp extends TellsEvents, Computes {}
/** Changes a table. */
export interface Amends extends CatchesUp, KeepsClocks {}
/** Moves a match on. */
export interface Advances extends Amends, Measures {}
/** Moves a match back. */
export interface TakesBack extends Advances, SlowsUndos {}
/** Does whatever can be done at a table. */
export interface Obeys extends TakesBack, KnowsRules {}

/** All of it: for what puts a server together, and for nothing else. */
export interface World
  extends Obeys,
    OpensDoors,
    Thinks,
    KnowsPeople,
    ListsTables,
    LocatesPeople,
    SlowsTalk,
    TakesTolls,
    MayBeLost {}
