import Router from '@koa/router';
import { hashToken, isTokenOf } from '../identity/token.ts';
import type { World } from '../match/world.ts';
import { refuse } from '../reasons.ts';
import { send } from './context.ts';

const BEARER = 'Bearer ';

/** For whoever watches over the server: does it live, can it work, how does it do. */
export function healthRouter(world: World, metricsToken: string | undefined): Router {
  const router = new Router();
  router.get('/healthz', (ctx) => send(ctx, { ok: true, value: {} }));
  router.get('/readyz', async (ctx) => {
    if (!world.rooms.isOpen) send(ctx, refuse('server.closing'));
    else send(ctx, (await world.store.answers()) ? { ok: true, value: {} } : refuse('server.store'));
  });
  router.get('/metrics', (ctx) => {
    const brought = ctx.get('Authorization');
    const token = brought.startsWith(BEARER) ? brought.slice(BEARER.length) : '';
    if (metricsToken !== undefined && !isTokenOf(token, hashToken(metricsToken))) {
      send(ctx, refuse('metrics.token'));
      return;
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/plain; version=0.0.4; charset=utf-8';
    ctx.body = world.metrics.text();
  });
  return router;
}
