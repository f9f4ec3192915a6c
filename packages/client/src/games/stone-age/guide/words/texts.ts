import { guideTexts } from '../../../../kits/guide/words/texts.ts';
import { tribeGuideDe } from './de.ts';
import { tribeGuideEn } from './en.ts';

export const TRIBE_GUIDE_TEXTS = guideTexts<keyof typeof tribeGuideEn>({ en: tribeGuideEn, de: tribeGuideDe });
