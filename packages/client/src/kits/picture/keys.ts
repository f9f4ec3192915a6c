/** What keys do in a picture, for the book's page about keys: the page has words for them. */
export const PICTURE_KEYS = ['move', 'next', 'choose', 'zoom', 'fit'] as const;
