import type { PlayerId } from '@morgenrot/engine';
import type { StoneAge } from '@morgenrot/stone-age';
import type { GameView } from '../../board/plugin.ts';
import { type Look, stateIn, useAlike, useMatchPart } from '../../kits/board/match-hooks.ts';

export const stateOf = (view: GameView): StoneAge => stateIn<StoneAge>(view);

/** A part of the match as I may see it. */
export const useMatch = <T>(look: Look<StoneAge, T>): T => useMatchPart(look);

/** The same for parts that are put together anew each time. */
export const useMatchAlike = <T>(look: Look<StoneAge, T>): T => useMatch(useAlike(look));

export const seatIndex = ({ order }: StoneAge, player: PlayerId): number => order.indexOf(player);
