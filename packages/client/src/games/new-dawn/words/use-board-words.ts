import { type OwnTexts, type OwnWords, ownWords, useOwnWords } from '../../../kits/board/own-words.ts';
import type { Words } from '../../../texts/words.ts';
import type { newDawnEn } from './en.ts';

export type BoardKey = keyof typeof newDawnEn;

/** They come with the game's words, in one language: whoever fetches those puts them here. */
export const BOARD_TEXTS: OwnTexts<BoardKey> = new Map();

export type BoardWords = OwnWords<BoardKey>;
export const boardWords = (words: Words): BoardWords => ownWords(BOARD_TEXTS, words);
export const useBoardWords = (): BoardWords => useOwnWords(BOARD_TEXTS);
