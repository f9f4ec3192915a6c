import { GAMES } from '@morgenrot/catalog';
import { parseOptions } from '@morgenrot/engine';
import type { GameInfo } from '@morgenrot/protocol';
import { createTable } from '@morgenrot/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { draftFrom, toPreset, usualDraft } from '../src/home/draft.ts';
import { expansionsOf, soloWish } from '../src/home/solo.ts';

const rules = GAMES['new-dawn'];
const game: GameInfo = {
  id: rules.id,
  rules: rules.rules,
  seats: rules.seats,
  options: rules.options.map((spec) => ({ ...spec, values: [...spec.values] })),
};
const called = { name: 'Anna', titleFor: (count: number) => `Alone against ${count}` };

describe('a match against computer players by one click', () => {
  it('is a table that the server reads, that begins at once, and that nobody else finds', () => {
    for (const expansion of expansionsOf(game)) {
      const wish = createTable.parse(soloWish(game, { strength: 'sovereign', expansion }, called));
      expect(wish).toMatchObject({
        seats: 4,
        plans: ['open', 'computer', 'computer', 'computer'],
        strengths: { 1: 'sovereign', 2: 'sovereign', 3: 'sovereign' },
        settings: { access: 'link', start: 'full', hints: 'alone' },
      });
      expect(wish.options.expansion).toBe(expansion);
      expect(parseOptions(game.options, wish.options).ok).toBe(true);
    }
  });
  it('goes without expansions, and with fewer rivals, where the game has no more', () => {
    const small = { ...game, seats: { min: 2, max: 2 }, options: [] };
    expect(soloWish(small, { strength: 'settler' }, called)).toMatchObject({ seats: 2, strengths: { 1: 'settler' } });
  });
});

describe('how well computer players play, in a table that is being set up', () => {
  it('is kept of seats where one sits, and of nobody else', () => {
    const draft = { ...usualDraft(game), plans: ['open', 'computer'] as const };
    const kept = toPreset({ ...draft, plans: [...draft.plans], strengths: { 0: 'wanderer', 1: 'sovereign' } });
    expect(kept.strengths).toEqual({ 1: 'sovereign' });
    expect(draftFrom({ ...kept, strengths: { 1: 'genius', x: 'settler' } }, game).draft.strengths).toEqual({});
  });
});
