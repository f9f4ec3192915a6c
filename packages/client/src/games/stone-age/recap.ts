import type { PlayerId } from '@morgenrot/engine';
import { type ScoreSheet, scoreSheet, seatOf } from '@morgenrot/stone-age';
import type { GameView } from '../../board/plugin.ts';
import type { Recap } from '../../result/story.ts';
import { stateOf } from './match.ts';

const sheetOf = (view: GameView, player: PlayerId): ScoreSheet => scoreSheet(seatOf(stateOf(view), player));

/** S18: every item of the score sheet, counted as if the game ended then. */
function itemsOf(view: GameView, player: PlayerId): Record<string, number> {
  const { total: _, ...items } = sheetOf(view, player);
  return items;
}

/** What a match of this game was like, in numbers. */
export const recap: Recap = {
  order: (view) => stateOf(view).order,
  goals: (view) => Math.max(0, ...stateOf(view).order.map((player) => sheetOf(view, player).total)),
  score: (view, player) => sheetOf(view, player).total,
  sources: itemsOf,
  figures(view, player) {
    const { figures, agriculture, buildings, pile, kept } = seatOf(stateOf(view), player);
    return {
      ...itemsOf(view, player),
      figures,
      agriculture,
      buildings: buildings.length,
      cards: pile.length + kept.length,
    };
  },
  counted: { starved: ['starved'] },
  losses: ['starved'],
};
