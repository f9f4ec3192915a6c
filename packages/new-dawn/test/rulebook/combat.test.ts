import type { HexKey } from '@morgenrot/hex';
import { describe, expect, it } from 'vitest';
import { attackItems, defenceItems, total } from '../../src/index.ts';
import { attacked, sums, war } from '../war.ts';

const sumsNow = (t: ReturnType<typeof war>) => {
  const { combat } = t.state;
  if (!combat) throw new Error('there is no combat');
  return [total(attackItems(t.state, combat)), total(defenceItems(t.state, combat))];
};
const won = (t: ReturnType<typeof war>): boolean | undefined =>
  t.log().includes('attack.won') ? true : t.log().includes('attack.lost') ? false : undefined;

describe('R15.2 diplomacy is returned', () => {
  const B_CARDS = [
    { from: 'B', card: 'joint-war' },
    { from: 'B', card: 'embassy' },
  ] as const;
  const C_CARD = { from: 'C', card: 'defensive-pact' } as const;
  it('R15.2 R18.3 Q-E12: on declaration, whatever the result; all cards of that player, none of another', () => {
    const drawing = 'gA!! gB g gB!! gC!!';
    const A = { diplomacy: [...B_CARDS, C_CARD] };
    for (const dice of [
      [1, 6],
      [6, 1],
    ]) {
      const t = attacked(drawing, '1,0', { dice, A });
      expect(t.seat('A').diplomacy.map(({ from, card }) => ({ from, card }))).toEqual([C_CARD]);
    }
  });
  it('Q-E12: before the dice, so the cards do not help in this combat [joint-war]', () => {
    const against = sums('gA!! gB g gB!! gC!!', '1,0', {
      A: { trade: { 'masonry-base': 1 }, diplomacy: [{ from: 'B', card: 'joint-war' }] },
    });
    expect(against.t.seat('A').diplomacy).toEqual([]);
    expect(against.attack).toEqual({});
  });
  it('R18.3: defending changes nothing, the defender keeps the attacker’s cards', () => {
    const t = attacked('gA!! gB g gB!!', '1,0', { dice: [6, 1], B: { diplomacy: [{ from: 'A', card: 'embassy' }] } });
    expect(t.seat('B').diplomacy).toHaveLength(1);
  });
  it('R15.2 R18.4: attacking a city-state returns its card beside the map, where it can be taken again', () => {
    const t = attacked('gA!! g.seoul g gB!!', '1,0', { dice: [1, 1], A: { cityStates: ['seoul'] } });
    expect(won(t)).toBe(false);
    expect(t.state.cityStates.seoul?.cards).toEqual(['map', 'map']);
  });
  it('R15.2: a rival’s conquered city-state is that rival’s space; a barbarian is nobody’s', () => {
    const A = { cityStates: ['brussels' as const], diplomacy: [{ from: 'B', card: 'embassy' as const }] };
    const conquered = attacked('gA!! gB!.kabul g gB!!', '1,0', { dice: [1, 6], A });
    expect(conquered.seat('A').diplomacy).toEqual([]);
    const barbarian = attacked('gA!! g>a.brussels g gB!!', '1,0', { dice: [1, 6], A });
    expect(barbarian.seat('A').diplomacy).toHaveLength(1);
    expect(barbarian.state.cityStates.brussels?.cards).toContain('A');
  });
});

