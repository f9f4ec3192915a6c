import Router from '@koa/router';
import { gameInfo } from '../tables/abilities.ts';
import type { Amends, KnowsPeople, KnowsRules, LocatesPeople, OpensDoors, TakesTolls } from '../world.ts';
import { claimRoutes } from './claims.ts';
import { send } from './context.ts';
import { meRoutes } from './me.ts';
import { passkeyRoutes } from './passkeys.ts';
import { presetRoutes } from './presets.ts';
import type { Gate } from './quota.ts';
import { recordRoutes } from './record.ts';
import { tableRoutes } from './tables.ts';
import { waysInRoutes } from './ways-in.ts';

export interface ApiParts {
  world: Amends & KnowsPeople & KnowsRules & LocatesPeople & OpensDoors & TakesTolls;
  gate: Gate;
  /** Are cookies for encrypted connections only? */
  secure: boolean;
  /** Where people reach this server, when a proxy stands in front of it. */
  publicUrl?: string;
}

/** What our own page asks for; every refusal has a reason. */
export function apiRouter(api: ApiParts): Router {
  const { world } = api;
  const router = new Router({ prefix: '/api' });
  meRoutes(router, api);
  waysInRoutes(router, api);
  router.get('/games', (ctx) => {
    const games = [...world.games.values()].map(({ game }) => gameInfo(game));
    send(ctx, { ok: true, value: { games } });
  });
  claimRoutes(router, api);
  passkeyRoutes(router, api);
  tableRoutes(router, api);
  presetRoutes(router, api);
  recordRoutes(router, api);
  return router;
}
