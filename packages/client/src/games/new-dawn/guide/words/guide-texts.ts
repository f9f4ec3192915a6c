import { guideTexts } from '../../../../kits/guide/words/texts.ts';
import { guideDe } from './de.ts';
import { guideEn } from './en.ts';

export const GUIDE_TEXTS = guideTexts<keyof typeof guideEn>({ en: guideEn, de: guideDe });
