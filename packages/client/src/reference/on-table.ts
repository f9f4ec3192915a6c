import { createContext, use } from 'react';

/** Is this the page of a table, and does its game have a book to open in front of it? */
export const OnTableContext = createContext<{ hasBook: boolean } | undefined>(undefined);
export const useIsOnTable = (): boolean => use(OnTableContext) !== undefined;
export const useBookOnTable = (): boolean => use(OnTableContext)?.hasBook ?? false;
