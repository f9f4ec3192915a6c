import type Koa from 'koa';
import type { Signer } from '../identity/cookie.ts';
import { signerWith } from '../identity/signer.ts';
import { freshId, hashToken, isTokenOf } from '../identity/token.ts';
import { quotaKey } from '../limits/address.ts';
import { createQuota } from '../limits/bucket.ts';
import { type Refused, refuse } from '../reasons.ts';
import type { TellsTime, WritesLog } from '../world.ts';

const NAME = 'morgenrot-admin';
const PATH = '/api/admin';
const BEARER = 'Bearer ';
const HOURS = 8;
const LASTS_MS = HOURS * 3_600_000;

/** Whoever has guessed wrong that often waits: one more try every so many seconds. */
export const WRONG_TOKENS = { burst: 5, perSecond: 1 / 20 };

/** Somebody who has shown the token: one sign-in, told apart from others. */
export interface Admin {
  who: string;
  /** The address that they come from. */
  from: string;
  until: number;
}

/** Lets in whoever has the token, and knows them again by a cookie of its own for some hours. */
interface Entrance {
  /** Whoever brings the right token. */
  shown(ctx: Koa.Context): Admin | Refused;
  /** From now on known by the cookie that goes with this answer. */
  admit(ctx: Koa.Context, admin: Admin): void;
  leave(ctx: Koa.Context): void;
  known(ctx: Koa.Context): Admin | undefined;
}

export interface EntranceWishes {
  token: string;
  /** What cookies of this server are signed with. */
  secret: () => string;
  secure: boolean;
}

/** With another token all cookies of before are worth nothing. */
const signerFor = ({ token, secret }: EntranceWishes): Signer =>
  signerWith(() => hashToken(`${secret()}\n${token}`), 'morgenrot admin cookie\n');

export function createAdminEntrance(world: TellsTime & WritesLog, wishes: EntranceWishes): Entrance {
  const signer = signerFor(wishes);
  const right = hashToken(wishes.token);
  const wrong = createQuota(WRONG_TOKENS);
  const setCookie = (ctx: Koa.Context, value: string, seconds: number): void => {
    const secure = wishes.secure || ctx.secure ? '; Secure' : '';
    ctx.set('Set-Cookie', `${NAME}=${value}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`);
  };
  const refused = (ctx: Koa.Context, key: 'admin.slow' | 'admin.token'): Refused => {
    world.log.warn({ from: ctx.ip, reason: key }, 'somebody wanted to be let in as admin');
    return key === 'admin.slow' ? refuse(key, { seconds: Math.ceil(1 / WRONG_TOKENS.perSecond) }) : refuse(key);
  };
  return {
    shown(ctx) {
      const key = quotaKey(ctx.ip);
      // Asked before the token is looked at: a guess that comes too fast learns nothing, not even that it is right.
      if (!wrong.has(key)) return refused(ctx, 'admin.slow');
      const brought = ctx.get('Authorization');
      const token = brought.startsWith(BEARER) ? brought.slice(BEARER.length) : '';
      if (!isTokenOf(token, right)) {
        wrong.take(key);
        return refused(ctx, 'admin.token');
      }
      return { who: freshId(), from: ctx.ip, until: world.now() + LASTS_MS };
    },
    admit(ctx, { who, until }) {
      const said = `${until}.${who}`;
      setCookie(ctx, `${said}.${signer.sign(said)}`, LASTS_MS / 1000);
    },
    leave: (ctx) => setCookie(ctx, '', 0),
    known(ctx) {
      for (const value of valuesOf(ctx.get('Cookie'))) {
        const [until = '', who = '', signature = ''] = value.split('.', 3);
        const isOurs = signer.isSigned(`${until}.${who}`, signature);
        if (isOurs && Number(until) > world.now()) return { who, from: ctx.ip, until: Number(until) };
      }
      return undefined;
    },
  };
}

const valuesOf = (cookies: string): string[] =>
  cookies.split(';').flatMap((pair) => {
    const [name, value] = pair.trim().split('=', 2);
    return name === NAME && value !== undefined ? [value] : [];
  });
