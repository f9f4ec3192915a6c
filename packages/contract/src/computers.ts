import { chooseAnswer, diceFrom } from '@morgenrot/bots';
import { asked, give, nextToAnswer, open, type PlayerId, STRENGTHS, startMatch, viewOf } from '@morgenrot/engine';
import type { Sitting } from '@morgenrot/engine/simulate';
import { expect, it } from 'vitest';
import { type Contract, seatsFrom, sittings } from './plan.ts';

const ANSWERS = 80;
const PLAYOUTS = 2;

/** Every seat is played by another strength; gives the strengths that have answered. */
function playTogether({ game }: Contract, { players: count, options, seed }: Sitting, first: number): Set<string> {
  const players = seatsFrom(count);
  const { state, chance: source } = startMatch(game, { players, options, seed });
  const dice = diceFrom(first);
  const played = new Set<string>();
  for (let n = 0; n < ANSWERS && open(state).length > 0; n++) {
    const by = nextToAnswer(state, players[n % count] ?? '')?.player as PlayerId;
    const strength = STRENGTHS[(Number(by) + first) % STRENGTHS.length] ?? 'wanderer';
    const view = viewOf(game, state, by);
    const choice = chooseAnswer(strength, {
      game,
      view,
      me: by,
      players,
      dice,
      now: () => 0,
      budget: { playouts: PLAYOUTS },
    });
    const about = `${strength} at "${asked(game.handlers, state, by)?.kind}", seed "${seed}"`;
    expect(choice, about).toBeDefined();
    if (choice) expect(give(game, state, by, choice.step, choice.value, source), about).toMatchObject({ ok: true });
    played.add(strength);
  }
  return played;
}

/** Every strength has an answer to everything, and it is one that is offered. */
export function computers(plan: Contract): void {
  it('is played by every strength', () => {
    const played = new Set(
      sittings({ ...plan, matches: 1 }, 'computers').flatMap((sitting, n) => [...playTogether(plan, sitting, n)]),
    );
    expect([...played].sort()).toEqual([...STRENGTHS].sort());
  });
}
