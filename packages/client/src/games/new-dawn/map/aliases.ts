import type { Option } from '@morgenrot/engine';
import { type HexKey, isHex } from '@morgenrot/hex';
import {
  armyOption,
  type Barbarian,
  caravanOption,
  type District,
  deploymentOption,
  districtOption,
  figureOption,
  type NewDawnStep,
  type State,
  strikeOption,
} from '@morgenrot/new-dawn';

type Where = (s: State, step: NewDawnStep, option: Option, held: District | undefined) => HexKey | null | undefined;

/** What an encampment would strike stands here. */
export function placeOfStrike(s: State, option: Option): HexKey | null | undefined {
  const struck = strikeOption.read(option);
  return struck && ('barbarian' in struck ? s.barbarians[struck.barbarian]?.at : struck.hex);
}

const figure: Where = (s, { player = '' }, option) => {
  const named = figureOption.read(option);
  const figures = named?.kind === 'caravan' ? s.seats[player]?.caravans : s.seats[player]?.armies;
  return named && figures?.[named.figure]?.at;
};
const caravan: Where = (s, { player = '' }, option) =>
  s.seats[player]?.caravans[caravanOption.read(option)?.caravan ?? -1]?.at;
const army: Where = (s, { player = '' }, option) => s.seats[player]?.armies[armyOption.read(option)?.army ?? -1]?.at;

/** Options that are no spaces but stand on one, by the question in which they do. */
const PLACES: Readonly<Partial<Record<NewDawnStep['kind'], Where>>> = {
  moveOneBarbarian: (s, _step, option) => s.barbarians[option as Barbarian]?.at,
  moveCaravans: caravan,
  moveArmies: army,
  cityOnFigure: figure,
  encampment: (s, _step, option) => placeOfStrike(s, option),
  // The same space for every district: it glows for the one that is in the hand.
  placeDistrict: (_s, _step, option, held) => {
    const found = districtOption.read(option);
    return held === undefined || found?.district === held ? found?.hex : undefined;
  },
  deployArmies: (_s, _step, option) => deploymentOption.read(option)?.to,
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
