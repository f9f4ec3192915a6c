import type { Result } from '@morgenrot/engine';
import { hashPassword, isPasswordOf } from '../identity/password.ts';
import { createQuota, type Rate } from '../limits/bucket.ts';
import { createTurnstile } from '../limits/turnstile.ts';
import type { Room } from '../match/memory/room.ts';
import { type Refused, refuse } from '../reasons.ts';
import type { TableRecord } from '../store/index.ts';
import type { HoldsRooms, OpensDoors } from '../world.ts';

/** Whoever has guessed wrong that often at one table waits: one more try every so many seconds. */
export const WRONG_PASSWORDS = { burst: 5, perSecond: 1 / 20 };

/** Right or wrong: to look at a password takes longer than anything else that one may ask for. */
const TRIED_PASSWORDS = { burst: 60, perSecond: 1 };

/** So many may wait to be looked at: of one address, and of all. */
const WAITING = { each: TRIED_PASSWORDS.burst, all: 1000 };

export interface Entrance {
  /** A password as it is kept, for somebody who speaks from an address. Never call it from a room's queue. */
  hash(password: string, from: { person?: string; who: string }): Promise<Result<string>>;
  /** Is it what was kept of this table's password? `who` is what guesses are counted by. Nor this one. */
  check(table: string, password: string, hash: string, who: string): Promise<Result<object>>;
}

export function createEntrance(rate = WRONG_PASSWORDS): Entrance {
  const wrong = createQuota(rate);
  const tried = createQuota(TRIED_PASSWORDS);
  const waiting = createTurnstile(WAITING);
  const slow = ({ perSecond }: Rate) => refuse('password.slow', { seconds: Math.ceil(1 / perSecond) });
  return {
    async hash(password, { person, who }) {
      if ((person !== undefined && !tried.take(person)) || !tried.take(who)) return slow(TRIED_PASSWORDS);
      const hashed = await waiting.pass(who, () => hashPassword(password));
      return hashed === undefined ? slow(TRIED_PASSWORDS) : { ok: true, value: hashed };
    },
    async check(table, password, hash, who) {
      const key = `${table} ${who}`;
      if (!wrong.has(key)) return slow(rate);
      if (!tried.take(who)) return slow(TRIED_PASSWORDS);
      const checked = await waiting.pass(who, async (): Promise<Result<object>> => {
        // Asked before the password is looked at: a guess that comes too fast learns nothing, not even that it is
        // right. And asked again: many that come at once have all been in time.
        if (!wrong.has(key)) return slow(rate);
        if (await isPasswordOf(password, hash)) return { ok: true, value: {} };
        wrong.take(key);
        return refuse('password.wrong');
      });
      return checked ?? slow(TRIED_PASSWORDS);
    },
  };
}

/** A password that somebody shows at the door of a table, and what came of it. */
export interface Shown {
  readonly password: string | undefined;
  /** What it has been compared with, and why that does not open the door, if it does not. */
  readonly verdict?: { readonly hash: string; readonly opens: Result<object> };
  /** What it has to be compared with before anything can be said. */
  asked?: string;
}

/** Why somebody does not come in, as far as passwords go. Whoever belongs to the table needs none any more. */
export function entryRefused(
  { seats, settings, passwordHash }: TableRecord,
  { person: asker, shown }: { person: string | undefined; shown?: Shown },
): Refused | undefined {
  const isKnown = seats.some(({ person, owner }) => asker !== undefined && (person === asker || owner === asker));
  if (isKnown || settings.access !== 'password' || passwordHash === undefined) return undefined;
  if (shown?.password === undefined) return refuse('password.needed');
  const { verdict } = shown;
  if (verdict?.hash === passwordHash) return verdict.opens.ok ? undefined : verdict.opens;
  shown.asked = passwordHash;
  return refuse('server.busy');
}

/** So often the password of a table may change while somebody stands at its door. */
const TRIES = 3;

/**
 * Does something at a table that a password may be needed for. It is compared while the table goes on, for that takes
 * its time; then the task is done anew, and finds out whether it was the table's password still.
 */
export async function atTheDoor<T>(
  world: HoldsRooms & OpensDoors,
  table: string,
  { password, who }: { password: string | undefined; who: string },
  task: (room: Room, shown: Shown) => Promise<Result<T>>,
): Promise<Result<T>> {
  let verdict: Shown['verdict'];
  for (let tried = 0; ; tried++) {
    const shown: Shown = { password, verdict };
    const done = await world.rooms.with(table, (room) => task(room, shown));
    const { asked: hash } = shown;
    if (hash === undefined || password === undefined || tried === TRIES) return done;
    verdict = { hash, opens: await world.entrance.check(table, password, hash, who) };
  }
}
