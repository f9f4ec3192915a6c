import { NAMES } from '@morgenrot/new-dawn/names';
import type { GamePage } from '../game-page.ts';

export const page: GamePage = {
  id: 'new-dawn',
  names: NAMES,
  shelf: {
    about: {
      en: 'Found cities, build wonders and hold off barbarians. Five cards in a row decide how strong each move is.',
      de: 'Gründe Städte, baue Weltwunder und halte Barbaren auf. Fünf Karten in einer Reihe bestimmen, wie stark jeder Zug ist.',
    },
    minutes: [60, 120],
    weight: 3,
    Art: async () => (await import('./art.tsx')).Art,
  },
  solo: { option: 'expansion', rivals: 3 },
  optionWords: {
    en: async () => (await import('@morgenrot/new-dawn/options/en')).optionsEn,
    de: async () => (await import('@morgenrot/new-dawn/options/de')).optionsDe,
  },
  words: {
    en: async () => (await import('./words/table.en.ts')).tableWordsEn,
    de: async () => (await import('./words/table.de.ts')).tableWordsDe,
  },
  rules: async () => (await import('./rules.ts')).rules,
  board: async () => (await import('./plugin.tsx')).newDawnBoard,
  book: {
    en: async () => (await import('./reference/en.ts')).referenceEn,
    de: async () => (await import('./reference/de.ts')).referenceDe,
  },
  guide: { minutes: 15, Page: async () => (await import('./guide/guide-page.tsx')).GuidePage },
  recap: async () => (await import('./panels/recap.ts')).recap,
  gallery: async () => (await import('./gallery/gallery.tsx')).NewDawnGallery,
  samples: async () => (await import('./gallery/samples.ts')).sampleQuestions(),
  isFirst: true,
};
