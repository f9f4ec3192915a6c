/** The way to the guided first match. */
export const learnEn = {
  'learn.begin': 'Learn by playing',
  'learn.goOn': 'Go on learning',
  'learn.note': 'A first match of 15 minutes, sentence by sentence.',
} as const;
