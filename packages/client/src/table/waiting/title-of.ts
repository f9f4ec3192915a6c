import type { TableInfo } from '@morgenrot/protocol';
import type { Words } from '../../texts/words.ts';

/** What a table is called: by its name, or by whoever keeps it in order. */
export function titleOf({ say }: Words, { title, seats, host }: TableInfo): string {
  if (title !== '') return title;
  const named = seats.find(({ seat }) => seat === host) ?? seats.find((seat) => seat.name !== undefined);
  return named?.name === undefined ? say('table.title.empty') : say('table.title', { name: named.name });
}
