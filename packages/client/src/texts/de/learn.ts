import type { learnEn } from '../en/learn.ts';

export const learnDe: Record<keyof typeof learnEn, string> = {
  'learn.begin': 'Spielend lernen',
  'learn.goOn': 'Weiterlernen',
  'learn.note': 'Geführte erste Partie, etwa {minutes} Minuten.',
};
