import type { Result } from '@morgenrot/engine';
import type Koa from 'koa';
import { cookieFor, tokenFrom } from '../identity/cookie.ts';
import { freshId, freshToken, hashToken } from '../identity/token.ts';
import type { World } from '../match/world.ts';
import { statusOf } from '../reasons.ts';
import type { Person } from '../store/index.ts';

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

/** The token of the identity cookie; whoever has none gets one with this answer. */
export function tokenOf(ctx: Koa.Context, { secure }: { secure: boolean }): string {
  const token = tokenFrom(ctx.get('Cookie')) ?? freshToken();
  // Sent each time: a browser forgets a cookie that is not renewed.
  ctx.append('Set-Cookie', cookieFor(token, { secure: secure || ctx.secure }));
  return token;
}

/** Who is asking, if they have ever sat down anywhere. */
export async function personOf(world: World, ctx: Koa.Context): Promise<Person | undefined> {
  const token = tokenFrom(ctx.get('Cookie'));
  return token === undefined ? undefined : world.store.people.byToken(hashToken(token));
}

/** Whoever asks goes by this name from now on. */
export const nameOf = (world: World, token: string, name: string): Promise<Person> =>
  world.store.people.name({ id: freshId(), tokenHash: hashToken(token), name, at: world.now() });
