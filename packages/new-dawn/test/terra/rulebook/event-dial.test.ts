import { viewOf } from '@morgenrot/engine';
import { describe, expect, it, test } from 'vitest';
import {
  eventsAt,
  type FocusCardId,
  type FocusType,
  newDawn,
  sectionsOf,
  wonderCost,
  wonderCostItems,
} from '../../../src/index.ts';
import { terraTable } from '../../kit.ts';

const MAP = 'gA!! g g g gB!!';
/** Both pass a round; whatever the dial asks is declined. */
function playRound(t: ReturnType<typeof terraTable>, card: FocusCardId = 'pottery') {
  t.pass('A', card);
  t.pass('B', card);
  for (const me of ['A', 'B']) if (t.asked(me)?.kind === 'chooseGovernment') t.play(me, 'decline');
}

describe('T14 the event dial', () => {
  it('TC-T18: end of round 1 move, 2 district, 3 government and wonder, 4 move, 5 district, 6 spawn and wonder', () => {
    const t = terraTable(MAP, { dice: [1, 1] });
    const events = [1, 2, 3, 4, 5, 6].map(() => {
      playRound(t);
      return eventsAt(t.state, t.state.dial).join(' ');
    });
    expect(events).toEqual(['move', 'district', 'government wonder', 'move', 'district', 'spawn wonder']);
    expect(sectionsOf(t.state)).toBe(6);
  });
  it('T14: the wonder icon comes after all other icons of its section', () => {
    const t = terraTable(MAP, { state: { dial: 2 }, offer: ['petra'] });
    t.pass('A');
    t.play('B', 'pottery', 'skip');
    expect(t.asked('A')?.kind).toBe('chooseGovernment');
    expect(t.log()).not.toContain('wonder.aged');
    t.play('A', 'decline');
    t.play('B', 'decline');
    expect(t.log()).toContain('wonder.aged');
  });
  it('T14: mature cities get nothing from the dial itself', () => {
    const t = terraTable('gA!! . .', { players: { B: {} }, dice: [1, 1] });
    for (let i = 0; i < 6; i++) playRound(t);
    expect(t.seat('A').row.every(({ trade }) => trade === 0)).toBe(true);
  });
  it('T14: the dial turns after the check, and the next round begins', () => {
    const t = terraTable(MAP, { dice: [1] });
    playRound(t);
    const keys = t.log();
    expect(keys.slice(keys.indexOf('dial.turned')).filter((key) => /dial|round/.test(key))).toEqual([
      'dial.turned',
      'round.begun',
    ]);
  });
});

describe('T12 governments', () => {
  const atGovernments = (given: Parameters<typeof terraTable>[1] = {}) => {
    const t = terraTable(MAP, { ...given, state: { dial: 2, ...given.state } });
    t.pass('A');
    t.play('B', 'pottery', 'skip');
    return t;
  };
  it('T12.1: no government at the start; everybody may choose one of the two cards in the 1-slots', () => {
    const t = atGovernments();
    expect(t.seat('A').governments).toBeUndefined();
    for (const me of ['A', 'B']) {
      expect(t.asked(me)?.kind).toBe('chooseGovernment');
      expect(t.options(me)).toEqual(['decline', 'pottery', 'irrigation']);
      expect(t.why(me, 'astrology')).toBeDefined();
    }
  });
  it('N-TA2 T12.1: all decide at once, and nobody sees what another has chosen before all have', () => {
    const t = atGovernments();
    t.play('A', 'irrigation');
    expect(t.asked('B')?.kind).toBe('chooseGovernment');
    const seen = viewOf(newDawn, t.state, 'B');
    expect(seen.seats.A?.governments).toBeUndefined();
    expect(JSON.stringify(seen.steps)).not.toContain('irrigation');
    t.play('B', 'pottery');
    expect([t.seat('A').governments, t.seat('B').governments]).toEqual([{ growth: 0 }, { industry: 4 }]);
  });
  it('T12.1: the marker lies on the chosen card; who declines keeps what there was', () => {
    const t = atGovernments({ players: { B: { seat: { governments: { culture: 1 } } } } });
    t.play('A', 'irrigation');
    t.play('B', 'decline');
    expect(t.seat('A').governments).toEqual({ growth: 0 });
    expect(t.seat('B').governments).toEqual({ culture: 1 });
    expect(t.log()).toContain('government.formed');
  });
  it('T12.1: an older marker is put away: one for each player', () => {
    const t = atGovernments({ players: { A: { seat: { governments: { culture: 1 } } } } });
    t.play('A', 'pottery');
    t.play('B', 'decline');
    expect(t.seat('A').governments).toEqual({ industry: 4 });
  });
  it('T12.1: the card that carries the marker already is refused', () => {
    const t = atGovernments({ players: { A: { seat: { governments: { growth: 0 } } } } });
    expect(t.why('A', 'irrigation')).toEqual({ key: 'government.already' });
  });
  test.each([
    ['culture', 'early-empire', 3, 5],
    ['growth', 'irrigation', 3, 5],
    ['science', 'astrology', 3, 4],
    ['economy', 'foreign-trade', 3, 5],
    ['military', 'masonry-terra', 3, 5],
    ['industry', 'pottery', 3, 4],
  ] as const)('T12.2 Q-D9: the %s card with its marker is resolved from slot %i', (type, card, position, slot) => {
    const rest = ['irrigation', 'early-empire', 'astrology', 'foreign-trade', 'pottery', 'masonry-terra'] as const;
    const others: FocusCardId[] = rest.filter((other) => other !== card);
    const row = [...others.slice(0, position), card, ...others.slice(position)];
    const governments: Partial<Record<FocusType, number>> = { [type]: position };
    const t = terraTable(MAP, { players: { A: { row, seat: { governments } } } });
    t.play('A', card);
    expect(t.news().find(({ key }) => key === 'card.resolved')?.params?.slot).toBe(slot);
  });
  it('T12.3: the marker stays when the card is replaced by a better one of its kind', () => {
    const t = terraTable(MAP, {
      players: { A: { seat: { governments: { culture: 1 } } } },
      steps: [{ kind: 'takeCard', player: 'A', level: 2 }],
    });
    t.play('A', 'drama-and-poetry');
    expect(t.row('A')[1]).toBe('drama-and-poetry');
    expect(t.seat('A').governments).toEqual({ culture: 1 });
  });
  it('T12.3, Q-F5 [oxford-university]: a card of another kind in its place takes the marker away', () => {
    const t = terraTable(MAP, {
      players: { A: { seat: { wonders: ['oxford-university'], governments: { culture: 1 } } } },
      steps: [{ kind: 'takeCard', player: 'A', level: 2 }],
    });
    t.play('A', 'engineering', 'early-empire');
    expect(t.row('A')[1]).toBe('engineering');
    expect(t.seat('A').governments).toBeUndefined();
    expect(t.log()).toContain('government.lost');
  });
  it('Q-F5 [oracle]: the marker goes with a card that is swapped, p0 and p1 included', () => {
    const t = terraTable(MAP, {
      players: { A: { seat: { governments: { growth: 0 } } } },
      steps: [{ kind: 'swapCards', player: 'A', adjacent: true }],
    });
    t.play('A', 'irrigation', 'early-empire');
    expect(t.row('A').slice(0, 2)).toEqual(['early-empire', 'irrigation']);
    expect(t.seat('A').row[1]?.id).toBe(0);
    expect(t.seat('A').governments).toEqual({ growth: 0 });
  });
});

