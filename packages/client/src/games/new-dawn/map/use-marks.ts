import type { HexKey } from '@morgenrot/hex';
import type { NewDawnStep, State } from '@morgenrot/new-dawn';
import { useMemo } from 'react';
import { useBoard } from '../../../board/use-board.ts';
import { useMatch, useMyStep } from '../match.ts';
import { hexOf } from './aliases.ts';

const HEX = /^-?\d+,-?\d+$/;
export const isHex = (option: unknown): option is HexKey => typeof option === 'string' && HEX.test(option);

/** The space that an option is, or stands on. */
const placeOf = (s: State, step: NewDawnStep | undefined, option: string): HexKey | undefined =>
  isHex(option) ? option : hexOf(s, step, option);

export type Mark = 'offered' | 'refused' | undefined;

/** What the map shows of the decision I have to take, of the log, and of what has just happened. */
export function useMarks() {
  const asked = useBoard((board) => board.asked);
  const step = useMyStep() as NewDawnStep | undefined;
  const s = useMatch((state) => state);
  const chosen = useBoard((board) => board.chosen).flatMap((option) => placeOf(s, step, option) ?? []);
  const lit = useBoard((board) => board.lit);
  const recent = useBoard(({ view }) => view.news.flatMap(({ params }) => Object.values(params ?? {}).filter(isHex)));
  const marks = useMemo(() => {
    const ask = asked?.ask;
    const found = new Map<string, Mark>();
    if (!ask || ask.shape === 'amount') return found;
    for (const option of Object.keys(ask.refused ?? {})) found.set(placeOf(s, step, option) ?? '', 'refused');
    for (const option of ask.from) found.set(placeOf(s, step, option) ?? '', 'offered');
    return found;
  }, [asked, s, step]);
  return { markOf: (hex: HexKey): Mark => marks.get(hex), chosen, lit, recent };
}
