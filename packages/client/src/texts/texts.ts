import { de } from './de.ts';
import { en } from './en.ts';
import type { Language } from './languages.ts';

export type TextKey = keyof typeof en;
export type Texts = Record<TextKey, string>;
/** A game's words: the keys are the game's own business. */
export type Table = Readonly<Record<string, string>>;

export const TEXTS: Record<Language, Texts> = { en, de };
