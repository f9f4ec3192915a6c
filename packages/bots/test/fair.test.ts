import { asked, check, open, STRENGTHS, viewOf } from '@morgenrot/engine';
import { describe, expect, it, vi } from 'vitest';
import { diceFrom, hintsFor } from '../src/index.ts';
import { imagining } from '../src/position.ts';
import { answerOf, game, statesOf, TABLES, thoughtOf } from './kit/matches.ts';
import { hasClosed, hasSealed, otherSecrets, type Secret } from './kit/secrets.ts';

// Thinking takes its time, on a machine that does other things above all.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What is hidden at each of the tables, and has to have been otherwise there at least once. */
const HIDDEN: Record<string, readonly Secret[]> = {
  'two, on the map of the first game': ['wonder decks', 'sealed answers'],
  'three, with a built map and closed cards': ['wonder decks', 'closed cards', 'sealed answers'],
  'five, with the expansion': ['wonder decks', 'tile stack', 'closed cards', 'sealed answers'],
};

/** What is rarely hidden is looked for far into the match. */
const FAR = 4000;
/** Of the moments in which it is, so many; from everywhere. */
const MOST = 6;

function spread<T>(all: readonly T[]): T[] {
  const every = Math.max(1, Math.ceil(all.length / MOST));
  return all.filter((_, i) => i % every === 0);
}

describe.each(Object.entries(TABLES))('at a table for %s', (name, table) => {
  const rare = [hasSealed, hasClosed].flatMap((isRare) => spread(statesOf(table, 'fair', FAR, FAR, isRare)));
  const usual = statesOf(table, 'fair', 23, 400);
  const states = [...usual, ...rare];
  const some = [...usual.filter((_, i) => i % 4 === 0), ...rare].map((s) => ({ s, me: open(s)[0]?.player as string }));

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

  it('everything that is hidden there is otherwise in what follows, and nobody could tell', () => {
    const changed = new Set<Secret>();
    for (const { s, me } of some) {
      const twin = otherSecrets(s, me);
      expect(viewOf(game, twin.other, me)).toEqual(viewOf(game, s, me));
      for (const secret of twin.changed) changed.add(secret);
    }
    expect([...changed].sort()).toEqual([...(HIDDEN[name] ?? [])].sort());
  });

  it.each(STRENGTHS)('%s answers the same whatever is hidden, and what is offered', (strength) => {
    for (const { s, me } of some) {
      const answer = answerOf(strength, s, me, table.players);
      expect(answerOf(strength, otherSecrets(s, me).other, me, table.players)).toEqual(answer);
      expect(answer && check(game.handlers, s, me, answer.step, answer.value).ok).toBe(true);
    }
  });

  it('hints and their reasons are the same whatever is hidden', () => {
    // They look at much more than an answer does.
    for (const { s, me } of some.filter((_, i) => i % 3 === 0)) {
      const hints = hintsFor(thoughtOf(s, me, table.players), 3);
      expect(hints.length).toBeGreaterThan(0);
      expect(hintsFor(thoughtOf(otherSecrets(s, me).other, me, table.players), 3)).toEqual(hints);
    }
  });
});
