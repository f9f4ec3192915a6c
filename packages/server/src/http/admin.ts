import Router from '@koa/router';
import type { Result } from '@morgenrot/engine';
import { ADMIN_LIMITS } from '@morgenrot/protocol';
import * as schemas from '@morgenrot/protocol/admin';
import { tableId } from '@morgenrot/protocol/schemas';
import type Koa from 'koa';
import { closeTable, inRoom, openTable, reissueByAdmin, rewindTo, signOut } from '../admin/deeds.ts';
import { adminTable, publicDecisions, type ServerHost, serverFacts } from '../admin/looks.ts';
import { endOpenPage, openPages } from '../admin/open-pages.ts';
import { type Admin, createAdminEntrance, type EntranceWishes } from '../admin/session.ts';
import { type AdminIntent, witnessed } from '../admin/witness.ts';
import { isOwnOrigin } from '../identity/origin.ts';
import { parse } from '../limits/parse.ts';
import type { Room } from '../match/memory/room.ts';
import { type Refused, refuse } from '../reasons.ts';
import { importMatch } from '../transfer/import.ts';
import type {
  CatchesUp,
  CreatesTables,
  KnowsPresence,
  KnowsRules,
  ListsTables,
  Obeys,
  Stores,
  TakesBack,
  TellsTime,
} from '../world.ts';
import { send } from './context.ts';
import { longText } from './long-text.ts';
import type { Gate } from './quota.ts';

export interface AdminWishes extends EntranceWishes, ServerHost {
  gate: Gate;
  publicUrl?: string;
}

const LONGEST_CHECK_MS = 15 * 60_000;
/** Beyond every number of a list. */
const NEWEST = 2_000_000_000;

type Door = (ctx: Koa.Context, admin: Admin) => Promise<Result<object>>;

/** All that whoever runs the server may ask and do; everything but coming in takes the cookie. */
export function adminRouter(world: ListsTables & Obeys, wishes: AdminWishes): Router {
  const router = new Router({ prefix: '/api/admin' });
  const entrance = createAdminEntrance(world, wishes);

  /** Other pages have no business here, not even those that may speak to the server otherwise. */
  const foreign = (ctx: Koa.Context): Refused | undefined => {
    const origin = ctx.get('Origin') || undefined;
    const isOwn = isOwnOrigin({ origin, host: ctx.host, site: ctx.get('Sec-Fetch-Site'), publicUrl: wishes.publicUrl });
    return isOwn ? undefined : refuse('origin.foreign');
  };
  const note = (ctx: Koa.Context, { reason }: Refused): void =>
    world.log.warn({ from: ctx.ip, reason: reason.key, method: ctx.method }, 'refused as admin');
  const door =
    (run: Door): Koa.Middleware =>
    async (ctx) => {
      const admin = entrance.known(ctx);
      const refused = foreign(ctx) ?? (admin ? undefined : refuse('admin.enter'));
      if (refused) note(ctx, refused);
      send(ctx, refused ?? (admin ? await run(ctx, admin) : refuse('admin.enter')));
    };
  const get = (path: string, run: Door) => router.get(path, door(run));
  const post = (path: string, run: Door) => router.post(path, door(run));

  router.post('/enter', async (ctx) => {
    const refused = foreign(ctx) ?? wishes.gate(ctx, 'joins');
    if (refused) note(ctx, refused);
    const admin = refused ?? entrance.shown(ctx);
    if ('ok' in admin) return send(ctx, admin);
    const entered = await witnessed(world, admin, { deed: 'enter' }, async () => {
      entrance.admit(ctx, admin);
      return { ok: true, value: { until: admin.until } };
    });
    send(ctx, entered);
  });
  post('/leave', (ctx, admin) =>
    witnessed(world, admin, { deed: 'leave' }, async () => {
      entrance.leave(ctx);
      return { ok: true, value: {} };
    }),
  );
  get('/session', async (_ctx, { until }) => ({ ok: true, value: { until } }));
  get('/server', async () => ({ ok: true, value: { server: await serverFacts(world, hostOf(wishes)) } }));
  get('/tables', (ctx) => findTables(world, ctx));
  get('/tables/:id', (ctx) =>
    atTable(world, ctx, async (room) => ({
      ok: true,
      value: { table: adminTable(world, room.record), pages: openPages(room) },
    })),
  );
  get('/tables/:id/decisions', (ctx) => readDecisions(world, ctx));
  for (const [name, deed] of Object.entries(DEEDS))
    post(`/tables/:id/${name}`, (ctx, admin) => deed(world, ctx, admin));
  get('/audit', (ctx) => readAudit(world, ctx));
  post('/import', (ctx, admin) => takeIn(world, ctx, admin));
  return router;
}

