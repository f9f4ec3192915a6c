import type { HexKey } from '@morgenrot/hex';
import { describe, expect, it } from 'vitest';
import { combatsAhead } from '../../../src/index.ts';
import type { MoveArmy } from '../../../src/steps.ts';
import { terraRowWith } from '../../kit.ts';
import { armiesOf, assault, type Campaign, marching, sides, spaces, values, won } from '../armies.ts';

const RIVAL = 'g g gB!!';
const TOKENS = (trade: number) => ({ row: terraRowWith('masonry-terra', 3), trade: { 'masonry-terra': trade } });
/** A's trade token makes the combat wait, so that both sides can be looked at; dice 1 and 1. */
const waiting = (drawing: string, hex: HexKey, given: Campaign = {}) =>
  assault(drawing, hex, { dice: [1, 1], A: TOKENS(1), ...given });

describe('T9.1 T9.2 what is attacked', () => {
  it('T9.1: there is no attack without an army that moves', () => {
    const t = marching(`gA!! gB ${RIVAL}`);
    expect(t.options('A').sort()).toEqual(['1,0', 'stop']);
  });
  it('T9.1: a barbarian on the space has to be the target, whatever else is there', () => {
    const t = assault(`gA!! g+B>a.seoul ${RIVAL}`, '1,0', { dice: [6, 1] });
    expect(t.log()).toContain('barbarian.defeated');
    expect(t.state.map['1,0']?.cityState).toBe('seoul');
  });
  it('T9.1: of several rival pieces on the space the attacker chooses one', () => {
    const t = assault(`gA!! gB+B+C^B^B g gC!! ${RIVAL}`, '1,0', { dice: [6, 1] });
    expect(t.asked('A')?.kind).toBe('chooseTarget');
    expect(t.options('A')).toEqual(['control', 'army:B', 'caravan:B', 'caravan:C']);
    t.play('A', 'caravan:C');
    expect(won(t)).toBe(true);
    expect(t.map()).toContain('gB+B^B^B');
  });
  it('T9.1: a single target is attacked without a question', () => {
    expect(won(assault(`gA!! gB ${RIVAL}`, '1,0', { dice: [6, 1] }))).toBe(true);
  });
  it('T9.1: a caravan on an uncontrolled fort is one target, the fort another', () => {
    const t = assault(`gA!! F+B ${RIVAL}`, '1,0', { dice: [6, 1] });
    expect(t.options('A')).toEqual(['fort', 'caravan:B']);
    t.play('A', 'caravan:B');
    expect(t.map()).toBe('gA!!^A F g g gB!!');
  });
  it('T9.1 T9.4: what both sides would come to is known before, for every target, and changes nothing', () => {
    const t = marching(`gA!! hB!^B gB* ${RIVAL}`, {
      A: { ...TOKENS(0), diplomacy: [{ from: 'B', card: 'joint-war' }] },
    });
    const before = JSON.stringify(t.state);
    const step = t.state.steps.at(-1) as MoveArmy;
    const ahead = combatsAhead(t.state, step, '1,0');
    expect(Object.keys(ahead)).toEqual(['city', 'army:B']);
    expect(ahead.city?.defence).toEqual([
      { from: 'city', value: 4 },
      { from: 'reinforcedBeside', value: 1 },
      { from: 'guard', value: 2 },
    ]);
    expect(ahead['army:B']?.defence).toEqual([{ from: 'ground', value: 2 }]);
    expect(ahead.city?.attack).toEqual([{ from: 'slot', value: 3 }]);
    expect(combatsAhead(t.state, step, '0,0')).toEqual({});
    expect(JSON.stringify(t.state)).toBe(before);
  });
  it('T9.2 R15.2: the attacked player’s diplomacy cards go back before the dice, also for an army or a caravan', () => {
    for (const cell of ['gB', 'g^B', 'g+B']) {
      const t = waiting(`gA!! ${cell} ${RIVAL}`, '1,0', {
        A: { ...TOKENS(1), diplomacy: [{ from: 'B', card: 'joint-war' }] },
      });
      expect([cell, t.seat('A').diplomacy]).toEqual([cell, []]);
      expect([cell, sides(t).attack]).toEqual([cell, {}]);
    }
  });
  it('Q-V10 N-TB10 T9.2: for a figure on somebody else’s space only the cards of its own player', () => {
    const t = waiting(`gA!! gB+C g gC!! ${RIVAL}`, '1,0', {
      A: {
        ...TOKENS(1),
        diplomacy: [
          { from: 'B', card: 'embassy' },
          { from: 'C', card: 'joint-war' },
        ],
      },
      C: {},
    });
    t.play('A', 'caravan:C');
    expect(t.seat('A').diplomacy.map(({ from }) => from)).toEqual(['B']);
  });
  it('T9.2: a city-state’s card goes back, nothing for a barbarian or an uncontrolled fort', () => {
    const A = { ...TOKENS(1), cityStates: ['seoul' as const], diplomacy: [{ from: 'B', card: 'embassy' } as const] };
    expect(waiting(`gA!! g.seoul ${RIVAL}`, '1,0', { A }).state.cityStates.seoul?.cards).toEqual(['map', 'map']);
    for (const cell of ['g>a', 'F'])
      expect(waiting(`gA!! ${cell} ${RIVAL}`, '1,0', { A }).seat('A').diplomacy).toHaveLength(1);
  });
});

