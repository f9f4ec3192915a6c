import { anyOptions, seatsAtMost, seatsFor, specsFor } from '../answers/options.ts';
import { chance } from '../chance.ts';
import type { AnyGame, Options } from '../game.ts';

/** A table at which a match can begin. */
export interface Sitting {
  players: number;
  options: Options;
  seed: string;
}

const TRIES = 50;

/** So many tables for each number of players there can be, with any options that go together; the same name gives the same. */
export function sittingsOf({ seats, options: all }: AnyGame, each: number, name: string): Sitting[] {
  const { min, max } = seatsAtMost(seats, all);
  return Array.from({ length: (max - min + 1) * each }, (_, n): Sitting[] => {
    const players = min + (n % (max - min + 1));
    const seed = `${name} ${n}`;
    const specs = specsFor(all, players);
    for (let tried = 0; tried < TRIES; tried++) {
      const options = anyOptions(specs, {}, chance({ seed: `options of ${seed} ${tried}`, drawn: 0 }).below);
      const fitting = seatsFor(seats, all, options);
      if (players >= fitting.min && players <= fitting.max) return [{ players, options, seed }];
    }
    return [];
  }).flat();
}
