import type { GameInfo } from '@morgenrot/protocol';
import { usualSettings } from '@morgenrot/protocol';
import { createTable, savePreset } from '@morgenrot/protocol/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  draftFrom,
  mayClose,
  toPreset,
  toWish,
  usualDraft,
  withOptions,
  withSeats,
} from '../../src/home/draft.ts';
import { chooseOption, toldOptions } from '../../src/home/form/option-rules.ts';

const game: GameInfo = {
  id: 'bazaar',
  rules: 1,
  seats: { min: 2, max: 4 },
  strengths: ['wanderer', 'settler', 'strategist', 'sovereign'],
  hints: true,
  verify: true,
  options: [
    { key: 'length', values: ['short', 'long'], initial: 'short', excludes: { long: { night: ['dark'] } } },
    { key: 'night', values: ['bright', 'dark'], initial: 'bright' },
  ],
};
const full: Draft = {
  game: 'bazaar',
  title: 'Evening',
  plans: ['open', 'kept', 'computer', 'closed'],
  strengths: { 2: 'sovereign' },
  options: { length: 'long', night: 'bright' },
  settings: {
    access: 'password',
    start: 'host',
    watch: 'link',
    delay: { by: 'turns', amount: 5 },
    watchTalk: 'open',
    standIn: 'strategist',
    pace: 'quick',
    hints: 'on',
    patience: 25,
    clock: { minutes: 20, plus: 0, atZero: 'out' },
  },
  password: 'first light',
};

describe('a table that is being set up', () => {
  it('comes back from what was kept of it as it was, but for its password', () => {
    const kept: unknown = JSON.parse(JSON.stringify(toPreset(full, game)));
    expect(draftFrom(kept, game)).toEqual({ draft: { ...full, password: '' }, dropped: [] });
  });
  it('is something that the server can read', () => {
    for (const draft of [usualDraft(game), full]) {
      expect(createTable.safeParse(toWish(draft, 'Anna', game)).success).toBe(true);
      expect(savePreset.safeParse({ name: 'A', wish: toPreset(draft, game) }).success).toBe(true);
    }
  });
  it('says its password to nobody where none is asked for, and keeps it nowhere', () => {
    expect(toWish({ ...full, settings: usualSettings }, 'Anna', game).password).toBeUndefined();
    expect(JSON.stringify(toPreset(full, game))).not.toContain('first light');
  });
  it('keeps what was planned when there are more seats or fewer', () => {
    expect(withSeats(full, 3, game).plans).toEqual(['open', 'kept', 'computer']);
    expect(withSeats(withSeats(full, 2, game), 4, game).plans).toEqual(['open', 'kept', 'open', 'open']);
  });
  it('closes no seat that the game needs', () => {
    const two = withSeats(usualDraft(game), 2, game);
    expect(mayClose(two, 1, 2)).toBe(false);
    expect(mayClose(withSeats(two, 3, game), 2, 2)).toBe(true);
  });
});

describe('options for another number of people', () => {
  const wide: GameInfo = {
    ...game,
    options: [
      { key: 'box', values: ['small', 'large'], initial: 'small', seats: { large: { min: 3, max: 6 } } },
      { key: 'star', values: ['no', 'yes'], initial: 'no', needs: { box: ['large'] } },
    ],
  };
  const small = usualDraft(wide);
  const large = withOptions(small, { box: 'large', star: 'yes' }, wide);
  it('brings the seats that the game needs with them', () => {
    expect([small.plans.length, large.plans.length]).toEqual([2, 3]);
  });
  it('takes away the last seats when fewer can play', () => {
    const six = withSeats(large, 6, wide);
    expect(withOptions(six, { box: 'small', star: 'no' }, wide).plans).toHaveLength(4);
  });
  it('comes back with the number of seats that its options allow', () => {
    const kept: unknown = JSON.parse(JSON.stringify(toPreset(withSeats(large, 6, wide), wide)));
    expect(draftFrom(kept, wide).draft.plans).toHaveLength(6);
    expect(draftFrom({ ...(kept as object), options: { box: 'small' } }, wide).draft.plans).toHaveLength(4);
  });
  it('asks and tells an option of another one only where that is chosen', () => {
    const specs = wide.options;
    expect(toldOptions(specs, { box: 'small', star: 'no' }, 3)).toEqual([['box', 'small']]);
    expect(toldOptions(specs, { box: 'large', star: 'no' }, 3)).toEqual([['box', 'large']]);
    expect(toldOptions(specs, { box: 'large', star: 'yes' }, 3)).toEqual([
      ['box', 'large'],
      ['star', 'yes'],
    ]);
    expect(chooseOption(specs, { box: 'large', star: 'yes' }, 'box', 'small')).toEqual({ box: 'small', star: 'no' });
  });
});

describe('what was kept for other rules', () => {
  it('names the choices that do not fit any more, and keeps the rest', () => {
    const old = { ...toPreset(full, game), options: { length: 'endless', colour: 'red', night: 'dark' } };
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
    expect(createTable.safeParse(toWish(draft, 'Anna', game)).success).toBe(true);
    const played = draft.plans.filter((plan) => plan !== 'closed').length;
    expect(played).toBeGreaterThanOrEqual(game.seats.min);
    expect(draft.plans.length).toBeLessThanOrEqual(game.seats.max);
    expect(Object.keys(draft.options)).toEqual(['length', 'night']);
  });
});

describe('options of a seat', () => {
  const handicap = (number: number) => ({
    key: `start${number}`,
    values: ['0', '1', '2'],
    initial: '0',
    seat: { of: 'start', number },
  });
  const seated: GameInfo = { ...game, seats: { min: 2, max: 4 }, options: [1, 2, 3, 4].map(handicap) };
  const four = withSeats(usualDraft(seated), 4, seated);
  const chosen = { ...four, options: { start1: '0', start2: '1', start3: '0', start4: '2' } };
  it('are told for the seats that are there', () => {
    expect(toldOptions(seated.options, chosen.options, 2)).toEqual([
      ['start1', '0'],
      ['start2', '1'],
    ]);
  });
  it('go with their seat when there are fewer, and do not come back with a new one', () => {
    const three = withSeats(chosen, 3, seated);
    expect(three.options).toEqual({ start1: '0', start2: '1', start3: '0', start4: '0' });
    expect(withSeats(three, 4, seated).options.start4).toBe('0');
  });
  it('are not restored without their seat', () => {
    const kept = { ...toPreset(chosen, seated), plans: ['open', 'open', 'open'] };
    expect(draftFrom(kept, seated).draft.options).toMatchObject({ start2: '1', start4: '0' });
  });
});
