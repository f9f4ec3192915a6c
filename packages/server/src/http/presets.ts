import type Router from '@koa/router';
import type { Result } from '@morgenrot/engine';
import { LIMITS, type Preset } from '@morgenrot/protocol';
import * as schemas from '@morgenrot/protocol/schemas';
import type Koa from 'koa';
import { freshId } from '../identity/token.ts';
import { parse } from '../limits/parse.ts';
import { refuse } from '../reasons.ts';
import { checkWish } from '../tables/create.ts';
import type { ApiParts } from './api.ts';
import { personOf, send } from './context.ts';

/** Tables as people set them up, kept under a name. */
export function presetRoutes(router: Router, api: ApiParts): void {
  const { world, gate } = api;
  router.get('/presets', async (ctx) => {
    const person = await personOf(world, ctx);
    send(ctx, { ok: true, value: { presets: person ? await world.store.presets.ofPerson(person.id) : [] } });
  });
  router.get('/presets/:id', async (ctx) => send(ctx, await read(api, ctx)));
  router.post('/presets', async (ctx) => send(ctx, gate(ctx, 'creates') ?? (await save(api, ctx))));
  router.post('/presets/:id/delete', async (ctx) => send(ctx, gate(ctx, 'creates') ?? (await remove(api, ctx))));
}

/** Presets are named the way tables are. */
const idOf = (ctx: Koa.Context): string | undefined => schemas.tableId.safeParse(ctx.params.id).data;

async function read({ world }: ApiParts, ctx: Koa.Context): Promise<Result<{ preset: Preset }>> {
  const id = idOf(ctx);
  const preset = id === undefined ? undefined : await world.store.presets.read(id);
  return preset ? { ok: true, value: { preset } } : refuse('preset.unknown');
}

async function save({ world }: ApiParts, ctx: Koa.Context): Promise<Result<{ preset: Preset }>> {
  const parsed = parse(schemas.savePreset, ctx.request.body);
  if (!parsed.ok) return parsed;
  const { name, wish } = parsed.value;
  const options = checkWish(world, wish);
  if (!options.ok) return options;
  const person = await personOf(world, ctx);
  // A preset belongs to somebody.
  if (!person) return refuse('name.empty');
  const preset = await world.store.presets.save({
    id: freshId(),
    person: person.id,
    name,
    wish: { ...wish, options: options.value },
    at: world.now(),
    limit: LIMITS.presets,
  });
  return preset ? { ok: true, value: { preset } } : refuse('presets.many');
}

async function remove({ world }: ApiParts, ctx: Koa.Context): Promise<Result<object>> {
  const person = await personOf(world, ctx);
  const id = idOf(ctx);
  const isGone = person !== undefined && id !== undefined && (await world.store.presets.remove(id, person.id));
  return isGone ? { ok: true, value: {} } : refuse('preset.unknown');
}
