/** What the game is called, by language. */
export const NAMES = { en: 'A New Dawn', de: 'Ein neues Zeitalter' } as const;
