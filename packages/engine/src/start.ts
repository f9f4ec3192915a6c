import { type Chance, chance } from './chance.ts';
import type { GameModule, PlayerId } from './game.ts';
import { setUp } from './play.ts';
import type { Step, Steps } from './steps.ts';

/** A match on plain functions, beside any framework: for tests, bots, simulation and checking a finished match. */
export interface Match<S> {
  state: S;
  chance: Chance;
}

export function startMatch<S extends Steps<T>, T extends Step, O>(
  game: GameModule<S, T, O>,
  from: { players: PlayerId[]; options: O; seed: string },
): Match<S> {
  const source = chance({ seed: from.seed, drawn: 0 });
  return { state: setUp(game, from.players, from.options, source), chance: source };
}
