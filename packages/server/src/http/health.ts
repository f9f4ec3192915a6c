import Router from '@koa/router';
import { hashToken, isTokenOf } from '../identity/token.ts';
import { refuse } from '../reasons.ts';
import type { HoldsRooms, MayBeLost, Measures, Stores } from '../world.ts';
import { send } from './context.ts';

const BEARER = 'Bearer ';

/** Anybody may ask, as often as they like: the database is asked no more often than that. */
const ASKED_FOR_MS = 1000;
/** A database that says nothing for so long does not answer. */
const SILENT_MS = 2000;

/** Whoever watches over the server wants to hear something in any case. */
const withinReason = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer, new Promise<boolean>((resolve) => setTimeout(resolve, SILENT_MS, false).unref())]);

/** Can the database store something? Whoever asks in the same moment hears the same. */
function askedNowAndThen(ask: () => Promise<boolean>): () => Promise<boolean> {
  let known: { answer: Promise<boolean>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (!known || known.until < now) known = { answer: withinReason(ask()), until: now + ASKED_FOR_MS };
    return known.answer;
  };
}

/** For whoever watches over the server: does it live, can it work, how does it do. */
export function healthRouter(
  world: HoldsRooms & MayBeLost & Measures & Stores,
  metricsToken: string | undefined,
): Router {
  const router = new Router();
  const answers = askedNowAndThen(() => world.store.answers());
  router.get('/healthz', (ctx) => send(ctx, world.lost.aborted ? refuse('server.store') : { ok: true, value: {} }));
  router.get('/readyz', async (ctx) => {
    if (world.lost.aborted) send(ctx, refuse('server.store'));
    else if (!world.rooms.isOpen) send(ctx, refuse('server.closing'));
    else send(ctx, (await answers()) ? { ok: true, value: {} } : refuse('server.store'));
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
