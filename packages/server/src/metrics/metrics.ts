import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Strength } from '@morgenrot/engine';
import type { Resync } from '@morgenrot/protocol';
import { ADMIN_REASONS } from '../admin/reasons.ts';
import { isWatching } from '../match/showing/viewers.ts';
import { ENGINE_REASONS, SERVER_REASONS } from '../reasons.ts';
import type { HoldsRooms, Thinks } from '../world.ts';
import { createRegistry } from './registry.ts';

/** What the server counts about itself. */
export interface Metrics {
  /** A message of a page has been answered. */
  answered(event: string, seconds: number, refusedBy: string | undefined): void;
  /** A step of a match has been stored, or could not be. */
  stored(seconds: number, how: 'stored' | 'conflict' | 'repeated' | 'failed'): void;
  refused(reason: string): void;
  /** A computer player has thought about a decision, or somebody's hint. */
  thought(strength: Strength | 'hint', seconds: number): void;
  /** Thinking has crashed, or has taken too long. */
  troubled(strength: Strength | 'hint'): void;
  /** A page has come in, or has asked again because of something; it was told what it had missed, or the whole. */
  returned(because: Resync | undefined, how: 'missed' | 'whole'): void;
  /** How many connections there are. */
  sockets(): number;
  text(): string;
  close(): void;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const THINKING_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20];
const NANOSECONDS = 1e9;

const KNOWN: ReadonlySet<string> = new Set([...SERVER_REASONS, ...ADMIN_REASONS, ...ENGINE_REASONS]);
/** A game has reasons of its own; together they are one. */
const reasonName = (key: string): string => (KNOWN.has(key) ? key : 'game');

export function createMetrics(world: () => HoldsRooms & Thinks, sockets: () => number): Metrics {
  const registry = createRegistry();
  const messages = registry.histogram('morgenrot_message_seconds', 'Time until a message was answered.', SECONDS);
  const commits = registry.histogram('morgenrot_store_seconds', 'Time until a step of a match was stored.', SECONDS);
  const moves = registry.counter('morgenrot_moves_total', 'Steps of matches that were stored.');
  const thoughts = registry.histogram(
    'morgenrot_thinking_seconds',
    'Time until a computer player had thought of an answer, by strength, waiting for a process included.',
    THINKING_SECONDS,
  );
  const troubles = registry.counter('morgenrot_thinking_troubles_total', 'Thinking that failed, by strength.');
  const refusals = registry.counter('morgenrot_refusals_total', 'Messages and requests that were refused, by reason.');
  const resyncs = registry.counter('morgenrot_resync_total', 'Pages that asked for a table again, by reason.');
  const returns = registry.counter('morgenrot_joins_total', 'Pages that were told of a match, by how much.');
  const viewers = (which: (isWatcher: boolean) => boolean): number =>
    world()
      .rooms.all()
      .reduce((sum, room) => sum + room.viewers.count(({ kind }) => which(isWatching(kind))), 0);
  registry.gauge('morgenrot_sockets', 'Open connections.', sockets);
  registry.gauge('morgenrot_tables', 'Tables in memory.', () => world().rooms.all().length);
  registry.gauge(
    'morgenrot_matches',
    'Matches in memory that are being played.',
    () =>
      world()
        .rooms.all()
        .filter(({ record }) => record.status === 'playing').length,
  );
  registry.gauge('morgenrot_players', 'Pages open at a seat.', () => viewers((isWatcher) => !isWatcher));
  registry.gauge('morgenrot_watchers', 'Pages that look on.', () => viewers((isWatcher) => isWatcher));
  registry.gauge('morgenrot_thinking', 'Decisions that are being thought about.', () => world().thinking.waiting);
  registry.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  registry.gauge('process_heap_bytes', 'Memory in use by objects.', () => process.memoryUsage().heapUsed);
  registry.gauge('process_cpu_seconds', 'Processor time since the start.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  registry.gauge('process_event_loop_p99_seconds', 'How late things began, since the last reading.', () => {
    const late = delay.percentile(99) / NANOSECONDS;
    delay.reset();
    return Number.isFinite(late) ? late : 0;
  });
  const refused = (reason: string): void => refusals({ reason: reasonName(reason) });
  return {
    answered(event, seconds, refusedBy) {
      messages(seconds, { event });
      if (refusedBy !== undefined) refused(refusedBy);
    },
    stored(seconds, how) {
      commits(seconds, { how });
      if (how === 'stored') moves();
    },
    refused,
    thought: (strength, seconds) => thoughts(seconds, { strength }),
    troubled: (strength) => troubles({ strength }),
    returned(because, how) {
      returns({ how });
      if (because !== undefined) resyncs({ reason: because });
    },
    sockets,
    text: registry.text,
    close: () => void delay.disable(),
  };
}
