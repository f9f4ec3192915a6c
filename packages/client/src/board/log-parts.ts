import type { LogLine } from '@morgenrot/protocol';
import { isSpace } from './prompt/options.ts';

/** The spaces that a line speaks of. Keys of spaces and nothing else have their form. */
export const hexesIn = ({ params }: LogLine): HexName[] =>
  Object.values(params ?? {}).filter((value): value is HexName => typeof value === 'string' && isSpace(value));

type HexName = `${number},${number}`;

/** What the newest answer has led to. */
export function newestLines(log: readonly LogLine[]): readonly LogLine[] {
  const n = log.at(-1)?.n;
  let first = log.length;
  while (first > 0 && log[first - 1]?.n === n) first--;
  return log.slice(first);
}
