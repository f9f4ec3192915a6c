import type { Option } from '@morgenrot/engine';
import { type HexKey, isHex } from '@morgenrot/hex';
import type { Barbarian, District, NewDawnStep, State } from '@morgenrot/new-dawn';
import { caravanIn } from '../prompts/option-parts.ts';
import { armyIn, districtIn, strikeIn } from '../prompts/terra-words.ts';

type Where = (s: State, step: NewDawnStep, option: Option, held: District | undefined) => HexKey | null | undefined;

const figure: Where = (s, { player = '' }, option) => {
  const caravan = caravanIn(option);
  if (caravan !== undefined) return s.seats[player]?.caravans[caravan]?.at;
  const army = armyIn(option);
  return army && s.seats[player]?.armies[army.army]?.at;
};

/** Options that are no spaces but stand on one, by the question in which they do. */
const PLACES: Readonly<Partial<Record<NewDawnStep['kind'], Where>>> = {
  moveOneBarbarian: (s, _step, option) => s.barbarians[option as Barbarian]?.at,
  moveCaravans: figure,
  moveArmies: figure,
  cityOnFigure: figure,
  encampment: (s, _step, option) => strikeIn(s, option)?.hex,
  // The same space for every district: it glows for the one that is in the hand.
  placeDistrict: (_s, _step, option, held) => {
    const found = districtIn(option);
    return held === undefined || found?.district === held ? found?.hex : undefined;
  },
  deployArmies: (_s, _step, option) => armyIn(option)?.to,
};

/** A caravan, a barbarian, a district on a space: they may be chosen on the map as well. */
export const hexOf = (s: State, step: NewDawnStep | undefined, option: Option, held?: District): HexKey | undefined =>
  (step && PLACES[step.kind]?.(s, step, option, held)) ?? undefined;

/** The space that an option is, or stands on. */
export const spaceOf = (
  s: State,
  step: NewDawnStep | undefined,
  option: Option,
  held?: District,
): HexKey | undefined => (isHex(option) ? option : hexOf(s, step, option, held));
