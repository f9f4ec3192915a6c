import type { Option, Reason } from '@morgenrot/engine';
import { useBoard } from '../use-board.ts';

interface AskedOne {
  from: readonly Option[];
  refused: Readonly<Record<Option, Reason>>;
}
const NOTHING: AskedOne = { from: [], refused: {} };

/** What one of several is asked, with the reasons against the rest. */
export function useAsk(): AskedOne {
  const ask = useBoard(({ asked }) => asked?.ask);
  return ask?.shape === 'one' ? { from: ask.from, refused: ask.refused ?? {} } : NOTHING;
}

/** The options offered and refused, in one list. */
export function useAllOptions(): readonly Option[] {
  const { from, refused } = useAsk();
  return [...from, ...Object.keys(refused)];
}
