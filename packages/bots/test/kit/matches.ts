import { GAMES } from '@morgenrot/catalog';
import {
  type AnyGame,
  initialOptions,
  type Options,
  open,
  type PlayerId,
  type Step,
  type Steps,
  type Strength,
  viewOf,
} from '@morgenrot/engine';
import { playout } from '@morgenrot/engine/simulate';
import { chooseAnswer, diceFrom, type Thought } from '../../src/index.ts';

export const game: AnyGame = GAMES['new-dawn'];

export const optionsWith = (chosen: Options): Options => ({ ...initialOptions(game.options), ...chosen });

/** Tables that differ most from each other. */
export const TABLES: Record<string, { players: number; options: Options }> = {
  'two, on the map of the first game': { players: 2, options: optionsWith({}) },
  'three, with a built map and closed cards': {
    players: 3,
    options: optionsWith({ map: 'advanced', diplomacy: 'closed', leaders: 'draft', victory: 'epic' }),
  },
  'five, with the expansion': {
    players: 5,
    options: optionsWith({ expansion: 'terra-incognita', diplomacy: 'closed', leaders: 'draft' }),
  },
};

export const seatsOf = (players: number): PlayerId[] => Array.from({ length: players }, (_, i) => String(i));

/** States on the way of a random match, each so many answers after the one before, and some besides. */
export function statesOf(
  { players, options }: { players: number; options: Options },
  seed: string,
  every: number,
  most: number,
  isWanted: (s: Steps<Step>) => boolean = () => false,
  played: AnyGame = game,
) {
  const states: Steps<Step>[] = [];
  let n = 0;
  playout(played, {
    players,
    options,
    seed,
    mostDecisions: most,
    eachState: (s) => {
      if (n++ % every === 0 || isWanted(s)) states.push(structuredClone(s));
    },
  });
  return states.filter((s) => open(s).length > 0);
}

export function thoughtOf(s: Steps<Step>, me: PlayerId, players: number, seed = 7, played: AnyGame = game): Thought {
  return {
    game: played,
    view: viewOf(played, s, me),
    me,
    players: seatsOf(players),
    dice: diceFrom(seed),
    now: () => 0,
    budget: { playouts: 6 },
  };
}

export const answerOf = (strength: Strength, s: Steps<Step>, me: PlayerId, players: number) =>
  chooseAnswer(strength, thoughtOf(s, me, players));
