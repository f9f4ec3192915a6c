import type Koa from 'koa';
import { hashToken } from '../identity/token.ts';
import { quotaKey } from '../limits/address.ts';
import { createQuota } from '../limits/bucket.ts';
import type { Limits } from '../limits/limits.ts';
import { type Refused, refuse } from '../reasons.ts';
import { whoIs } from './context.ts';

export type Counted = 'creates' | 'joins' | 'requests' | 'lists';

/** One more of something from this address and this browser: a refusal if that is too many. */
export type Gate = (ctx: Koa.Context, what: Counted) => Refused | undefined;

export function createGate(limits: Limits): Gate {
  const quotas = () => ({
    creates: createQuota(limits.creates),
    joins: createQuota(limits.joins),
    requests: createQuota(limits.requests),
    lists: createQuota(limits.lists),
  });
  const [byAddress, byPerson] = [quotas(), quotas()];
  return (ctx, what) => {
    // Whoever changes addresses is still who they are.
    const token = whoIs(ctx)?.token;
    const isWithin =
      byAddress[what].take(quotaKey(ctx.ip)) && (token === undefined || byPerson[what].take(hashToken(token)));
    return isWithin ? undefined : refuse('limit.rate');
  };
}
