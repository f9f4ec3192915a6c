import type { GameInfo } from '@morgenrot/protocol';
import { usualSettings } from '@morgenrot/protocol';
import { createTable, savePreset } from '@morgenrot/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { type Draft, draftFrom, mayClose, toPreset, toWish, usualDraft, withSeats } from '../src/home/draft.ts';

const game: GameInfo = {
  id: 'lanterns',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: [
    { key: 'length', values: ['short', 'long'], initial: 'short', excludes: { long: { night: ['dark'] } } },
    { key: 'night', values: ['bright', 'dark'], initial: 'bright' },
  ],
};
const full: Draft = {
  game: 'lanterns',
  title: 'Evening',
  plans: ['open', 'kept', 'computer', 'closed'],
  options: { length: 'long', night: 'bright' },
  settings: {
    access: 'password',
    start: 'host',
    watch: 'link',
    delay: { by: 'turns', amount: 5 },
    watchTalk: 'open',
    clock: { minutes: 20, plus: 0, atZero: 'out' },
  },
  password: 'first light',
};

describe('a table that is being set up', () => {
  it('comes back from what was kept of it as it was, but for its password', () => {
    const kept: unknown = JSON.parse(JSON.stringify(toPreset(full)));
    expect(draftFrom(kept, game)).toEqual({ draft: { ...full, password: '' }, dropped: [] });
  });
  it('is something that the server can read', () => {
    for (const draft of [usualDraft(game), full]) {
      expect(createTable.safeParse(toWish(draft, 'Anna')).success).toBe(true);
      expect(savePreset.safeParse({ name: 'A', wish: toPreset(draft) }).success).toBe(true);
    }
  });
  it('says its password to nobody where none is asked for, and keeps it nowhere', () => {
    expect(toWish({ ...full, settings: usualSettings }, 'Anna').password).toBeUndefined();
    expect(JSON.stringify(toPreset(full))).not.toContain('first light');
  });
  it('keeps what was planned when there are more seats or fewer', () => {
    expect(withSeats(full, 3).plans).toEqual(['open', 'kept', 'computer']);
    expect(withSeats(withSeats(full, 2), 4).plans).toEqual(['open', 'kept', 'open', 'open']);
  });
  it('closes no seat that the game needs', () => {
    const two = withSeats(usualDraft(game), 2);
    expect(mayClose(two, 1, 2)).toBe(false);
    expect(mayClose(withSeats(two, 3), 2, 2)).toBe(true);
  });
});

describe('what was kept for other rules', () => {
  it('names the choices that do not fit any more, and keeps the rest', () => {
    const old = { ...toPreset(full), options: { length: 'endless', colour: 'red', night: 'dark' } };
    const { draft, dropped } = draftFrom(old, game);
    expect(dropped.sort()).toEqual(['colour', 'length']);
    expect(draft.options).toEqual({ length: 'short', night: 'dark' });
    expect(draft.settings).toEqual(full.settings);
  });
  it('gives up one of two choices that do not go together today', () => {
    const { draft, dropped } = draftFrom({ options: { length: 'long', night: 'dark' } }, game);
    expect(draft.options).toEqual({ length: 'long', night: 'bright' });
    expect(dropped).toEqual(['night']);
  });
  it.each([
    null,
    'text',
    7,
    [],
    { plans: 'open', options: 3, settings: 'all', title: 9 },
    { plans: [null, 'throne', 1], settings: { access: 'everybody', delay: { by: 'years', amount: 99 } } },
    { plans: ['closed', 'closed', 'closed', 'closed'] },
    { plans: Array(99).fill('open'), settings: { clock: { minutes: -1 }, delay: null } },
  ])('or written by a stranger gives a table all the same: %j', (kept) => {
    const { draft } = draftFrom(kept, game);
    expect(createTable.safeParse(toWish(draft, 'Anna')).success).toBe(true);
    const played = draft.plans.filter((plan) => plan !== 'closed').length;
    expect(played).toBeGreaterThanOrEqual(game.seats.min);
    expect(draft.plans.length).toBeLessThanOrEqual(game.seats.max);
    expect(Object.keys(draft.options)).toEqual(['length', 'night']);
  });
});
