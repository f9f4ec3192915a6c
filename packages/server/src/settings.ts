import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** An empty variable, as compose files like to pass them, is one that is not set. */
const setting = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);

const wholeNumber = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);
const flag = z.enum(['0', '1', 'false', 'true']).transform((value) => value === '1' || value === 'true');
const url = (protocols: string) =>
  z.string().refine((text) => URL.canParse(text) && new RegExp(`^(${protocols}):`).test(text), {
    message: `must be an address like ${protocols.split('|')[0]}://…`,
  });

/** A page's address as browsers say it: no path, no slash at the end. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;

/** What is no address at all is said elsewhere. */
function hasNothingAfterTheName(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { username, pathname, search, hash } = new URL(text);
  return pathname === '/' && username + search + hash === '';
}

const Environment = z.object({
  PORT: setting(
    z
      .string()
      .default('8000')
      .transform(wholeNumber)
      .refine((port) => port >= 0 && port <= 65535, { message: 'must be a port, 0 to 65535' }),
  ),
  HOST: setting(z.string().max(255).optional()),
  DATA_DIR: setting(z.string().default('data')),
  DATABASE_URL: setting(url('postgres|postgresql').optional()),
  REDIS_URL: setting(url('redis|rediss').optional()),
  LOG_LEVEL: setting(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info')),
  NODE_ENV: setting(z.enum(['production', 'development', 'test']).default('production')),
  PUBLIC_URL: setting(
    url('https|http')
      .refine(hasNothingAfterTheName, {
        message: 'must be an address like https://play.example.org, without a path',
      })
      .optional(),
  ),
  ALLOWED_ORIGINS: setting(
    z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .refine((all) => all.every(isOrigin), {
        message: 'must be origins like https://example.org, separated by commas',
      }),
  ),
  SESSION_SECRET: setting(z.string().min(32, { message: 'must have 32 characters or more' }).optional()),
  CLIENT_DIR: setting(z.string().default(fromRoot('packages/client/dist'))),
  ADMIN_TOKEN: setting(z.string().min(32, { message: 'must have at least 32 characters' }).optional()),
  METRICS_TOKEN: setting(z.string().min(16, { message: 'must have at least 16 characters' }).optional()),
  PRACTICE: setting(flag.default(false)),
  TABLE_EXPIRES_HOURS: setting(
    z
      .string()
      .default('48')
      .transform(wholeNumber)
      .refine((hours) => hours >= 1 && hours <= 8760, { message: 'must be a number of hours, 1 to 8760' }),
  ),
  TRUST_PROXY: setting(
    z
      .string()
      .default('0')
      .transform(wholeNumber)
      .refine((hops) => hops >= 0 && hops <= 9, { message: 'must be the number of proxies in front, 0 to 9' }),
  ),
});

/** Everything that a host can set, checked once. */
export interface Settings {
  port: number;
  /** Absent: every address of the machine. */
  host?: string;
  dataDir: string;
  /** Absent: SQLite in `dataDir`. */
  databaseUrl?: string;
  redisUrl?: string;
  logLevel: string;
  mode: 'production' | 'development' | 'test';
  /** Where people reach this server, when a proxy stands in front of it. */
  publicUrl?: string;
  /** Further pages that may speak to this server, besides its own. */
  origins?: string[];
  /** With what identity cookies are signed. Absent: a secret that is made once and kept in the database. */
  sessionSecret?: string;
  clientDir: string;
  /** A practice table against a computer player; never in production. */
  practice: boolean;
  /** A table that waits is cleared away when nobody has been there for so long. */
  tableExpiresHours: number;
  /** Opens the admin page; absent: there is none. */
  adminToken?: string;
  /** Whoever reads /metrics has to bring it; absent: anybody may. */
  metricsToken?: string;
  /** How many proxies stand in front and may say who is asking. */
  trustProxy: number;
}

/** Settings from the environment, or a line for everything that is wrong with it. */
export function parseSettings(
  env: Record<string, string | undefined>,
): { ok: true; settings: Settings } | { ok: false; problems: string[] } {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  }
  const { data } = parsed;
  const settings: Settings = {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    logLevel: data.LOG_LEVEL,
    mode: data.NODE_ENV,
    publicUrl: data.PUBLIC_URL,
    origins: data.ALLOWED_ORIGINS,
    sessionSecret: data.SESSION_SECRET,
    clientDir: resolve(data.CLIENT_DIR),
    practice: data.PRACTICE && data.NODE_ENV === 'development',
    tableExpiresHours: data.TABLE_EXPIRES_HOURS,
    adminToken: data.ADMIN_TOKEN,
    metricsToken: data.METRICS_TOKEN,
    trustProxy: data.TRUST_PROXY,
  };
  return { ok: true, settings };
}