describe('T9.3 the attacker’s value', () => {
  it('T9.3: die, slot and the card’s bonus', () => {
    for (const [card, bonus, againstBarbarians] of [
      ['masonry-terra', undefined, undefined],
      ['iron-working-terra', undefined, 2],
      ['mass-production-terra', 2, 2],
      ['flight-terra', 3, 3],
      ['horseback-riding', undefined, undefined],
      ['scorched-earth', undefined, undefined],
      ['siege-tactics', undefined, undefined],
    ] as const) {
      const A = { row: terraRowWith(card, 4), trade: { [card]: 1 } };
      const at = (cell: string) => waiting(`gA!! ${cell} ${RIVAL}`, '1,0', { card, A });
      expect([card, sides(at('gB')).attack.card]).toEqual([card, bonus]);
      expect([card, sides(at('g.seoul')).attack.card]).toEqual([card, bonus]);
      expect([card, sides(at('g>a')).attack.card]).toEqual([card, againstBarbarians]);
      expect([card, values(at('gB'))[0]]).toEqual([card, 1 + 4 + (bonus ?? 0)]);
    }
  });
  it('T9.3: leader, wonder and diplomacy bonuses count', () => {
    const t = waiting(`gA!!#terracotta-army gB g gC!! ${RIVAL}`, '1,0', {
      A: { ...TOKENS(1), seat: { leader: 'scythia' }, diplomacy: [{ from: 'C', card: 'joint-war' }] },
    });
    expect(sides(t).attack).toEqual({
      'leader:scythia': 3,
      'wonder:terracotta-army': 2,
      'diplomacy:joint-war': 2,
    });
  });
  it('T9.3: for barbarians, city-states and uncontrolled forts the player to the right rolls and spends nothing', () => {
    for (const cell of ['g>a', 'g.seoul', 'F']) {
      const t = assault(`gC!! g gA!! ${cell} ${RIVAL}`, '3,0', {
        dice: [1, 6],
        A: { row: terraRowWith('masonry-terra', 3) },
        B: TOKENS(3),
        C: TOKENS(3),
      });
      const declared = t.news().find(({ key }) => key === 'attack.declared');
      expect([cell, declared?.params?.player]).toEqual([cell, 'C']);
      expect([cell, t.trade('B', 'masonry-terra'), t.trade('C', 'masonry-terra')]).toEqual([cell, 3, 3]);
    }
  });
});

