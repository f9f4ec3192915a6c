import { isTogether, open, type PlayerId } from '@morgenrot/engine';
import type { TableInfo } from '@morgenrot/protocol';
import type { GameView } from '../board/plugin.ts';

/** Whose decisions are waited for now. */
export const askedNow = (view: GameView): PlayerId[] =>
  open(view).flatMap((step) => (isTogether(step) || step.player === undefined ? [] : [step.player]));

/** Somebody who has looked although it was somebody else's turn here; `while` those were asked. */
export interface Peek {
  seat: PlayerId;
  while: string;
}

interface Situation {
  status: TableInfo['status'];
  mine: readonly PlayerId[];
  /** With whose eyes this browser looks. */
  seat: PlayerId | null;
  /** Those of mine who are asked. */
  asked: readonly PlayerId[];
  peek?: Peek;
}

/** Which of those who share this browser are asked, as one word. */
export const sameAsked = (asked: readonly PlayerId[]): string => asked.join(' ');

/**
 * Does the curtain hang before the board? One alone at a browser needs none. It falls when somebody else here is to
 * decide, and rises only when they say so.
 */
export function isCurtained({ status, mine, seat, asked, peek }: Situation): boolean {
  if (status !== 'playing' || mine.length < 2) return false;
  if (seat === null) return true;
  const isPeeking = peek?.seat === seat && peek.while === sameAsked(asked);
  return asked.length > 0 && !asked.includes(seat) && !isPeeking;
}
