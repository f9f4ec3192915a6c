import { createContext, use } from 'react';

/** Lets computer players answer without pauses until a person is asked; nothing where others want to follow. */
export const HurryContext = createContext<(() => void) | undefined>(undefined);
export const useHurry = (): (() => void) | undefined => use(HurryContext);