describe('T9.4 the defender’s value', () => {
  it('T9.4: an uncontrolled fort has 6, a city-state 8, a barbarian its ground', () => {
    expect(sides(waiting(`gA!! F ${RIVAL}`, '1,0')).defence).toEqual({ fort: 6 });
    expect(sides(waiting(`gA!! g.seoul ${RIVAL}`, '1,0')).defence).toEqual({ cityState: 8 });
    expect(sides(waiting(`gA!! f>a ${RIVAL}`, '1,0')).defence).toEqual({ ground: 3 });
  });
  it('T9.4 T7.2: a control token or a district has its ground, 1 if reinforced, 1 for each reinforced token beside it', () => {
    const around = (cell: string) => `
      .    gB*  gC*  gC!!
      gA!! ${cell} gB g
      gB*  g    gB!! .`;
    expect(sides(waiting(around('fB'), '1,1', {})).defence).toEqual({ ground: 3, reinforcedBeside: 2 });
    for (const cell of ['fB*', 'fB*@campus']) {
      expect(sides(waiting(around(cell), '1,1')).defence).toEqual({ ground: 3, reinforced: 1, reinforcedBeside: 2 });
    }
    expect(sides(waiting(around('fB!'), '1,1')).defence).toEqual({ city: 6, reinforcedBeside: 2 });
  });
  it('T9.4 T10.3: a city on a fort defends with twice the forest', () => {
    expect(sides(waiting(`gA!! FB! ${RIVAL}`, '1,0')).defence).toEqual({ city: 6 });
  });
  it('T9.4: an army or a caravan has its ground, and nothing of the reinforced tokens around', () => {
    for (const [cell, target] of [
      ['fB*^B', 'army:B'],
      ['fB*+B', 'caravan:B'],
    ] as const) {
      const t = waiting(`gA!! ${cell} gB* ${RIVAL}`, '1,0');
      t.play('A', target);
      expect([cell, sides(t).defence]).toEqual([cell, { ground: 3 }]);
    }
  });
  it('TC-T12 T9.4: a city on a hill with an army and a reinforced token beside it: 3 + 4 + 1 + 2 = 10', () => {
    const t = waiting(`gA!! hB!^B gB* ${RIVAL}`, '1,0', { dice: [1, 3] });
    t.play('A', 'city');
    expect(sides(t).defence).toEqual({ city: 4, reinforcedBeside: 1, guard: 2 });
    expect(values(t)[1]).toBe(10);
  });
  it('TC-T12 T9.4: the army as target, no second one: 3 + 2 = 5', () => {
    const t = waiting(`gA!! hB!^B gB* ${RIVAL}`, '1,0', { dice: [1, 3] });
    t.play('A', 'army:B');
    expect(sides(t).defence).toEqual({ ground: 2 });
    expect(values(t)[1]).toBe(5);
  });
  it('Q-F4 T9.4: 2 for another army of the defender, once, however many; not for the army attacked itself', () => {
    const guarded = (cell: string, target: string) => {
      const t = waiting(`gA!! ${cell} ${RIVAL}`, '1,0', { B: { seat: {} } });
      if (t.asked('A')?.kind === 'chooseTarget') t.play('A', target);
      return sides(t).defence.guard;
    };
    expect(guarded('gB^B^B', 'control')).toBe(2);
    expect(guarded('gB^B', 'army:B')).toBeUndefined();
    expect(guarded('gB^B^B', 'army:B')).toBe(2);
    expect(guarded('g+B^B', 'caravan:B')).toBe(2);
    expect(guarded('gB', 'control')).toBeUndefined();
  });
  it('T9.4: card and leader bonuses of the owner count for any piece', () => {
    for (const cell of ['gB', 'g^B', 'g+B']) {
      const t = waiting(`gA!! ${cell} g gB!!#ruhr-valley`, '1,0', {
        B: { seat: { leader: 'scythia', wonders: ['ruhr-valley'] } },
      });
      expect([cell, sides(t).defence]).toEqual([cell, { ground: 1, 'leader:scythia': 3, 'wonder:ruhr-valley': 5 }]);
    }
  });
  it('T9.4 Q-C5 [siege-tactics]: in its owner’s turn every reinforced token counts 1 less, for whoever defends', () => {
    const A = { row: terraRowWith('siege-tactics', 3), trade: { 'siege-tactics': 1 } };
    const t = waiting(`gA!! fB* gB* ${RIVAL}`, '1,0', { card: 'siege-tactics', A });
    expect(sides(t).defence).toEqual({ ground: 3 });
    const inOthersTurn = waiting(`gA!! fB* gB* ${RIVAL}`, '1,0', { B: { row: terraRowWith('siege-tactics', 3) } });
    expect(sides(inOthersTurn).defence).toEqual({ ground: 3, reinforced: 1, reinforcedBeside: 1 });
  });
  it('Q-C5 [siege-tactics x china]: China’s 2 becomes 1, nothing goes below 0', () => {
    const A = { row: terraRowWith('siege-tactics', 3), trade: { 'siege-tactics': 1 } };
    const B = { seat: { leader: 'china' as const } };
    expect(sides(waiting(`gA!! fB* gB* ${RIVAL}`, '1,0', { card: 'siege-tactics', A, B })).defence).toEqual({
      ground: 3,
      reinforced: 1,
      reinforcedBeside: 1,
    });
    expect(sides(waiting(`gA!! fB* gB* ${RIVAL}`, '1,0', { B })).defence).toEqual({
      ground: 3,
      reinforced: 2,
      reinforcedBeside: 2,
    });
  });
});

