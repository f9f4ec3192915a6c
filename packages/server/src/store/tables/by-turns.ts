/** What a list needs to know of a table to give it a place. */
export interface Opened {
  id: string;
  created: number;
  /** Absent in tables that nobody opened from outside, and in those of before. */
  opened_from: number | null;
}

const newestFirst = (a: Opened, b: Opened): number => b.created - a.created;

/**
 * As many as there is room for, newest first. Where there are more, addresses take turns: the newest of each, then the
 * second of each. So somebody who opens table after table pushes out their own.
 */
export function byTurns<T extends Opened>(tables: readonly T[], room: number): T[] {
  const seen = new Map<number, number>();
  const turnOf = ({ opened_from: from }: T): number => {
    if (from === null) return 0;
    const turn = seen.get(from) ?? 0;
    seen.set(from, turn + 1);
    return turn;
  };
  return [...tables]
    .sort(newestFirst)
    .map((table) => ({ table, turn: turnOf(table) }))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, room)
    .map(({ table }) => table)
    .sort(newestFirst);
}
