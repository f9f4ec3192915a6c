import { useMemo, useSyncExternalStore } from 'react';

/** What a link brings along. It stands behind the `#`, so that no address that is sent to a server contains it. */
export interface CameBy {
  /** Of a seat that is kept. */
  seat?: string;
  /** For watchers. */
  watch?: string;
}

const KEY = /^[A-Za-z0-9_-]{8,64}$/;

export function cameBy(hash: string): CameBy {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const [seat, watch] = [said.get('seat'), said.get('watch')];
  return {
    ...(seat !== null && KEY.test(seat) ? { seat } : {}),
    ...(watch !== null && KEY.test(watch) ? { watch } : {}),
  };
}

const listen = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** The link of this page; another one may be pasted over it at any time. */
export function useCameBy(): CameBy {
  const hash = useSyncExternalStore(listen, () => window.location.hash);
  return useMemo(() => cameBy(hash), [hash]);
}

export const seatLink = (table: string, key: string): string => `${tableLink(table)}#seat=${key}`;
export const watchLink = (table: string, key: string): string => `${tableLink(table)}#watch=${key}`;
export const tableLink = (table: string): string => `${window.location.origin}/table/${table}`;
