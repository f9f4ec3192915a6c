import type { Language } from '../../../texts/languages.ts';
import { guideKitDe } from './de.ts';
import { guideKitEn } from './en.ts';

/** A course's own sentences in both languages, and what every guide says. */
export const guideTexts = <K extends string>(
  own: Readonly<Record<Language, Readonly<Record<K, string>>>>,
): Readonly<Record<Language, Readonly<Record<K | keyof typeof guideKitEn, string>>>> => ({
  en: { ...guideKitEn, ...own.en },
  de: { ...guideKitDe, ...own.de },
});
