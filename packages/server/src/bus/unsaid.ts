import type { Notice } from './bus.ts';

/** With more of them than this, the others find some later by themselves: they look into the store in any case. */
const MOST = 1000;

/** What could not be told to the others: of each match only how far it has come. */
export interface Unsaid {
  add(notice: Notice): void;
  /** All of it; whoever takes it tells it, or adds it again. */
  take(): Notice[];
}

export function createUnsaid(): Unsaid {
  const matches = new Map<string, number>();
  return {
    add({ match, n }) {
      if (matches.size < MOST || matches.has(match)) matches.set(match, Math.max(n, matches.get(match) ?? 0));
    },
    take() {
      const all = [...matches].map(([match, n]) => ({ match, n }));
      matches.clear();
      return all;
    },
  };
}