describe('T9.5 spending', () => {
  it('TC-T13 T9.5: 7 against 9 with two tokens: the first makes a 6 of a 1, the second is kept, then the defender', () => {
    const t = assault(`gA!! hB*^B gB* ${RIVAL}`, '1,0', {
      dice: [1, 3, 6],
      A: { row: terraRowWith('flight-terra', 3), trade: { 'flight-terra': 2 } },
      card: 'flight-terra',
      B: TOKENS(1),
    });
    t.play('A', 'control');
    expect(values(t)).toEqual([7, 9]);
    expect(t.options('A')).toEqual(['done', 'plus', 'reroll']);
    expect(t.asked('B')).toBeUndefined();
    t.play('A', 'reroll');
    expect(values(t)).toEqual([12, 9]);
    expect(t.options('A')).toEqual(['done', 'plus', 'reroll']);
    t.play('A', 'done');
    expect(t.trade('A', 'flight-terra')).toBe(1);
    expect(t.asked('B')?.kind).toBe('spendInDefence');
    expect(t.options('B')).toEqual(['done', 'plus', 'reroll']);
    t.play('B', 'done');
    expect(won(t)).toBe(true);
  });
  it('T9.5: a reroll replaces the old result, for the better or the worse; any number of them', () => {
    const t = assault(`gA!! gB ${RIVAL}`, '1,0', { dice: [5, 2, 1, 4, 6], A: TOKENS(3), B: TOKENS(1) });
    t.play('A', 'reroll');
    expect(values(t)).toEqual([1 + 3, 2 + 1]);
    t.play('A', 'reroll');
    expect(values(t)).toEqual([4 + 3, 2 + 1]);
    t.play('A', 'plus');
    // The last token is gone: the defender is asked at once.
    expect(t.asked('A')).toBeUndefined();
    t.play('B', 'reroll');
    expect(t.log().filter((key) => key === 'attack.rerolled')).toHaveLength(3);
    expect(won(t)).toBe(true);
  });
  it('T9.5: +1 each for attacker and defender', () => {
    const t = assault(`gA!! gB ${RIVAL}`, '1,0', { dice: [1, 3], A: TOKENS(1), B: TOKENS(1) });
    t.play('A', 'plus');
    t.play('B', 'plus');
    expect(t.news().find(({ key }) => key === 'attack.lost')?.params).toMatchObject({ attack: 5, defence: 5 });
  });
  it('T9.5: re-rolls on both sides, and nobody gets a second chance', () => {
    const t = assault(`gA!! gB ${RIVAL}`, '1,0', { dice: [1, 1, 2, 6], A: TOKENS(1), B: TOKENS(1) });
    t.play('A', 'reroll');
    expect(values(t)).toEqual([2 + 3, 1 + 1]);
    t.play('B', 'reroll');
    expect(won(t)).toBe(false);
  });
  it('T9.5 R17.4 Q-E25: city-state tokens on the card count as trade tokens, once a turn', () => {
    const t = assault(`gA!! gB gB gA!.kabul ${RIVAL}`, '1,0', {
      dice: [1, 6, 4, 1, 1],
      A: { row: terraRowWith('iron-working-terra', 3), seat: { armies: [{ at: null }, { at: null }] } },
      card: 'iron-working-terra',
    });
    expect(t.options('A')).toEqual(['done', 'plus', 'reroll']);
    t.play('A', 'reroll');
    expect(t.seat('A').spent).toEqual(['kabul']);
    // The second attack of the turn is over at once: nothing is left to be spent.
    t.play('A', 'army:1', '1,0');
    expect(t.log().filter((key) => key === 'attack.declared')).toHaveLength(2);
    expect(t.state.combat).toBeNull();
    expect(t.log()).toContain('attack.won');
  });
  it('T9.5 Q-E32 N-TB9 [america]: a natural wonder on the card serves for 1 or for a new die', () => {
    const t = assault(`gA!! gB nA.pantanal ${RIVAL}`, '1,0', {
      dice: [1, 3, 5],
      A: {
        row: terraRowWith('masonry-terra', 3),
        seat: {
          leader: 'america',
          row: terraRowWith('masonry-terra', 3).map((card, id) => ({
            id,
            card,
            trade: 0,
            naturalWonders: card === 'masonry-terra' ? ['pantanal' as const] : [],
          })),
        },
      },
    });
    expect(t.options('A')).toEqual(['done', 'naturalWonder:pantanal', 'reroll:pantanal']);
    t.play('A', 'reroll:pantanal', 'pottery');
    expect(won(t)).toBe(true);
  });
});

