import { createQuota } from './bucket.ts';
import type { Limits } from './limits.ts';

/** How many sockets there are, of each address and of all. */
export interface Crowd {
  /** Is there room for one more? Asking counts. */
  mayCome(who: string): boolean;
  /** One more; call what comes back when it is gone. */
  enter(who: string): () => void;
}

export function createCrowd({
  connects,
  socketsPerAddress,
  sockets,
}: Pick<Limits, 'connects' | 'socketsPerAddress' | 'sockets'>): Crowd {
  const arrivals = createQuota(connects);
  const present = new Map<string, number>();
  let all = 0;
  return {
    mayCome: (who) => all < sockets && (present.get(who) ?? 0) < socketsPerAddress && arrivals.take(who),
    enter(who) {
      all++;
      present.set(who, (present.get(who) ?? 0) + 1);
      return () => {
        all--;
        const left = (present.get(who) ?? 1) - 1;
        if (left > 0) present.set(who, left);
        else present.delete(who);
      };
    },
  };
}
