import type Koa from 'koa';
import { isOwnOrigin } from '../identity/origin.ts';
import { refuse } from '../reasons.ts';
import type { Settings } from '../settings.ts';
import { send } from './context.ts';

/** A host name with a port, and nothing that could end a directive. */
const HOST = /^[\w.\-[\]:]{1,255}$/;

/** Old browsers do not count a socket to the same host as `'self'`, so it is named. */
const policyFor = (host: string): string =>
  [
    "default-src 'self'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self'${HOST.test(host) ? ` ws://${host} wss://${host}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const securityHeaders = (): Koa.Middleware => async (ctx, next) => {
  ctx.set({
    'Content-Security-Policy': policyFor(ctx.host),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  await next();
};

const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** A page of somebody else changes nothing here with the cookies of whoever looks at it. */
export const ownOriginOnly =
  ({ publicUrl, origins }: Pick<Settings, 'publicUrl' | 'origins'>): Koa.Middleware =>
  async (ctx, next) => {
    const origin = ctx.get('Origin') || undefined;
    if (CHANGING.includes(ctx.method) && !isOwnOrigin({ origin, host: ctx.host, publicUrl, origins })) {
      send(ctx, refuse('origin.foreign'));
      return;
    }
    await next();
  };
