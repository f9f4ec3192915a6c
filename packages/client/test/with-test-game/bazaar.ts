import { untyped } from '@morgenrot/engine';
import { bazaar } from '@morgenrot/test-game';
import type { GamePage } from '../../src/games/game-page.ts';
import { boardOf } from '../../src/kits/board/board-of.tsx';
import { bazaarParts } from './bazaar-parts.ts';

/** The tests' own game has rules and words and no board. */
export const bazaarPage: GamePage = {
  id: 'bazaar',
  names: { en: 'Bazaar', de: 'Basar' },
  shelf: {
    about: {
      en: 'Tell stories, fulfil wishes and haggle until everybody is content.',
      de: 'Erzähle Geschichten, erfülle Wünsche und feilsche, bis alle zufrieden sind.',
    },
    minutes: [5, 10],
    weight: 1,
  },
  words: {
    en: async () => (await import('@morgenrot/test-game/texts/en')).textsEn,
    de: async () => (await import('@morgenrot/test-game/texts/de')).textsDe,
  },
  rules: async () => untyped(bazaar),
  board: async () => boardOf(bazaar, bazaarParts),
};
