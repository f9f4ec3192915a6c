import type Router from '@koa/router';
import { type Entry, hashOf, type MatchRecord, type Result, sha256Hex } from '@morgenrot/engine';
import { drawnIn } from '@morgenrot/engine/framework';
import type { MatchFile } from '@morgenrot/protocol';
import * as schemas from '@morgenrot/protocol/schemas';
import type Koa from 'koa';
import { hashToken } from '../identity/token.ts';
import { quotaKey } from '../limits/address.ts';
import { parse } from '../limits/parse.ts';
import { isOnlooker, presenceAt } from '../match/presence.ts';
import type { Room } from '../match/room.ts';
import type { World } from '../match/world.ts';
import { eyesFor } from '../play/eyes.ts';
import { refuse } from '../reasons.ts';
import type { JournalRecord } from '../store/index.ts';
import { isOpenTo } from '../tables/shown.ts';
import type { Api } from './api.ts';
import { personOf, send, tokenOf } from './context.ts';

/** A match that is over, with everything that was secret while it ran. */
export function recordRoutes(router: Router, api: Api): void {
  router.get('/tables/:id/record', async (ctx) => send(ctx, api.gate(ctx, 'joins') ?? (await readRecord(api, ctx))));
}

async function readRecord(api: Api, ctx: Koa.Context): Promise<Result<{ file: MatchFile }>> {
  const { world } = api;
  const id = parse(schemas.tableId, ctx.params.id);
  if (!id.ok) return refuse('table.unknown');
  const person = (await personOf(world, ctx))?.id;
  const asker = { person, tokenHash: hashToken(tokenOf(ctx, api)), who: quotaKey(ctx.ip) };
  return world.rooms.with(id.value, async (room) => {
    const refused = await readingRefused(world, room, asker);
    if (refused) return refused;
    // Those who watch behind the match learn how it ended when they have seen it end.
    if (!isOpenTo(world, room.record, person)) return refuse('match.running');
    return fileOf(room, await world.store.matches.journal(room.id));
  });
}

/** Whoever may look at the table may have its match; keys and passwords have let their browsers in already. */
async function readingRefused(
  world: World,
  room: Room,
  { person, tokenHash, who }: { person: string | undefined; tokenHash: string; who: string },
) {
  const eyes = await eyesFor(world, room, { person, who });
  return eyes.ok || isOnlooker(presenceAt(world, room.id), tokenHash) ? undefined : eyes;
}

const toldOf = (lines: readonly JournalRecord[]): MatchFile['told'] =>
  lines.map(({ n, at, news }) => ({ n, at, news }));

const entriesOf = (lines: readonly JournalRecord[]): Entry[] => lines.flatMap(({ entry }) => (entry ? [entry] : []));

/** The journal, cut where newer rules have taken over: each part begins with the state that its rules began with. */
function partsOf(journal: readonly JournalRecord[]): JournalRecord[][] {
  const cuts = journal.flatMap(({ restart }, at) => (restart ? [at] : []));
  return [0, ...cuts].map((from, index) => journal.slice(from, cuts[index]));
}

function startOf(line: JournalRecord | undefined): MatchRecord['start'] {
  return line?.restart && { n: line.n, state: line.restart.state.G, drawn: drawnIn(line.restart.state) };
}

function earlierOf(parts: readonly JournalRecord[][]): Pick<MatchFile, 'earlier'> {
  const earlier = parts.slice(0, -1).map((lines, index) => ({
    rules: parts[index + 1]?.[0]?.restart?.from ?? 0,
    entries: entriesOf(lines),
    told: toldOf(lines),
  }));
  return earlier.length > 0 ? { earlier } : {};
}

function fileOf({ record, live, shelved }: Room, journal: readonly JournalRecord[]): Result<{ file: MatchFile }> {
  const { id, game, rules, title, options, seats, seed, outcome } = record;
  const last = live?.state ?? shelved;
  if (seed === undefined || outcome === undefined || !last) return refuse('match.running');
  const players = seats.map(({ seat }) => seat);
  const names = Object.fromEntries(seats.map(({ seat, name = '' }) => [seat, name]));
  const [first] = journal;
  const parts = partsOf(journal);
  const ours = parts.at(-1) ?? [];
  const start = startOf(ours[0]);
  const beganAt = record.beganAt ?? first?.at ?? record.createdAt;
  return {
    ok: true,
    value: {
      file: {
        format: 'morgenrot.match',
        version: 1,
        table: { id, title, names, beganAt, endedAt: journal.at(-1)?.at ?? record.updatedAt },
        seedHash: sha256Hex(seed),
        record: { game, rules, players, options, seed, entries: entriesOf(ours), ...(start ? { start } : {}) },
        ...earlierOf(parts),
        told: toldOf(ours),
        outcome,
        hash: hashOf(last.G),
      },
    },
  };
}
