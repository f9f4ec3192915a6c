/** The way to the guided first match. */
export const learnEn = {
  'learn.begin': 'Learn by playing',
  'learn.goOn': 'Continue learning',
  'learn.note': 'A guided first match, about {minutes} minutes.',
} as const;
