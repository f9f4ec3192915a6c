import type { Handlers } from '@morgenrot/engine';
import { actions, beginTurn, choose, goHome, resolve, turn } from './actions.ts';
import { build } from './building.ts';
import { buy } from './buying.ts';
import { feed, feeding } from './feeding.ts';
import { place, placing } from './placement.ts';
import { anyTwo, tools } from './rolling.ts';
import { endRound } from './rounds.ts';
import type { StoneAge, StoneAgeStep } from './state.ts';
import { pick, strip } from './strip.ts';

/** Every step of a round, in its order. */
const every = {
  placing,
  place,
  actions,
  beginTurn,
  turn,
  choose,
  resolve,
  goHome,
  tools,
  buy,
  strip,
  pick,
  build,
  anyTwo,
  feeding,
  feed,
  endRound,
} satisfies Handlers<StoneAge, StoneAgeStep>;

type EveryStep = typeof every;
/** The steps that ask somebody. */
export type AskingKind = { [K in keyof EveryStep]: EveryStep[K] extends { ask: unknown } ? K : never }[keyof EveryStep];

export const handlers: Handlers<StoneAge, StoneAgeStep> = every;
