import type { Reason } from '@morgenrot/engine';
import { useMemo } from 'react';
import type { Language } from '../texts/languages.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { sayFrom, type Values, type Words } from '../texts/words.ts';
import { adminDe } from './words/de.ts';
import { adminEn } from './words/en.ts';
import type { AdminKey } from './words/words.ts';

/** They come with this page: nobody else has to fetch them. */
const TABLES: Record<Language, Record<AdminKey, string>> = { en: adminEn, de: adminDe };

export interface AdminWords {
  language: Language;
  say(key: AdminKey, values?: Values): string;
  /** Why something was refused: here, or by what every page has words for. */
  why(reason: Reason): string;
  /** Somebody's table. */
  tableOf(name: string): string;
  /** A moment, by day and time. */
  when(at: number): string;
}

const isOurs = (key: string): key is AdminKey => Object.hasOwn(adminEn, key);

function wordsFor(words: Words): AdminWords {
  const { language } = words;
  const say = sayFrom<AdminKey>(language, TABLES[language]);
  const clock = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    language,
    say,
    why(reason) {
      const key = `reason.${reason.key}`;
      return isOurs(key) ? say(key, reason.params) : sayReason(words, reason);
    },
    tableOf: (name) => words.say('table.title', { name }),
    when: (at) => clock.format(at),
  };
}

export function useAdminWords(): AdminWords {
  const words = useWords();
  return useMemo(() => wordsFor(words), [words]);
}
