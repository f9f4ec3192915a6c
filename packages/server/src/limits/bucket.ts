/** So many at once, and so many a second after that. */
export interface Rate {
  burst: number;
  perSecond: number;
}

export interface Bucket {
  /** One more, if there is room for it. */
  take(): boolean;
  /** Is there room for one more? */
  has(): boolean;
  isFull(): boolean;
}

/** Each socket has several, so they share what they do. */
class Leaky implements Bucket {
  private left: number;
  private at: number;
  private readonly rate: Rate;
  private readonly now: () => number;

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
    this.left = rate.burst;
    this.at = now();
  }

  private refill(): number {
    const time = this.now();
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + (Math.max(0, time - this.at) / 1000) * perSecond);
    this.at = time;
    return this.left;
  }

  take(): boolean {
    if (this.refill() < 1) return false;
    this.left -= 1;
    return true;
  }

  has(): boolean {
    return this.refill() >= 1;
  }

  isFull(): boolean {
    return this.refill() >= this.rate.burst;
  }
}

/** A clock that nobody can set. */
const steady = (): number => performance.now();

export const createBucket = (rate: Rate, now: () => number = steady): Bucket => new Leaky(rate, now);

/** One bucket for each who asks; those that are full again are forgotten. */
export function createQuota(
  rate: Rate,
  now: () => number = steady,
): { take(who: string): boolean; has(who: string): boolean } {
  const MANY = 1000;
  const buckets = new Map<string, Bucket>();
  let pruneAt = MANY;
  const prune = () => {
    for (const [who, bucket] of buckets) if (bucket.isFull()) buckets.delete(who);
    pruneAt = Math.max(MANY, buckets.size * 2);
  };
  return {
    has: (who) => buckets.get(who)?.has() ?? true,
    take(who) {
      let bucket = buckets.get(who);
      if (!bucket) {
        if (buckets.size >= pruneAt) prune();
        bucket = createBucket(rate, now);
        buckets.set(who, bucket);
      }
      return bucket.take();
    },
  };
}
