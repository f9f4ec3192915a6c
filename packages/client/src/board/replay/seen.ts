import type { BoardState } from '../board-store.ts';
import { allOf, endOfMyTurn, type Happening, happened, type Telling } from './happenings.ts';
import { type SeenMark, seenMark } from './marks.ts';

/** What has been seen of a match, and what is news since then. */
export interface SeenSoFar {
  news(): Happening[];
  /** The match goes on; true if other eyes look on it now, or on another match. */
  follow(state: BoardState): boolean;
  /** Everything up to here has been seen. */
  keep(n: number): void;
  /** The page comes into sight or goes out of it; true if that changes what is news. */
  look(isVisible: boolean): boolean;
}

const markOf = (state: BoardState): SeenMark => seenMark(state.place, state.me ?? state.eyes ?? null);

function begin(state: BoardState, mark: SeenMark, telling: Telling): number {
  const kept = mark.read();
  // A mark from beyond the end belongs to another match, or to what has been taken back.
  if (kept !== undefined && kept <= allOf(state.n)) return kept;
  return (state.me !== null ? endOfMyTurn(state.log, state.me, telling) : undefined) ?? allOf(state.n);
}

/** Up to where there is no move of mine that anything could have happened since; everything, before my first turn. */
function beforeMine({ log, moreLog, me }: BoardState, telling: Telling): number {
  if (moreLog) return 0;
  const first = log.find((line) => telling.turnOf(line) === me);
  return first ? allOf(first.n) : Number.POSITIVE_INFINITY;
}

const isOther = (a: BoardState, b: BoardState): boolean => a.me !== b.me || a.place !== b.place || a.eyes !== b.eyes;

export function createSeen(telling: Telling, first: BoardState): SeenSoFar {
  let now = first;
  let mark = markOf(first);
  let since = begin(first, mark, telling);
  /** Watchers have no move of their own: for them it ends when they came back. */
  let until = first.n;

  function keep(n: number): void {
    since = n;
    mark.keep(n);
  }

  return {
    news() {
      if (now.me !== null) return happened(now.log, Math.max(since, beforeMine(now, telling)), telling);
      return happened(now.log, since, telling).filter(({ n }) => n <= until);
    },
    follow(state) {
      const before = now;
      now = state;
      if (!isOther(state, before)) return false;
      mark = markOf(state);
      since = begin(state, mark, telling);
      until = state.n;
      return true;
    },
    keep,
    look(isVisible) {
      if (now.me !== null) return false;
      if (isVisible) until = now.n;
      else keep(allOf(now.n));
      return true;
    },
  };
}
