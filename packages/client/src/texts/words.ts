import type { Language } from './languages.ts';
import { messageOf, type Values } from './message.ts';
import { pseudo } from './pseudo.ts';
import { type TextKey, type TextTable, textsOf } from './texts.ts';

export type { Values };

export interface Words {
  language: Language;
  /** The page's own words. */
  say(key: TextKey, values?: Values): string;
  /** The page's words, or the game's own where it has better ones: a map instead of a board. */
  call(key: TextKey, values?: Values): string;
  /** The words of the game or, if it has none, of the page; keys come from outside and may be unknown. */
  find(key: string, values?: Values): string | undefined;
}

const messages = new Map<string, (values?: Values) => string>();

function messageIn(language: Language, text: string): (values?: Values) => string {
  const name = `${language}:${text}`;
  const message = messages.get(name) ?? messageOf(text, language);
  messages.set(name, message);
  return message;
}

/** Anything else is a message that says itself. */
const HAS_SYNTAX = /[{}'#]/;

/** In a build for looking at the page only: everything that was asked for by a key can be told from what was not. */
export const dressed: (text: string) => string = import.meta.env.VITE_PSEUDO ? pseudo : (text) => text;

const filled = (language: Language, message: string, values: Values | undefined): string =>
  dressed(formatted(language, message, values));

function formatted(language: Language, message: string, values: Values | undefined): string {
  if (!HAS_SYNTAX.test(message)) return message;
  try {
    return messageIn(language, message)(values);
  } catch {
    // A value that is missing must not take the page away; the words without it still help.
    return message;
  }
}

const own = (table: TextTable, key: string): string | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** A table of which every key is known to the compiler. */
export const sayFrom =
  <K extends string>(language: Language, texts: Readonly<Record<K, string>>) =>
  (key: K, values?: Values): string =>
    filled(language, texts[key], values);

export function wordsOf(language: Language, game?: TextTable): Words {
  return {
    language,
    say: (key, values) => filled(language, textsOf(language)[key] ?? key, values),
    call: (key, values) => filled(language, (game && own(game, key)) ?? textsOf(language)[key] ?? key, values),
    find(key, values) {
      const message = (game && own(game, key)) ?? own(textsOf(language), key);
      return message === undefined ? undefined : filled(language, message, values);
    },
  };
}

const lists = new Map<Language, Intl.ListFormat>();

/** "Anna, Ben and Carla" in the language's own way. */
export function listed({ language }: Words, names: readonly string[]): string {
  const list = lists.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  lists.set(language, list);
  return dressed(list.format(names));
}

/** For the beginning of a line. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
