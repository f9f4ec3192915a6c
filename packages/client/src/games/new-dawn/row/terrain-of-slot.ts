import { TERRAINS } from '@morgenrot/new-dawn';

/** A slot's number is its terrain as well: the terrains stand in the order of their difficulty. */
export const terrainOfSlot = (slot: number) => TERRAINS[slot - 1] ?? 'mountain';
