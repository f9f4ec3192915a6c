import type { CityStateId, FocusCardId, NaturalWonderId, Resource, WonderId } from '../../src/index.ts';
import { type Given, rowWith, type TableOptions, table } from '../kit.ts';

export type Table = ReturnType<typeof table>;
export const NONE: Record<Resource, number> = { marble: 0, mercury: 0, oil: 0, diamonds: 0 };
export const RICH: Record<Resource, number> = { marble: 4, mercury: 4, oil: 4, diamonds: 4 };
export const holding = (...wonders: WonderId[]): Given => ({ seat: { wonders } });
export const cityStates = (...ids: CityStateId[]): Given => ({ cityStates: ids });
/** A begins a turn with `card` in `slot` and goes past the start of the turn. */
export function turn(drawing: string, card: FocusCardId, slot: number, A: Given = {}, more: TableOptions = {}): Table {
  const t = table(drawing, { ...more, players: { ...more.players, A: { row: rowWith(card, slot), ...A } } });
  if (t.asked('A')?.kind === 'startOfTurn') t.play('A', 'done');
  t.play('A', card);
  return t;
}
export const optionsFor = (t: Table, player = 'A') => [...t.options(player)].sort();
export const under = (t: Table, wonder: NaturalWonderId, player: string) =>
  t.seat(player).row.find(({ naturalWonders }) => naturalWonders.includes(wonder))?.card;
