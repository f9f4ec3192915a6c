import type { Reason } from '@morgenrot/engine';
import { createContext, use } from 'react';

/** Asking the others to go back in the match; absent where there is nobody to ask, or nothing to ask for. */
export interface TakeBack {
  /** From the answer with this state number on; absent: from my own last one on. Says why not. */
  ask(n?: number): Promise<Reason | undefined>;
  /** Everything from this state number on is what somebody asks to take back now. */
  from?: number;
}

export const TakeBackContext = createContext<TakeBack | undefined>(undefined);
export const useTakeBack = (): TakeBack | undefined => use(TakeBackContext);
