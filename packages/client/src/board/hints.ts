import type { Hint, Reply } from '@morgenrot/protocol';
import { createContext, use } from 'react';

/** Asking what the computer would do; absent where nobody may. */
export interface HintsState {
  /** Do others play here, who see that somebody has asked? */
  isSeen: boolean;
  ask(step: number, undos: number): Promise<Reply<{ hints: Hint[] }>>;
}

export const HintContext = createContext<HintsState | undefined>(undefined);
export const useHints = (): HintsState | undefined => use(HintContext);
