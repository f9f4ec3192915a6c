import type { Company, TableInfo } from '@morgenrot/protocol';
import { listed, type Words } from '../texts/words.ts';

/** Those who look on, by name as far as they have one: players are told the names, everybody the number. */
export function whoWatches(words: Words, { watchers }: Pick<TableInfo, 'watchers'>, company?: Company): string {
  if (watchers === 0) return words.say('watch.nobody');
  const named = company?.watchers.filter((name) => name !== '') ?? [];
  if (named.length === 0) return words.say('watch.chip', { count: watchers });
  const guests = watchers - named.length;
  const names = guests > 0 ? [...named, words.say('watch.guests', { count: guests })] : named;
  return words.say('watch.names', { names: listed(words, names) });
}
