import type Router from '@koa/router';
import type { Result } from '@morgenrot/engine';
import type { MyTable, TableInfo } from '@morgenrot/protocol';
import * as schemas from '@morgenrot/protocol/schemas';
import type Koa from 'koa';
import { hashToken } from '../identity/token.ts';
import { quotaKey } from '../limits/address.ts';
import { parse } from '../limits/parse.ts';
import { refuse } from '../reasons.ts';
import { emptySeat, type PersonRecord } from '../store/index.ts';
import { checkWish, setUpTable } from '../tables/create.ts';
import { atTheDoor, entryRefused } from '../tables/entrance.ts';
import { readListing } from '../tables/listing.ts';
import { publicInfo } from '../tables/public-info.ts';
import { getUp, seatsOf, sit } from '../tables/seating.ts';
import { infoForPerson } from '../tables/shown.ts';
import { createTurns, type Turns } from '../tables/turns.ts';
import type { ShowsTables, Stores } from '../world.ts';
import type { ApiParts } from './api.ts';
import { namedPerson, personOf, send, tokenOf } from './context.ts';
import { readOnce } from './read-once.ts';

const LISTED = 50;

/** Tables: found, looked at, set up, joined, left. What people do with them after that comes over their sockets. */
export function tableRoutes(router: Router, api: ApiParts): void {
  const { world, gate } = api;
  const turns = createTurns(world);
  const list = (path: string, read: (ctx: Koa.Context) => Promise<TableInfo[]>): void => {
    router.get(path, async (ctx) => send(ctx, gate(ctx, 'lists') ?? { ok: true, value: { tables: await read(ctx) } }));
  };
  const readPublic = readOnce(() => readListing(world));
  list('/tables', async () => (await readPublic()).tables);
  list('/tables/mine', async (ctx) => {
    const person = await personOf(world, ctx);
    return person ? tablesOf(world, turns, person.id) : [];
  });
  router.get('/tables/:id', async (ctx) =>
    send(ctx, await readTable(world, String(ctx.params.id), await personOf(world, ctx))),
  );
  router.post('/tables', async (ctx) => send(ctx, gate(ctx, 'creates') ?? (await postTable(api, ctx))));
  router.post('/tables/:id/join', async (ctx) => send(ctx, gate(ctx, 'joins') ?? (await postJoin(api, ctx))));
  router.post('/tables/:id/leave', async (ctx) => send(ctx, gate(ctx, 'joins') ?? (await postLeave(api, ctx))));
}

/** Those where it is my turn come first, then the latest. */
async function tablesOf(world: ShowsTables & Stores, turns: Turns, person: string): Promise<MyTable[]> {
  const tables: MyTable[] = [];
  for (const record of await world.store.tables.ofPerson(person, LISTED)) {
    tables.push({ ...infoForPerson(world, record, person), myTurn: await turns.isAsked(record, person) });
  }
  return tables.sort((a, b) => Number(b.myTurn) - Number(a.myTurn));
}

async function readTable(
  world: ShowsTables & Stores,
  id: string,
  person?: PersonRecord,
): Promise<Result<{ table: TableInfo }>> {
  const known = schemas.tableId.safeParse(id);
  const record = known.success ? await world.store.tables.read(known.data) : undefined;
  if (!record) return refuse('table.unknown');
  return { ok: true, value: { table: publicInfo(world, record, person?.id) } };
}

async function postTable({ world, secure }: ApiParts, ctx: Koa.Context): Promise<Result<{ table: TableInfo }>> {
  const parsed = parse(schemas.createTable, ctx.request.body);
  if (!parsed.ok) return parsed;
  const { name, password, title = '', ...wish } = parsed.value;
  const fits = checkWish(world, wish);
  if (!fits.ok) return fits;
  const hashed = password === undefined ? undefined : await world.entrance.hash(password, { who: quotaKey(ctx.ip) });
  if (hashed && !hashed.ok) return hashed;
  const person = await namedPerson(world, tokenOf(ctx, { secure }), name);
  const seated = [{ ...emptySeat('0'), name: person.name, person: person.id }];
  const openedFrom = world.neighbourhoodOf(ctx.ip);
  const passwordHash = hashed?.value;
  const created = await setUpTable(world, { ...wish, title, passwordHash, host: person.id, openedFrom, seated });
  if (!created.ok) return created;
  // A game for one begins at once.
  await world.rooms.with(created.value.id, async () => ({ ok: true, value: {} }));
  world.bus.publish({ match: created.value.id, n: 0 });
  return readTable(world, created.value.id, person);
}

async function postJoin({ world, secure }: ApiParts, ctx: Koa.Context): Promise<Result<{ seat: string }>> {
  const id = parse(schemas.tableId, ctx.params.id);
  const parsed = parse(schemas.joinTable, ctx.request.body);
  if (!id.ok) return refuse('table.unknown');
  if (!parsed.ok) return parsed;
  const { name, seat, key, password } = parsed.value;
  const known = await personOf(world, ctx);
  const token = tokenOf(ctx, { secure });
  return atTheDoor(world, id.value, { password, who: quotaKey(ctx.ip) }, async (room, shown) => {
    const refused = entryRefused(room.record, { person: known?.id, shown });
    if (refused) return refused;
    const person = await namedPerson(world, token, name);
    return sit(world, room, { name: person.name, person: person.id, tokenHash: hashToken(token) }, { seat, key });
  });
}

async function postLeave({ world }: ApiParts, ctx: Koa.Context): Promise<Result<object>> {
  const id = parse(schemas.tableId, ctx.params.id);
  if (!id.ok) return refuse('table.unknown');
  const person = await personOf(world, ctx);
  return world.rooms.with(id.value, async (room) => {
    const mine = seatsOf(room, person?.id);
    if (mine.length === 0) return refuse('seat.none');
    // Whoever shares my browser came with me and goes with me.
    for (const seat of mine) {
      const left = await getUp(world, room, seat, { whileWaiting: true });
      if (!left.ok) return left;
    }
    return { ok: true, value: {} };
  });
}
