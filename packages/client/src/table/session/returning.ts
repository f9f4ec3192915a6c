import { fingerprint } from '@morgenrot/engine';
import type { MatchView, WatchTable } from '@morgenrot/protocol';
import { canUnpack } from '../../net/unpack.ts';
import type { TablePageState } from './table-state.ts';

/** Where this page stands: enough for the server to tell it only what it has missed. */
export function sinceOf(table: TablePageState | undefined): WatchTable['since'] {
  if (!table?.match) return undefined;
  const { match, seat, eyes, talk } = table;
  return {
    n: match.n,
    // Of what is shown, not of what was said: whoever has gone astray is to get the whole.
    hash: fingerprint(match.view),
    eyes: seat ?? eyes ?? null,
    talk: talk.at(-1)?.id ?? 0,
    ...(canUnpack ? { packed: true } : {}),
  };
}

/** After so many steps on which both agreed, a difference is a new one. */
const AGREED = 20;

/** Compares what this page shows with the server's word on it. */
export interface Compass {
  /** False: this page has lost its way, and has to ask for the whole. */
  agrees(match: Pick<MatchView, 'hash' | 'view'>): boolean;
}

/**
 * Whoever differs again soon after having been put right will always differ: that is no accident but a defect, and
 * asking for ever helps nobody.
 */
export function createCompass(): Compass {
  let agreed = AGREED;
  let isTrusted = true;
  return {
    agrees({ hash, view }) {
      if (!isTrusted || fingerprint(view) === hash) {
        agreed++;
        return true;
      }
      isTrusted = agreed >= AGREED;
      agreed = 0;
      return !isTrusted;
    },
  };
}
