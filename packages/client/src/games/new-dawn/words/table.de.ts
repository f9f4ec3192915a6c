import { textsDe } from '@morgenrot/new-dawn/texts/de';
import { newDawnDe } from './de.ts';
import { pageDe } from './page.de.ts';
import { BOARD_TEXTS } from './use-board-words.ts';

BOARD_TEXTS.set('de', newDawnDe);
export const tableWordsDe = { ...textsDe, ...pageDe };