const hostOf = ({ database, metricsToken }: ServerHost): ServerHost => ({ database, metricsToken });

/** What an address asks for is text, once. */
const queryOf = (ctx: Koa.Context): Record<string, unknown> => ({ ...ctx.query });

async function findTables(
  world: KnowsPresence & KnowsRules & Stores & TellsTime,
  ctx: Koa.Context,
): Promise<Result<object>> {
  const wish = parse(schemas.findTables, queryOf(ctx));
  if (!wish.ok) return wish;
  const { search, status, from } = wish.value;
  const limit = ADMIN_LIMITS.tables;
  const found = await world.store.search.find({ text: search.trim(), status, from, limit: limit + 1 });
  const tables = found.slice(0, limit).map((record) => adminTable(world, record));
  return { ok: true, value: { tables, more: found.length > limit } };
}

function atTable<T>(world: CatchesUp, ctx: Koa.Context, task: (room: Room) => Promise<Result<T>>): Promise<Result<T>> {
  const id = parse(tableId, ctx.params.id);
  return id.ok ? inRoom(world, id.value, task) : Promise.resolve(refuse('table.unknown'));
}

async function readDecisions(world: CatchesUp, ctx: Koa.Context): Promise<Result<object>> {
  const wish = parse(schemas.auditPage, queryOf(ctx));
  if (!wish.ok) return wish;
  const { before = NEWEST } = wish.value;
  return atTable(world, ctx, async (room) => ({ ok: true, value: await publicDecisions(world, room, before) }));
}

async function readAudit(world: Stores, ctx: Koa.Context): Promise<Result<object>> {
  const wish = parse(schemas.auditPage, queryOf(ctx));
  if (!wish.ok) return wish;
  const lines = await world.store.audit.before(wish.value.before ?? NEWEST, ADMIN_LIMITS.audit + 1);
  return { ok: true, value: { lines: lines.slice(0, ADMIN_LIMITS.audit), more: lines.length > ADMIN_LIMITS.audit } };
}

type Deed = (world: ListsTables & Obeys, ctx: Koa.Context, admin: Admin) => Promise<Result<object>>;

/** Does something at the table that the address names; what is wrong in itself is not worth a witness. */
function doing<S extends Parameters<typeof parse>[0], B>(
  deed: string,
  schema: S,
  run: (world: TakesBack, room: Room, body: B) => Promise<Result<object>>,
): Deed {
  return async (world, ctx, admin) => {
    const id = parse(tableId, ctx.params.id);
    if (!id.ok) return refuse('table.unknown');
    const parsed = parse(schema, ctx.request.body ?? {});
    if (!parsed.ok) return parsed;
    // The schema is that of this very deed.
    const body = parsed.value as B;
    const details = parsed.value as AdminIntent['details'];
    return witnessed(world, admin, { deed, table: id.value, details }, () =>
      inRoom(world, id.value, (room) => run(world, room, body)),
    );
  };
}

const DEEDS: Record<string, Deed> = {
  rewind: doing('rewind', schemas.rewindMatch, rewindTo),
  reissue: doing('reissue', schemas.seat, (world, room, { seat }: { seat: string }) =>
    reissueByAdmin(world, room, seat),
  ),
  signOut: doing('signOut', schemas.seat, (world, room, { seat }: { seat: string }) => signOut(world, room, seat)),
  endPage: doing('endPage', schemas.endPage, endOpenPage),
  close: doing('close', schemas.closeReason, (world, room, { reason }: { reason: string }) =>
    closeTable(world, room, reason),
  ),
  open: doing('open', schemas.nothing, (world, room) => openTable(world, room)),
};

async function takeIn(world: CreatesTables & ListsTables, ctx: Koa.Context, admin: Admin): Promise<Result<object>> {
  // Until a long match has been played again, there is nothing to say.
  ctx.req.setTimeout(LONGEST_CHECK_MS);
  const text = await longText(ctx, ADMIN_LIMITS.file);
  if (text === undefined) return refuse('import.tooLarge', { most: ADMIN_LIMITS.file });
  const result = await witnessed(
    world,
    admin,
    { deed: 'import', details: { bytes: text.length } },
    () => importMatch(world, text),
    ({ table }) => table,
  );
  if (result.ok) world.lobby.changed();
  return result;
}
