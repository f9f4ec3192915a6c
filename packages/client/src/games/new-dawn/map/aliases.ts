import type { Option } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { Barbarian, NewDawnStep, State } from '@morgenrot/new-dawn';
import { caravanIn } from '../prompts/option-parts.ts';

/** Options that are no spaces but stand on one: a caravan, a barbarian. They may be chosen on the map as well. */
export function hexOf(s: State, step: NewDawnStep | undefined, option: Option): HexKey | undefined {
  if (step?.kind === 'moveOneBarbarian') return s.barbarians[option as Barbarian]?.at ?? undefined;
  if (step?.kind !== 'moveCaravans') return undefined;
  const caravan = caravanIn(option);
  return caravan === undefined ? undefined : (s.seats[step.player]?.caravans[caravan]?.at ?? undefined);
}

/** The option that stands on a space. */
export const optionOn = (
  s: State,
  step: NewDawnStep | undefined,
  options: readonly Option[],
  hex: HexKey,
): Option | undefined => options.find((option) => hexOf(s, step, option) === hex);
