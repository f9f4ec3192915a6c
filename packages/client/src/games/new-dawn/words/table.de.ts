import { textsDe } from '@morgenrot/new-dawn/texts/de';
import { keepBoardTexts } from './board-texts.ts';
import { newDawnDe } from './de.ts';
import { pageDe } from './page.de.ts';

keepBoardTexts('de', newDawnDe);
export const tableWordsDe = { ...textsDe, ...pageDe };
