import {
  type AnyGame,
  chance,
  isPlain,
  type Options,
  parseOptions,
  seatsFor,
  specsFor,
  startMatch,
} from '@morgenrot/engine';
import { expect, it } from 'vitest';
import { type Contract, seatsFrom } from './plan.ts';

/** All choices, where there are not more than this; else so many of them, by chance. */
const MOST = 240;

/** Whatever somebody could choose, whether it goes together or not. */
function choices({ options }: AnyGame, players: number): Options[] {
  const specs = specsFor(options, players);
  const total = specs.reduce((product, { values }) => product * values.length, 1);
  const { below } = chance({ seed: `choices for ${players}`, drawn: 0 });
  return Array.from({ length: Math.min(total, MOST) }, (_, n) => {
    let rest = n;
    return Object.fromEntries(
      specs.map(({ key, values }) => {
        const at = total <= MOST ? rest % values.length : below(values.length);
        rest = Math.floor(rest / values.length);
        return [key, values[at] ?? ''];
      }),
    );
  });
}

/** Gives what it was set up with: nothing, where the choice is refused. */
function setUpWith({ game }: Contract, players: number, choice: Options): Options | undefined {
  const parsed = parseOptions(game.options, choice);
  if (!parsed.ok) {
    expect(parsed.reason.key).toBe('options.clash');
    return undefined;
  }
  const seats = seatsFor(game.seats, game.options, parsed.value);
  if (players < seats.min || players > seats.max) return undefined;
  const { state } = startMatch(game, { players: seatsFrom(players), options: parsed.value, seed: 'options' });
  expect(isPlain(state)).toBe(true);
  for (const [name, holds] of Object.entries(game.invariants)) expect(holds(state), name).toBe(true);
  return parsed.value;
}

export function optionChoices(plan: Contract): void {
  const { min, max } = plan.game.seats;
  it.each(Array.from({ length: max - min + 1 }, (_, i) => min + i))(
    'sets up every choice of options that goes together for %i players, and refuses the others',
    (players) => {
      const all = choices(plan.game, players).map((choice) => setUpWith(plan, players, choice));
      const used = all.flatMap((options) => (options ? [options] : []));
      expect(used.length).toBeGreaterThan(0);
    },
  );
}
