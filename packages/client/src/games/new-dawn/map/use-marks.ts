import type { HexKey } from '@morgenrot/hex';
import { useMemo } from 'react';
import { useBoard } from '../../../board/use-board.ts';

const HEX = /^-?\d+,-?\d+$/;
export const isHex = (option: unknown): option is HexKey => typeof option === 'string' && HEX.test(option);

export type Mark = 'offered' | 'refused' | undefined;

/** What the map shows of the decision I have to take, of the log, and of what has just happened. */
export function useMarks() {
  const asked = useBoard((board) => board.asked);
  const chosen = useBoard((board) => board.chosen.filter(isHex));
  const lit = useBoard((board) => board.lit);
  const recent = useBoard(({ view }) => view.news.flatMap(({ params }) => Object.values(params ?? {}).filter(isHex)));
  const marks = useMemo(() => {
    const ask = asked?.ask;
    const found = new Map<string, Mark>();
    if (!ask || ask.shape === 'amount') return found;
    for (const option of Object.keys(ask.refused ?? {})) if (isHex(option)) found.set(option, 'refused');
    for (const option of ask.from) if (isHex(option)) found.set(option, 'offered');
    return found;
  }, [asked]);
  return { markOf: (hex: HexKey): Mark => marks.get(hex), chosen, lit, recent };
}
