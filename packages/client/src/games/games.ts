import type { GameId } from '@morgenrot/catalog';
import type { BoardPlugin } from '../board/plugin.ts';
import type { Language } from '../texts/languages.ts';
import type { Table } from '../texts/texts.ts';

/** Every game of the catalog has a board here, or the compiler says so. Each is fetched when a table needs it. */
export const boards: Record<GameId, () => Promise<BoardPlugin>> = {
  'new-dawn': async () => (await import('./new-dawn/plugin.tsx')).newDawnBoard,
};

/** Its words come apart from the board: the lobby shows a game's options without loading the game. */
export const gameWords: Record<GameId, Record<Language, () => Promise<Table>>> = {
  'new-dawn': {
    en: async () => (await import('@morgenrot/new-dawn/texts/en')).texts,
    de: async () => (await import('@morgenrot/new-dawn/texts/de')).texts,
  },
};

export const isKnownGame = (id: string): id is GameId => Object.hasOwn(boards, id);
