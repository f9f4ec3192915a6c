import { texts } from '@morgenrot/new-dawn/texts/en';
import { pageEn } from './page.en.ts';

export const words = { ...texts, ...pageEn };
