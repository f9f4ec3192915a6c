import { describe, expect, it } from 'vitest';
import {
  attackItems,
  defenceItems,
  type LeaderId,
  type NewDawnStep,
  total,
  WONDERS,
  type WonderId,
} from '../../src/index.ts';
import { type Given, rowWith, type TableOptions, table } from '../kit.ts';
import { attacked, sums, war } from '../war.ts';

/** With a trade token on Masonry the combat waits, so that its sums can be read. */
const WAITS = { trade: { 'masonry-base': 1 } };
const wonders = (...ids: WonderId[]): Given => ({ seat: { wonders: ids } });
const leads = (leader: LeaderId): Given => ({ seat: { leader } });
const MOVE: NewDawnStep[] = [{ kind: 'moveBarbarians' }, { kind: 'chooseCard', player: 'A' }];
/** Die 4 sends all barbarians east, die 1 west. */
const moved = (drawing: string, die = 4, more: TableOptions = {}) =>
  table(drawing, { dice: [die], steps: MOVE, ...more });

const FIELD = 'gA!! gB g gB!!';
/** What A's and B's things add when A attacks B's control token on grassland (worth 1). */
const inAttack = (given: Given) => sums(FIELD, '1,0', { A: { ...WAITS, ...given } }).attack;
const inDefence = (given: Given) => sums(FIELD, '1,0', { B: given }).defence;
const totals = (t: ReturnType<typeof war>) => {
  const { combat } = t.state;
  return combat && [total(attackItems(t.state, combat)), total(defenceItems(t.state, combat))];
};

describe('military wonders', () => {
  it('Q-D4 [terracotta-army]: it costs 8', () => {
    expect(WONDERS['terracotta-army'].cost).toBe(8);
  });
  it('[terracotta-army]: 2 more in attack, nothing in defence', () => {
    expect(inAttack(wonders('terracotta-army'))).toEqual({ 'wonder:terracotta-army': 2 });
    expect(inDefence(wonders('terracotta-army'))).toEqual({ ground: 1 });
  });
  it('[alhambra]: 2 more in attack and in defence', () => {
    expect(inAttack(wonders('alhambra'))).toEqual({ 'wonder:alhambra': 2 });
    expect(inDefence(wonders('alhambra'))).toEqual({ ground: 1, 'wonder:alhambra': 2 });
  });
  it('[ruhr-valley]: 5 more in defence, nothing in attack', () => {
    expect(inDefence(wonders('ruhr-valley'))).toEqual({ ground: 1, 'wonder:ruhr-valley': 5 });
    expect(inAttack(wonders('ruhr-valley'))).toEqual({});
  });
  it('[petra]: 2 more in defence, nothing in attack', () => {
    expect(inDefence(wonders('petra'))).toEqual({ ground: 1, 'wonder:petra': 2 });
    expect(inAttack(wonders('petra'))).toEqual({});
  });
  it('R15.5: what a player has does not help a barbarian or a city-state', () => {
    for (const [cell, defence] of [
      ['g>a', { ground: 1 }],
      ['g.seoul', { cityState: 8 }],
    ] as const) {
      const B = wonders('petra', 'alhambra', 'ruhr-valley');
      expect(sums(`gA!! ${cell} g gB!!`, '1,0', { B }).defence).toEqual(defence);
    }
  });
  it('[petra x alhambra] [ruhr-valley]: all that a player has adds up', () => {
    const A = { ...WAITS, ...wonders('terracotta-army', 'alhambra', 'pentagon-base') };
    const { t } = sums(FIELD, '1,0', { A, B: wonders('petra', 'alhambra', 'ruhr-valley') });
    expect(totals(t)).toEqual([1 + 1 + 2 + 2 + 2, 1 + 1 + 2 + 2 + 5]);
  });
});

