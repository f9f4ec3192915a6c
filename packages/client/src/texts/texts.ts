import type { en } from './en.ts';
import type { Language } from './languages.ts';

export type TextKey = keyof typeof en;
export type Texts = Readonly<Record<TextKey, string>>;
/** A game's words: the keys are the game's own business. */
export type Table = Readonly<Record<string, string>>;

const LOADERS: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

const loaded = new Map<Language, Texts>();

/** Fetches the page's words in a language; nothing speaks it before they are here. */
export async function loadTexts(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await LOADERS[language]());
}

export const textsOf = (language: Language): Partial<Texts> => loaded.get(language) ?? {};
