import { textsEn } from '@morgenrot/stone-age/texts/en';
import { en } from './en.ts';
import { TRIBE_TEXTS } from './own.ts';

TRIBE_TEXTS.set('en', en);
export const tableWordsEn = {
  ...textsEn,
  'keys.move': 'In the village: from place to place.',
  'keys.next': 'In the village: to the next place you can choose; with Shift to the previous one.',
  'keys.choose': 'Sends a figure to a place, and one more with each press; presses a button; works at a place.',
  'keys.count.key': '1 – 9',
  'keys.count': 'At a place: sends that many figures. The same number again confirms.',
  'log.kind.placing': 'Placement',
  'log.kind.gathering': 'Gathering',
  'log.kind.buying': 'Cards and buildings',
  'log.kind.feeding': 'Feeding',
  'story.figure.base': 'Points during the game',
  'story.figure.culture': 'Culture',
  'story.figure.farmer': 'Farmers',
  'story.figure.toolmaker': 'Tool makers',
  'story.figure.builder': 'Hut builders',
  'story.figure.shaman': 'Shamans',
  'story.figure.resources': 'Resources left',
  'story.figure.figures': 'Figures',
  'story.figure.agriculture': 'Agriculture',
  'story.figure.buildings': 'Buildings',
  'story.figure.cards': 'Cards',
  'story.figure.starved': 'Rounds of hunger',
};
