import { texts } from '@morgenrot/new-dawn/texts/en';
import { keepBoardTexts } from './board-texts.ts';
import { en } from './en.ts';
import { pageEn } from './page.en.ts';

keepBoardTexts('en', en);
export const words = { ...texts, ...pageEn };
