import { createBucket, createQuota, type Rate } from './bucket.ts';
import { type Limits, TOGETHER } from './limits.ts';

export type Tolled = 'messages' | 'acts' | 'undos' | 'watches' | 'pages' | 'hints' | 'orders' | 'chats';
const TOLLED: Tolled[] = ['messages', 'acts', 'undos', 'watches', 'pages', 'hints', 'orders', 'chats'];

/** Whom it is that a socket speaks for. */
export interface Payer {
  /** By what its address is counted. */
  who: string;
  /** Of its cookie; absent for those who came without. */
  tokenHash?: string;
}

/** What counts one kind of message of one socket. */
export interface Toll {
  take(): boolean;
}

/** Who opens a hundred sockets may not do a hundred times as much. */
export interface Tolls {
  /** Counts by this socket, by its browser, and by its address. */
  of(kind: Tolled, payer: Payer): Toll;
  /** Counts the refusals of this socket, and of all at its address: who is past them is shown out. */
  patience(payer: Payer): Toll;
}

/** Whoever goes on after so many refusals in one go is no page of ours. */
const REFUSALS: Rate = { burst: 2000, perSecond: 20 };

export const times = ({ burst, perSecond }: Rate, factor: number): Rate => ({
  burst: burst * factor,
  perSecond: perSecond * factor,
});

export function createTolls(limits: Limits): Tolls {
  const quotasOf = (factor: number) => {
    const all = TOLLED.map((kind) => [kind, createQuota(times(limits[kind], factor))] as const);
    return Object.fromEntries(all) as Record<Tolled, ReturnType<typeof createQuota>>;
  };
  const byPerson = quotasOf(TOGETHER.person);
  const byAddress = quotasOf(TOGETHER.address);
  const refusals = createQuota(REFUSALS);
  return {
    patience: ({ who }) => ({ take: () => refusals.take(who) }),
    of(kind, { who, tokenHash }) {
      const bucket = createBucket(limits[kind]);
      return {
        // In this order: what a socket may not do costs its household nothing.
        take: () =>
          bucket.take() && (tokenHash === undefined || byPerson[kind].take(tokenHash)) && byAddress[kind].take(who),
      };
    },
  };
}
