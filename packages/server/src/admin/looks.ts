import { readFileSync } from 'node:fs';
import { migrationsLead } from '@morgenrot/engine';
import type { AdminSeat, AdminTable, PublicDecision, ServerFacts } from '@morgenrot/protocol';
import { ADMIN_LIMITS } from '@morgenrot/protocol';
import { linesFor, type Room } from '../match/memory/room.ts';
import { isHere, type Presence, presenceAt } from '../match/presence/presence.ts';
import { isEmpty, type SeatRecord, type TableRecord } from '../store/index.ts';
import { isLent } from '../tables/powers/owners.ts';
import type { KnowsPresence, KnowsRules, Measures, Stores, TellsTime } from '../world.ts';
import { answersBefore } from './deeds.ts';

const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const VERSION =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';

export interface ServerHost {
  database: ServerFacts['database'];
  metricsToken: boolean;
}

export async function serverFacts(
  world: KnowsPresence & KnowsRules & Measures & Stores,
  host: ServerHost,
): Promise<ServerFacts> {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    version: VERSION,
    uptime: Math.floor(process.uptime()),
    memory: { resident: rss, heap: heapUsed },
    processes: world.elsewhere.count() + 1,
    sockets: world.metrics.sockets(),
    tables: world.rooms.all().length,
    stored: await world.store.search.count(),
    games: [...world.games.values()].map(({ game: { id, rules } }) => ({ id, rules })),
    ...host,
  };
}

function whoIs(seat: SeatRecord): AdminSeat['who'] {
  if (isEmpty(seat)) return 'empty';
  if (seat.computer) return isLent(seat) ? 'standIn' : 'computer';
  return seat.person === undefined && seat.credentialHash === undefined ? 'nobody' : 'person';
}

const seatOf = (seat: SeatRecord, seats: readonly SeatRecord[], presence: Presence, now: number): AdminSeat => ({
  seat: seat.seat,
  ...(seat.name === undefined ? {} : { name: seat.name }),
  who: whoIs(seat),
  present: !seat.computer && isHere(presence, seats, seat.seat),
  ...(seat.claim && seat.claim.until > now ? { linkUntil: seat.claim.until } : {}),
});

/** Can nobody play this match here? What is in memory knows; of the rest it is what the rules say. */
function isShelved(world: KnowsRules, record: TableRecord, room: Room | undefined): boolean {
  if (room) return room.shelved !== undefined;
  const today = world.games.get(record.game)?.game;
  if (record.status === 'waiting' || world.rules.of(record)) return false;
  return !today || !migrationsLead(today, record.rules);
}

/** A table for whoever runs the server: what it is like, and nothing of how its match stands. */
export function adminTable(world: KnowsPresence & KnowsRules & TellsTime, record: TableRecord): AdminTable {
  const room = world.rooms.peek(record.id);
  const presence = presenceAt(world, record.id);
  const today = world.games.get(record.game)?.game.rules;
  const { id, title, game, rules, status, affairs, settings, n, seats, createdAt, updatedAt } = record;
  return {
    id,
    title,
    game,
    rules,
    ...(today === undefined ? {} : { rulesToday: today }),
    shelved: isShelved(world, record, room),
    status,
    paused: affairs.paused ?? false,
    ...(affairs.closed ? { closed: affairs.closed } : {}),
    access: settings.access,
    n,
    seats: seats.map((seat) => seatOf(seat, seats, presence, world.now())),
    watchers: presence.watchers.length,
    sockets: room?.viewers.size ?? 0,
    createdAt,
    updatedAt,
  };
}

/**
 * What stands of a match, as everybody may read it who looks on without a delay. What was decided is not in it, only
 * that something was. Call it from the room's queue.
 */
export async function publicDecisions(
  world: Stores,
  { id, live }: Room,
  before: number,
): Promise<{ decisions: PublicDecision[]; more: boolean }> {
  const limit = ADMIN_LIMITS.decisions;
  const page = await world.store.matches.pageBefore(id, before, limit);
  const given = await world.store.matches.givenSince(id, 0);
  const base = live ? answersBefore(live, given) : 0;
  const answers = new Map(given.map(({ n }, index) => [n, base + index + 1]));
  const decisions = page.map((line): PublicDecision => {
    const { n, at, entry } = line;
    // Where these rules began, as many answers stand as had been given by then.
    const answer = answers.get(n) ?? (entry === undefined && n === firstOf(given, page) ? base : undefined);
    const by = entry && 'step' in entry ? { by: entry.by } : {};
    return { n, at, ...(answer === undefined ? {} : { answer }), ...by, lines: linesFor([line], null) };
  });
  return { decisions, more: page.length === limit };
}

/** The number of the set-up, or of the newest line where newer rules have taken over. */
const firstOf = (given: readonly { n: number }[], page: readonly { n: number; entry?: object }[]): number | undefined =>
  page.find(({ n, entry }) => entry === undefined && n < (given[0]?.n ?? Number.POSITIVE_INFINITY))?.n;
