import { HANDICAPS, SEATS_AT_MOST } from '../meta.ts';

type Key = `options.handicap${number}` | `options.handicap${number}.${number}`;

/** The same words for every place at the table and every number of trade tokens. */
export function headStarts(seat: (number: number) => string, tokens: (count: number) => string): Record<Key, string> {
  const words: Record<Key, string> = {};
  for (let number = 1; number <= SEATS_AT_MOST; number++) {
    words[`options.handicap${number}`] = seat(number);
    for (const value of HANDICAPS) words[`options.handicap${number}.${Number(value)}`] = tokens(Number(value));
  }
  return words;
}
