import type { HexKey } from '@morgenrot/hex';
import type { District, NewDawnStep, State } from '@morgenrot/new-dawn';
import { useMemo } from 'react';
import { hexesIn, newestLines } from '../../../board/log-parts.ts';
import { useBoard } from '../../../board/use-board.ts';
import { useMatch, useMyStep } from '../match.ts';
import { useHand } from '../tiles/laying.ts';
import { hexOf } from './aliases.ts';
import type { Marked } from './drawing.tsx';

const HEX = /^-?\d+,-?\d+$/;
export const isHex = (option: unknown): option is HexKey => typeof option === 'string' && HEX.test(option);

/** The space that an option is, or stands on. */
const placeOf = (
  s: State,
  step: NewDawnStep | undefined,
  option: string,
  held: District | undefined,
): HexKey | undefined => (isHex(option) ? option : hexOf(s, step, option, held));

const joined = (hexes: Iterable<HexKey>): string => [...hexes].join(' ');

/** What the map shows of the decision I have to take, of the log, and of what has just happened. */
export function useMarked(): Marked {
  const asked = useBoard((board) => board.asked);
  const step = useMyStep() as NewDawnStep | undefined;
  const s = useMatch((state) => state);
  const { district: held } = useHand();
  const picked = useBoard((board) => board.chosen);
  const lit = useBoard((board) => joined(board.lit.filter(isHex)));
  const recent = useBoard((board) => joined(new Set(newestLines(board.log).flatMap(hexesIn))));
  const [offered, refused] = useMemo(() => {
    const ask = asked?.ask;
    if (!ask || ask.shape === 'amount') return ['', ''];
    const from = new Set(ask.from.flatMap((option) => placeOf(s, step, option, held) ?? []));
    const against = Object.keys(ask.refused ?? {}).flatMap((option) => placeOf(s, step, option, held) ?? []);
    return [joined(from), joined(against.filter((hex) => !from.has(hex)))];
  }, [asked, s, step, held]);
  const chosen = joined(picked.flatMap((option) => placeOf(s, step, option, held) ?? []));
  return useMemo(() => ({ offered, refused, chosen, lit, recent }), [offered, refused, chosen, lit, recent]);
}
