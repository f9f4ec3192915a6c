import Router from '@koa/router';
import type { Result } from '@morgenrot/engine';
import type { GameInfo, TableInfo } from '@morgenrot/protocol';
import * as schemas from '@morgenrot/protocol/schemas';
import type Koa from 'koa';
import { hashToken } from '../identity/token.ts';
import { parse } from '../limits/parse.ts';
import type { World } from '../match/world.ts';
import { refuse } from '../reasons.ts';
import type { TableRecord } from '../store/index.ts';
import { checkWish, createTable } from '../tables/create.ts';
import { tableInfo } from '../tables/info.ts';
import { getUp, seatOf, sit } from '../tables/seating.ts';
import { nameOf, personOf, send, tokenOf } from './context.ts';
import type { Gate } from './quota.ts';

const LISTED = 50;

interface Api {
  world: World;
  gate: Gate;
  /** Are cookies for encrypted connections only? */
  secure: boolean;
}

/** What our own page asks for; every refusal has a reason. */
export function apiRouter(api: Api): Router {
  const { world, gate } = api;
  const router = new Router({ prefix: '/api' });
  const infos = (records: TableRecord[]): TableInfo[] =>
    records.map((record) => tableInfo(record, world.rooms.peek(record.id)));

  router.get('/me', async (ctx) => {
    const person = await personOf(world, ctx);
    // A page that opens its socket after this is known there by the same cookie.
    tokenOf(ctx, api);
    send(ctx, { ok: true, value: { name: person?.name ?? null } });
  });
  router.get('/games', (ctx) => {
    const games: GameInfo[] = [...world.games.values()].map(({ game: { id, rules, seats, options } }) => ({
      id,
      rules,
      seats,
      options: [...options],
    }));
    send(ctx, { ok: true, value: { games } });
  });
  router.get('/tables', async (ctx) => {
    send(ctx, { ok: true, value: { tables: infos(await world.store.tables.open(LISTED)) } });
  });
  router.get('/tables/mine', async (ctx) => {
    const person = await personOf(world, ctx);
    const records = person ? await world.store.tables.ofPerson(person.id, LISTED) : [];
    send(ctx, { ok: true, value: { tables: infos(records) } });
  });
  router.get('/tables/:id', async (ctx) => send(ctx, await readTable(world, String(ctx.params.id))));
  router.post('/tables', async (ctx) => send(ctx, gate(ctx, 'creates') ?? (await postTable(api, ctx))));
  router.post('/tables/:id/join', async (ctx) => send(ctx, gate(ctx, 'joins') ?? (await postJoin(api, ctx))));
  router.post('/tables/:id/leave', async (ctx) => send(ctx, gate(ctx, 'joins') ?? (await postLeave(api, ctx))));
  return router;
}

async function readTable({ store, rooms }: World, id: string): Promise<Result<{ table: TableInfo }>> {
  const known = schemas.tableId.safeParse(id);
  const record = known.success ? await store.tables.read(known.data) : undefined;
  if (!record) return refuse('table.unknown');
  return { ok: true, value: { table: tableInfo(record, rooms.peek(record.id)) } };
}

async function postTable({ world, secure }: Api, ctx: Koa.Context): Promise<Result<{ table: TableInfo }>> {
  const parsed = parse(schemas.createTable, ctx.request.body);
  if (!parsed.ok) return parsed;
  const { name, game, seats, options, title = '', public: isPublic } = parsed.value;
  const fits = checkWish(world, { game, seats, options });
  if (!fits.ok) return fits;
  const person = await nameOf(world, tokenOf(ctx, { secure }), name);
  const seated = [{ seat: '0', name: person.name, person: person.id, computer: false }];
  const created = await createTable(world, { game, seats, options, title, public: isPublic, seated });
  if (!created.ok) return created;
  // A game for one begins at once.
  await world.rooms.with(created.value.id, async () => ({ ok: true, value: {} }));
  return readTable(world, created.value.id);
}

async function postJoin({ world, secure }: Api, ctx: Koa.Context): Promise<Result<{ seat: string }>> {
  const id = parse(schemas.tableId, ctx.params.id);
  const parsed = parse(schemas.joinTable, ctx.request.body);
  if (!id.ok) return refuse('table.unknown');
  if (!parsed.ok) return parsed;
  const { name, seat } = parsed.value;
  const token = tokenOf(ctx, { secure });
  return world.rooms.with(id.value, async (room) => {
    const person = await nameOf(world, token, name);
    return sit(world, room, { name: person.name, person: person.id, tokenHash: hashToken(token) }, seat);
  });
}

async function postLeave({ world }: Api, ctx: Koa.Context): Promise<Result<object>> {
  const id = parse(schemas.tableId, ctx.params.id);
  if (!id.ok) return refuse('table.unknown');
  const person = await personOf(world, ctx);
  return world.rooms.with(id.value, async (room) => {
    const seat = seatOf(room, person?.id);
    return seat === undefined ? refuse('seat.none') : getUp(world, room, seat, { whileWaiting: true });
  });
}
