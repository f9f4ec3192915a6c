/** The game's name in each language. */
export const NAMES = { en: 'Stone Age', de: 'Stone Age' } as const;
