import { GAMES } from '@morgenrot/catalog';
import {
  asked,
  check,
  HIDDEN,
  initialOptions,
  open,
  type PlayerId,
  STRENGTHS,
  type Step,
  type Steps,
  viewOf,
} from '@morgenrot/engine';
import { describe, expect, it, vi } from 'vitest';
import { chooseAnswer, diceFrom, hintsFor } from '../src/index.ts';
import { imagining } from '../src/position.ts';
import { statesOf, thoughtOf } from './kit/matches.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const game = GAMES['stone-age'];

/** Where everything stands that somebody may not see. */
interface Table extends Steps<Step> {
  deck: unknown;
  stacks: unknown;
  removed: unknown;
  seats: Record<PlayerId, { pile: unknown; extra: unknown }>;
}
const PARTS = {
  deck: ({ deck }: Table) => deck,
  stacks: ({ stacks }: Table) => stacks,
  'removed buildings': ({ removed }: Table) => removed,
  piles: ({ seats }: Table) => Object.values(seats).map(({ pile }) => pile),
  'extra cards': ({ seats }: Table) => Object.values(seats).map(({ extra }) => extra),
} as const;
type Secret = keyof typeof PARTS;

const TABLES: Record<string, { players: number; options: Record<string, string>; hidden: readonly Secret[] }> = {
  'two, with closed piles': {
    players: 2,
    options: { cardPiles: 'closed' },
    hidden: ['deck', 'stacks', 'removed buildings', 'piles', 'extra cards'],
  },
  'four, with open piles': {
    players: 4,
    options: { cardPiles: 'open', freeReturn: 'all' },
    hidden: ['deck', 'stacks', 'extra cards'],
  },
};

const hasExtra = (s: Steps<Step>): boolean => {
  const me = open(s)[0]?.player;
  return me !== undefined && JSON.stringify(PARTS['extra cards'](viewOf(game, s, me) as Table)).includes(HIDDEN);
};

/** What is rarely hidden is looked for in several matches; of such moments some, from everywhere. */
const SEEDS = Array.from({ length: 6 }, (_, i) => `fair ${i}`);
const EVERY = 40;

describe.each(Object.entries(TABLES))('at a table for %s', (_name, { players, options, hidden }) => {
  const table = { players, options: { ...initialOptions(game.options), ...options } };
  const rare = SEEDS.flatMap((seed) => statesOf(table, seed, 5000, 700, hasExtra, game).slice(1)).filter(
    (_, i) => i % EVERY === 0,
  );
  const states = [...statesOf(table, 'fair', 19, 400, undefined, game), ...rare].map((s) => ({
    s,
    me: open(s)[0]?.player as PlayerId,
  }));
  /** Another state that `me` could not tell from this one. */
  const twinOf = (s: Steps<Step>, me: PlayerId): Steps<Step> => {
    const mixed = imagining(game, viewOf(game, structuredClone(s), me), me, diceFrom(99), (guess) => guess);
    return { ...mixed, news: s.news.filter(({ only }) => !only || only.includes(me)) };
  };
  const answerOf = (strength: (typeof STRENGTHS)[number], s: Steps<Step>, me: PlayerId) =>
    chooseAnswer(strength, thoughtOf(s, me, players, 7, game));

  it('what a player imagines could be: all that holds in every state holds there, and the same is asked', () => {
    for (const { s, me } of states) {
      const view = viewOf(game, s, me);
      const guess = imagining(game, view, me, diceFrom(s.decisions), (one) => one);
      for (const [invariant, holds] of Object.entries(game.invariants)) expect(holds(guess), invariant).toBe(true);
      expect(JSON.stringify(guess)).not.toContain(`"${HIDDEN}"`);
      expect(asked(game.handlers, guess, me)).toEqual(asked(game.handlers, view, me));
    }
  });

  it('everything that is hidden there is otherwise in what follows, and nobody could tell', () => {
    const changed = new Set<string>();
    for (const { s, me } of states) {
      const twin = twinOf(s, me);
      expect(viewOf(game, twin, me)).toEqual(viewOf(game, s, me));
      for (const [secret, part] of Object.entries(PARTS))
        if (JSON.stringify(part(twin as Table)) !== JSON.stringify(part(s as Table))) changed.add(secret);
    }
    expect([...changed].sort()).toEqual([...hidden].sort());
  });

  it.each(STRENGTHS)('%s answers the same whatever is hidden, and what is offered', (strength) => {
    for (const { s, me } of states) {
      const answer = answerOf(strength, s, me);
      expect(answerOf(strength, twinOf(s, me), me)).toEqual(answer);
      expect(answer && check(game.handlers, s, me, answer.step, answer.value).ok).toBe(true);
    }
  });

  it('hints and their reasons are the same whatever is hidden', () => {
    for (const { s, me } of states.filter((_, i) => i % 4 === 0)) {
      const hints = hintsFor(thoughtOf(s, me, players, 7, game), 3);
      expect(hints.length).toBeGreaterThan(0);
      expect(hintsFor(thoughtOf(twinOf(s, me), me, players, 7, game), 3)).toEqual(hints);
    }
  });
});
