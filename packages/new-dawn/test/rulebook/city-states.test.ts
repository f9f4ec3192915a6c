import { describe, expect, it } from 'vitest';
import type { NewDawnStep } from '../../src/index.ts';
import { rowWith, type TableOptions, table } from '../kit.ts';
import { attacked, war } from '../war.ts';

const WIN = [6, 1];
const SEVEN_CITIES = Array.from({ length: 7 }, () => 'gA!').join(' ');
const MOVE: NewDawnStep[] = [{ kind: 'moveBarbarians' }, { kind: 'chooseCard', player: 'A' }];
/** Die 4 sends all barbarians east. */
const raided = (drawing: string, more: TableOptions = {}) => table(drawing, { dice: [4], steps: MOVE, ...more });
const idIn = (t: ReturnType<typeof table>, player: string, card: string) =>
  t.seat(player).row.find((focus) => focus.card === card)?.id;

describe('R17.3 conquest of a city-state', () => {
  it('TC-B16: 6 + 4 + 1 beats 2 + 8: a city, the token on the card of its type, both cards put aside', () => {
    const t = attacked('gA!! g.carthage g gB!!', '1,0', {
      card: 'iron-working-base',
      slot: 4,
      dice: [6, 2],
      A: { cityStates: ['brussels'] },
      B: { cityStates: ['carthage'] },
    });
    expect(t.log()).toContain('attack.won');
    expect(t.map()).toBe('gA!! gA!.carthage g gB!!');
    expect(t.state.cityStates.carthage).toEqual({
      home: '1,0',
      cards: ['aside', 'aside'],
      held: { by: 'A', focus: idIn(t, 'A', 'iron-working-base') },
    });
  });
  it('TC-B16: 6 + 4 does not beat 2 + 8', () => {
    const t = attacked('gA!! g.carthage g gB!!', '1,0', { slot: 4, dice: [6, 2] });
    expect(t.log()).toContain('attack.lost');
    expect(t.map()).toBe('gA!! g.carthage g gB!!');
  });
  it('R17.3 R17.5: of another type than military the token goes on that card', () => {
    const t = attacked('gA!! g.seoul g gB!!', '1,0', { slot: 5, dice: WIN });
    expect(t.state.cityStates.seoul?.held).toEqual({ by: 'A', focus: idIn(t, 'A', 'astrology') });
  });
  it('R15.10: the new city may stand next to others', () => {
    const t = attacked('gA!! g.seoul gB!! g', '1,0', { slot: 5, dice: WIN });
    t.play('A', 'done');
    expect(t.map()).toBe('gA!! gA!.seoul gB!! g');
  });
  it('R15.9: without an unused city a reinforced control token stands there and the conquest counts', () => {
    const t = attacked(`gA!! g.seoul g gB!!\n${SEVEN_CITIES}`, '1,0', { slot: 5, dice: WIN });
    expect(t.map()).toBe(`gA!! gA*.seoul g gB!!\n${SEVEN_CITIES}`);
    expect(t.state.cityStates.seoul).toMatchObject({ cards: ['aside', 'aside'], held: { by: 'A' } });
  });
  it('Q-E36: without a card of its type the token lies on none, with two its holder chooses', () => {
    const none = attacked('gA!! g.seoul g gB!!', '1,0', {
      slot: 5,
      dice: WIN,
      A: { row: ['early-empire', 'drama-and-poetry', 'foreign-trade', 'pottery', 'masonry-base'] },
    });
    expect(none.state.cityStates.seoul?.held).toEqual({ by: 'A', focus: null });
    const two = attacked('gA!! g.seoul g gB!!', '1,0', {
      slot: 5,
      dice: WIN,
      A: { row: ['astrology', 'mathematics', 'foreign-trade', 'pottery', 'masonry-base'] },
    });
    expect(two.options('A')).toEqual(['astrology', 'mathematics']);
    two.play('A', 'mathematics');
    expect(two.state.cityStates.seoul?.held?.focus).toBe(idIn(two, 'A', 'mathematics'));
  });
});