describe('R15.3 to R15.5 dice and values', () => {
  it('R15.3: both sides roll one die, the attacker’s first', () => {
    const t = attacked('gA!! gB g gB!!', '1,0', { dice: [2, 5], A: { trade: { 'masonry-base': 1 } } });
    expect(sumsNow(t)).toEqual([2 + 1, 5 + 1]);
    expect(t.news().find(({ key }) => key === 'attack.declared')?.params).toMatchObject({
      attackDie: 2,
      defenceDie: 5,
    });
  });
  it('R15.3: a die is rolled for a barbarian and for a city-state as well', () => {
    for (const cell of ['g>a', 'g.seoul']) {
      const t = attacked(`gA!! ${cell} g gB!!`, '1,0', { dice: [1, 6] });
      expect(won(t)).toBe(false);
    }
  });
  it('R15.3: for barbarians and city-states the player to the attacker’s right rolls, for players they themselves', () => {
    const rollerAt = (hex: HexKey): unknown =>
      attacked('gC!! g gA!! g>a g g.seoul gB gB!!', hex, { dice: [1, 6], card: 'flight-base' })
        .news()
        .find(({ key }) => key === 'attack.declared')?.params?.player;
    expect([rollerAt('3,0'), rollerAt('5,0'), rollerAt('6,0')]).toEqual(['C', 'C', 'B']);
  });
  it('R15.4: die, slot and the card’s bonus', () => {
    const cards = [
      ['masonry-base', undefined, undefined],
      ['iron-working-base', 1, 3],
      ['mass-production-base', 2, 2],
      ['flight-base', 3, 3],
    ] as const;
    for (const [card, bonus, againstBarbarians] of cards) {
      expect([card, sums('gA!! gB g gB!!', '1,0', { card, slot: 4 }).attack.card]).toEqual([card, bonus]);
      expect([card, sums('gA!! g>a g gB!!', '1,0', { card, slot: 4 }).attack.card]).toEqual([card, againstBarbarians]);
      expect([card, sums('gA!! g.seoul g gB!!', '1,0', { card, slot: 4 }).attack.card]).toEqual([card, bonus]);
    }
    const { t } = sums('gA!! gB g gB!!', '1,0', { slot: 4 });
    expect(t.state.combat && attackItems(t.state, t.state.combat)).toEqual([
      { from: 'die', value: 1 },
      { from: 'slot', value: 4 },
    ]);
  });
  it('R15.5 R1.2: the ground of a control token counts once, of a city twice, of a barbarian once', () => {
    const grounds = { g: 1, h: 2, f: 3, d: 4, m: 5 };
    for (const [ground, value] of Object.entries(grounds)) {
      expect(sums(`gA!! ${ground}B g gB!!`, '1,0').defence).toEqual({ ground: value });
      expect(sums(`gA!! ${ground}B! g gB!!`, '1,0').defence).toEqual({ city: 2 * value });
      expect(sums(`gA!! ${ground}B!! g g`, '1,0').defence).toEqual({ city: 2 * value });
      expect(sums(`gA!! ${ground}>a g gB!!`, '1,0').defence).toEqual({ ground: value });
    }
  });
  it('R1.3 Q-E1: a natural wonder’s space counts 5, ten under a city', () => {
    expect(sums('gA!! nB.pantanal g gB!!', '1,0').defence).toEqual({ ground: 5 });
    expect(sums('gA!! nB!.pantanal g gB!!', '1,0').defence).toEqual({ city: 10 });
  });
  it('R15.5 R1.4: a city-state defends with 8, a conquered one as a city on grassland', () => {
    expect(sums('gA!! g.seoul g gB!!', '1,0').defence).toEqual({ cityState: 8 });
    expect(sums('gA!! gB!.seoul g gB!!', '1,0').defence).toEqual({ city: 2 });
  });
  it('R15.5: a reinforced token has 1 more, and 1 for each reinforced token of its owner beside it', () => {
    const around = `
      .    gB*  gC*  gC!!
      gA!! fB*  gB   g
      gB*  g    gB!! .`;
    // Beside (1,1): B’s at (1,0) and (0,2) are reinforced, the one at (2,1) is not, C’s at (2,0) is another player’s.
    expect(sums(around, '1,1').defence).toEqual({ ground: 3, reinforced: 1, reinforcedBeside: 2 });
    expect(sums(around.replace('fB*', 'fB'), '1,1').defence).toEqual({ ground: 3, reinforcedBeside: 2 });
    expect(sums(around.replace('fB*', 'fB!'), '1,1').defence).toEqual({ city: 6, reinforcedBeside: 2 });
    // Whoever has no owner has no neighbours to help.
    expect(sums(around.replace('fB*', 'f>a'), '1,1').defence).toEqual({ ground: 3 });
    expect(sums(around.replace('fB*', 'g.seoul'), '1,1').defence).toEqual({ cityState: 8 });
  });
  it('TC-B8: 8 against 9, and 10 against 9 with two trade tokens', () => {
    const t = attacked(
      `
      gA!! g  fB* gB*
      .    .  gB* gB!!`,
      '2,0',
      {
        card: 'iron-working-base',
        slot: 2,
        dice: [5, 3],
        A: { trade: { 'iron-working-base': 2 } },
        B: { trade: { pottery: 3 } },
      },
    );
    expect(sumsNow(t)).toEqual([8, 9]);
    expect(t.options('A')).toEqual(['0', '1', '2']);
    t.play('A', '2');
    expect(won(t)).toBe(true);
    expect(t.trade('A', 'iron-working-base')).toBe(0);
    expect(t.map()).toBe('gA!! g fA gB*\n. . gB* gB!!');
  });
  it('R15.7 TC-B15: the capital’s 1 + 2 + 3 against 5 + 1 is a tie, the defender wins', () => {
    const drawing = `
      gA!! g  gB!! gB*
      .    gB* gB* .`;
    const tie = attacked(drawing, '2,0', { dice: [5, 1] });
    expect(won(tie)).toBe(false);
    expect(tie.news().find(({ key }) => key === 'attack.lost')?.params).toMatchObject({ attack: 6, defence: 6 });
    expect(tie.map()).toBe('gA!! g gB!! gB*\n. gB* gB*');
    expect(won(attacked(drawing, '2,0', { dice: [6, 1] }))).toBe(true);
  });
});

