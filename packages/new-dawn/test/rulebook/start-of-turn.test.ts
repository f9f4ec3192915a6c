import { describe, expect, it, test } from 'vitest';
import type { CityStateId, FocusCardId, WonderId } from '../../src/index.ts';
import { FIRST_ROW, rowWith, table } from '../kit.ts';

/** A has a hill to place on, a rival token to destroy, two to point at, a barbarian to move, a card to swap. */
const BUSY = `
  .  g  h    g>a  g
  g  gA!! gB g g
  g  g  gB g  gB!!`;
const ALL: WonderId[] = ['hanging-gardens', 'forbidden-city', 'eiffel-tower', 'oracle', 'great-zimbabwe'];
const busy = (wonders: WonderId[] = ALL, cityStates: CityStateId[] = ['seoul', 'geneva']) =>
  table(BUSY, {
    players: {
      A: { seat: { wonders, stored: 2 }, cityStates, diplomacy: [{ from: 'B', card: 'joint-war' }] },
    },
  });
const EFFECTS = [
  'wonder:hanging-gardens',
  'wonder:forbidden-city',
  'wonder:eiffel-tower',
  'wonder:oracle',
  'wonder:great-zimbabwe',
  'cityState:seoul',
  'cityState:geneva',
];

describe('R7.1 start of the turn', () => {
  it('R7.1, Q-E2: all that can be used now are offered, and none has to be', () => {
    const t = busy();
    expect(t.asked('A')?.kind).toBe('startOfTurn');
    expect(t.options('A').sort()).toEqual([...EFFECTS, 'done'].sort());
    t.play('A', 'done');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  test.each(EFFECTS)('R7.1, Q-E2: %s may be the first, and is not there a second time', (effect) => {
    const t = busy();
    t.play('A', effect, 'done');
    expect(t.options('A').sort()).toEqual([...EFFECTS.filter((other) => other !== effect), 'done'].sort());
  });
  it('R7.1, Q-E2: in the order the player likes: the destroyed token makes room for one’s own', () => {
    const t = table(
      `
      g gA!! gB
      g g    g gB!!`,
      { players: { A: { seat: { wonders: ['hanging-gardens', 'forbidden-city'] } } } },
    );
    t.play('A', 'wonder:forbidden-city', '2,0', 'wonder:hanging-gardens', '2,0');
    expect(t.map()).toBe('g gA!! gA\ng g g gB!!');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('Q-E2: legality is checked when the effect is used: without a target it is not offered', () => {
    const t = table('g gA!! gB g gB!!', { players: { A: { seat: { wonders: ['forbidden-city', 'oracle'] } } } });
    t.play('A', 'wonder:forbidden-city', '2,0');
    expect(t.options('A')).toEqual(['done', 'wonder:oracle']);
    const none = table('g gA!! g g gB!!', { players: { A: { seat: { wonders: ['forbidden-city', 'oracle'] } } } });
    expect(none.why('A', 'wonder:forbidden-city')).toEqual({ key: 'effect.nothingToDo' });
  });
  it('Q-E2: one effect may make another one possible', () => {
    const t = table('g gB gA!! g g gB!!', {
      players: { A: { seat: { wonders: ['hanging-gardens', 'forbidden-city'] } } },
    });
    expect(t.options('A').sort()).toEqual(['done', 'wonder:forbidden-city', 'wonder:hanging-gardens']);
    const far = table('gA!! g gB g gB!!', {
      players: { A: { seat: { wonders: ['hanging-gardens', 'forbidden-city'] } } },
    });
    expect(far.options('A')).not.toContain('wonder:forbidden-city');
    far.play('A', 'wonder:hanging-gardens', '1,0');
    expect(far.options('A')).toEqual(['done', 'wonder:forbidden-city']);
  });
  it('R7.1: without anything to use the turn begins with the choice of a card', () => {
    expect(table('gA!! g g gB!!').asked('A')?.kind).toBe('chooseCard');
  });
  it('Q-E2: a wonder gained at the start of the turn waits for the next one', () => {
    const t = table('gA!! g gB.seoul#oracle gB g gB!!', { players: { A: { seat: { wonders: ['eiffel-tower'] } } } });
    t.play('A', 'wonder:eiffel-tower', '2,0', '3,0');
    t.play('B', '2,0');
    expect(t.seat('A').wonders).toEqual(['eiffel-tower', 'oracle']);
    expect(t.asked('A')?.kind).toBe('chooseCard');
    t.pass('A');
    t.pass('B');
    expect(t.options('A')).toContain('wonder:oracle');
  });
  it('Q-E2: a wonder built during the turn waits for the next one', () => {
    const t = table('gA!! g g gB!!', {
      offer: ['oracle'],
      players: {
        A: {
          row: rowWith('pottery', 4),
          trade: { pottery: 3 },
          seat: { resources: { marble: 1, mercury: 0, oil: 0, diamonds: 0 } },
        },
      },
    });
    t.play('A', 'pottery', 'wonder', 'oracle', 'resource:marble', 'trade', 'trade', 'build', '0,0');
    expect(t.asked('B')?.kind).toBe('chooseCard');
    t.pass('B');
    expect(t.options('A')).toEqual(['done', 'wonder:oracle']);
  });
  it('R7.1: every turn anew, and only in the own turn', () => {
    const t = table('gA!! g g gB!!', { players: { A: { seat: { wonders: ['oracle'] } } } });
    t.play('A', 'wonder:oracle', 'pottery', 'masonry-base');
    t.pass('A');
    expect(t.asked('B')?.kind).toBe('chooseCard');
    t.pass('B');
    expect(t.options('A')).toEqual(['done', 'wonder:oracle']);
  });
});

describe('R7 the turn', () => {
  it('R7.2: any of the five cards, and no way round one', () => {
    const t = table('gA!! g g gB!!');
    expect(t.options('A').sort()).toEqual([...FIRST_ROW].sort());
  });
  test.each(FIRST_ROW)(
    'R7.3, Q-E20, Q-E40: %s may be resolved without its effect, and is reset all the same',
    (card) => {
      const t = table('gA!! g gB g gB!!', {
        players: { A: { row: [...FIRST_ROW.filter((other) => other !== card), card] } },
      });
      const before = t.map();
      t.pass('A', card);
      expect(t.map()).toBe(before);
      expect(t.row('A')).toEqual([card, ...FIRST_ROW.filter((other) => other !== card)]);
    },
  );
  it('R7.4, R7.5: the card is reset, then it is the next player’s turn', () => {
    const t = table('gA!! g g gB!!');
    t.play('A', 'foreign-trade', 'done');
    expect(t.row('A')[0]).toBe('foreign-trade');
    expect([t.state.active, t.asked('A')]).toEqual(['B', undefined]);
  });
});

describe('R8 the focus row', () => {
  const reset = (card: FocusCardId) => {
    const t = table('gA!! g g gB!!');
    t.pass('A', card);
    return t.row('A');
  };
  it('R8.2, TC-B12: lower slots move to the right, higher ones stay', () => {
    const [a, b, c, d, e] = FIRST_ROW as [FocusCardId, FocusCardId, FocusCardId, FocusCardId, FocusCardId];
    expect(reset(e)).toEqual([e, a, b, c, d]);
    expect(reset(c)).toEqual([c, a, b, d, e]);
    expect(reset(a)).toEqual([a, b, c, d, e]);
  });
  test.each([1, 2, 3, 4, 5])('R8.1, R8.4: in slot %i terrain up to that number', (slot) => {
    const t = table(
      `
      .  h  f  gB!!
      g  gA!! d  g
      w  m  g  g`,
      { players: { A: { row: rowWith('early-empire', slot) } } },
    );
    t.play('A', 'early-empire');
    const reached = ['0,1', '1,0', '2,0', '2,1', '1,2'].slice(0, slot);
    expect(
      t
        .options('A')
        .filter((option) => option !== 'done')
        .sort(),
    ).toEqual(reached.sort());
  });
  it('R8.3: what lies on the old card lies on the new one, and the old card is in the stack', () => {
    const t = table('gA!! g gA!.kabul g gB!!', {
      players: { A: { row: rowWith('astrology', 3), trade: { 'masonry-base': 2 }, seat: { tech: 1, techBest: 1 } } },
    });
    const focus = t.state.cityStates.kabul?.held?.focus;
    t.play('A', 'astrology', 'by:3', 'iron-working-base');
    expect(t.trade('A', 'iron-working-base')).toBe(2);
    expect(t.seat('A').row.find(({ id }) => id === focus)?.card).toBe('iron-working-base');
    expect(t.seat('A').stack).toContain('masonry-base');
  });
});

describe('R9 the tech dial', () => {
  const at = (tech: number, slot: number) =>
    table('gA!! g g gB!!', { players: { A: { row: rowWith('astrology', slot), seat: { tech, techBest: tech } } } });
  test.each([
    [2, 2],
    [5, 2],
    [9, 3],
    [13, 3],
    [18, 4],
    [23, 4],
  ])('R9.1: from %i one space on: a card of level %i', (tech, level) => {
    const t = at(tech, 1);
    t.play('A', 'astrology', 'by:1');
    expect(t.asked('A')?.kind).toBe('takeCard');
    const cards: Record<number, FocusCardId> = { 2: 'mathematics', 3: 'replaceable-parts', 4: 'nuclear-power' };
    for (const [other, card] of Object.entries(cards)) {
      expect(t.options('A').includes(card)).toBe(Number(other) === level);
    }
  });
  test.each([0, 1, 3, 4, 6, 7, 8, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22])(
    'R9.1: from %i one space on: nothing',
    (tech) => {
      const t = at(tech, 1);
      t.play('A', 'astrology', 'by:1');
      expect(t.asked('B')?.kind).toBe('chooseCard');
    },
  );
  it('R9.2: any type, whatever the level of the card it replaces', () => {
    const row: FocusCardId[] = ['mass-media', 'pottery', 'foreign-trade', 'masonry-base', 'astrology'];
    const t = table('gA!! g g gB!!', { players: { A: { row, seat: { tech: 5, techBest: 5 } } } });
    t.play('A', 'astrology', 'by:5');
    expect(t.options('A')).toContain('drama-and-poetry');
    t.play('A', 'drama-and-poetry');
    expect(t.row('A')).toContain('drama-and-poetry');
    expect(t.seat('A').stack).toContain('mass-media');
  });
  it('R9.3: past 24 on 15, the rest lost; then 19 gives level IV again', () => {
    const t = at(23, 5);
    t.play('A', 'astrology', 'by:5', 'decline');
    expect(t.seat('A').tech).toBe(15);
    const again = at(15, 4);
    again.play('A', 'astrology', 'by:4');
    expect(again.options('A')).toContain('flight-base');
  });
  it('R11 [astrology]: on by the slot, and one more for each trade token spent', () => {
    const t = table('gA!! g g gB!!', {
      players: { A: { row: rowWith('astrology', 3), trade: { astrology: 2 }, seat: { tech: 6, techBest: 6 } } },
    });
    t.play('A', 'astrology');
    expect(t.options('A')).toEqual(['by:3', 'by:4', 'by:5', 'skip']);
    t.play('A', 'by:5', 'decline');
    expect([t.seat('A').tech, t.trade('A', 'astrology')]).toEqual([11, 0]);
  });
  it('R9.4: a card may be declined', () => {
    const t = at(2, 1);
    t.play('A', 'astrology', 'by:1', 'decline');
    expect(t.row('A')).toContain('early-empire');
    expect(t.log()).toContain('card.declined');
  });
});
