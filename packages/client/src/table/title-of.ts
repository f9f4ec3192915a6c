import type { TableInfo } from '@morgenrot/protocol';
import type { Words } from '../texts/words.ts';

/** What a table is called: by its name, or by whoever opened it. */
export function titleOf({ say }: Words, { title, seats }: TableInfo): string {
  if (title !== '') return title;
  const name = seats.find((seat) => seat.name !== undefined)?.name;
  return name === undefined ? say('table.title.empty') : say('table.title', { name });
}
