import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import Koa from 'koa';
import { quotaKey } from '../limits/address.ts';
import { createQuota } from '../limits/bucket.ts';
import type { Limits } from '../limits/limits.ts';
import type { Rounds } from '../limits/rounds.ts';
import { troubleOf } from '../log.ts';
import { refuse } from '../reasons.ts';
import type { Settings } from '../settings.ts';
import { SOCKETS } from '../sockets/sockets.ts';
import { lobbyRouter } from '../stock/lobby.ts';
import { StoreError } from '../store/index.ts';
import type { HoldsRooms, World, WritesLog } from '../world.ts';
import { adminRouter } from './admin.ts';
import { apiRouter } from './api.ts';
import { jsonBody } from './body.ts';
import { knowVisitors, send } from './context.ts';
import { healthRouter } from './health.ts';
import { servePage } from './page/page.ts';
import { tableHead } from './page/preview.ts';
import { createGate, type Gate } from './quota.ts';
import { namedOrigins, ownOriginOnly, securityHeaders, shortWishes } from './security.ts';

/** Whatever is thrown on the way becomes one line in the log and a refusal without details. */
const catchAll =
  (world: WritesLog): Koa.Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      world.log.error({ method: ctx.method, ...troubleOf(error) }, 'a request has failed');
      send(ctx, refuse(error instanceof StoreError ? 'server.store' : 'server.failed'));
    }
  };

/** An address that cannot be read leads nowhere, and is worth no line in the log. */
const readableAddress: Koa.Middleware = async (ctx, next) => {
  try {
    void ctx.path;
  } catch {
    send(ctx, refuse('page.unknown'));
    return;
  }
  await next();
};

/** What `countRequests` counts; everything else is counted before it comes here. */
export const isApi = (path: string): boolean => /^\/(api|games)(\/|\?|$)/.test(path);

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

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** While a backup is restored, and when the server ends, nothing is written: it would be said to be stored, and go. */
const refuseAside =
  (world: HoldsRooms): Koa.Middleware =>
  async (ctx, next) => {
    if (isApi(ctx.path) && !READING.includes(ctx.method) && !world.rooms.isOpen) send(ctx, refuse('server.closing'));
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
export function createApp(world: World, settings: Settings, secret: () => string): Koa {
  const app = new Koa({ proxy: settings.trustProxy > 0, maxIpsCount: settings.trustProxy });
  // Errors are caught and logged by catchAll; what is left are connections that broke off.
  app.silent = true;
  const gate = createGate(world.limits);
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  app.use(readableAddress);
  app.use(catchAll(world));
  app.use(shortWishes);
  app.use(securityHeaders({ secure }));
  app.use(namedOrigins(settings.origins));
  app.use(countRequests(gate));
  app.use(ownOriginOnly(settings));
  app.use(refuseAside(world));
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
  const readHead = tableHead(world, { publicUrl: settings.publicUrl, gate });
  app.use(servePage(settings.clientDir, { secure, readHead }));
  return app;
}

/** Of requests; sockets have a heartbeat of their own. Longer than a page waits for the next news by polling. */
const SILENT_FOR_MS = 60_000;

/** Nothing else here becomes another protocol: what asks for one all the same is answered as if it had not. */
const isSocket = ({ url = '' }: IncomingMessage): boolean => url.startsWith(SOCKETS);

/** Whoever opens a connection and says nothing, or says it word by word, or does not read, is not waited for. */
export function createHttpServer(handle: RequestListener, limits: ConnectionLimits): Server {
  const options = { connectionsCheckingInterval: 5000, maxHeaderSize: LONGEST_HEAD, shouldUpgradeCallback: isSocket };
  const server = createServer(options, handle);
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.timeout = SILENT_FOR_MS;
  server.maxConnections = limits.sockets * 2;
  const open = new Map<string, number>();
  const arrivals = createQuota(limits.lines);
  const isAdmitted = (socket: Socket, who: string): boolean => {
    // Behind a proxy all come from one address: it is for the proxy to count them.
    if (limits.behindProxy) return true;
    const count = (open.get(who) ?? 0) + 1;
    if (count > limits.connectionsPerAddress || !arrivals.take(who)) return false;
    open.set(who, count);
    socket.once('close', () => {
      const left = (open.get(who) ?? 1) - 1;
      if (left > 0) open.set(who, left);
      else open.delete(who);
    });
    return true;
  };
  // Whoever is not admitted costs as little as can be: nothing that reads HTTP is made for them.
  const serving = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    // On its way from HTTP to what follows nobody else listens to it: one that breaks then would end the process.
    socket.on('error', () => undefined);
    const who = quotaKey(socket.remoteAddress ?? '');
    if (!isAdmitted(socket, who)) return void socket.destroy();
    // What reads HTTP costs more than a connection: hundreds that come at once get it in rounds.
    limits.rounds.take(who, () => {
      if (!socket.destroyed) for (const serve of serving) serve.call(server, socket);
    });
  });
  return server;
}

export interface ConnectionLimits extends Pick<Limits, 'sockets' | 'connectionsPerAddress' | 'lines'> {
  behindProxy: boolean;
  rounds: Rounds;
}
