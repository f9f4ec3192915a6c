import type { Option } from '@morgenrot/engine';
import { type HexKey, isHex } from '@morgenrot/hex';
import type { District, NewDawnStep, State } from '@morgenrot/new-dawn';
import { rowOf } from '../questions/questions.ts';

/** A caravan, a barbarian, a district on a space: they may be chosen on the map as well. */
export function hexOf(s: State, step: NewDawnStep | undefined, option: Option, held?: District): HexKey | undefined {
  const place = step && rowOf(step.kind)?.place?.(s, option, step, held);
  return place && isHex(place) ? place : undefined;
}

/** The space that an option is, or stands on. */
export const spaceOf = (
  s: State,
  step: NewDawnStep | undefined,
  option: Option,
  held?: District,
): HexKey | undefined => (isHex(option) ? option : hexOf(s, step, option, held));
