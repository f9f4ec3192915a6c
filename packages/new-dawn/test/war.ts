import type { HexKey } from '@morgenrot/hex';
import { attackItems, defenceItems, type FocusCardId, type Item } from '../src/index.ts';
import { type Given, rowWith, type TableOptions, table } from './kit.ts';

export interface War extends Omit<TableOptions, 'players'> {
  /** A's military card and its slot; by default Masonry in the first. */
  card?: FocusCardId;
  slot?: number;
  A?: Given;
  B?: Given;
  C?: Given;
}

/** A resolves a military card and is asked what to do with it. */
export function war(drawing: string, { card = 'masonry-base', slot = 1, A = {}, B = {}, C, ...more }: War = {}) {
  const players = { A: { row: rowWith(card, slot), ...A }, B, ...(C && { C }) };
  const t = table(drawing, { players, ...more });
  t.play('A', card);
  return t;
}

/** A attacks at once. */
export function attacked(drawing: string, hex: HexKey, given: War = {}) {
  const t = war(drawing, given);
  t.play('A', 'attack', hex);
  return t;
}

const bySource = (items: Item[]) => Object.fromEntries(items.map(({ from, value }) => [from, value]));

/** What both sides' values are made of, dice 1 and 1; a trade token on A's card makes the combat wait. */
export function sums(drawing: string, hex: HexKey, given: War = {}) {
  const { card = 'masonry-base', A } = given;
  const t = attacked(drawing, hex, { dice: [1, 1], ...given, A: { trade: { [card]: 1 }, ...A } });
  const { combat } = t.state;
  if (!combat) throw new Error('the combat is over already');
  const { die: _attackDie, slot: _slot, ...attack } = bySource(attackItems(t.state, combat));
  const { die: _defenceDie, ...defence } = bySource(defenceItems(t.state, combat));
  return { t, attack, defence };
}
