import { type Ask, asked, carryOut, clone, isShared, type Option, type PlayerId } from '@morgenrot/engine';
import { type HexKey, isHex } from '@morgenrot/hex';
import { newDawnRules, type State } from '@morgenrot/new-dawn';

/** Nobody can look past a die or a card that is face down. */
class Hidden extends Error {}
const UNKNOWN = {
  d6: (): never => {
    throw new Hidden();
  },
  shuffle: (): never => {
    throw new Hidden();
  },
};

/** What I would be asked next after this answer, if nothing hidden comes between: the rules themselves say. */
function askNext(s: State, me: PlayerId, option: Option): Ask | undefined {
  const top = s.steps.at(-1);
  // What all answer at once comes to light with the last answer, and the others' are sealed.
  if (!top || isShared(top)) return undefined;
  const then = clone(s);
  const before = then.steps.length;
  try {
    carryOut(newDawnRules, then, me, option, UNKNOWN);
  } catch (error) {
    // A view knows less than the match: what cannot be worked out from it is not foreseen.
    if (error instanceof Hidden || then.options.diplomacy === 'closed' || !import.meta.env.DEV) return undefined;
    // Somebody who works on it has to see this; whoever plays would lose the table over a look ahead.
    throw error;
  }
  // Whatever comes after this part of the turn is another question.
  return then.active === s.active && then.turn === s.turn && then.steps.length >= before - 1
    ? asked(newDawnRules.handlers, then, me)?.ask
    : undefined;
}

const known = new WeakMap<State, Map<Option, readonly HexKey[]>>();

/** The spaces that could be chosen after this choice. */
export function spacesNext(s: State, me: PlayerId, option: Option): readonly HexKey[] {
  const byOption = known.get(s) ?? new Map<Option, readonly HexKey[]>();
  known.set(s, byOption);
  const found = byOption.get(option);
  if (found) return found;
  const ask = askNext(s, me, option);
  const spaces = ask?.shape === 'one' ? (ask.from.filter(isHex) as HexKey[]) : [];
  byOption.set(option, spaces);
  return spaces;
}
