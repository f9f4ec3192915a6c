import { useWords } from '../texts/use-words.tsx';
import { dressed, type Words } from '../texts/words.ts';
import type { GamePage } from './game-page.ts';
import { pageOf } from './games.ts';

export const gameNameOf = ({ language }: Pick<Words, 'language'>, { names }: Pick<GamePage, 'names'>): string =>
  dressed(names[language]);

/** What a game is called; a game that this page does not know goes by its id. */
export function gameName(words: Pick<Words, 'language'>, game: string): string {
  const page = pageOf(game);
  return page ? gameNameOf(words, page) : game;
}

export function useGameName(): (game: string) => string {
  const words = useWords();
  return (game) => gameName(words, game);
}
