import { useEffect, useState } from 'react';
import type { explainedEn } from '../texts/en/explained.ts';
import type { Language } from '../texts/languages.ts';
import type { TextKey } from '../texts/texts.ts';
import { useWords } from '../texts/use-words.tsx';
import { sayFrom } from '../texts/words.ts';
import type { BookEntry, EntryId } from './entry.ts';
import { type TipProps, tip } from './tip.ts';

type OwnKey = keyof typeof explainedEn;
type Explained = Readonly<Record<OwnKey, string>>;
/** What the page says beside a word anyway explains it, too. */
type NotedIn<K> = K extends `${infer Word}.note` ? Word : never;
type WithNote = NotedIn<TextKey> & TextKey;

const LOADERS: Record<Language, () => Promise<Explained>> = {
  en: async () => (await import('../texts/en/explained.ts')).explainedEn,
  de: async () => (await import('../texts/de/explained.ts')).explainedDe,
};

/** Gives an element a tooltip that explains one of the page's own words. */
export const explain = (key: OwnKey | WithNote): TipProps => tip(`page:${key}`);

/** A tooltip from words that are there: what it is about, and what each of its values means. */
export const explainAll = (title: string, values: readonly (readonly [word: string, note?: string])[]): TipProps =>
  tip(undefined, [title, ...values.map(([word, note]) => (note ? `${word}: ${note}` : word))].join('\n'));

const OWN = 'page:';
export const isOwnWord = (id: EntryId | undefined): boolean => id?.startsWith(OWN) ?? false;

const isOwnKey = (texts: Explained, key: string): key is OwnKey => Object.hasOwn(texts, key);

/** Explains what `explain` has marked, in the language of the page. */
export function useExplained(
  isWanted: boolean,
): (id: EntryId | undefined) => Pick<BookEntry, 'title' | 'short'> | undefined {
  const { language, find } = useWords();
  const [loaded, setLoaded] = useState<{ language: Language; texts: Explained }>();
  useEffect(() => {
    let isHere = true;
    // Without a line there is a tooltip less.
    const take = (texts: Explained): void => void (isHere && setLoaded({ language, texts }));
    if (isWanted) LOADERS[language]().then(take, () => undefined);
    return () => {
      isHere = false;
    };
  }, [isWanted, language]);
  const texts = loaded?.language === language ? loaded.texts : undefined;
  return (id) => {
    if (!id || !isOwnWord(id)) return undefined;
    const key = id.slice(OWN.length);
    const short = texts && isOwnKey(texts, key) ? sayFrom(language, texts)(key) : find(`${key}.note`);
    const title = find(key);
    // A word with something to fill in is no title.
    return short === undefined ? undefined : { title: title?.includes('{') ? '' : (title ?? ''), short };
  };
}
