import { asked, check, open, type Step, type Steps, viewOf } from '@morgenrot/engine';
import { describe, expect, it, vi } from 'vitest';
import { diceFrom, hint, STRENGTHS } from '../src/index.ts';
import { imagining } from '../src/position.ts';
import { answerOf, game, statesOf, TABLES, thoughtOf } from './kit/matches.ts';

// Thinking takes its time, on a machine that does other things above all.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Another state that every seat but its owner would take for the same one: what nobody can see is mixed anew. */
function otherSecrets(s: Steps<Step>, me: string): Steps<Step> {
  const other = structuredClone(s);
  return { ...imagining(game, viewOf(game, other, me), me, diceFrom(99), (s) => s), news: s.news };
}

describe.each(Object.entries(TABLES))('at a table for %s', (_name, table) => {
  const states = statesOf(table, 'fair', 23, 400);

  it('what a player imagines could be: all that holds in every state holds there, and the same is asked', () => {
    for (const s of states) {
      const me = open(s)[0]?.player as string;
      const view = viewOf(game, s, me);
      const guess = imagining(game, view, me, diceFrom(s.decisions), (s) => s);
      for (const [name, holds] of Object.entries(game.invariants)) expect(holds(guess), name).toBe(true);
      expect(JSON.stringify(guess)).not.toContain('"?"');
      expect(asked(game.handlers, guess, me)).toEqual(asked(game.handlers, view, me));
    }
  });

  it.each(STRENGTHS)('%s answers the same whatever is hidden, and what is offered', (strength) => {
    for (const s of states.filter((_, i) => i % 4 === 0)) {
      const me = open(s)[0]?.player as string;
      const answer = answerOf(strength, s, me, table.players);
      expect(answerOf(strength, otherSecrets(s, me), me, table.players)).toEqual(answer);
      expect(answer && check(game.handlers, s, me, answer.step, answer.value).ok).toBe(true);
    }
  });
});

it('hints and their reasons are the same whatever is hidden', () => {
  const table = TABLES['three, with a built map and closed cards'] as (typeof TABLES)[string];
  for (const s of statesOf(table, 'hints', 90, 400)) {
    const me = open(s)[0]?.player as string;
    const hints = hint(thoughtOf(s, me, table.players), 3);
    expect(hints.length).toBeGreaterThan(0);
    expect(hint(thoughtOf(otherSecrets(s, me), me, table.players), 3)).toEqual(hints);
  }
});
