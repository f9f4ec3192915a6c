import { isIP } from 'node:net';
import type Router from '@koa/router';
import type { Result } from '@morgenrot/engine';
import * as schemas from '@morgenrot/protocol/schemas';
import type Koa from 'koa';
import { counterShown, optionsToEnter, optionsToMake, type PasskeyPlace, takePasskey } from '../identity/passkeys.ts';
import { freshToken, hashToken } from '../identity/token.ts';
import { parse } from '../limits/parse.ts';
import { refuse } from '../reasons.ts';
import type { Purpose } from '../store/index.ts';
import type { ApiParts } from './api.ts';
import { giveToken, personOf, send, tokenOf } from './context.ts';

/** Long enough to find one's glasses, and a phone. */
const ANSWER_WITHIN_MS = 5 * 60_000;
const MOST = 10;

type Run = (api: ApiParts, ctx: Koa.Context, place: PasskeyPlace) => Promise<Result<object>>;

/** Passkeys keep an identity for good: made in one browser, shown in another, which is the same person from then on. */
export function passkeyRoutes(router: Router, api: ApiParts): void {
  const { gate } = api;
  const post = (path: string, run: Run): void => {
    router.post(path, async (ctx) => {
      const place = placeOf(api, ctx);
      send(ctx, gate(ctx, 'joins') ?? (place ? await run(api, ctx, place) : refuse('passkey.place')));
    });
  };
  post('/passkeys/options', postOptions);
  post('/passkeys', postPasskey);
  post('/passkeys/enter/options', postEnterOptions);
  post('/passkeys/enter', postEnter);
}

/**
 * Where people are, by the address that they use; `ownOriginOnly` has seen that the origin is no foreign one. Browsers
 * bind a passkey to a name, never to a number.
 */
function placeOf({ publicUrl }: ApiParts, ctx: Koa.Context): PasskeyPlace | undefined {
  const address = publicUrl ?? (ctx.get('Origin') || `${ctx.protocol}://${ctx.host}`);
  if (!URL.canParse(address)) return undefined;
  const { hostname, origin } = new URL(address);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { host: hostname, origin } : undefined;
}

async function challenged({ world, secure }: ApiParts, ctx: Koa.Context, purpose: Purpose, challenge: string) {
  const at = world.now();
  const tokenHash = hashToken(tokenOf(ctx, { secure }));
  await world.store.passkeys.challenge({ tokenHash, purpose, challenge, until: at + ANSWER_WITHIN_MS, at });
}

/** Once taken, a challenge is gone: an answer that was overheard is of no use to anybody. */
const takeChallenge = ({ world, secure }: ApiParts, ctx: Koa.Context, purpose: Purpose): Promise<string | undefined> =>
  world.store.passkeys.takeChallenge(hashToken(tokenOf(ctx, { secure })), purpose, world.now());

async function postOptions(api: ApiParts, ctx: Koa.Context, place: PasskeyPlace): Promise<Result<{ options: object }>> {
  const { passkeys } = api.world.store;
  const person = await personOf(api.world, ctx);
  if (!person) return refuse('passkey.nobody');
  const known = await passkeys.ofPerson(person.id);
  if (known.length >= MOST) return refuse('passkey.many', { most: MOST });
  const options = await optionsToMake(place, person, known);
  await challenged(api, ctx, 'make', options.challenge);
  return { ok: true, value: { options } };
}

async function postPasskey(
  api: ApiParts,
  ctx: Koa.Context,
  place: PasskeyPlace,
): Promise<Result<{ passkeys: number }>> {
  const { passkeys } = api.world.store;
  const parsed = parse(schemas.passkeyMade, ctx.request.body);
  if (!parsed.ok) return parsed;
  const person = await personOf(api.world, ctx);
  if (!person) return refuse('passkey.nobody');
  const challenge = await takeChallenge(api, ctx, 'make');
  const made = challenge && (await takePasskey(place, challenge, parsed.value));
  if (!made) return refuse('passkey.failed');
  if (!(await passkeys.add({ ...made, person: person.id, at: api.world.now() }))) return refuse('passkey.failed');
  return { ok: true, value: { passkeys: await passkeys.count(person.id) } };
}

async function postEnterOptions(
  api: ApiParts,
  ctx: Koa.Context,
  place: PasskeyPlace,
): Promise<Result<{ options: object }>> {
  const options = await optionsToEnter(place);
  await challenged(api, ctx, 'enter', options.challenge);
  return { ok: true, value: { options } };
}

/** The browser gets a cookie of its own for the same person: other browsers of theirs stay what they are. */
async function postEnter(api: ApiParts, ctx: Koa.Context, place: PasskeyPlace): Promise<Result<{ name: string }>> {
  const { world, secure } = api;
  const parsed = parse(schemas.passkeyShown, ctx.request.body);
  if (!parsed.ok) return parsed;
  const challenge = await takeChallenge(api, ctx, 'enter');
  const passkey = await world.store.passkeys.read(parsed.value.id);
  if (!challenge || !passkey) return refuse('passkey.failed');
  const now = await counterShown(place, challenge, parsed.value, passkey);
  const isFirst = now !== undefined && (await world.store.passkeys.used(passkey.id, { before: passkey.counter, now }));
  const person = isFirst ? await world.store.people.read(passkey.person) : undefined;
  if (!person) return refuse('passkey.failed');
  const token = freshToken();
  await world.store.people.addBrowser({ tokenHash: hashToken(token), person: person.id, at: world.now() });
  giveToken(ctx, token, { secure });
  return { ok: true, value: { name: person.name } };
}
