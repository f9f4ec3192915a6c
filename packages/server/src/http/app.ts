import { createServer, type RequestListener, type Server } from 'node:http';
import Koa from 'koa';
import { quotaKey } from '../limits/address.ts';
import type { Limits } from '../limits/limits.ts';
import { troubleOf } from '../log.ts';
import type { World } from '../match/world.ts';
import { refuse } from '../reasons.ts';
import type { Settings } from '../settings.ts';
import { lobbyRouter } from '../stock/lobby.ts';
import { StoreError } from '../store/index.ts';
import { adminRouter } from './admin.ts';
import { apiRouter } from './api.ts';
import { jsonBody } from './body.ts';
import { knowVisitors, send } from './context.ts';
import { healthRouter } from './health.ts';
import { servePage } from './page.ts';
import { tableHead } from './preview.ts';
import { createGate, type Gate } from './quota.ts';
import { namedOrigins, ownOriginOnly, securityHeaders } from './security.ts';

/** Whatever is thrown on the way becomes one line in the log and a refusal without details. */
const catchAll =
  (world: World): Koa.Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      world.log.error({ method: ctx.method, ...troubleOf(error) }, 'a request has failed');
      send(ctx, refuse(error instanceof StoreError ? 'server.store' : 'server.failed'));
    }
  };

const isApi = (path: string): boolean => /^\/(api|games)(\/|$)/.test(path);

/** What no route has taken is none of the page's addresses either. */
const unknownRoute: Koa.Middleware = async (ctx, next) => {
  if (isApi(ctx.path)) send(ctx, refuse('page.unknown'));
  else await next();
};

const countRequests =
  (gate: Gate): Koa.Middleware =>
  async (ctx, next) => {
    const refused = isApi(ctx.path) ? gate(ctx, 'requests') : undefined;
    if (refused) send(ctx, refused);
    else await next();
  };

const LONGEST_HEAD = 16 * 1024;

/** A host who has set no token has no such page, and nobody can tell it from one that never was. */
const noAdminPage: Koa.Middleware = async (ctx, next) => {
  if (!/^\/admin(\/|$)/.test(ctx.path)) return next();
  // The page says itself that nothing lies here; what a browser has kept of it is not to be shown as found.
  delete ctx.req.headers['if-none-match'];
  await next();
  if (ctx.status === 200) ctx.status = 404;
};

/** The HTTP side: our own API, the framework's lobby, and the page. */
export function createApp(world: World, settings: Settings, secret: string): Koa {
  const app = new Koa({ proxy: settings.trustProxy > 0, maxIpsCount: settings.trustProxy });
  // Errors are caught and logged by catchAll; what is left are connections that broke off.
  app.silent = true;
  const gate = createGate(world.limits);
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  app.use(catchAll(world));
  app.use(securityHeaders({ secure }));
  app.use(namedOrigins(settings.origins));
  app.use(countRequests(gate));
  app.use(ownOriginOnly(settings));
  app.use(healthRouter(world, settings.metricsToken).routes());
  app.use(knowVisitors(world.identity));
  app.use(jsonBody());
  if (settings.adminToken !== undefined) {
    const { adminToken: token, publicUrl, metricsToken } = settings;
    const database = settings.databaseUrl === undefined ? ('sqlite' as const) : ('postgres' as const);
    const wishes = { token, secret, secure, publicUrl, gate, database, metricsToken: metricsToken !== undefined };
    app.use(adminRouter(world, wishes).routes());
  } else app.use(noAdminPage);
  app.use(apiRouter({ world, gate, secure, publicUrl: settings.publicUrl }).routes());
  app.use(lobbyRouter(world, gate).routes());
  app.use(unknownRoute);
  app.use(servePage(settings.clientDir, { secure, readHead: tableHead(world, settings.publicUrl) }));
  return app;
}

/** Of requests; sockets have a heartbeat of their own. Longer than a page waits for the next news by polling. */
const SILENT_FOR_MS = 60_000;

/** Whoever opens a connection and says nothing, or says it word by word, or does not read, is not waited for. */
export function createHttpServer(handle: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer({ connectionsCheckingInterval: 5000, maxHeaderSize: LONGEST_HEAD }, handle);
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.timeout = SILENT_FOR_MS;
  server.maxConnections = limits.sockets * 2;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const who = quotaKey(socket.remoteAddress ?? '');
    const count = (open.get(who) ?? 0) + 1;
    open.set(who, count);
    socket.once('close', () => {
      const left = (open.get(who) ?? 1) - 1;
      if (left > 0) open.set(who, left);
      else open.delete(who);
    });
    // Behind a proxy all come from one address: it is for the proxy to count them.
    if (count > limits.connectionsPerAddress && !limits.behindProxy) socket.destroy();
  });
  return server;
}

export interface ConnectionLimits extends Pick<Limits, 'sockets' | 'connectionsPerAddress'> {
  behindProxy: boolean;
}
