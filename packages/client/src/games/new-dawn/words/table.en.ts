import { textsEn } from '@morgenrot/new-dawn/texts/en';
import { newDawnEn } from './en.ts';
import { pageEn } from './page.en.ts';
import { BOARD_TEXTS } from './use-board-words.ts';

BOARD_TEXTS.set('en', newDawnEn);
export const tableWordsEn = { ...textsEn, ...pageEn };
