import type Router from '@koa/router';
import type { PlayerId, Result } from '@morgenrot/engine';
import type { TableInfo } from '@morgenrot/protocol';
import * as schemas from '@morgenrot/protocol/schemas';
import type Koa from 'koa';
import { hashToken } from '../identity/token.ts';
import { parse } from '../limits/parse.ts';
import { catchUp } from '../match/memory/catch-up.ts';
import type { Room } from '../match/memory/room.ts';
import { presenceAt } from '../match/presence/presence.ts';
import { refuse } from '../reasons.ts';
import type { SeatRecord } from '../store/index.ts';
import { claim, claimable, claimedAt } from '../tables/claiming.ts';
import { tableInfo } from '../tables/info.ts';
import { isLent } from '../tables/powers/owners.ts';
import type { CatchesUp } from '../world.ts';
import type { ApiParts } from './api.ts';
import { namedPerson, personOf, send, tokenOf } from './context.ts';

/** Links that give a seat to one browser, once. Their token comes in the body: addresses stand in logs. */
export function claimRoutes(router: Router, api: ApiParts): void {
  const { gate } = api;
  router.post('/claims/look', async (ctx) => send(ctx, gate(ctx, 'joins') ?? (await postLook(api, ctx))));
  router.post('/claims', async (ctx) => send(ctx, gate(ctx, 'joins') ?? (await postClaim(api, ctx))));
}

/** What the link gives away now; it may have been made a moment ago, through another process. */
async function given(world: CatchesUp, room: Room, token: string): Promise<SeatRecord | undefined> {
  if (world.bus.isShared) await catchUp(world, room);
  return claimable(room.record, token, world.now());
}

interface Looked {
  table: TableInfo;
  seat: PlayerId;
  isOpen: boolean;
  isMine: boolean;
}

async function postLook({ world }: ApiParts, ctx: Koa.Context): Promise<Result<Looked>> {
  const parsed = parse(schemas.claimMessage, ctx.request.body);
  if (!parsed.ok) return parsed;
  const { token } = parsed.value;
  const person = await personOf(world, ctx);
  const at = await claimedAt(world, token);
  if (at === undefined) return refuse('link.dead');
  return world.rooms.with(at, async (room) => {
    const seat = await given(world, room, token);
    const { id, record } = room;
    if (!seat) return refuse('link.dead');
    const isMine = person !== undefined && seat.person === person.id;
    const isOpen = seat.claim?.from === undefined && !isLent(seat);
    return { ok: true, value: { table: tableInfo(record, presenceAt(world, id)), seat: seat.seat, isOpen, isMine } };
  });
}

async function postClaim(
  { world, secure }: ApiParts,
  ctx: Koa.Context,
): Promise<Result<{ table: string; seat: PlayerId }>> {
  const parsed = parse(schemas.claimMessage, ctx.request.body);
  if (!parsed.ok) return parsed;
  const { token, name } = parsed.value;
  const known = await personOf(world, ctx);
  const at = await claimedAt(world, token);
  if (at === undefined) return refuse('link.dead');
  const browser = tokenOf(ctx, { secure });
  return world.rooms.with(at, async (room) => {
    const seat = await given(world, room, token);
    if (!seat) return refuse('link.dead');
    // A browser that has never sat anywhere goes by the name of the seat.
    const person = known ?? (await namedPerson(world, browser, name ?? seat.name ?? ''));
    const claimant = { person: person.id, tokenHash: hashToken(browser), name };
    const claimed = await claim(world, room, token, claimant);
    return claimed.ok ? { ok: true, value: { table: room.id, seat: claimed.value.seat } } : claimed;
  });
}
