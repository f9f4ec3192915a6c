import type { PlayerId } from '@morgenrot/engine';
import type { LogLine } from '@morgenrot/protocol';

/** Something that happened: a line of the log with the lines that follow from it. */
export interface Happening {
  lines: readonly LogLine[];
  /** The state number after it. */
  n: number;
}

/** How a game tells its log. */
export interface Telling {
  /** Begins something, belongs to what happened before, or only says where we are. */
  partOf(key: string): 'begins' | 'follows' | 'frame';
  /** Whose turn a line begins; null for nobody's. Undefined: it begins none. */
  turnOf(line: LogLine): PlayerId | null | undefined;
}

/** All of what led to a state has been seen, not only the answer itself. */
export const allOf = (n: number): number => n + 0.5;

/**
 * What happened after the answer with this state number, thing by thing. What that answer set going once the turn was
 * over (the game itself, another's turn) belongs to what happened after it.
 */
export function happened(log: readonly LogLine[], since: number, telling: Telling): Happening[] {
  const all: { lines: LogLine[]; n: number }[] = [];
  let isAfter = false;
  for (const line of log) {
    isAfter ||= line.n > since || (line.n === since && telling.turnOf(line) !== undefined);
    if (!isAfter) continue;
    const part = telling.partOf(line.key);
    if (part === 'frame') continue;
    const last = all.at(-1);
    if (part === 'follows' && last) {
      last.lines.push(line);
      last.n = line.n;
    } else all.push({ lines: [line], n: line.n });
  }
  return all;
}

/** The state number at which my last turn was over, as far as the log knows; for a page that has never seen me move. */
export function endOfMyTurn(log: readonly LogLine[], me: PlayerId, telling: Telling): number | undefined {
  let mine = false;
  let end: number | undefined;
  for (const line of log) {
    const turn = telling.turnOf(line);
    if (turn === undefined) continue;
    if (mine && turn !== me) end = line.n;
    mine = turn === me;
  }
  return end;
}
