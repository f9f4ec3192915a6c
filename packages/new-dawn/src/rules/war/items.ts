import type { PlayerId } from '@morgenrot/engine';
import type { Source } from '../../effects/effect.ts';

/** One line of a sum, so that everybody sees where it comes from. */
export interface Item {
  from: string;
  value: number;
  /** Whose diplomacy card it is: the same card of several players counts for each. */
  giver?: PlayerId;
}
export const total = (items: readonly Item[]): number => items.reduce((sum, { value }) => sum + value, 0);

/** An effect's line goes by the name of its card. */
export const namedBy = ({ id, from }: Source) => (from === undefined ? { from: id } : { from: id, giver: from });
