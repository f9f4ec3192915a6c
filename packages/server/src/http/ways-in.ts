import type Router from '@koa/router';
import type { Result } from '@morgenrot/engine';
import type { WaysIn } from '@morgenrot/protocol';
import * as schemas from '@morgenrot/protocol/schemas';
import type Koa from 'koa';
import { hashToken } from '../identity/token.ts';
import { parse } from '../limits/parse.ts';
import { refuse } from '../reasons.ts';
import type { ApiParts } from './api.ts';
import { personOf, send, tokenOf } from './context.ts';

/** Enough of a hash to name a browser to its owner, and of no use to anybody else. */
const MARK = 16;
const markOf = (tokenHash: string): string => tokenHash.slice(0, MARK);

/** The browsers and passkeys that are me: listed, and removed when one is lost. */
export function waysInRoutes(router: Router, api: ApiParts): void {
  const { gate } = api;
  router.get('/me/ways-in', async (ctx) => send(ctx, gate(ctx, 'requests') ?? (await list(api, ctx))));
  router.post('/me/ways-in/remove', async (ctx) => send(ctx, gate(ctx, 'joins') ?? (await remove(api, ctx))));
}

async function waysInOf({ world, secure }: ApiParts, ctx: Koa.Context) {
  const person = await personOf(world, ctx);
  if (!person) return undefined;
  const { people, passkeys } = world.store;
  const here = hashToken(tokenOf(ctx, { secure }));
  const [browsers, keys] = await Promise.all([people.browsersOf(person.id), passkeys.madeBy(person.id)]);
  return { person: person.id, here, browsers, keys };
}

async function list(api: ApiParts, ctx: Koa.Context): Promise<Result<WaysIn>> {
  const mine = await waysInOf(api, ctx);
  const browsers = (mine?.browsers ?? []).map(({ tokenHash, since }) => ({
    id: markOf(tokenHash),
    since,
    ...(tokenHash === mine?.here ? { isHere: true as const } : {}),
  }));
  return { ok: true, value: { browsers, passkeys: mine?.keys ?? [] } };
}

/** The browser that asks stays: nobody locks themselves out. */
async function remove(api: ApiParts, ctx: Koa.Context): Promise<Result<WaysIn>> {
  const parsed = parse(schemas.removeWaysIn, ctx.request.body);
  if (!parsed.ok) return parsed;
  const mine = await waysInOf(api, ctx);
  if (!mine) return refuse('way.unknown');
  const { world } = api;
  const { browser, passkey, all } = parsed.value;
  const browsers = mine.browsers
    .map(({ tokenHash }) => tokenHash)
    .filter((hash) => hash !== mine.here && (all || markOf(hash) === browser));
  const keys = mine.keys.map(({ id }) => id).filter((id) => all || id === passkey);
  if (!all && browsers.length + keys.length === 0) return refuse('way.unknown');
  await world.store.passkeys.remove(mine.person, keys);
  await world.store.people.removeBrowsers(mine.person, browsers);
  world.signedOut.cut(browsers);
  world.log.info({ browsers: browsers.length, passkeys: keys.length }, 'a person has removed ways in');
  return list(api, ctx);
}
