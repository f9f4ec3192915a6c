import { cardWordsEn } from './cards.en.ts';
import { fightsEn } from './fights.en.ts';
import { leftEn } from './left.en.ts';
import { placesEn } from './places.en.ts';
import { playersEn } from './players.en.ts';
import { worksEn } from './works.en.ts';

/** Words of this board that the game itself does not say. */
export const newDawnEn = {
  ...cardWordsEn,
  ...fightsEn,
  ...leftEn,
  ...placesEn,
  ...playersEn,
  ...worksEn,
} as const;
