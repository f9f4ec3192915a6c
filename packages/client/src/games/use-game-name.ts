import { useWords } from '../texts/use-words.tsx';
import { dressed, type Words } from '../texts/words.ts';
import { pageOf } from './games.ts';

/** What a game is called; a game that this page does not know goes by its id. */
export function gameName({ language }: Pick<Words, 'language'>, game: string): string {
  const name = pageOf(game)?.names[language];
  return name === undefined ? game : dressed(name);
}

export function useGameName(): (game: string) => string {
  const words = useWords();
  return (game) => gameName(words, game);
}
