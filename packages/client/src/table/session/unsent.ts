import { quietly } from '../../shell/preferences.ts';
import type { Pending } from './session-state.ts';

/** Where an answer waits that the server has not acknowledged. */
export interface Unsent {
  read(): Pending | undefined;
  write(pending: Pending | undefined): void;
}

export const nowhere: Unsent = { read: () => undefined, write: () => undefined };

/** In this tab: an answer outlasts a page that is left or loaded anew while the line is down. */
export function unsentInTab(table: string): Unsent {
  const key = `morgenrot.unsent.${table}`;
  return {
    read: () => quietly(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Pending | null) ?? undefined,
    write: (pending) =>
      void quietly(() =>
        pending ? sessionStorage.setItem(key, JSON.stringify(pending)) : sessionStorage.removeItem(key),
      ),
  };
}