describe('R17.5 from one player to another', () => {
  it('R17.5: the token moves to the new holder’s card of its type and serves at once (R17.4)', () => {
    const t = attacked('gA!! gB!.kabul gB gB!!', '1,0', { slot: 5, dice: [6, 1, 1, 1] });
    t.play('A', 'conquer');
    expect(t.map()).toBe('gA!! gA!.kabul gB gB!!');
    expect(t.state.cityStates.kabul).toMatchObject({
      cards: ['aside', 'aside'],
      held: { by: 'A', focus: idIn(t, 'A', 'masonry-base') },
    });
    t.play('A', '2,0');
    expect(t.options('A')).toEqual(['0', '1']);
  });
  it('R15.9: a token standing for a city there is attacked as a control token, and a city takes its place', () => {
    const t = attacked('gA!! gB*.seoul g gB!!', '1,0', { slot: 3, dice: [6, 6] });
    expect(t.news().find(({ key }) => key === 'attack.won')?.params).toMatchObject({ attack: 9, defence: 8 });
    t.play('A', 'conquer');
    expect(t.map()).toBe('gA!! gA!.seoul g gB!!');
    expect(t.state.cityStates.seoul?.held?.by).toBe('A');
  });
  it('R15.9: without a city for it a reinforced token again', () => {
    const t = attacked(`gA!! gB.seoul g gB!!\n${SEVEN_CITIES}`, '1,0', { slot: 3, dice: WIN });
    t.play('A', 'conquer');
    expect(t.map()).toBe(`gA!! gA*.seoul g gB!!\n${SEVEN_CITIES}`);
  });
  it('Q-E5 [mass-media]: a token won by a card brings the city-state along', () => {
    const t = table('gA!! g gB.seoul g gB!!', { players: { A: { row: rowWith('mass-media', 1) } } });
    t.play('A', 'mass-media', 'done', '2,0');
    expect(t.map()).toBe('gA!! g gA.seoul g gB!!');
    expect(t.state.cityStates.seoul?.held?.by).toBe('A');
  });
  it('Q-E7: caravans in the conquered city go back to their cards, the conqueror’s own stay', () => {
    const t = attacked('gA!! gB!+A+B.seoul g gB!!', '1,0', { slot: 3, dice: WIN });
    t.play('A', 'conquer');
    expect(t.map()).toBe('gA!! gA!+A.seoul g gB!!');
  });
});

