import type { FocusCardId, LeaderId, Resource, State, WonderId } from '../../src/index.ts';
import { type Given, type TableOptions, TERRA, table, terraRowWith } from '../kit.ts';

export type Table = ReturnType<typeof table>;

export const NONE: Record<Resource, number> = { marble: 0, mercury: 0, oil: 0, diamonds: 0 };
export const leads = (leader: LeaderId, more: Given = {}): Given => ({ ...more, seat: { leader, ...more.seat } });
export const holding = (...wonders: WonderId[]): Given => ({ seat: { wonders } });

/** A table of the expansion without victory cards; A begins a turn unless `steps` says otherwise. */
export const terra = (drawing: string, { state, ...more }: TableOptions = {}): Table =>
  table(drawing, { options: TERRA, state: { victory: [], ...state }, ...more });

/** A begins a turn with `card` at `position` (p1 to p5 have the numbers 1 to 5), goes past its start and resolves it. */
export function turn(
  drawing: string,
  card: FocusCardId,
  position: number,
  A: Given = {},
  more: TableOptions = {},
): Table {
  const t = terra(drawing, { ...more, players: { ...more.players, A: { row: terraRowWith(card, position), ...A } } });
  if (t.asked('A')?.kind === 'startOfTurn') t.play('A', 'done');
  t.play('A', card);
  return t;
}

/** With which slot the card is resolved that is on its way. */
export const slotNow = (t: Table): number | undefined =>
  t.state.steps.flatMap((step) => ('slot' in step && step.slot !== undefined ? [step.slot] : [])).at(-1);

/** Puts spaces of a drawing on tiles. */
export function onTile(s: State, tile: number, ...hexes: string[]): void {
  for (const hex of hexes) {
    const space = s.map[hex as keyof State['map']];
    if (space) space.tile = tile;
  }
}

export const sorted = (options: string[]): string[] => [...options].sort();
export const hexesOf = (t: Table, me = 'A'): string[] =>
  sorted(t.options(me).filter((option) => /^-?\d+,-?\d+$/.test(option)));
