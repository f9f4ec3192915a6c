import type { Option, PlayerId } from '@morgenrot/engine';
import { type HexKey, isHex, within } from '@morgenrot/hex';
import {
  armyWay,
  attackWay,
  barbariansOn,
  caravanWay,
  cityWay,
  type DistrictUse,
  directionFor,
  districtOption,
  districtsOf,
  fieldFor,
  type NewDawnStep,
  type State,
  wayOut,
} from '@morgenrot/new-dawn';
import { placeOfStrike } from '../map/aliases.ts';
import { bestYield, withDistrict, yieldOf } from '../terra/figures.ts';
import { spacesNext } from './ahead.ts';

/** What is drawn on the map of something that is only considered. */
export interface Sight {
  /** A path, from its start on. */
  way?: readonly HexKey[];
  /** How far it would reach. */
  range?: readonly HexKey[];
  /** What would be hit. */
  hits?: readonly HexKey[];
  /** Where each number of the die would lead from here. */
  fan?: { from: HexKey; to: readonly { die: number; hex: HexKey }[] };
}

const DICE = [1, 2, 3, 4, 5, 6];

/** Everybody may know before the die falls where a barbarian could go. */
function fanOf(s: State, hex: HexKey): Sight | undefined {
  if (s.arrow === null || barbariansOn(s, hex).length === 0) return undefined;
  const to = DICE.map((die) => ({ die, hex: wayOut(s, hex, directionFor(s, die)) }));
  return { fan: { from: hex, to: to.filter((each) => each.hex !== hex) } };
}

function spaceInSight(s: State, step: NewDawnStep, hex: HexKey): Sight | undefined {
  switch (step.kind) {
    case 'moveCaravan':
      return { way: caravanWay(s, step, hex) };
    case 'moveArmy': {
      const isFought = fieldFor(s, step.player).obstacles(hex).length > 0;
      return { way: armyWay(s, step, hex), ...(isFought && { hits: [hex] }) };
    }
    case 'exploreAnywhere':
    case 'layLookedAt':
      return { range: [hex] };
    case 'attack':
      return { way: attackWay(s, step, hex), hits: [hex] };
    case 'buildCity':
      return { way: cityWay(s, step, hex) };
    case 'shiftControlTo':
      return { way: [step.from, hex] };
    case 'moveOneBarbarianTo': {
      const at = s.barbarians[step.barbarian]?.at;
      return at ? { way: [at, hex] } : undefined;
    }
    case 'blast':
      return {
        range: within(hex, 1).filter((near) => s.map[near]),
        hits: within(hex, 1).filter((near) => s.map[near]?.control),
      };
    case 'shiftControl':
      return { range: spacesNext(s, step.player, hex) };
    default:
      return undefined;
  }
}

/** What a district counts, or would count, and whom an encampment strikes. */
function optionInSight(s: State, me: PlayerId, step: NewDawnStep, option: Option): Sight | undefined {
  switch (step.kind) {
    case 'placeDistrict': {
      const found = districtOption.read(option);
      if (!found) return undefined;
      const then = withDistrict(s, me, found.district, found.hex);
      return { range: bestYield(then, me, found.district, found.hex)?.spaces ?? [] };
    }
    case 'resolveDistricts': {
      const own = districtsOf(s, me).find(({ district }) => district === option);
      return own && { range: [own.hex, ...(bestYield(s, me, own.district, own.hex)?.spaces ?? [])] };
    }
    case 'districtChoice': {
      const gain = yieldOf(s, me, step.hex, option as DistrictUse);
      return gain && { range: gain.spaces };
    }
    case 'encampment': {
      const hex = placeOfStrike(s, option);
      return hex ? { hits: [hex] } : undefined;
    }
    default:
      return undefined;
  }
}

/** What to show of a choice that I could make. */
export const sightOfChoice = (s: State, me: PlayerId, step: NewDawnStep, option: Option): Sight | undefined =>
  isHex(option)
    ? spaceInSight(s, step, option)
    : (optionInSight(s, me, step, option) ?? { range: spacesNext(s, me, option) });

/** What to show of a space that cannot be chosen. */
export const sightOfSpace = (s: State, hex: HexKey): Sight | undefined => fanOf(s, hex);
