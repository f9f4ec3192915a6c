import { describe, expect, it } from 'vitest';
import { attackItems, isMature, total } from '../../src/index.ts';
import { FIRST_ROW, table } from '../kit.ts';
import { attacked, sums } from '../war.ts';
import { cityStates, holding, optionsFor, turn } from './kit.ts';

describe('diplomacy cards', () => {
  const four = (['joint-war', 'defensive-pact', 'embassy', 'open-borders-base'] as const).map((card) => ({
    from: 'B',
    card,
  }));
  it('[potala-palace x geneva] with all four cards of a player there is none to swap for; with three there is one', () => {
    const begin = (count: number) =>
      table('gA!! g gB!!', {
        players: { A: { ...holding('potala-palace'), ...cityStates('geneva'), diplomacy: four.slice(0, count) } },
      });
    expect(begin(4).asked('A')?.kind).toBe('chooseCard');
    const t = begin(3);
    t.play('A', 'cityState:geneva', 'B:embassy');
    expect(t.options('A')).toEqual(['open-borders-base', 'skip']);
  });
  it('[joint-war x joint-war] of two players: +2 each, but none of the one who is attacked, nor the card', () => {
    const war = [
      { from: 'B', card: 'joint-war' as const },
      { from: 'C', card: 'joint-war' as const },
    ];
    const drawing = 'gA!! g gB g g>a g gB!! g gC!!';
    const onBarbarian = attacked(drawing, '4,0', {
      card: 'flight-base',
      dice: [1, 1],
      A: { diplomacy: war, trade: { 'flight-base': 1 } },
      C: {},
    });
    const { combat } = onBarbarian.state;
    // Die, slot, card, and both cards.
    expect(combat && total(attackItems(onBarbarian.state, combat))).toBe(1 + 1 + 3 + 2 + 2);
    const onB = sums(drawing, '2,0', { A: { diplomacy: war }, C: {} });
    expect(onB.attack).toEqual({ 'diplomacy:joint-war': 2 });
    expect(onB.t.seat('A').diplomacy.map(({ from }) => from)).toEqual(['C']);
  });
  it('[potala-palace x joint-war] Q-E12: several cards of the attacked are all gone before the dice', () => {
    const { t, attack } = sums('gA!! g gB gB!!', '2,0', { A: { ...holding('potala-palace'), diplomacy: four } });
    expect(attack).toEqual({});
    expect(t.seat('A').diplomacy).toEqual([]);
  });
  it('[defensive-pact x joint-war] the giver attacks: the pact does not help against him, his own Joint War stays', () => {
    const { attack, defence, t } = sums('gA!! g gB gB!!', '2,0', {
      A: { diplomacy: [{ from: 'C', card: 'joint-war' }] },
      B: { diplomacy: [{ from: 'A', card: 'defensive-pact' }] },
      C: {},
    });
    expect([attack, defence]).toEqual([{ 'diplomacy:joint-war': 2 }, { ground: 1 }]);
    expect(t.seat('B').diplomacy).toHaveLength(1);
  });
  it('[defensive-pact x ruhr-valley] against anybody else both count', () => {
    const { defence } = sums('gA!! g gB gB!! g gC!!', '2,0', {
      B: { ...holding('ruhr-valley'), diplomacy: [{ from: 'C', card: 'defensive-pact' }] },
      C: {},
    });
    expect(defence).toEqual({ ground: 1, 'wonder:ruhr-valley': 5, 'diplomacy:defensive-pact': 2 });
  });
  it('[open-borders-base x brussels] R15.2: an attack on the giver ends both the maturity and its discount', () => {
    const t = attacked('gA!! gB g gB gB!!', '1,0', {
      dice: [1, 6],
      A: { ...cityStates('brussels'), diplomacy: [{ from: 'B', card: 'open-borders-base' }] },
    });
    expect(t.seat('A').diplomacy).toEqual([]);
    expect(isMature(t.state, '0,0')).toBe(false);
  });
  it('[embassy x visit] Q-E33: counts for the visit that takes it', () => {
    const t = turn('gA!! g gB!!', 'foreign-trade', 3);
    t.play('A', 'caravan:0', '2,0', 'astrology', 'pottery', 'embassy');
    expect(t.asked('B')?.kind).toBe('placeTrade');
    t.play('B', 'astrology');
    expect(t.asked('A')?.kind).toBe('takeResource');
    t.play('A', 'oil');
    expect([t.trade('B', 'astrology'), t.seat('A').resources.oil]).toEqual([1, 1]);
  });
  it('[embassy x great-zimbabwe] the giver may keep the token on the wonder', () => {
    const t = turn(
      'gA!! g gB!!',
      'foreign-trade',
      3,
      { diplomacy: [{ from: 'B', card: 'embassy' }] },
      { players: { B: holding('great-zimbabwe') } },
    );
    t.play('A', 'caravan:0', '2,0', 'astrology', 'pottery', 'done');
    t.play('B', 'store');
    expect(t.seat('B').stored).toBe(1);
  });
});