describe('T13 wonders age', () => {
  /** The wonder icon of the start section; nothing spawns, nobody has a government to choose. */
  const age = (t: ReturnType<typeof terraTable>) => {
    t.state.dial = 5;
    playRound(t);
  };
  it('TC-T17, T13.1: first a trade token on every face-up wonder, then those leave and the next have none', () => {
    const t = terraTable(MAP, { offer: ['stonehenge', 'petra'], deck: { culture: ['forbidden-city'] } });
    age(t);
    expect(t.state.wonderDecks.culture).toMatchObject({ shown: 'stonehenge', aged: true });
    expect(t.state.wonderDecks.military).toMatchObject({ shown: 'petra', aged: true });
    age(t);
    expect(t.state.wonderDecks.culture).toEqual({ shown: 'forbidden-city', deck: [] });
    expect(t.log()).toContain('wonder.outdated');
  });
  it('TC-T17: a wonder revealed in between gets its first token', () => {
    const t = terraTable(MAP, { offer: ['stonehenge', 'petra'] });
    age(t);
    t.state.wonderDecks.culture = { shown: 'forbidden-city', deck: ['eiffel-tower'] };
    age(t);
    expect(t.state.wonderDecks.culture).toMatchObject({ shown: 'forbidden-city', aged: true });
    expect(t.state.wonderDecks.military.shown).toBeNull();
  });
  it('Q-F37: with an empty deck nothing is turned up, and ageing skips it from then on', () => {
    const t = terraTable(MAP, { offer: ['petra'] });
    age(t);
    age(t);
    age(t);
    expect(t.state.wonderDecks.military).toEqual({ shown: null, deck: [] });
    expect(t.log().filter((key) => key === 'wonder.aged')).toHaveLength(1);
  });
  it('Q-F38: nobody is asked anything while wonders age, even one short of the price', () => {
    const t = terraTable(MAP, { offer: ['petra'], players: { A: { trade: { pottery: 3 } } } });
    age(t);
    age(t);
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('T13.2: a wonder with a token costs 1 less, its neighbours what they cost', () => {
    const t = terraTable(MAP, { offer: ['petra', 'stonehenge'] });
    expect([wonderCost(t.state, 'A', 'petra'), wonderCost(t.state, 'A', 'stonehenge')]).toEqual([7, 7]);
    t.state.wonderDecks.military.aged = true;
    expect([wonderCost(t.state, 'A', 'petra'), wonderCost(t.state, 'A', 'stonehenge')]).toEqual([6, 7]);
  });
  it('N-TA3 T13.2: the token lowers the printed price, then leaders and cards take off; nothing is below 0', () => {
    // Five cities with nothing around them, which is mature.
    const t = terraTable('gA!! . gA! . gA! . gA! . gA! . gB!!', {
      offer: ['petra'],
      players: { A: { cityStates: ['brussels', 'buenos-aires'], seat: { leader: 'egypt' } } },
    });
    t.state.wonderDecks.military.aged = true;
    expect(wonderCostItems(t.state, 'A', 'petra').map(({ value }) => value)).toEqual([6, -1, -5, -2]);
    expect(wonderCost(t.state, 'A', 'petra')).toBe(0);
  });
  it('T13.2: when it is built the token is gone, and the next one costs its full price', () => {
    const t = terraTable(MAP, {
      offer: ['petra'],
      deck: { military: ['terracotta-army'] },
      players: {
        A: {
          row: ['irrigation', 'early-empire', 'astrology', 'foreign-trade', 'masonry-terra', 'pottery'],
          trade: { pottery: 1 },
        },
      },
    });
    t.state.wonderDecks.military.aged = true;
    t.play('A', 'pottery', 'wonder', 'petra', 'trade', 'build', '0,0');
    expect(t.state.wonderDecks.military).toEqual({ shown: 'terracotta-army', deck: [] });
    expect(wonderCost(t.state, 'A', 'terracotta-army')).toBe(8);
  });
});
