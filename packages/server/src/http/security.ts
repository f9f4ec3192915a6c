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
    `connect-src 'self'${HOST.test(host) ? ` ws://${host} wss://${host}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const YEAR = 31_536_000;

/** What every answer says to the browser that gets it. */
export const securityHeaders =
  ({ secure }: { secure: boolean }): Koa.Middleware =>
  async (ctx, next) => {
    ctx.set({
      'Content-Security-Policy': policyFor(ctx.host),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
    // Whoever has come by an encrypted connection once comes by no other from then on.
    if (secure || ctx.secure) ctx.set('Strict-Transport-Security', `max-age=${YEAR}`);
    await next();
  };

/** What a browser would rather have is a few words. To put thousands of them in order takes longer than to answer. */
const LONGEST_WISH = 1000;
const WISHES = ['accept', 'accept-encoding', 'accept-language'] as const;

/** Wishes without an end are none. */
export const shortWishes: Koa.Middleware = async ({ req: { headers } }, next) => {
  for (const wish of WISHES) if ((headers[wish]?.length ?? 0) > LONGEST_WISH) delete headers[wish];
  await next();
};

/** Pages of other addresses may read answers only where the host has named them. */
export const namedOrigins =
  (origins: readonly string[] = []): Koa.Middleware =>
  async (ctx, next) => {
    const origin = ctx.get('Origin');
    if (!origins.includes(origin)) return next();
    ctx.vary('Origin');
    ctx.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' });
    if (ctx.method !== 'OPTIONS') return next();
    ctx.set({
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '600',
    });
    ctx.status = 204;
  };

const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** A page of somebody else changes nothing here with the cookies of whoever looks at it. */
export const ownOriginOnly =
  ({ publicUrl, origins }: Pick<Settings, 'publicUrl' | 'origins'>): Koa.Middleware =>
  async (ctx, next) => {
    const origin = ctx.get('Origin') || undefined;
    const isOwn = isOwnOrigin({ origin, host: ctx.host, site: ctx.get('Sec-Fetch-Site'), publicUrl, origins });
    if (CHANGING.includes(ctx.method) && !isOwn) {
      send(ctx, refuse('origin.foreign'));
      return;
    }
    await next();
  };
