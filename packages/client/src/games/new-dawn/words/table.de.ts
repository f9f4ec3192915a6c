import { texts } from '@morgenrot/new-dawn/texts/de';
import { pageDe } from './page.de.ts';

export const words = { ...texts, ...pageDe };
