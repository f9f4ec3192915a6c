import type { matchEn } from './en/match.ts';
import type { shellEn } from './en/shell.ts';
import type { Language } from './languages.ts';

export type TextKey = keyof typeof shellEn | keyof typeof matchEn;
type Texts = Readonly<Record<TextKey, string>>;
/** A game's words: the keys are the game's own business. */
export type TextTable = Readonly<Record<string, string>>;

type Loaders = Record<Language, () => Promise<Partial<Texts>>>;

/** For every page. */
const USUAL: Loaders = {
  en: async () => (await import('./en/shell.ts')).shellEn,
  de: async () => (await import('./de/shell.ts')).shellDe,
};
/** For pages with a board or a table. */
const OF_MATCHES: Loaders = {
  en: async () => (await import('./en/match.ts')).matchEn,
  de: async () => (await import('./de/match.ts')).matchDe,
};

const wanted = new Set([USUAL]);
const loaded = new Map<Loaders, Map<Language, Partial<Texts>>>();
const spoken = new Map<Language, Partial<Texts>>();

async function load(loaders: Loaders, language: Language): Promise<void> {
  const known = loaded.get(loaders) ?? new Map<Language, Partial<Texts>>();
  loaded.set(loaders, known);
  if (known.has(language)) return;
  const texts = await loaders[language]();
  known.set(language, texts);
  spoken.set(language, { ...spoken.get(language), ...texts });
}

/** Fetches the page's words in a language, as many as were wanted so far; nothing speaks it before they are here. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([...wanted].map((loaders) => load(loaders, language)));
}

/** From now on the page also speaks of matches. */
export function loadMatchTexts(language: Language): Promise<void> {
  wanted.add(OF_MATCHES);
  return loadTexts(language);
}

export const textsOf = (language: Language): Partial<Texts> => spoken.get(language) ?? {};
