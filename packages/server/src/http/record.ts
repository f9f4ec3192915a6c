import { randomUUID } from 'node:crypto';
import type Router from '@koa/router';
import type { Result } from '@morgenrot/engine';
import * as schemas from '@morgenrot/protocol/schemas';
import type Koa from 'koa';
import { hashToken } from '../identity/token.ts';
import { quotaKey } from '../limits/address.ts';
import { parse } from '../limits/parse.ts';
import { catchUp } from '../match/memory/catch-up.ts';
import { NOT_YET, onceKnown } from '../match/memory/recall.ts';
import type { Room } from '../match/memory/room.ts';
import { isOnlooker, presenceAt } from '../match/presence/presence.ts';
import { eyesFor } from '../play/eyes.ts';
import { refuse } from '../reasons.ts';
import { isOpenTo } from '../tables/shown.ts';
import { finishedRefused } from '../transfer/files.ts';
import { finishedPieces } from '../transfer/pieces.ts';
import { seenFileOf, seenPieces } from '../transfer/seen.ts';
import type { KnowsPresence } from '../world.ts';
import type { ApiParts } from './api.ts';
import { personOf, send, tokenOf } from './context.ts';
import { createLongAnswers, type Pieces } from './long-answers.ts';

/** A match as a file: when it is over with everything that was secret while it ran, before that as the asker sees it. */
export function recordRoutes(router: Router, api: ApiParts): void {
  const answers = createLongAnswers(api.world.rounds);
  const door = (path: string, read: (api: ApiParts, ctx: Koa.Context) => Promise<Result<Long>>): void => {
    router.get(path, async (ctx) => {
      const found = api.gate(ctx, 'joins') ?? (await read(api, ctx));
      if (!found.ok) return send(ctx, found);
      await answers.send(ctx, quotaKey(ctx.ip), found.value.key, found.value.make);
    });
  };
  door('/tables/:id/record', readRecord);
  door('/tables/:id/seen', readSeen);
}

/** An answer that is made when its turn comes. */
interface Long {
  key: string;
  make: () => Promise<Result<Pieces>>;
}

/** Those who come with a key or a password have given it to their socket: they ask as the browsers that look on. */
async function readSeen(api: ApiParts, ctx: Koa.Context): Promise<Result<Long>> {
  const { world } = api;
  const id = parse(schemas.tableId, ctx.params.id);
  if (!id.ok) return refuse('table.unknown');
  // Whoever names a seat that cannot be one is told so: with the eyes of another they would save what they did not ask for.
  const seat = parse(schemas.playerId.optional(), ctx.query.seat);
  if (!seat.ok) return seat;
  const person = (await personOf(world, ctx))?.id;
  const asker = { person, tokenHash: hashToken(tokenOf(ctx, api)), seat: seat.value };
  const make = () =>
    onceKnown<Pieces, []>(
      world,
      (task) => world.rooms.with(id.value, task),
      async (room) => {
        if (world.bus.isShared && !(await catchUp(world, room))) return refuse('table.unknown');
        const eyes = eyesFor(room, asker);
        const isLookingOn =
          !eyes.ok && !room.record.affairs.closed && isOnlooker(presenceAt(world, room.id), asker.tokenHash);
        if (!eyes.ok && !isLookingOn) return eyes;
        const file = await seenFileOf(world, room, eyes.ok ? eyes.value.kind : null);
        return file !== NOT_YET && file.ok ? { ok: true, value: seenPieces(file.value) } : file;
      },
    );
  // What one may see is nobody else's: it is made anew for each who asks.
  return { ok: true, value: { key: randomUUID(), make } };
}

async function readRecord(api: ApiParts, ctx: Koa.Context): Promise<Result<Long>> {
  const { world } = api;
  const id = parse(schemas.tableId, ctx.params.id);
  if (!id.ok) return refuse('table.unknown');
  const person = (await personOf(world, ctx))?.id;
  const asker = { person, tokenHash: hashToken(tokenOf(ctx, api)) };
  return world.rooms.with(id.value, async (room) => {
    const refused = readingRefused(world, room, asker);
    if (refused) return refused;
    // Those who watch behind the match learn how it ended when they have seen it end.
    if (!isOpenTo(world, room.record, person)) return refuse('match.running');
    const stored = { record: room.record, state: room.live?.state ?? room.shelved };
    const running = finishedRefused(stored);
    if (running) return running;
    const key = `${room.id} ${room.record.affairsNumber}`;
    return { ok: true, value: { key, make: () => finishedPieces(world, room, stored) } };
  });
}

/** Whoever may look at the table may have its match; keys and passwords have let their browsers in already. */
function readingRefused(
  world: KnowsPresence,
  room: Room,
  { person, tokenHash }: { person: string | undefined; tokenHash: string },
) {
  const eyes = eyesFor(room, { person });
  const isLookingOn = !room.record.affairs.closed && isOnlooker(presenceAt(world, room.id), tokenHash);
  return eyes.ok || isLookingOn ? undefined : eyes;
}
