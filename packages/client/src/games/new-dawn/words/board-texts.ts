import type { Language } from '../../../texts/languages.ts';
import type { newDawnEn } from './en.ts';

export type BoardKey = keyof typeof newDawnEn;
type BoardTexts = Readonly<Record<BoardKey, string>>;

const known = new Map<Language, BoardTexts>();

/** The board's own words come with the game's, in one language: whoever fetches those says so. */
export const keepBoardTexts = (language: Language, texts: BoardTexts): void => void known.set(language, texts);

export function boardTextsOf(language: Language): BoardTexts {
  // While another language is on its way, the board goes on in the one before.
  const texts = known.get(language) ?? [...known.values()][0];
  if (!texts) throw new Error('the words of the board have not been fetched');
  return texts;
}