describe('R15.6 spending', () => {
  const MASONRY = { trade: { 'masonry-base': 2 } };
  it('first the attacker, knowing both values, then the defender; nobody gets a second chance', () => {
    const t = attacked('gA!! gB g gB!!', '1,0', { dice: [3, 3], A: MASONRY, B: MASONRY });
    expect(t.asked('A')?.kind).toBe('spendInAttack');
    expect(t.asked('B')).toBeUndefined();
    expect(sumsNow(t)).toEqual([4, 4]);
    t.play('A', '1');
    expect(t.asked('A')).toBeUndefined();
    expect(t.asked('B')?.kind).toBe('spendInDefence');
    expect(sumsNow(t)).toEqual([5, 4]);
    t.play('B', '1');
    expect(won(t)).toBe(false);
    expect([t.trade('A', 'masonry-base'), t.trade('B', 'masonry-base')]).toEqual([1, 1]);
  });
  it('R15.6: any number, nothing too; only from the own military card', () => {
    const t = attacked('gA!! gB g gB!!', '1,0', {
      dice: [6, 1],
      A: { trade: { 'masonry-base': 3, pottery: 3 } },
      B: { trade: { astrology: 3 } },
    });
    expect(t.options('A')).toEqual(['0', '1', '2', '3']);
    t.play('A', '0');
    expect(won(t)).toBe(true);
    expect(t.trade('A', 'masonry-base')).toBe(3);
    expect(t.trade('A', 'pottery')).toBe(3);
  });
  it('R16.2: what was spent counts in one combat only', () => {
    const t = attacked('gA!! gB g gB!!', '1,0', { dice: [1, 6, 1, 6], A: { trade: { 'masonry-base': 3 } } });
    t.play('A', '2', '1,0');
    expect(sumsNow(t)[0]).toBe(2);
    expect(t.options('A')).toEqual(['0', '1']);
  });
  it('R15.6: barbarians and city-states spend nothing', () => {
    for (const cell of ['g>a', 'g.seoul']) {
      const t = attacked(`gA!! ${cell} g gB!!`, '1,0', { dice: [1, 6], B: { trade: { 'masonry-base': 3 } } });
      expect(won(t)).toBe(false);
      expect(t.trade('B', 'masonry-base')).toBe(3);
    }
  });
  it('R15.6 R17.4 Q-E25: city-state tokens on the military card count one each, once a turn, and stay', () => {
    const t = attacked('gA!! gB g gB!! . gA!.kabul gA!.carthage', '1,0', {
      dice: [1, 6, 1, 6, 1, 6],
    });
    expect(t.options('A')).toEqual(['0', '1', '2']);
    t.play('A', '1', '1,0');
    expect(t.options('A')).toEqual(['0', '1']);
    t.play('A', '1');
    expect(t.state.cityStates.kabul?.held?.by).toBe('A');
    expect(t.state.cityStates.carthage?.held?.by).toBe('A');
    expect(t.trade('A', 'masonry-base')).toBe(0);
    // It is A’s turn again: both serve once more.
    t.pass('B');
    t.play('A', 'masonry-base', 'attack', '1,0');
    expect(t.options('A')).toEqual(['0', '1', '2']);
  });
  it('R17.4: only those of the card’s type lie on it', () => {
    const t = attacked('gA!! gB g gB!! . gA!.seoul', '1,0', { dice: [1, 6] });
    expect(won(t)).toBe(false);
  });
  it('Q-V4, R15.6, R17.4: city-state tokens never serve in defence, trade tokens on the same card do', () => {
    const t = attacked('gA!! gB g gB!! . gB!.kabul', '1,0', {
      dice: [1, 1, 1, 1],
      B: { trade: { 'masonry-base': 1 } },
    });
    expect(t.options('B')).toEqual(['0', '1']);
    t.play('B', '1');
    expect([t.trade('B', 'masonry-base'), t.seat('B').spent]).toEqual([0, []]);
  });
  it('Q-V4: with nothing but a city-state’s token the defender is not asked', () => {
    const t = war('gA!! gB g gB!! . gA!.kabul', { dice: [1, 6, 1, 6] });
    t.play('A', 'attack', '1,0', '1', 'done');
    t.play('B', 'masonry-base', 'attack', '0,0');
    expect(t.asked('A')?.kind).not.toBe('spendInDefence');
  });
  it('N-M4 [oxford-university]: with two military cards the attacker spends from the one being resolved', () => {
    const row = ['masonry-base', 'astrology', 'foreign-trade', 'pottery', 'iron-working-base'] as const;
    const t = attacked('gA!! gB g gB!!', '1,0', {
      card: 'iron-working-base',
      dice: [1, 6],
      A: { row: [...row], trade: { 'masonry-base': 2, 'iron-working-base': 1 } },
    });
    expect(t.options('A')).toEqual(['0', '1']);
    t.play('A', '1', 'done');
    expect([t.trade('A', 'masonry-base'), t.trade('A', 'iron-working-base')]).toEqual([2, 0]);
  });
  it('N-M4 [oxford-university]: the defender spends from each, one after the other', () => {
    const row = ['masonry-base', 'astrology', 'foreign-trade', 'pottery', 'iron-working-base'] as const;
    const t = attacked('gA!! gB g gB!!', '1,0', {
      slot: 5,
      dice: [1, 1],
      B: { row: [...row], trade: { 'masonry-base': 2, 'iron-working-base': 3 } },
    });
    expect(t.options('B')).toEqual(['0', '1', '2']);
    t.play('B', '2');
    expect(t.options('B')).toEqual(['0', '1', '2', '3']);
    t.play('B', '3');
    expect(won(t)).toBe(false);
  });
  it('N-M4: without a military card nothing can be spent', () => {
    const row = ['early-empire', 'astrology', 'foreign-trade', 'pottery', 'mathematics'] as const;
    const t = attacked('gA!! gB g gB!!', '1,0', { dice: [1, 6], B: { row: [...row], trade: { mathematics: 3 } } });
    expect(won(t)).toBe(false);
  });
  it('Q-E32 [america]: a natural wonder on the military card serves once, and is laid anew', () => {
    const t = attacked('gA!! gB nA.pantanal gB!!', '1,0', { dice: [1, 6, 1, 6], A: { seat: { leader: 'america' } } });
    expect(won(t)).toBe(false);
    const [military] = t.seat('A').row;
    military?.naturalWonders.push('pantanal');
    t.play('A', '1,0');
    expect(t.options('A')).toEqual(['0', 'naturalWonder:pantanal']);
    t.play('A', 'naturalWonder:pantanal');
    expect(t.asked('A')?.kind).toBe('layNaturalWonder');
    expect(sumsNow(t)[0]).toBe(1 + 1 + 1);
    t.play('A', 'masonry-base');
    expect(t.state.combat).toBeNull();
  });
});

