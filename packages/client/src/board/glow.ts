import { type Option, optionsOf, refusedOf } from '@morgenrot/engine';
import { useMemo } from 'react';
import { newestLines } from './log-parts.ts';
import { type PlaceOf, type PlaceWord, placesIn } from './places.ts';
import { useBoard, useBoardActions } from './use-board.ts';

/** How places are marked, each list as names with blanks between them: two equal lists are equal at a glance. */
export interface Glow {
  /** May be chosen now. */
  offered: string;
  /** May not, and the rules say why. */
  refused: string;
  chosen: string;
  /** A line of the log points at them. */
  lit: string;
  /** The newest lines of the log speak of them. */
  recent: string;
}
export const NO_GLOW: Glow = { offered: '', refused: '', chosen: '', lit: '', recent: '' };

const joined = (places: Iterable<PlaceWord>): string => [...places].join(' ');
const placesFor = (options: readonly Option[], placeOf: PlaceOf): PlaceWord[] =>
  options.flatMap((option) => placeOf(option) ?? []);

/** What a board shows of the decision I have to take, of the log, and of what has just happened. */
export function useGlow(placeOf: PlaceOf): Glow {
  const { isPlace } = useBoardActions().places;
  const ask = useBoard(({ asked }) => asked?.ask);
  const picked = useBoard((board) => board.chosen);
  const lit = useBoard((board) => joined(board.lit));
  const recent = useBoard((board) =>
    joined(new Set(newestLines(board.log).flatMap((line) => placesIn(line, isPlace)))),
  );
  const [offered, refused] = useMemo(() => {
    if (!ask) return ['', ''];
    const from = new Set(placesFor(optionsOf(ask), placeOf));
    const against = placesFor(Object.keys(refusedOf(ask)), placeOf).filter((place) => !from.has(place));
    return [joined(from), joined(against)];
  }, [ask, placeOf]);
  const chosen = joined(placesFor(picked, placeOf));
  return useMemo(() => ({ offered, refused, chosen, lit, recent }), [offered, refused, chosen, lit, recent]);
}
