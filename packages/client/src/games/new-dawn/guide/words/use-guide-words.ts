import { useMemo } from 'react';
import type { Language } from '../../../../texts/languages.ts';
import { useWords } from '../../../../texts/use-words.tsx';
import { sayFrom, type Values, type Words } from '../../../../texts/words.ts';
import { guideDe } from './de.ts';
import { guideEn } from './en.ts';

export type GuideKey = keyof typeof guideEn;
export const GUIDE_TEXTS: Record<Language, Record<GuideKey, string>> = { en: guideEn, de: guideDe };

export interface GuideWords extends Words {
  tell(key: GuideKey, values?: Values): string;
}

/** Every lesson has a sentence: a test holds that. */
export const isGuideKey = (key: string): key is GuideKey => Object.hasOwn(guideEn, key);

export function useGuideWords(): GuideWords {
  const words = useWords();
  return useMemo(() => ({ ...words, tell: sayFrom<GuideKey>(words.language, GUIDE_TEXTS[words.language]) }), [words]);
}
