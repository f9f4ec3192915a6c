import { textsEn } from '@morgenrot/new-dawn/texts/en';
import { keepBoardTexts } from './board-texts.ts';
import { newDawnEn } from './en.ts';
import { pageEn } from './page.en.ts';

keepBoardTexts('en', newDawnEn);
export const tableWordsEn = { ...textsEn, ...pageEn };
