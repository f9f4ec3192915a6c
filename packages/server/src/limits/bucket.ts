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

export function createBucket({ burst, perSecond }: Rate, now: () => number = Date.now): Bucket {
  let left = burst;
  let at = now();
  const refill = () => {
    const time = now();
    left = Math.min(burst, left + (Math.max(0, time - at) / 1000) * perSecond);
    at = time;
  };
  return {
    take() {
      refill();
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    has() {
      refill();
      return left >= 1;
    },
    isFull() {
      refill();
      return left >= burst;
    },
  };
}

/** One bucket for each who asks; those that are full again are forgotten. */
export function createQuota(
  rate: Rate,
  now: () => number = Date.now,
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