describe('[petra] and barbarians (Q-C10)', () => {
  const B: TableOptions = { players: { B: wonders('petra') } };
  it('Q-C10 [petra]: before an own city, capital or reinforced token a barbarian turns round', () => {
    for (const cell of ['gB!', 'gB*']) {
      const t = moved(`g g>a ${cell} g gA!! gB!!`, 4, B);
      expect(t.map()).toBe(`g>a g ${cell} g gA!! gB!!`);
      expect(moved(`g g>a ${cell} g gA!! gB!!`).map()).not.toBe(t.map());
    }
    const capital = moved('g g>a gB!! g gA!!', 4, { players: { B: { ...wonders('petra'), trade: { pottery: 2 } } } });
    expect(capital.map()).toBe('g>a g gB!! g gA!!');
    expect(capital.trade('B', 'pottery')).toBe(2);
  });
  it('Q-C10 [petra]: unreinforced tokens and other players are not protected', () => {
    expect(moved('g g>a gB g gA!! gB!!', 4, B).map()).toBe('g g g>a g gA!! gB!!');
    expect(moved('g g>a gA! g gA!! gB!!', 4, B).map()).toBe('g g g>a g gA!! gB!!');
    expect(moved('g g>a gA* g gA!! gB!!', 4, B).map()).toBe('g g>a gA g gA!! gB!!');
  });
  it('Q-C10 [petra]: with the other way protected too, or off the map, it stays', () => {
    expect(moved('g gB* g>a gB! g gA!! gB!!', 4, B).map()).toBe('g gB* g>a gB! g gA!! gB!!');
    expect(moved('g>a gB* g gA!! gB!!', 4, B).map()).toBe('g>a gB* g gA!! gB!!');
    expect(moved('w g>a gB* g gA!! gB!!', 4, B).map()).toBe('w g>a gB* g gA!! gB!!');
  });
  it('R22.2 Q-C10 [petra]: also after water: it comes back to where it started', () => {
    const t = moved('g g>a w gB* g gA!! gB!!', 4, B);
    expect(t.map()).toBe('g g>a w gB* g gA!! gB!!');
    expect(t.log()).toContain('barbarian.stayed');
  });
  it('R22.3 Q-C10 [petra]: turned round it enters the other side by all rules', () => {
    expect(moved('gA* g>a gB* g gA!! gB!!', 4, B).map()).toBe('gA g>a gB* g gA!! gB!!');
    expect(moved('gA g>a gB* g gA!! gB!!', 4, B).map()).toBe('g>a g gB* g gA!! gB!!');
    expect(moved('g w g>a gB* g gA!! gB!!', 4, B).map()).toBe('g>a w g gB* g gA!! gB!!');
  });
  it('R22.6 [petra]: those that share a space are sent round as well', () => {
    const here = { home: '1,0' as const, at: '1,0' as const };
    const t = moved('g g gB* g gA!! gB!!', 4, {
      ...B,
      steps: [
        { kind: 'spreadBarbarians', rolls: 0 },
        { kind: 'chooseCard', player: 'A' },
      ],
      state: { barbarians: { A: here, B: { ...here } } },
    });
    expect(t.map()).toBe('g>a g>b gB* g gA!! gB!!');
  });
  it('[petra x nuclear-power]: it protects from barbarians only', () => {
    const t = table('gA!! g gB* g gB!!', {
      players: { A: { row: rowWith('nuclear-power', 5) }, B: wonders('petra') },
    });
    t.play('A', 'nuclear-power', '2,0');
    expect(t.map()).toBe('gA!! g gB g gB!!');
  });
  it('R20.3 [petra x kabul]: a city on a conquered city-state is protected; a neutral Petra protects nothing', () => {
    expect(moved('g g>a gB!.kabul g gA!! gB!!', 4, B).map()).toBe('g>a g gB!.kabul g gA!! gB!!');
    expect(moved('g g>a gB* g gA!! gB!! g#petra').map()).toBe('g g>a gB g gA!! gB!! g#petra');
  });
});

describe('[pentagon-base] (Q-C4)', () => {
  it('Q-C4 [pentagon-base]: 2 more in attack, nothing in defence', () => {
    expect(inAttack(wonders('pentagon-base'))).toEqual({ 'wonder:pentagon-base': 2 });
    expect(inDefence(wonders('pentagon-base'))).toEqual({ ground: 1 });
  });
  it('Q-C4 [pentagon-base]: any target of the map, whatever lies between; the target has to be one', () => {
    const t = war('gA!! w w g.seoul gB gB gB gB! g>a . gB!!', { A: wonders('pentagon-base') });
    t.play('A', 'attack');
    expect(t.options('A')).toEqual(['done', '3,0', '4,0', '5,0', '6,0', '7,0', '8,0', '10,0']);
    expect(t.why('A', '1,0')).toEqual({ key: 'attack.noTarget' });
  });
  it('Q-C4 [pentagon-base]: it does not matter that the only space near was taken this turn', () => {
    const t = war('gA!! g gB gB gB gB gB!!', { slot: 5, dice: [6, 1, 6, 1], A: wonders('pentagon-base') });
    t.play('A', 'attack', '4,0', '5,0');
    expect(t.map()).toBe('gA!! g gB gB gA gA gB!!');
  });
});

