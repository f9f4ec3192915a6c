import type { LogLine } from '@morgenrot/protocol';

/** What the newest answer has led to. */
export function newestLines(log: readonly LogLine[]): readonly LogLine[] {
  const n = log.at(-1)?.n;
  let first = log.length;
  while (first > 0 && log[first - 1]?.n === n) first--;
  return log.slice(first);
}

/** When much has come at once, so many lines of it are worth being read out. */
const READ_OUT = 12;

/** What is to be read out of this log by whoever has heard the other one. */
export function linesAfter(heard: readonly LogLine[], log: readonly LogLine[]): readonly LogLine[] {
  const since = heard.at(-1)?.n ?? 0;
  const newest = newestLines(log);
  const fresh = log.slice(log.findLastIndex(({ n }) => n <= since) + 1);
  return fresh.length <= newest.length ? newest : fresh.slice(-Math.max(newest.length, READ_OUT));
}
