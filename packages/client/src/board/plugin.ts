import type { Answer, Asked, PlayerId, Reason, Result, Step, Steps } from '@morgenrot/engine';
import type { ComponentType } from 'react';
import type { Places } from './places.ts';

/** A match as the server shows it; only its own game knows what else is in it. */
export type GameView = Steps<Step>;

/** What a game's board asks of the page, and the page of it. */
export interface BoardPlugin extends Partial<Places> {
  /** The rules this board was built with; a table with others needs a newer page. */
  rules: number;
  asked(view: GameView, me: PlayerId): Asked | undefined;
  check(view: GameView, me: PlayerId, id: number, answer: Answer): Result<Answer>;
  /** More about an answer that is not among those offered, where the game itself lists too many. */
  explain?(view: GameView, me: PlayerId, option: string): Reason | undefined;
  /** Round and turn, for the page's header. */
  Status: ComponentType;
  /** Everything below the page's header while the match runs or is over. */
  Board: ComponentType;
  /** The same on a big screen: all that everybody may see, and nothing to click. */
  Screen: ComponentType;
  /** A player's colour and sign, small, for the page's own lists. */
  Mark: ComponentType<{ player: PlayerId }>;
  /** What the result panel says about each player, besides the place. */
  Merits: ComponentType<{ player: PlayerId }>;
}

export interface ToldLine {
  option?: string;
  reason: Reason;
}
