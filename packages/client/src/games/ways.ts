import type { GamePage } from './game-page.ts';
import { gamePages } from './games.ts';

/** Parts of a game with a page of their own. */
export type GamePart = 'book' | 'guide';

const PATHS: Readonly<Record<GamePart, string>> = { book: '/rules', guide: '/learn' };

export const gamesWith = (part: GamePart): readonly GamePage[] => gamePages().filter((page) => page[part]);

export const addressOfGame = (part: GamePart, game?: string): string =>
  game === undefined ? PATHS[part] : `${PATHS[part]}/${game}`;
