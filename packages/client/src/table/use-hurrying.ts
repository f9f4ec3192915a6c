import type { TableInfo } from '@morgenrot/protocol';
import { useMemo } from 'react';
import type { Session } from './session/session.ts';

/** Hurries computer players, for whoever is alone with them. */
export function useHurrying(session: Session, info: TableInfo, mine: readonly string[]): (() => void) | undefined {
  const isAlone =
    mine.length > 0 && !info.seats.some(({ seat, present, computer }) => present && !computer && !mine.includes(seat));
  return useMemo(() => (isAlone ? () => void session.order({ kind: 'hurry' }) : undefined), [isAlone, session]);
}
