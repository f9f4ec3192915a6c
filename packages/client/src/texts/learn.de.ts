import type { learnEn } from './learn.en.ts';

export const learnDe: Record<keyof typeof learnEn, string> = {
  'learn.begin': 'Spielend lernen',
  'learn.goOn': 'Weiterlernen',
  'learn.note': 'Eine erste Partie, eine Viertelstunde, Satz für Satz.',
};
