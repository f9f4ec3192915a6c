import type Koa from 'koa';
import { quotaKey } from '../limits/address.ts';
import { createQuota } from '../limits/bucket.ts';
import type { Limits } from '../limits/limits.ts';
import { type Refused, refuse } from '../reasons.ts';

export type Counted = 'creates' | 'joins' | 'requests';

/** One more of something from this address: a refusal if that is too many. */
export type Gate = (ctx: Koa.Context, what: Counted) => Refused | undefined;

export function createGate(limits: Limits): Gate {
  const quotas = {
    creates: createQuota(limits.creates),
    joins: createQuota(limits.joins),
    requests: createQuota(limits.requests),
  };
  return (ctx, what) => (quotas[what].take(quotaKey(ctx.ip)) ? undefined : refuse('limit.rate'));
}
