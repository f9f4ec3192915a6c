import { GAMES } from '@morgenrot/catalog';
import { initialOptions, type Options, type Strength } from '@morgenrot/engine';
import { expect, it } from 'vitest';
import { playMatch } from '../src/tournament/play.ts';

const SHORT: Options = { victory: 'practice' };

// Too few matches to measure a strength (docs/bots.md has the figures): enough to see when one has stopped thinking.
it.each([
  ['new-dawn', 'settler', 'wanderer', SHORT],
  ['new-dawn', 'strategist', 'settler', SHORT],
  ['stone-age', 'strategist', 'settler', {}],
] as const)(
  '%s: a %s beats a %s from either seat',
  (id, first, second, chosen) => {
    const game = GAMES[id];
    const options = { ...initialOptions(game.options), ...chosen };
    const entrant = (strength: Strength) => ({ name: strength, strength });
    for (const seat of [0, 1]) {
      const seats = seat === 0 ? [entrant(first), entrant(second)] : [entrant(second), entrant(first)];
      expect(playMatch(game, { options, seed: 'steps-1', seats }, () => 0).winners).toEqual([seat]);
    }
  },
  120_000,
);
