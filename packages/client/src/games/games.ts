import type { GameId } from '@morgenrot/catalog';
import type { BoardPlugin } from '../board/plugin.ts';
import type { GameEdition, GamePage } from './game-page.ts';
import * as listed from './list.ts';

/** Every game of the catalog has a page, or the compiler says so. */
const PAGES: Readonly<Record<GameId, GamePage>> = listed;

export const gamePages = (): readonly GamePage[] => Object.values(PAGES);

/** The page of a game; undefined where the server knows a game that this page does not. */
export const pageOf = (id: string | undefined): GamePage | undefined =>
  id !== undefined && Object.hasOwn(PAGES, id) ? PAGES[id as GameId] : undefined;

/** Rules and board for a match that was begun with these rules. */
export function editionOf(id: string | undefined, rules?: number): GameEdition | undefined {
  const page = pageOf(id);
  return (rules === undefined ? undefined : page?.older?.[rules]) ?? page;
}

/** The board of an edition: its own, or the plain one, for which rules and words are enough. */
export async function boardFor({ rules, board }: GameEdition): Promise<BoardPlugin> {
  if (board) return board();
  const [{ boardOf }, game] = await Promise.all([import('../kits/board/board-of.tsx'), rules()]);
  return boardOf(game);
}
