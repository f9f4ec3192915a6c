import Router from '@koa/router';
import type { GameInfo } from '@morgenrot/protocol';
import type { World } from '../match/world.ts';
import { personOf, send, tokenOf } from './context.ts';
import type { Gate } from './quota.ts';
import { tableRoutes } from './tables.ts';

export interface Api {
  world: World;
  gate: Gate;
  /** Are cookies for encrypted connections only? */
  secure: boolean;
}

/** What our own page asks for; every refusal has a reason. */
export function apiRouter(api: Api): Router {
  const { world } = api;
  const router = new Router({ prefix: '/api' });
  router.get('/me', async (ctx) => {
    const person = await personOf(world, ctx);
    // A page that opens its socket after this is known there by the same cookie.
    tokenOf(ctx, api);
    send(ctx, { ok: true, value: { name: person?.name ?? null, passkeys: 0 } });
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
  tableRoutes(router, api);
  return router;
}
