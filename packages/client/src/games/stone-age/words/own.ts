import { type OwnTexts, type OwnWords, ownWords, useOwnWords } from '../../../kits/board/own-words.ts';
import type { Words } from '../../../texts/words.ts';
import type { en } from './en.ts';

export type TribeKey = keyof typeof en;

/** They come with the game's words, in one language: whoever fetches those puts them here. */
export const TRIBE_TEXTS: OwnTexts<TribeKey> = new Map();

export type TribeWords = OwnWords<TribeKey>;
export const tribeWords = (words: Words): TribeWords => ownWords(TRIBE_TEXTS, words);
export const useTribeWords = (): TribeWords => useOwnWords(TRIBE_TEXTS);
