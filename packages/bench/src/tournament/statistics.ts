/** A share with its 95 % interval (Wilson), which is honest for few matches too. */
export interface ShareOfAll {
  won: number;
  of: number;
  rate: number;
  low: number;
  high: number;
}

const Z = 1.96;
const round = (n: number): number => Math.round(n * 1000) / 1000;

export function share(won: number, of: number): ShareOfAll {
  if (of === 0) return { won, of, rate: 0, low: 0, high: 1 };
  const rate = won / of;
  const centre = (rate + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const half = (Z / (1 + (Z * Z) / of)) * Math.sqrt((rate * (1 - rate)) / of + (Z * Z) / (4 * of * of));
  return {
    won: round(won),
    of,
    rate: round(rate),
    low: Math.max(0, round(centre - half)),
    high: Math.min(1, round(centre + half)),
  };
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** The value that so large a part of them does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}

export interface RoundCounts {
  median: number;
  /** So many rounds 95 of 100 matches do not exceed. */
  most: number;
  /** The part of the matches that took longer than a hundred, those that were left among them. */
  over100: number;
}

const TOO_LONG = 100;

/** How long matches take: the longest say more than the mean. */
export function lengths(rounds: readonly number[]): RoundCounts {
  const longer = rounds.filter((one) => one > TOO_LONG).length;
  return {
    median: quantile(rounds, 0.5),
    most: quantile(rounds, 0.95),
    over100: round(longer / Math.max(1, rounds.length)),
  };
}
