import type { AdminTable } from '@morgenrot/protocol';
import type { AdminWords } from './use-admin-words.ts';

/** What a table is called: by its title, or by the first who sits there. */
export function adminTitleOf({ say, tableOf }: AdminWords, { title, seats }: AdminTable): string {
  const first = seats.find(({ name }) => name !== undefined)?.name;
  return title || (first === undefined ? say('table.untitled') : tableOf(first));
}

/** How far a table is, and what else keeps it from being played. */
export const sayState = ({ say }: AdminWords, table: AdminTable): string =>
  [
    say(`table.status.${table.status}`),
    ...(table.paused ? [say('table.paused')] : []),
    ...(table.shelved ? [say('table.shelved')] : []),
    ...(table.closed ? [say('table.closed')] : []),
  ].join(' · ');
