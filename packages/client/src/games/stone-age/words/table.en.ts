import { textsEn } from '@morgenrot/stone-age/texts/en';
import { en } from './en.ts';
import { TRIBE_TEXTS } from './own.ts';

TRIBE_TEXTS.set('en', en);
export const tableWordsEn = {
  ...textsEn,
  'log.kind.placing': 'Placement',
  'log.kind.gathering': 'Gathering',
  'log.kind.buying': 'Cards and buildings',
  'log.kind.feeding': 'Feeding',
};