describe('T9.6 to T9.8 the result', () => {
  it('T9.6 R15.7: the attacking army is beaten, by a tie too', () => {
    for (const dice of [
      [1, 6],
      [1, 3],
    ]) {
      const t = assault(`gA!! gB ${RIVAL}`, '1,0', { dice });
      expect(won(t)).toBe(false);
      expect(armiesOf(t, 'A')).toEqual([null]);
      expect(t.map()).toBe('gA!! gB g g gB!!');
    }
  });
  it('TC-T4 T9.7 T9.8: over grassland and forest to a rival city with an army: the army is beaten, the city stays', () => {
    const drawing = `
      gA!!^A g fA gB!^B gB!!
      .      m m  .     .`;
    const t = marching(drawing, { position: 3, dice: [6, 1] });
    expect(t.why('A', '1,1')).toEqual({ key: 'hex.tooHard', params: { need: 5, slot: 3 } });
    t.play('A', '3,0');
    expect(t.options('A')).toEqual(['city', 'army:B']);
    t.play('A', 'army:B');
    expect(armiesOf(t, 'B')).toEqual([null]);
    expect(t.map()).toBe('gA!! g fA^A gB! gB!!\n. m m');
  });
  it('T9.7: an army or a caravan as target is beaten, nothing else on the space changes', () => {
    const t = assault(`gA!! gB*+B+C^B g gC!! ${RIVAL}`, '1,0', { dice: [6, 1] });
    t.play('A', 'army:B');
    expect(t.map()).toBe('gA!!^A gB*+B+C g gC!! g g gB!!');
  });
  it('T9.7 T7.2: a district gives way to the attacker’s unreinforced control token', () => {
    const t = assault(`gA!! gB*@campus ${RIVAL}`, '1,0', { dice: [6, 1] });
    expect(t.map()).toBe('gA!! gA^A g g gB!!');
    expect(t.state.map['1,0']?.control).toEqual({ of: 'A', reinforced: false });
  });
  it('TC-T14 T9.7 Q-F40: a city beaten: rival army and caravans there go back, the attacker’s city and army stand there', () => {
    const t = assault(`gA!! gB!+B+C^B g gC!! ${RIVAL}`, '1,0', { dice: [6, 1] });
    t.play('A', 'city');
    expect(t.map()).toBe('gA!! gA!^A g gC!! g g gB!!');
    expect([armiesOf(t, 'B'), t.seat('B').caravans, t.seat('C').caravans]).toEqual([
      [null],
      [{ at: null }],
      [{ at: null }],
    ]);
  });
  it('T9.7: so they do with a control token', () => {
    const t = assault(`gA!! gB+B+A^B ${RIVAL}`, '1,0', { dice: [6, 1] });
    t.play('A', 'control');
    expect(t.map()).toBe('gA!! gA+A^A g g gB!!');
  });
  it('TC-T15 T9.7 T9.8: the capital beaten: two trade tokens, the armies there beaten, the attacker goes back', () => {
    const t = assault(`gA!! g gB!!^B^B`, '2,0', {
      dice: [6, 1],
      position: 5,
      A: { row: terraRowWith('masonry-terra', 5) },
      B: { trade: { pottery: 2 } },
    });
    t.play('A', 'city');
    expect(t.asked('A')?.kind).toBe('plunder');
    t.play('A', 'pottery', 'pottery', 'pottery', 'pottery');
    expect([t.trade('B', 'pottery'), t.trade('A', 'pottery')]).toEqual([0, 2]);
    expect(t.map()).toBe('gA!! g^A gB!!');
    expect(armiesOf(t, 'B')).toEqual([null, null]);
  });
  it('T9.8: a won space is where the army stays', () => {
    for (const cell of ['g>a', 'gB', 'gB!', 'g^B', 'g+B']) {
      const t = assault(`gA!! ${cell} ${RIVAL}`, '1,0', { dice: [6, 1] });
      if (t.asked('A')?.kind === 'placeTrade') t.play('A', 'pottery');
      expect([cell, armiesOf(t, 'A')]).toEqual([cell, ['1,0']]);
    }
  });
  it('T9.7 T9.8: a conquered city-state is where the army stays', () => {
    const t = assault(`gA!! g.seoul ${RIVAL}`, '1,0', {
      dice: [6, 1],
      card: 'flight-terra',
      A: { row: terraRowWith('flight-terra', 5) },
    });
    expect(t.map()).toBe('gA!! gA!^A.seoul g g gB!!');
  });
  it('T9.8: from a city-state set free it falls back', () => {
    const t = assault(`gA!! g gB!^B.seoul ${RIVAL}`, '2,0', { dice: [6, 1] });
    t.play('A', 'city', 'liberate');
    expect(t.map()).toBe('gA!! g^A g.seoul g g gB!!');
    expect(armiesOf(t, 'B')).toEqual([null]);
  });
  it('T9.8: and where a rival piece is left, or a city-state under a beaten barbarian', () => {
    expect(armiesOf(assault(`gA!! g g+B+C gC!! ${RIVAL}`, '2,0', { dice: [6, 1] }), 'A')).toEqual(['2,0']);
    const t = assault(`gA!! g g+B+C gC!! ${RIVAL}`, '2,0', { dice: [6, 1] });
    t.play('A', 'caravan:B');
    expect(armiesOf(t, 'A')).toEqual(['1,0']);
    const u = assault(`gA!! g g>a.seoul ${RIVAL}`, '2,0', { dice: [6, 1] });
    u.play('A', 'pottery');
    expect(armiesOf(u, 'A')).toEqual(['1,0']);
  });
  it('T9.8: into the start city if it came from the card', () => {
    const t = assault(`gA!! g>a.seoul ${RIVAL}`, '1,0', { dice: [6, 1] });
    t.play('A', 'pottery');
    expect(armiesOf(t, 'A')).toEqual(['0,0']);
  });
  it('T9.8: over several spaces, past everything that it has passed', () => {
    const t = assault(`gA!! g gB g.seoul g>a gB+B ${RIVAL}`, '5,0', {
      dice: [6, 1],
      card: 'flight-terra',
    });
    t.play('A', 'caravan:B');
    expect(armiesOf(t, 'A')).toEqual(['1,0']);
  });
  it('T9.8 N-TB8: of ways of the same length the army takes the one on which it can fall back least', () => {
    const drawing = `
      gA!! gB   gB!!
      g    gB+B .`;
    const t = assault(drawing, '1,1', { dice: [6, 1], card: 'flight-terra' });
    t.play('A', 'caravan:B');
    expect(armiesOf(t, 'A')).toEqual(['0,1']);
  });
  it('T9.8 N-TB8: of ways that all have something to pass it takes the one with the least', () => {
    const drawing = `
      .    . g  gB gB+B gB!!
      .    g .  gB .    .
      gA!! g gB .  .    .`;
    const t = assault(drawing, '4,0', { dice: [6, 1], card: 'flight-terra' });
    t.play('A', 'caravan:B');
    // One token to pass in the north, two in the south.
    expect(armiesOf(t, 'A')).toEqual(['2,0']);
  });
  it('T9.8 N-TB2: where nothing on its way is free it goes back to where the march began', () => {
    const t = assault(`gA!! g+B^A gB+B ${RIVAL}`, '2,0', { dice: [6, 1] });
    t.play('A', 'caravan:B');
    expect(armiesOf(t, 'A')).toEqual(['1,0']);
  });
  it('T9.8: its movement is over in any case', () => {
    const t = assault(`gA!! g g>a.seoul ${RIVAL}`, '2,0', { dice: [6, 1], card: 'flight-terra' });
    t.play('A', 'pottery');
    expect(t.asked('A')?.kind).not.toBe('moveArmy');
    expect(spaces(t)).toEqual([]);
  });
});
