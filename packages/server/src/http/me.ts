import type Router from '@koa/router';
import type { Result } from '@morgenrot/engine';
import * as schemas from '@morgenrot/protocol/schemas';
import type Koa from 'koa';
import { parse } from '../limits/parse.ts';
import type { ApiParts } from './api.ts';
import { namedPerson, personOf, send, tokenOf } from './context.ts';

/** Who I am. */
export function meRoutes(router: Router, api: ApiParts): void {
  const { world, gate } = api;
  router.get('/me', async (ctx) => {
    const person = await personOf(world, ctx);
    // A page that opens its socket after this is known there by the same cookie.
    tokenOf(ctx, api);
    const passkeys = person ? await world.store.passkeys.count(person.id) : 0;
    send(ctx, { ok: true, value: { name: person?.name ?? null, passkeys } });
  });
  router.post('/me', async (ctx) => send(ctx, gate(ctx, 'joins') ?? (await rename(api, ctx))));
}

/** The names at tables where I sit already stay as they were. */
async function rename({ world, secure }: ApiParts, ctx: Koa.Context): Promise<Result<{ name: string }>> {
  const parsed = parse(schemas.rename, ctx.request.body);
  if (!parsed.ok) return parsed;
  const { name } = await namedPerson(world, tokenOf(ctx, { secure }), parsed.value.name);
  return { ok: true, value: { name } };
}
