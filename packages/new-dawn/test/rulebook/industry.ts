import type { FocusCardId } from '../../src/index.ts';
import { type Given, rowWith, type TableOptions, table } from '../kit.ts';

export interface Industry extends Omit<TableOptions, 'players'> {
  card?: FocusCardId;
  slot?: number;
  A?: Given;
  B?: Given;
}
/** A resolves an industry card; by default Pottery (range 2) in the fifth slot. */
export function industry(drawing: string, { card = 'pottery', slot = 5, A = {}, B = {}, ...more }: Industry = {}) {
  const t = table(drawing, { ...more, players: { A: { row: rowWith(card, slot), ...A }, B } });
  t.play('A', card);
  return t;
}