describe('R17.6 liberation', () => {
  it('R17.6: the city-state is back, one of its cards goes to the attacker, the other lies beside the map', () => {
    const t = attacked('gA!! gB!.seoul g gB!!', '1,0', { slot: 3, dice: WIN });
    expect(t.options('A')).toEqual(['conquer', 'liberate']);
    t.play('A', 'liberate');
    expect(t.map()).toBe('gA!! g.seoul g gB!!');
    expect(t.state.cityStates.seoul).toEqual({ home: '1,0', cards: ['A', 'map'], held: null });
  });
  it('R17.6: also when a control token stands for the city', () => {
    const t = attacked('gA!! gB.seoul g gB!!', '1,0', { slot: 3, dice: WIN });
    t.play('A', 'liberate');
    expect(t.map()).toBe('gA!! g.seoul g gB!!');
    expect(t.state.cityStates.seoul?.held).toBeNull();
  });
  it('R17.6: it counts as an attack won, but the space is not taken', () => {
    const t = attacked('gA!! gB!.seoul g gB!! g g', '1,0', { slot: 3, dice: WIN });
    t.play('A', 'liberate');
    expect(t.state.thisTurn).toMatchObject({ attacksWon: 1, captured: [] });
    // A free city-state bars the way.
    expect(t.options('A')).toEqual(['done', '1,0']);
  });
  it('Q-E13: on liberation a wonder stays under the city-state, neutral', () => {
    const t = attacked('gA!! gB!.seoul#kremlin g gB!!', '1,0', { slot: 3, dice: WIN });
    t.play('A', 'liberate');
    expect(t.map()).toBe('gA!! g.seoul#kremlin g gB!!');
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([[], []]);
  });
  it('Q-E13: conquering takes the wonder along, from its owner or with the free city-state (R20.7)', () => {
    const rival = attacked('gA!! gB!.seoul#kremlin g gB!!', '1,0', { slot: 3, dice: WIN });
    rival.play('A', 'conquer');
    expect([rival.seat('A').wonders, rival.seat('B').wonders]).toEqual([['kremlin'], []]);
    const free = attacked('gA!! g.seoul#kremlin g gB!!', '1,0', { slot: 5, dice: WIN });
    expect(free.seat('A').wonders).toEqual(['kremlin']);
    expect(free.log()).toContain('wonder.found');
  });
  it('N-M3: every caravan on the space goes back to its card', () => {
    const t = attacked('gA!! gB!+A+B.seoul g gB!!', '1,0', { slot: 3, dice: WIN });
    t.play('A', 'liberate');
    expect(t.map()).toBe('gA!! g.seoul g gB!!');
    expect([t.seat('A').caravans, t.seat('B').caravans]).toEqual([[{ at: null }], [{ at: null }]]);
  });
});

describe('R17.7 nobody holds it any more', () => {
  it('R17.7 Q-E14: a barbarian destroys the city: the city-state is free under it, its cards beside the map', () => {
    const t = raided('g>a gB!.seoul g gA!! gB!!');
    expect(t.map()).toBe('g g>a.seoul g gA!! gB!!');
    expect(t.state.cityStates.seoul).toEqual({ home: '1,0', cards: ['map', 'map'], held: null });
  });
  it('R17.7 Q-E14: the same with a control token that stands for the city; a reinforced one holds out once', () => {
    const flipped = raided('g>a gB*.seoul g gA!! gB!!');
    expect(flipped.map()).toBe('g>a gB.seoul g gA!! gB!!');
    expect(flipped.state.cityStates.seoul?.held?.by).toBe('B');
    const gone = raided('g>a gB.seoul g gA!! gB!!');
    expect(gone.map()).toBe('g g>a.seoul g gA!! gB!!');
    expect(gone.state.cityStates.seoul?.held).toBeNull();
  });
  it('Q-E14: a wonder under that city is neutral', () => {
    const t = raided('g>a gB!.seoul#kremlin g gA!! gB!!');
    expect(t.map()).toBe('g g>a.seoul#kremlin g gA!! gB!!');
    expect(t.seat('B').wonders).toEqual([]);
  });
  it('N-M7 [nuclear-power] [drama-and-poetry]: destroyed or moved away, the token frees the city-state', () => {
    const blast = table('gA!! g gB.seoul g gB!!', { players: { A: { row: rowWith('nuclear-power', 5) } } });
    blast.play('A', 'nuclear-power', '2,0');
    expect(blast.map()).toBe('gA!! g g.seoul g gB!!');
    const shift = table('gA!! g gA.seoul g gB!!', { players: { A: { row: rowWith('drama-and-poetry', 1) } } });
    shift.play('A', 'drama-and-poetry', 'done', '2,0', '3,0');
    expect(shift.map()).toBe('gA!! g g.seoul gA gB!!');
    for (const t of [blast, shift]) expect(t.state.cityStates.seoul?.held).toBeNull();
  });
  it('R15.1 R22.5: the barbarian has to be beaten before the city-state can be attacked again', () => {
    const t = war('gA!! g>a.seoul g gB!!', { slot: 5, dice: [6, 1, 6, 1] });
    t.play('A', 'attack', '1,0', 'pottery', '1,0');
    expect(t.map()).toBe('gA!! gA!.seoul g gB!!');
  });
});