describe('Great Zimbabwe', () => {
  it('[great-zimbabwe x seoul] Q-E39: a token meant for the science card may be kept instead', () => {
    const t = turn('gA!! g g.seoul g gB!!', 'foreign-trade', 2, holding('great-zimbabwe'));
    t.play('A', 'caravan:0', '2,0');
    expect(optionsFor(t)).toEqual(['astrology', 'store']);
    t.play('A', 'store', 'astrology');
    expect([t.seat('A').stored, t.trade('A', 'astrology')]).toEqual([1, 1]);
  });
  it('[great-zimbabwe x trade event] Q-E39: also with every card full, up to four', () => {
    const full = Object.fromEntries(FIRST_ROW.map((card) => [card, 3]));
    const event = (stored: number) =>
      table('gA!! gA g gB!!', {
        steps: [{ kind: 'tradeEvent', paid: 0 }],
        players: { A: { trade: full, seat: { wonders: ['great-zimbabwe'], stored } } },
      });
    const t = event(3);
    expect(t.options('A')).toEqual(['store']);
    t.play('A', 'store');
    expect(t.seat('A').stored).toBe(4);
    expect(event(4).asked('A')).toBeUndefined();
  });
  it('[great-zimbabwe x capture] Q-E39: the tokens on it are lost with it', () => {
    const t = attacked('gA!! g gB!#great-zimbabwe g gB!!', '2,0', {
      dice: [6, 1],
      slot: 5,
      B: { seat: { wonders: ['great-zimbabwe'], stored: 4 } },
    });
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([['great-zimbabwe'], []]);
    expect([t.seat('A').stored, t.seat('B').stored]).toEqual([0, 0]);
  });
  it('[mathematics x great-zimbabwe] the token may be kept before the dial is advanced', () => {
    const t = turn('gA!! g g gB!!', 'mathematics', 1, holding('great-zimbabwe'));
    expect(optionsFor(t)).toContain('store');
    t.play('A', 'store', 'by:1');
    expect([t.seat('A').stored, t.seat('A').tech]).toEqual([1, 1]);
  });
  it('[great-zimbabwe x sumeria] the reward of a beaten barbarian may be kept; the resource comes besides', () => {
    const t = attacked('gA!! g g>a g gB!!', '2,0', {
      dice: [6, 1],
      A: { seat: { leader: 'sumeria', wonders: ['great-zimbabwe'], stored: 0 } },
    });
    const answers: Record<string, string> = { placeTrade: 'store', takeResource: 'oil' };
    for (let i = 0; i < 2; i++) t.play('A', answers[t.asked('A')?.kind ?? ''] ?? '');
    expect([t.seat('A').stored, t.seat('A').resources.oil]).toEqual([1, 1]);
  });
});
