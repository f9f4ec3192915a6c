import { texts } from '@morgenrot/new-dawn/texts/de';
import { keepBoardTexts } from './board-texts.ts';
import { de } from './de.ts';
import { pageDe } from './page.de.ts';

keepBoardTexts('de', de);
export const words = { ...texts, ...pageDe };
