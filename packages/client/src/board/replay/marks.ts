import { quietly } from '../../shell/preferences.ts';

/** Up to which state somebody has seen a match, kept through reloads. */
export interface SeenMark {
  read(): number | undefined;
  keep(n: number): void;
}

const STORED = 'morgenrot.seen';
/** Matches that are remembered; those seen longest ago go first. */
const MOST = 40;

type Kept = Record<string, number>;

function readAll(): Kept {
  const kept = quietly<unknown>(() => JSON.parse(localStorage.getItem(STORED) ?? '{}'));
  if (typeof kept !== 'object' || kept === null) return {};
  // Whatever was kept is read as if a stranger had written it.
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}

/** The mark of one seat at one table; what has no place to be remembered by is forgotten with the page. */
export function seenMark(place: string | undefined, seat: string | null): SeenMark {
  const name = `${place} ${seat ?? 'watch'}`;
  return {
    read: () => (place === undefined ? undefined : readAll()[name]),
    keep(n) {
      if (place === undefined) return;
      const { [name]: _old, ...others } = readAll();
      const kept = Object.fromEntries([...Object.entries(others), [name, n] as const].slice(-MOST));
      quietly(() => localStorage.setItem(STORED, JSON.stringify(kept)));
    },
  };
}
