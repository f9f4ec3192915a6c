import type { Option, PlayerId } from '@morgenrot/engine';
import { type HexKey, isHex } from '@morgenrot/hex';
import { barbariansOn, directionFor, type NewDawnStep, type State, wayOut } from '@morgenrot/new-dawn';
import { rowOf } from '../questions/questions.ts';
import type { RowSight } from '../questions/row.ts';
import { spacesNext } from './ahead.ts';

export type { RowSight };

const DICE = [1, 2, 3, 4, 5, 6];

/** Everybody may know before the die falls where a barbarian could go. */
function fanOf(s: State, hex: HexKey): RowSight | undefined {
  if (s.arrow === null || barbariansOn(s, hex).length === 0) return undefined;
  const to = DICE.map((die) => ({ die, hex: wayOut(s, hex, directionFor(s, die)) }));
  return { fan: { from: hex, to: to.filter((each) => each.hex !== hex) } };
}

/** What to show of a choice that I could make: what its question says, else the spaces that could be chosen then. */
export const sightOfChoice = (s: State, me: PlayerId, step: NewDawnStep, option: Option): RowSight | undefined =>
  rowOf(step.kind)?.sight?.(s, me, step, option) ?? (isHex(option) ? undefined : { range: spacesNext(s, me, option) });

/** What to show of a space that cannot be chosen. */
export const sightOfSpace = (s: State, hex: HexKey): RowSight | undefined => fanOf(s, hex);
