import Router from '@koa/router';
import type { Reason, Result } from '@morgenrot/engine';
import { tableId } from '@morgenrot/protocol/schemas';
import type Koa from 'koa';
import type { z } from 'zod';
import type { Gate } from '../http/quota.ts';
import { readOnce } from '../http/read-once.ts';
import { freshToken, hashToken, isTokenOf } from '../identity/token.ts';
import { parse } from '../limits/parse.ts';
import { catchUp } from '../match/memory/catch-up.ts';
import type { Room } from '../match/memory/room.ts';
import { NOBODY, presenceAt } from '../match/presence/presence.ts';
import { refuse, statusOf } from '../reasons.ts';
import { isEmpty, type SeatRecord, type TableRecord } from '../store/index.ts';
import { setUpTable } from '../tables/create.ts';
import { asPublic, publicStatus, untoldNext } from '../tables/public-info.ts';
import { getUp, sit } from '../tables/seating.ts';
import { isShownToAll } from '../tables/watching.ts';
import type {
  Amends,
  CatchesUp,
  CreatesTables,
  KnowsPresence,
  KnowsRules,
  LocatesPeople,
  Stores,
  TellsTime,
} from '../world.ts';
import * as schemas from './lobby-schemas.ts';
import { matchData } from './match-data.ts';

const LISTED = 100;

/** Where the framework's own lobby answers with another status than we would. */
const STATUS: Partial<Record<string, number>> = {
  'name.empty': 403,
  'name.tooLong': 403,
  'message.malformed': 403,
};

function send<T>(ctx: Koa.Context, result: Result<T>): void {
  ctx.set('Cache-Control', 'no-store');
  if (result.ok) ctx.body = result.value;
  else sendReason(ctx, result.reason);
}

/** Its clients show the text of a refusal as it is; nothing of what was sent is repeated in it. */
function sendReason(ctx: Koa.Context, { key }: Reason): void {
  ctx.status = STATUS[key] ?? statusOf({ key });
  ctx.type = 'text/plain';
  ctx.body = key;
}

/** The Lobby REST API of boardgame.io, for its own clients; the rooms and the store behind it are ours. */
export function lobbyRouter(world: Amends & KnowsRules & LocatesPeople, gate: Gate): Router {
  const router = new Router({ prefix: '/games' });
  type Handler = (ctx: Koa.Context) => Promise<Result<object>>;
  const post = (path: string, what: 'creates' | 'joins', handle: Handler) =>
    router.post(path, async (ctx) => send(ctx, gate(ctx, what) ?? (await handle(ctx))));

  router.get('/', (ctx) => send(ctx, { ok: true, value: [...world.games.keys()] }));
  const lists = new Map([...world.games.keys()].map((game) => [game, readOnce(() => readList(world, game))] as const));
  const nothing = async (): Promise<Listed[]> => [];
  const read = (ctx: Koa.Context): Promise<Listed[]> => (lists.get(gameOf(ctx)) ?? nothing)();
  router.get('/:name', async (ctx) => send(ctx, gate(ctx, 'lists') ?? list(await read(ctx), ctx)));
  router.get('/:name/:id', async (ctx) => send(ctx, await show(world, ctx)));
  post('/:name/create', 'creates', (ctx) => create(world, ctx));
  post('/:name/:id/join', 'joins', (ctx) => join(world, ctx));
  post('/:name/:id/leave', 'joins', (ctx) => leave(world, ctx));
  post('/:name/:id/rename', 'joins', (ctx) => update(world, ctx));
  post('/:name/:id/update', 'joins', (ctx) => update(world, ctx));
  post('/:name/:id/playAgain', 'creates', (ctx) => playAgain(world, ctx));
  return router;
}

const gameOf = (ctx: Koa.Context): string => String(ctx.params.name);

interface Listed {
  match: object;
  updatedAt: number;
  isOver: boolean;
}

/**
 * The public tables of a game as strangers may know them. When something has happened, and whether it is over, they may
 * learn later than its players, or not at all: what they ask for is compared with what they may know.
 */
async function readList(world: KnowsPresence & Stores & TellsTime, game: string): Promise<Listed[]> {
  const records = await world.store.tables.ofGame(game, { limit: LISTED });
  const untold = untoldNext(world, records);
  return records
    .filter(({ id }) => !untold.has(id))
    .map((record) => ({
      match: dataOf(world, record),
      updatedAt: asPublic(world, record).updatedAt,
      isOver: publicStatus(record, world) === 'over',
    }));
}

function list(tables: readonly Listed[], ctx: Koa.Context): Result<object> {
  const where = schemas.listing.safeParse({ ...ctx.query }).data ?? {};
  const { isGameover, updatedBefore = Infinity, updatedAfter = -Infinity } = where;
  const asked = tables.filter(
    ({ updatedAt, isOver }) =>
      updatedAt < updatedBefore &&
      updatedAt > updatedAfter &&
      (isGameover === undefined || isOver === (isGameover === 'true')),
  );
  return { ok: true, value: { matches: asked.map(({ match }) => match) } };
}

async function show(world: KnowsPresence & Stores & TellsTime, ctx: Koa.Context): Promise<Result<object>> {
  const id = parse(tableId, ctx.params.id);
  const record = id.ok ? await world.store.tables.read(id.value) : undefined;
  if (record?.game !== gameOf(ctx)) return refuse('table.unknown');
  return { ok: true, value: dataOf(world, record) };
}

