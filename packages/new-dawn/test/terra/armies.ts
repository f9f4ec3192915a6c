import type { HexKey } from '@morgenrot/hex';
import { attackItems, defenceItems, type FocusCardId, type Item, total } from '../../src/index.ts';
import { type Given, type TableOptions, TERRA, table, terraRowWith } from '../kit.ts';

export interface Campaign extends Omit<TableOptions, 'players'> {
  /** A's military card and its position (p1 to p5 have the numbers 1 to 5); by default Masonry at p3. */
  card?: FocusCardId;
  position?: number;
  A?: Given;
  B?: Given;
  C?: Given;
}

/** A resolves a military card and is asked which army moves. */
export function campaign(drawing: string, given: Campaign = {}) {
  const { card = 'masonry-terra', position = 3, A = {}, B, C, state, ...more } = given;
  const players = { A: { row: terraRowWith(card, position), ...A }, ...(B && { B }), ...(C && { C }) };
  const t = table(drawing, { options: TERRA, players, state: { victory: [], ...state }, ...more });
  if (t.asked('A')?.kind === 'startOfTurn') t.play('A', 'done');
  t.play('A', card);
  return t;
}
export type Campaigning = ReturnType<typeof campaign>;

/** A's first army has been chosen and is asked where it goes. */
export function marching(drawing: string, given: Campaign = {}): Campaigning {
  const t = campaign(drawing, given);
  t.play('A', 'army:0');
  return t;
}

/** The spaces on offer, without what else there is to say. */
export const spaces = (t: Campaigning, me = 'A'): string[] =>
  t
    .options(me)
    .filter((option) => /^-?\d+,-?\d+$/.test(option))
    .sort();

/** A's first army goes there and attacks; a trade token on A's card makes the combat wait. */
export function assault(drawing: string, hex: HexKey, given: Campaign = {}): Campaigning {
  const t = marching(drawing, given);
  t.play('A', hex);
  return t;
}

const bySource = (items: Item[]) => Object.fromEntries(items.map(({ from, value }) => [from, value]));

export function combatOf(t: Campaigning) {
  const { combat } = t.state;
  if (!combat) throw new Error('there is no combat');
  return combat;
}

/** What both sides come to now. */
export const values = (t: Campaigning): [number, number] => [
  total(attackItems(t.state, combatOf(t))),
  total(defenceItems(t.state, combatOf(t))),
];

/** What both sides' values are made of but dice and slot. */
export function sides(t: Campaigning) {
  const { die: _attackDie, slot: _slot, ...attack } = bySource(attackItems(t.state, combatOf(t)));
  const { die: _defenceDie, ...defence } = bySource(defenceItems(t.state, combatOf(t)));
  return { attack, defence };
}

export const won = (t: Campaigning): boolean | undefined =>
  t.log().includes('attack.won') ? true : t.log().includes('attack.lost') ? false : undefined;

export const armiesOf = (t: Campaigning, me: string) => t.seat(me).armies.map(({ at }) => at);
