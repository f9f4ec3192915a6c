import type { PlayerId } from '@morgenrot/engine';
import { type FocusType, type GovernmentId, governmentFor, type State, TERRAINS } from '@morgenrot/new-dawn';

/** The government whose marker lies on a place of the row. */
export function governmentOn(s: State, player: PlayerId, focus: number): GovernmentId | undefined {
  const laid = Object.entries(s.seats[player]?.governments ?? {}) as [FocusType, number][];
  const found = laid.find(([, place]) => place === focus);
  return found && governmentFor(found[0]);
}

/** A slot's number is its terrain as well: the terrains stand in the order of their difficulty. */
export const terrainOfSlot = (slot: number) => TERRAINS[slot - 1] ?? 'mountain';
