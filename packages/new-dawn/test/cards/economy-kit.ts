import type { FocusCardId } from '../../src/index.ts';
import { type Given, rowWith, type TableOptions, table } from '../kit.ts';

export interface Playing extends Omit<TableOptions, 'players'> {
  slot?: number;
  A?: Given;
  B?: Given;
}
/** A resolves a card, in the fifth slot unless the test says otherwise. */
export function play(card: FocusCardId, drawing: string, { slot = 5, A = {}, B = {}, ...more }: Playing = {}) {
  // The Aztecs' ability changes nothing here but what a test asks for.
  const seat = { leader: 'aztec' as const, ...A.seat };
  const t = table(drawing, { ...more, players: { A: { row: rowWith(card, slot), ...A, seat }, B } });
  t.play('A', card);
  return t;
}
export const spaces = (options: string[]) => options.filter((option) => option.includes(','));
export const NOTHING = { marble: 0, mercury: 0, oil: 0, diamonds: 0 };
export const onCard = (caravans: number) => ({ caravans: Array.from({ length: caravans }, () => ({ at: null })) });
