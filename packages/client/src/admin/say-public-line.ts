import type { LogLine } from '@morgenrot/protocol';
import type { Values, Words } from '../texts/words.ts';

/** Values that name a player, wherever they stand for one. */
const PLAYERS = ['by', 'player', 'from', 'to', 'of'];
/** Values that stand for a card, by another name. */
const CARDS = ['with', 'replaced'];

/**
 * A line of a log in the words of its game, where there is no board to look anything up on: names and cards by their
 * words, spaces by their coordinates.
 */
export function sayPublicLine(
  words: Words,
  { key, by, params = {} }: LogLine,
  nameOf: (seat: string) => string,
): string {
  const wordFor = (name: string, value: string | number): string | number => {
    if (typeof value === 'number') return value;
    if (PLAYERS.includes(name)) return nameOf(value);
    const kind = CARDS.includes(name) ? 'card' : name;
    return words.find(`${kind}.${value}.name`) ?? words.find(`${kind}.${value}`) ?? value;
  };
  const all = { ...params, ...(by === undefined ? {} : { by }) };
  const values: Values = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, wordFor(name, value)]));
  return words.find(`log.${key}`, values) ?? words.say('log.unknown', { key });
}
