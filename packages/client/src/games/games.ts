import type { GameId } from '@morgenrot/catalog';
import type { ComponentType } from 'react';
import type { BoardPlugin } from '../board/plugin.ts';
import type { GameReference } from '../reference/entry.ts';
import type { Language } from '../texts/languages.ts';
import type { Table } from '../texts/texts.ts';

/** Every game of the catalog has a board here, or the compiler says so. Each is fetched when a table needs it. */
export const boards: Record<GameId, () => Promise<BoardPlugin>> = {
  'new-dawn': async () => (await import('./new-dawn/plugin.tsx')).newDawnBoard,
};

/** Boards of older rules, for matches that go on by them: named by game and rules, `new-dawn 1` for instance. */
const olderBoards: Readonly<Record<string, () => Promise<BoardPlugin>>> = {};

export const boardOf = (game: GameId, rules?: number): (() => Promise<BoardPlugin>) =>
  olderBoards[`${game} ${rules}`] ?? boards[game];

/** Its words come apart from the board: the lobby shows a game's options without loading the game. */
export const gameWords: Record<GameId, Record<Language, () => Promise<Table>>> = {
  'new-dawn': {
    en: async () => (await import('@morgenrot/new-dawn/texts/en')).texts,
    de: async () => (await import('@morgenrot/new-dawn/texts/de')).texts,
  },
};

/** Its rules and cards to look up: fetched when somebody asks. */
export const gameReferences: Record<GameId, Record<Language, () => Promise<GameReference>>> = {
  'new-dawn': {
    en: async () => (await import('./new-dawn/reference/en.ts')).reference,
    de: async () => (await import('./new-dawn/reference/de.ts')).reference,
  },
};

/** A first match that explains the game as it goes: for whoever has never played it. */
export const gameGuides: Record<GameId, () => Promise<ComponentType>> = {
  'new-dawn': async () => (await import('./new-dawn/guide/guide-page.tsx')).GuidePage,
};

export const isKnownGame = (id: string): id is GameId => Object.hasOwn(boards, id);
