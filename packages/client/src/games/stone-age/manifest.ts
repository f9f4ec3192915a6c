import { NAMES } from '@morgenrot/stone-age/names';
import type { GamePage } from '../game-page.ts';

export const page: GamePage = {
  id: 'stone-age',
  names: NAMES,
  shelf: {
    about: {
      en: 'Send your tribe to hunt, gather and build. Every place is a bet on dice, and everybody wants to eat in the evening.',
      de: 'Schick deinen Stamm jagen, sammeln und bauen. Jeder Ort ist eine Wette auf Würfel, und am Abend wollen alle essen.',
    },
    minutes: [40, 75],
    weight: 2,
    Art: async () => (await import('./art.tsx')).Art,
  },
  words: {
    en: async () => (await import('./words/table.en.ts')).tableWordsEn,
    de: async () => (await import('./words/table.de.ts')).tableWordsDe,
  },
  rules: async () => (await import('./rules.ts')).rules,
  recap: async () => (await import('./recap.ts')).recap,
  board: async () => (await import('./plugin.tsx')).board,
  book: {
    en: async () => (await import('./reference/en.ts')).referenceEn,
    de: async () => (await import('./reference/de.ts')).referenceDe,
  },
  guide: { minutes: 8, Page: async () => (await import('./guide/guide-page.tsx')).GuidePage },
};