describe('R15.7 the result', () => {
  it('R15.7: a defender who wins changes nothing', () => {
    const t = attacked('gA!! gB*+B g gB!!', '1,0', { slot: 5, dice: [1, 6] });
    expect(won(t)).toBe(false);
    expect(t.map()).toBe('gA!! gB*+B g gB!!');
    expect(t.state.thisTurn.attacksWon).toBe(0);
  });
  it('Q-E24: a caravan in the own city protects nothing', () => {
    expect(sums('gA!! gB!+B g gB!!', '1,0').defence).toEqual({ city: 2 });
  });
  it('a closed diplomacy card is shown when it has counted, and no other one', () => {
    const B = {
      diplomacy: [
        { from: 'A', card: 'defensive-pact' },
        { from: 'C', card: 'defensive-pact' },
        { from: 'C', card: 'joint-war' },
      ] as { from: string; card: 'defensive-pact' | 'joint-war' }[],
    };
    const t = war('gA!! gB g gB!! gC!!', { dice: [1, 6], B, options: { diplomacy: 'closed' } });
    for (const card of t.seat('B').diplomacy) card.shown = false;
    t.play('A', 'attack', '1,0');
    expect(t.seat('B').diplomacy.map(({ shown }) => shown)).toEqual([false, true, false]);
  });
});
