import { GAMES } from '@morgenrot/catalog';
import { parseOptions, STRENGTHS } from '@morgenrot/engine';
import type { GameInfo } from '@morgenrot/protocol';
import { createTable } from '@morgenrot/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../src/games/games.ts';
import { draftFrom, toPreset, usualDraft } from '../../src/home/draft.ts';
import { keptSolo, soloOption, soloWish } from '../../src/home/solo.ts';
import type { OnShelf } from '../../src/shelf/facts.ts';

const rules = GAMES['new-dawn'];
const info: GameInfo = {
  id: rules.id,
  rules: rules.rules,
  seats: rules.seats,
  options: rules.options.map((spec) => ({ ...spec, values: [...spec.values] })),
  strengths: [...STRENGTHS],
  hints: true,
  verify: true,
};
const page = pageOf(rules.id);
if (!page) throw new Error('the game has a page');
const game: OnShelf = { info, page };
const called = { name: 'Anna', titleFor: (count: number) => `Alone against ${count}` };

describe('a match against computer players by one click', () => {
  it('is a table that the server reads, that begins at once, and that nobody else finds', () => {
    const option = soloOption(game);
    expect(option?.values.length).toBeGreaterThan(1);
    for (const choice of option?.values ?? []) {
      const wish = createTable.parse(soloWish(game, { strength: 'sovereign', choice }, called));
      expect(wish).toMatchObject({
        seats: 4,
        plans: ['open', 'computer', 'computer', 'computer'],
        strengths: { 1: 'sovereign', 2: 'sovereign', 3: 'sovereign' },
        settings: { access: 'link', start: 'full', hints: 'alone' },
      });
      expect(wish.options[option?.key ?? '']).toBe(choice);
      expect(parseOptions(info.options, wish.options).ok).toBe(true);
    }
  });
  it('goes without a choice, and with fewer rivals, where the game has no more', () => {
    const small = { page, info: { ...info, seats: { min: 2, max: 2 }, options: [] } };
    expect(soloOption(small)).toBeUndefined();
    expect(soloWish(small, { strength: 'settler' }, called)).toMatchObject({ seats: 2, strengths: { 1: 'settler' } });
  });
  it('is offered with the strengths and hints that the game has', () => {
    const random: OnShelf = { page, info: { ...info, strengths: ['wanderer'], hints: false } };
    const solo = keptSolo(random);
    expect(solo.strength).toBe('wanderer');
    expect(soloWish(random, solo, called)).toMatchObject({
      strengths: { 1: 'wanderer', 2: 'wanderer', 3: 'wanderer' },
      settings: { hints: 'off', standIn: 'wanderer' },
    });
  });
});

describe('how well computer players play, in a table that is being set up', () => {
  it('is kept of seats where one sits, and of nobody else', () => {
    const draft = { ...usualDraft(info), plans: ['open', 'computer'] as const };
    const kept = toPreset({ ...draft, plans: [...draft.plans], strengths: { 0: 'wanderer', 1: 'sovereign' } }, info);
    expect(kept.strengths).toEqual({ 1: 'sovereign' });
    expect(draftFrom({ ...kept, strengths: { 1: 'genius', x: 'settler' } }, info).draft.strengths).toEqual({});
  });
  it('is never better than computer players can play the game', () => {
    const random = { ...info, strengths: ['wanderer' as const], hints: false };
    const { draft } = draftFrom(
      { plans: ['open', 'computer'], strengths: { 1: 'sovereign' }, settings: { standIn: 'settler', hints: 'on' } },
      random,
    );
    expect(toPreset(draft, random)).toMatchObject({
      strengths: { 1: 'wanderer' },
      settings: { standIn: 'wanderer', hints: 'off' },
    });
  });
});