describe('[venetian-arsenal]', () => {
  const ARSENAL = wonders('venetian-arsenal');
  it('Q-E34 [venetian-arsenal]: the card in slot 5 may be resolved again as in the first slot, then it is reset once', () => {
    const t = war('gA!! gA gA gB g gB!!', { slot: 5, dice: [1, 6, 6, 1], A: ARSENAL });
    t.play('A', 'attack', '3,0', 'done');
    expect(t.options('A')).toEqual(['again', 'done']);
    expect(t.row('A')[4]).toBe('masonry-base');
    t.play('A', 'again', 'attack', '3,0');
    expect(t.news().find(({ key }) => key === 'attack.won')?.params).toMatchObject({ attack: 6 + 1, defence: 2 });
    expect(t.row('A')).toEqual(['masonry-base', 'early-empire', 'astrology', 'foreign-trade', 'pottery']);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-E34 [venetian-arsenal]: reinforcing once more, by the first slot', () => {
    const t = war('gA!! gA gA gA gA gA gA gA gB!!', { slot: 5, A: ARSENAL });
    t.play('A', 'reinforce', '1,0', '2,0', '3,0', '4,0', '5,0', 'again', 'reinforce', '6,0');
    expect(t.map()).toBe('gA!! gA* gA* gA* gA* gA* gA* gA gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-E34 [venetian-arsenal]: tokens still on the card may be spent; the captured space is still no origin', () => {
    const t = war('gA!! gB g gB gB!!', {
      slot: 5,
      dice: [6, 1, 6, 1],
      A: { ...ARSENAL, trade: { 'masonry-base': 3 } },
    });
    t.play('A', 'attack', '1,0', '1', 'again');
    expect(t.why('A', 'attack')).toEqual({ key: 'military.nothingToAttack' });
    const again = war('gA!! gB gB gB gB!!', {
      slot: 5,
      dice: [6, 1, 1, 1],
      A: { ...ARSENAL, trade: { 'masonry-base': 3 } },
    });
    again.play('A', 'attack', '1,0', '1', 'done', 'again', 'attack', '2,0');
    expect(again.options('A')).toEqual(['0', '1', '2']);
  });
  it('[venetian-arsenal]: from another slot, or declined, nothing more happens', () => {
    const four = war('gA!! gA gB!! g', { slot: 4, A: ARSENAL });
    four.play('A', 'reinforce', '1,0');
    expect(four.asked('B')?.kind).toBe('chooseCard');
    const declined = war('gA!! gA gB!! g', { slot: 5, A: ARSENAL });
    declined.play('A', 'reinforce', '1,0', 'done');
    expect(declined.row('A')[0]).toBe('masonry-base');
    expect(declined.asked('B')?.kind).toBe('chooseCard');
  });
  it('N-M6 [venetian-arsenal x estadio-do-maracana]: once a turn; declining does not use it up', () => {
    const given: TableOptions = {
      players: {
        A: { row: rowWith('foreign-trade', 5), ...wonders('venetian-arsenal', 'estadio-do-maracana') },
      },
    };
    const first = (...answers: string[]) => {
      const t = table('gA!! g g gB!!', given);
      t.play('A', 'first:foreign-trade', 'done', ...answers);
      expect(t.row('A')[0]).toBe('foreign-trade');
      t.play('A', 'masonry-base', 'skip');
      return t;
    };
    expect(first('done').asked('A')?.kind).toBe('resolveAgain');
    expect(first('again', 'done').asked('B')?.kind).toBe('chooseCard');
  });
  it('N-M6 Q-E3 [venetian-arsenal]: a card replaced while it was resolved is not resolved again', () => {
    const given: TableOptions = { players: { A: { row: rowWith('astrology', 5), ...ARSENAL } } };
    const taken = table('gA!! g gB!!', given);
    taken.play('A', 'astrology', 'by:5', 'mathematics');
    expect(taken.row('A')[0]).toBe('mathematics');
    expect(taken.asked('B')?.kind).toBe('chooseCard');
    const declined = table('gA!! g gB!!', given);
    declined.play('A', 'astrology', 'by:5', 'decline');
    expect(declined.asked('A')?.kind).toBe('resolveAgain');
  });
  it('[venetian-arsenal]: captured with the card in slot 5 it works at once', () => {
    const t = attacked('gA!! gB!#venetian-arsenal g gB!!', '1,0', { slot: 5, dice: [6, 1] });
    expect(t.seat('A').wonders).toEqual(['venetian-arsenal']);
    expect(t.asked('A')?.kind).toBe('resolveAgain');
  });
  it('N-E4 [venetian-arsenal x machu-picchu-base]: the first slot counts as the third there', () => {
    const t = war('gA!! gA gA gA gA gB!!', { slot: 5, A: wonders('venetian-arsenal', 'machu-picchu-base') });
    t.play('A', 'skip', 'again', 'reinforce', '1,0', '2,0', '3,0');
    expect(t.map()).toBe('gA!! gA* gA* gA* gA gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
});

describe('other wonders in combat', () => {
  it('[kremlin]: 4 more against a rival space with more reinforced tokens than its owner', () => {
    const more = (mine: string, theirs: string, cell = 'gB') =>
      sums(`gA!! ${cell} g ${theirs} gB!!\n${mine}`, '1,0', { A: { ...WAITS, ...wonders('kremlin') } }).attack;
    expect(more('gA* . gA*', 'gB*')).toEqual({ 'wonder:kremlin': 4 });
    expect(more('gA*', 'gB', 'gB!')).toEqual({ 'wonder:kremlin': 4 });
    expect(more('gA* . gA', 'gB*')).toEqual({});
    expect(more('gA', 'gB')).toEqual({});
    expect(more('gA* . gA*', 'gB', 'g>a')).toEqual({});
    expect(more('gA* . gA*', 'gB', 'g.seoul')).toEqual({});
  });
  it('[kremlin]: nothing in defence', () => {
    expect(sums('gA!! gB gB* gB!!', '1,0', { B: wonders('kremlin') }).defence).toEqual({
      ground: 1,
      reinforcedBeside: 1,
    });
  });
  it('[big-ben]: 2 for each own caravan next to the defended space, in attack and in defence', () => {
    const A = { ...WAITS, ...wonders('big-ben') };
    expect(sums('gA!!+A gB+A g+A+B gB!!', '1,0', { A }).attack).toEqual({ 'wonder:big-ben': 4 });
    expect(sums('gA!!+A g>a g gB!!', '1,0', { A }).attack).toEqual({ 'wonder:big-ben': 2 });
    expect(sums('gA!!+A gB+B g+B+B gB!!', '1,0', { B: wonders('big-ben') }).defence).toEqual({
      ground: 1,
      'wonder:big-ben': 4,
    });
    expect(inAttack(wonders('big-ben'))).toEqual({});
  });
  it('[machu-picchu-base x masonry-base]: slots 1 and 2 reinforce and fight as the third', () => {
    const t = war('gA!! gA gA gA gA gB!!', { slot: 1, A: wonders('machu-picchu-base') });
    t.play('A', 'reinforce', '1,0', '2,0', '3,0');
    expect(t.map()).toBe('gA!! gA* gA* gA* gA gB!!');
    const { t: fight } = sums(FIELD, '1,0', { slot: 2, A: { ...WAITS, ...wonders('machu-picchu-base') } });
    expect(totals(fight)).toEqual([1 + 3, 1 + 1]);
  });
});

describe('leaders', () => {
  it('[aztec]: after the military card was reset, with an attack won, any two cards may change places', () => {
    const t = attacked('gA!! gB g gB!!', '1,0', { slot: 3, dice: [6, 1], A: leads('aztec') });
    expect(t.asked('A')?.kind).toBe('swapCards');
    expect(t.row('A')).toEqual(['masonry-base', 'early-empire', 'astrology', 'foreign-trade', 'pottery']);
    t.play('A', 'masonry-base', 'pottery');
    expect(t.row('A')).toEqual(['pottery', 'early-empire', 'astrology', 'foreign-trade', 'masonry-base']);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[aztec]: the swap may be declined; without a won attack there is none', () => {
    const declined = attacked('gA!! gB g gB!!', '1,0', { slot: 3, dice: [6, 1], A: leads('aztec') });
    declined.play('A', 'done');
    expect(declined.asked('B')?.kind).toBe('chooseCard');
    const lost = attacked('gA!! gB g gB!!', '1,0', { slot: 3, dice: [1, 6], A: leads('aztec') });
    lost.play('A', 'done');
    expect(lost.asked('B')?.kind).toBe('chooseCard');
    const reinforced = war('gA!! gA gB!!', { A: leads('aztec') });
    reinforced.play('A', 'reinforce', '1,0');
    expect(reinforced.asked('B')?.kind).toBe('chooseCard');
  });
  it('[aztec]: any attack will do: barbarian, city-state, capital', () => {
    const barbarian = attacked('gA!! g>a g gB!!', '1,0', { slot: 3, dice: [6, 1], A: leads('aztec') });
    barbarian.play('A', 'pottery');
    const cityState = attacked('gA!! g.seoul g gB!!', '1,0', { slot: 5, dice: [6, 1], A: leads('aztec') });
    const capital = attacked('gA!! gB!! g', '1,0', { slot: 5, dice: [6, 1], A: leads('aztec') });
    capital.play('A', 'done');
    for (const t of [barbarian, cityState, capital]) expect(t.asked('A')?.kind).toBe('swapCards');
  });
  it('[aztec x capitalism]: a military card that was not reset brings no swap (Q-E35)', () => {
    const t = table('gA!! gB g gB!!', {
      dice: [6, 1],
      players: { A: { row: rowWith('capitalism', 1), ...leads('aztec') } },
    });
    t.play('A', 'capitalism', 'done', 'masonry-base', 'attack', '1,0');
    expect(t.log()).toContain('attack.won');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[aztec x venetian-arsenal]: one reset, one swap', () => {
    const A = { seat: { leader: 'aztec' as const, wonders: ['venetian-arsenal' as const] } };
    const t = attacked('gA!! gB g gB!! g', '1,0', { slot: 5, dice: [6, 1], A });
    t.play('A', 'again', 'skip');
    expect(t.asked('A')?.kind).toBe('swapCards');
    t.play('A', 'done');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-E31 [scythia]: 3 more where the defended space is grassland or hill, in attack and in defence', () => {
    const attack = (cell: string) =>
      sums(`gA!! ${cell} g gB!!`, '1,0', { A: { ...WAITS, ...leads('scythia') } }).attack['leader:scythia'];
    expect(['gB', 'hB', 'gB!', 'g>a', 'h>a', 'g.seoul', 'gB!.seoul'].map(attack)).toEqual([3, 3, 3, 3, 3, 3, 3]);
    expect(['fB', 'dB', 'mB', 'fB!', 'd>a', 'nB.pantanal'].map(attack)).toEqual(Array(6).fill(undefined));
    const defence = (cell: string) =>
      sums(`gA!! ${cell} g gB!!`, '1,0', { B: leads('scythia') }).defence['leader:scythia'];
    expect(['gB', 'hB', 'gB!', 'gB!.seoul'].map(defence)).toEqual([3, 3, 3, 3]);
    expect(['fB', 'dB!', 'mB', 'nB.pantanal'].map(defence)).toEqual(Array(4).fill(undefined));
  });
  it('[sumeria]: for each barbarian beaten a resource of choice, besides the trade token', () => {
    const t = attacked('gA!! g>a g>b gB!!', '1,0', { slot: 4, dice: [6, 1, 6, 1], A: leads('sumeria') });
    t.play('A', 'pottery', 'oil', '2,0', 'pottery', 'oil');
    expect(t.seat('A').resources.oil).toBe(2);
    expect(t.state.supply.oil).toBe(6);
    expect(t.trade('A', 'pottery')).toBe(2);
  });
  it('[sumeria]: not for anything else beaten, nor for an attack that fails', () => {
    const token = attacked('gA!! gB g gB!!', '1,0', { slot: 4, dice: [6, 1], A: leads('sumeria') });
    expect(token.log()).not.toContain('resource.gained');
    expect(token.asked('A')).toBeUndefined();
    const lost = attacked('gA!! m>a g gB!!', '1,0', { dice: [1, 6], A: leads('sumeria') });
    expect(lost.asked('A')?.kind).toBe('attack');
  });

  const INLAND = `
    g  g    g  g  g
    g  gA!! mB g  gB!!
    g  g    g  g  g`;
  it('Q-E29 [japan]: in the own turn desert and mountain by the water or the edge defend with 3', () => {
    const A = { ...WAITS, ...leads('japan') };
    const against = (drawing: string) => sums(drawing, '2,1', { A }).defence;
    expect(against(INLAND)).toEqual({ ground: 5 });
    const coast = INLAND.replace('g  g    g  g  g', 'g  g    w  g  g');
    expect(against(coast)).toEqual({ ground: 3 });
    expect(against(coast.replace('mB', 'dB'))).toEqual({ ground: 3 });
    expect(against(coast.replace('mB', 'dB!'))).toEqual({ city: 6 });
    expect(against(coast.replace('mB', 'm>a'))).toEqual({ ground: 3 });
    expect(against(coast.replace('mB', 'hB'))).toEqual({ ground: 2 });
    expect(against(coast.replace('mB', 'nB.pantanal'))).toEqual({ ground: 5 });
    expect(sums('gA!! dB g gB!!', '1,0', { A }).defence).toEqual({ ground: 3 });
  });
  it('Q-E29 [japan]: not when Japan defends in another’s turn', () => {
    expect(sums('gA!! mB g gB!!', '1,0', { B: leads('japan') }).defence).toEqual({ ground: 5 });
  });
  it('Q-E29 [mohenjo-daro] [kumasi] [japan x mohenjo-daro]: in combat only Japan changes the ground', () => {
    const A = { ...WAITS, cityStates: ['mohenjo-daro' as const, 'kumasi' as const] };
    expect(sums('gA!! fB g gB!!', '1,0', { A }).defence).toEqual({ ground: 3 });
    expect(sums('gA!! mB g gB!!', '1,0', { A }).defence).toEqual({ ground: 5 });
    expect(sums('gA!! mB g gB!!', '1,0', { A: { ...A, ...leads('japan') } }).defence).toEqual({ ground: 3 });
    expect(sums('gA!! fB g gB!!', '1,0', { B: { cityStates: ['kumasi'] } }).defence).toEqual({ ground: 3 });
  });
});

describe('city-states in combat', () => {
  const KABUL = { ...WAITS, cityStates: ['kabul' as const] };
  it('[kabul]: 3 more against cities, capitals and city-states, not against tokens and barbarians', () => {
    const against = (cell: string) => sums(`gA!! ${cell} g gB!!`, '1,0', { A: KABUL }).attack;
    for (const cell of ['gB!', 'g.seoul', 'gB!.seoul']) {
      expect([cell, against(cell)]).toEqual([cell, { 'cityState:kabul': 3 }]);
    }
    for (const cell of ['gB', 'gB*', 'g>a', 'gB.seoul', 'g>a.seoul']) expect([cell, against(cell)]).toEqual([cell, {}]);
    expect(sums('gA!! gB!! g', '1,0', { A: KABUL }).attack).toEqual({ 'cityState:kabul': 3 });
  });
  it('[kabul]: nothing in defence, nothing against Kabul itself, whose card is given back first', () => {
    expect(sums('gA!! gB! g gB!!', '1,0', { B: { cityStates: ['kabul'] } }).defence).toEqual({ city: 2 });
    const itself = sums('gA!! g.kabul g gB!!', '1,0', { A: KABUL });
    expect(itself.attack).toEqual({});
    expect(itself.t.state.cityStates.kabul?.cards).toEqual(['map', 'map']);
  });

  const CARTHAGE = { ...WAITS, cityStates: ['carthage' as const] };
  it('Q-D10 [carthage]: 1 for each city-state token and own city within 2 spaces of the defended space', () => {
    const attack = (drawing: string) => sums(drawing, '1,0', { A: CARTHAGE }).attack;
    expect(attack('gA!! gB g.seoul gA! gB!!')).toEqual({ 'cityState:carthage': 3 });
    expect(attack('gA!! gB g gB! g gA! g.seoul gB!!')).toEqual({ 'cityState:carthage': 1 });
    expect(attack('gA!! gB gA gA* gB!!')).toEqual({ 'cityState:carthage': 1 });
    // Its own space counts; a conquered city-state's token lies on a card, its city is its owner's.
    expect(attack('gA!! g.seoul g gB!!')).toEqual({ 'cityState:carthage': 2 });
    expect(attack('gA!! gB gB!.seoul g gB!!')).toEqual({ 'cityState:carthage': 1 });
    expect(attack('gA!! gB gA!.seoul g gB!!')).toEqual({ 'cityState:carthage': 2 });
    expect(attack('gA!! g>a g gB!!')).toEqual({ 'cityState:carthage': 1 });
  });
  it('R1.1 [carthage]: spaces are counted over the map', () => {
    expect(sums('gA!! gB . gA! gB!!', '1,0', { A: CARTHAGE }).attack).toEqual({ 'cityState:carthage': 1 });
    expect(sums('gA!! gB w gA! gB!!', '1,0', { A: CARTHAGE }).attack).toEqual({ 'cityState:carthage': 2 });
  });
  it('[carthage]: in defence the defender’s own cities, the defended one too', () => {
    const B = { cityStates: ['carthage' as const] };
    expect(sums('gA!! gB! g gB!!', '1,0', { B }).defence).toEqual({ city: 2, 'cityState:carthage': 2 });
    expect(sums('gA!! gB g.seoul g gB!!', '1,0', { B }).defence).toEqual({ ground: 1, 'cityState:carthage': 1 });
  });
  it('[carthage]: nothing against Carthage, whose card is given back first; a barbarian on it is not Carthage', () => {
    const itself = sums('gA!! g.carthage g.seoul gB!!', '1,0', { A: CARTHAGE });
    expect(itself.attack).toEqual({});
    expect(itself.t.state.cityStates.carthage?.cards).toEqual(['map', 'map']);
    expect(sums('gA!! g>a.carthage g gB!!', '1,0', { A: CARTHAGE }).attack).toEqual({ 'cityState:carthage': 2 });
  });
  it('[carthage x kabul]: both cards count together', () => {
    const A = { ...WAITS, cityStates: ['carthage' as const, 'kabul' as const] };
    const { t } = sums('gA!! g.seoul g gB!!', '1,0', { A });
    expect(totals(t)).toEqual([1 + 1 + 2 + 3, 1 + 8]);
  });
});

describe('player diplomacy in combat', () => {
  const THREE = 'gA!! gB g gB!! gC!!';
  const FOUR = 'gA!! gB g gB!! gC!! gD!!';
  it('[joint-war]: 2 more in attack, nothing in defence', () => {
    const card = { diplomacy: [{ from: 'C', card: 'joint-war' as const }] };
    expect(sums(THREE, '1,0', { A: { ...WAITS, ...card } }).attack).toEqual({ 'diplomacy:joint-war': 2 });
    expect(sums('gA!! g>a g gB!! gC!!', '1,0', { A: { ...WAITS, ...card } }).attack).toEqual({
      'diplomacy:joint-war': 2,
    });
    expect(sums(THREE, '1,0', { B: card }).defence).toEqual({ ground: 1 });
  });
  it('R15.2 [joint-war]: nothing against its giver, who has it back before the dice', () => {
    const A = { ...WAITS, diplomacy: [{ from: 'B', card: 'joint-war' as const }] };
    const { t, attack } = sums(THREE, '1,0', { A });
    expect(attack).toEqual({});
    expect(t.seat('A').diplomacy).toEqual([]);
  });
  it('[defensive-pact]: 2 more in defence unless its giver attacks, nothing in attack', () => {
    const pact = (from: string) => ({ diplomacy: [{ from, card: 'defensive-pact' as const }] });
    expect(sums(THREE, '1,0', { B: pact('C') }).defence).toEqual({ ground: 1, 'diplomacy:defensive-pact': 2 });
    expect(sums(THREE, '1,0', { B: pact('A') }).defence).toEqual({ ground: 1 });
    expect(sums(THREE, '1,0', { A: { ...WAITS, ...pact('C') } }).attack).toEqual({});
  });
  it('[joint-war x defensive-pact]: each counts on its side, the same card of two players twice', () => {
    const A = { ...WAITS, diplomacy: ['C', 'D'].map((from) => ({ from, card: 'joint-war' as const })) };
    const B = { diplomacy: ['A', 'C', 'D'].map((from) => ({ from, card: 'defensive-pact' as const })) };
    const { t } = sums(FOUR, '1,0', { A, B });
    expect(totals(t)).toEqual([1 + 1 + 4, 1 + 1 + 4]);
  });
  it('[joint-war]: attacking one giver leaves the other’s card at work', () => {
    const A = { ...WAITS, diplomacy: ['B', 'C'].map((from) => ({ from, card: 'joint-war' as const })) };
    const { t, attack } = sums(THREE, '1,0', { A });
    expect(attack).toEqual({ 'diplomacy:joint-war': 2 });
    expect(t.seat('A').diplomacy.map(({ from }) => from)).toEqual(['C']);
  });
});
