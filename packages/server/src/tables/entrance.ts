import type { Result } from '@morgenrot/engine';
import { isPasswordOf } from '../identity/password.ts';
import { createQuota } from '../limits/bucket.ts';
import type { World } from '../match/world.ts';
import { refuse } from '../reasons.ts';
import type { TableRecord } from '../store/index.ts';

/** Whoever has guessed wrong that often at one table waits: one more try every so many seconds. */
export const WRONG_PASSWORDS = { burst: 5, perSecond: 1 / 20 };

export interface Entrance {
  /** Does the password open this table for whoever asks? `who` is what guesses are counted by. */
  check(table: TableRecord, password: string | undefined, who: string): Promise<Result<object>>;
}

export function createEntrance(rate = WRONG_PASSWORDS): Entrance {
  const wrong = createQuota(rate);
  return {
    async check({ id, settings, passwordHash }, password, who) {
      if (settings.access !== 'password' || passwordHash === undefined) return { ok: true, value: {} };
      if (password === undefined) return refuse('password.needed');
      const key = `${id} ${who}`;
      // Asked before the password is looked at: a guess that comes too fast learns nothing, not even that it is right.
      if (!wrong.has(key)) return refuse('password.slow', { seconds: Math.ceil(1 / rate.perSecond) });
      if (await isPasswordOf(password, passwordHash)) return { ok: true, value: {} };
      wrong.take(key);
      return refuse('password.wrong');
    },
  };
}

/** Somebody who belongs to the table needs no password any more. */
export const mayEnter = async (
  world: World,
  table: TableRecord,
  asker: { person?: string; password?: string; who: string },
): Promise<Result<object>> => {
  const isKnown = table.seats.some(
    ({ person, owner }) => asker.person !== undefined && (person === asker.person || owner === asker.person),
  );
  return isKnown ? { ok: true, value: {} } : world.entrance.check(table, asker.password, asker.who);
};
