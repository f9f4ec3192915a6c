import { createContext, use } from 'react';

/** Is there a table whose book can be opened in front of it? */
export const OnTableContext = createContext(false);
export const useBookOnTable = (): boolean => use(OnTableContext);