/** A table as strangers may know it: its clients ask without saying who they are. */
const dataOf = (world: KnowsPresence & TellsTime, record: TableRecord) => {
  const isOpen = record.status === 'waiting' || isShownToAll(record);
  return matchData(asPublic(world, record), isOpen ? presenceAt(world, record.id) : NOBODY);
};

async function create(world: CreatesTables & LocatesPeople, ctx: Koa.Context): Promise<Result<{ matchID: string }>> {
  if (!world.games.has(gameOf(ctx))) return refuse('game.unknown');
  const parsed = parse(schemas.create, ctx.request.body ?? {});
  // The framework's lobby says 400 to a number of players that cannot be, and so do we, whatever it is.
  return parsed.ok ? setUp(world, ctx, parsed.value) : refuse('seats.count');
}

async function setUp(
  world: CreatesTables & LocatesPeople,
  ctx: Koa.Context,
  { numPlayers, setupData, unlisted }: z.output<typeof schemas.create>,
): Promise<Result<{ matchID: string }>> {
  const game = gameOf(ctx);
  const created = await setUpTable(world, {
    game,
    openedFrom: world.neighbourhoodOf(ctx.ip),
    seats: numPlayers ?? Math.max(2, world.games.get(game)?.game.seats.min ?? 2),
    options: setupData ?? {},
    title: '',
    // Its clients know no button for it: the match begins when everybody is there.
    settings: { access: unlisted ? 'link' : 'public', start: 'full' },
    seated: [],
  });
  return created.ok ? { ok: true, value: { matchID: created.value.id } } : created;
}

/** Does something at a table of the game that the address names. */
async function at<T>(world: CatchesUp, ctx: Koa.Context, task: (room: Room) => Promise<Result<T>>): Promise<Result<T>> {
  const id = parse(tableId, ctx.params.id);
  if (!id.ok) return refuse('table.unknown');
  return world.rooms.with(id.value, async (room) => {
    if (room.game.id !== gameOf(ctx)) return refuse('table.unknown');
    // Whose credentials hold may have changed through another process.
    if (world.bus.isShared && !(await catchUp(world, room))) return refuse('table.unknown');
    return task(room);
  });
}

async function join(world: Amends, ctx: Koa.Context): Promise<Result<object>> {
  const parsed = parse(schemas.join, ctx.request.body ?? {});
  if (!parsed.ok) return parsed;
  const { playerID, playerName: name, data } = parsed.value;
  return at(world, ctx, async (room) => {
    const playerCredentials = freshToken();
    const occupant = { name, credentialHash: hashToken(playerCredentials), data: data ?? undefined };
    // A password is asked for by our own page alone.
    if (room.record.settings.access === 'password') return refuse('password.needed');
    const seated = await sit(world, room, occupant, { seat: playerID ?? undefined });
    return seated.ok ? { ok: true, value: { playerID: seated.value.seat, playerCredentials } } : seated;
  });
}

/** The seat that these credentials belong to. */
export function seatBy(room: Room, playerID: string, credentials: string | undefined): Result<SeatRecord> {
  const seat = room.record.seats.find((candidate) => candidate.seat === playerID);
  if (!seat) return refuse('seat.unknown');
  const { credentialHash } = seat;
  if (isEmpty(seat) || credentialHash === undefined || credentials === undefined) return refuse('seat.credentials');
  return isTokenOf(credentials, credentialHash) ? { ok: true, value: seat } : refuse('seat.credentials');
}

async function leave(world: Amends, ctx: Koa.Context): Promise<Result<object>> {
  const parsed = parse(schemas.seated, ctx.request.body ?? {});
  if (!parsed.ok) return parsed;
  return at(world, ctx, async (room) => {
    const seat = seatBy(room, parsed.value.playerID, parsed.value.credentials);
    return seat.ok ? getUp(world, room, seat.value.seat, { whileWaiting: false }) : seat;
  });
}

async function update(world: CatchesUp, ctx: Koa.Context): Promise<Result<object>> {
  const parsed = parse(schemas.update, ctx.request.body ?? {});
  if (!parsed.ok) return parsed;
  const { playerID, credentials, newName: name, data } = parsed.value;
  if (name === undefined && data === undefined) return refuse('message.malformed');
  return at(world, ctx, async (room) => {
    const seat = seatBy(room, playerID, credentials);
    if (!seat.ok) return seat;
    await world.store.tables.changeSeat(room.id, playerID, { name, data });
    await catchUp(world, room);
    world.bus.publish({ match: room.id, n: room.record.n });
    return { ok: true, value: {} };
  });
}

async function playAgain(world: CatchesUp & KnowsRules & LocatesPeople, ctx: Koa.Context): Promise<Result<object>> {
  const parsed = parse(schemas.playAgain, ctx.request.body ?? {});
  if (!parsed.ok) return parsed;
  const { playerID, credentials, numPlayers, setupData, unlisted } = parsed.value;
  return at(world, ctx, async (room) => {
    const seat = seatBy(room, playerID, credentials);
    if (!seat.ok) return seat;
    const { nextMatch, seats, options } = room.record;
    if (nextMatch !== undefined) return { ok: true, value: { nextMatchID: nextMatch } };
    const wish = { numPlayers: numPlayers ?? seats.length, setupData: setupData ?? options, unlisted };
    const created = await setUp(world, ctx, wish);
    if (!created.ok) return created;
    const nextMatchID = await world.store.tables.follow(room.id, created.value.matchID);
    await catchUp(world, room);
    return { ok: true, value: { nextMatchID } };
  });
}
