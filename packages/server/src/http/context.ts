import type { Result } from '@morgenrot/engine';
import type Koa from 'koa';
import type { ShownCookie } from '../identity/cookie.ts';
import type { Identity } from '../identity/identity.ts';
import { freshId, freshToken, hashToken } from '../identity/token.ts';
import { statusOf } from '../reasons.ts';
import type { PersonRecord } from '../store/index.ts';
import type { KnowsPeople, Stores, TellsTime } from '../world.ts';

/** Answers with a result; its value lies beside the `ok`. */
export function send<T extends object>(ctx: Koa.Context, result: Result<T>): void {
  ctx.set('Cache-Control', 'no-store');
  if (result.ok) {
    ctx.body = { ok: true, ...result.value };
    return;
  }
  ctx.status = statusOf(result.reason);
  ctx.body = { ok: false, reason: result.reason };
}

interface Visitor {
  identity: Identity;
  shown: ShownCookie | undefined;
  /** The token whose cookie goes with this answer. */
  told?: string;
}

const visitors = new WeakMap<Koa.Context, Visitor>();

/** Looks at the identity cookie, once for each request. */
export const knowVisitors =
  (identity: Identity): Koa.Middleware =>
  async (ctx, next) => {
    visitors.set(ctx, { identity, shown: await identity.read(ctx.get('Cookie')) });
    await next();
  };

function visitorOf(ctx: Koa.Context): Visitor {
  const visitor = visitors.get(ctx);
  if (!visitor) throw new Error('nobody has looked at the cookie of this request');
  return visitor;
}

/** The cookie that a request came with, once it has been looked at. */
export const whoIs = (ctx: Koa.Context): ShownCookie | undefined => visitors.get(ctx)?.shown;

/** The browser is known by this token from now on. */
export function giveToken(ctx: Koa.Context, token: string, { secure }: { secure: boolean }): void {
  const visitor = visitorOf(ctx);
  if (visitor.told === token) return;
  visitor.told = token;
  // One answer gives one cookie: the last one counts.
  ctx.set('Set-Cookie', visitor.identity.cookie(token, { secure: secure || ctx.secure }));
}

/**
 * The token of the identity cookie; whoever has none gets one with this answer. Whoever has one keeps it as it is: an
 * answer that arrives late must not undo what another one has given meanwhile.
 */
export function tokenOf(ctx: Koa.Context, how: { secure: boolean }): string {
  const { shown, told } = visitorOf(ctx);
  if (told === undefined && shown?.isSigned) return shown.token;
  const token = told ?? shown?.token ?? freshToken();
  giveToken(ctx, token, how);
  return token;
}

/** With each visit anew: a browser forgets a cookie that is not renewed. */
export const renewToken = (ctx: Koa.Context, how: { secure: boolean }): void => giveToken(ctx, tokenOf(ctx, how), how);

/** Who is asking, if they have ever sat down anywhere. */
export const personOf = ({ identity }: KnowsPeople, ctx: Koa.Context): Promise<PersonRecord | undefined> =>
  identity.personOf(visitorOf(ctx).shown);

/** Whoever asks goes by this name from now on. */
export const namedPerson = (world: Stores & TellsTime, token: string, name: string): Promise<PersonRecord> =>
  world.store.people.name({ id: freshId(), tokenHash: hashToken(token), name, at: world.now() });
