import { open, type PlayerId } from '@morgenrot/engine';
import { useEffect, useState } from 'react';
import type { TablePageState } from '../table/session/table-state.ts';

/** Whoever loads the page again is back before anybody has to know. */
const WORTH_SAYING = 8000;

/** The seats that the match waits for and whose players are away. */
function missing({ info, match }: TablePageState): PlayerId[] {
  if (info.status !== 'playing' || info.paused || !match) return [];
  const asked = open(match.view).map(({ player }) => player);
  return info.seats.flatMap(({ seat, present, computer }) =>
    !present && !computer && asked.includes(seat) ? [seat] : [],
  );
}

/** The same, as soon as they have been away for long enough to say so. */
export function useAway(table: TablePageState): PlayerId[] {
  const now = missing(table).join();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (now === '') {
      setSaid('');
      return;
    }
    const timer = setTimeout(() => setSaid(now), WORTH_SAYING);
    return () => clearTimeout(timer);
  }, [now]);
  return now === said && now !== '' ? now.split(',') : [];
}
