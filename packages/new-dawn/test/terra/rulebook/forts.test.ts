import { describe, expect, it } from 'vitest';
import { TERRA, table, terraRowWith } from '../../kit.ts';
import { armiesOf, assault, marching, sides, values, won } from '../armies.ts';

const RIVAL = 'g g gB!!';
const FAR = Array.from({ length: 7 }, () => 'gA!').join(' m ');

describe('T2.2 T10.1 what a fort forbids', () => {
  const building = (drawing: string) => {
    const t = table(drawing, {
      options: TERRA,
      players: { A: { row: terraRowWith('urbanization', 5) } },
      state: { victory: [] },
    });
    t.play('A', 'urbanization', 'city');
    return t;
  };
  it('T2.2 T10.1: no city beside a fort, with a city on it or without, and none on it by building', () => {
    for (const fort of ['F', 'FB!']) {
      const t = building(`gA!! g g ${fort} g g ${RIVAL}\ng g . . . . . . .\ng g . . . . . . .`);
      expect([fort, t.why('A', '2,0')?.key]).toEqual([fort, fort === 'F' ? 'hex.nextToFort' : 'hex.nextToCity']);
      expect([fort, t.why('A', '3,0')?.key]).toEqual([fort, fort === 'F' ? 'hex.fort' : 'hex.city']);
      expect(t.options('A')).toContain('0,2');
    }
  });
  it('T2.2: own figures, own control tokens and any caravans are no hindrance, nor a lone neutral wonder', () => {
    const t = building(`gA!! g gA+A+B^A m g#petra ${RIVAL}`);
    expect(t.options('A')).toEqual(expect.arrayContaining(['2,0', '4,0']));
    t.play('A', '4,0', 'done');
    expect(t.seat('A').wonders).toEqual(['petra']);
  });
  it('T2.2: no city on water, beside a city or a city-state, on a rival’s token, a resource or a barbarian', () => {
    const t = building(`gA!! g g w g g.seoul g gB g.oil g>a ${RIVAL}`);
    for (const [hex, key] of [
      ['1,0', 'hex.nextToCity'],
      ['3,0', 'hex.water'],
      ['4,0', 'hex.nextToCity'],
      ['5,0', 'hex.cityState'],
      ['7,0', 'hex.control'],
      ['8,0', 'hex.resource'],
      ['9,0', 'hex.barbarian'],
    ] as const) {
      expect([hex, t.why('A', hex)?.key]).toEqual([hex, key]);
    }
  });
  it('T10.1: no control token on a fort', () => {
    const t = table(`gA!! F g ${RIVAL}`, { options: TERRA, state: { victory: [] } });
    t.play('A', 'early-empire');
    expect(t.why('A', '1,0')).toEqual({ key: 'hex.fort' });
  });
  it('T10.1: no district on a fort', () => {
    const t = table(`gA!! F g ${RIVAL}\ng . . . .`, {
      options: TERRA,
      players: { A: { row: terraRowWith('irrigation', 5) } },
      state: { victory: [] },
    });
    t.play('A', 'irrigation', 'district');
    expect(t.why('A', 'campus@1,0')).toEqual({ key: 'hex.fort' });
    expect(t.options('A')).toContain('campus@0,1');
  });
  it('T10.1 Q-D8: a fort is as difficult as a forest', () => {
    const t = marching(`gA!! F g ${RIVAL}\ng . . . .`, { position: 2 });
    expect(t.why('A', '1,0')).toEqual({ key: 'hex.tooHard', params: { need: 3, slot: 2 } });
  });
  it('R21.1 T10.1: a city is not mature while a fort beside it is nobody’s', () => {
    const t = marching(`gA!! g m gA gA! F ${RIVAL}`);
    expect(t.options('A')).not.toContain('3,0');
  });
});

describe('T10.2 who goes there', () => {
  it('T10.2: caravans move on to forts and through them', () => {
    const t = table(`gA!! F g ${RIVAL}`, {
      options: TERRA,
      players: { A: { row: terraRowWith('foreign-trade', 3) } },
      state: { victory: [] },
    });
    t.play('A', 'foreign-trade', 'caravan:0');
    expect(t.options('A')).toEqual(expect.arrayContaining(['1,0', '2,0']));
    t.play('A', '1,0', 'done');
    expect(t.map()).toContain('F+A');
  });
  it('T10.2: an army stops at an uncontrolled fort and attacks it', () => {
    const t = marching(`gA!! F g ${RIVAL}`, { dice: [1, 6] });
    expect(t.options('A')).not.toContain('2,0');
    t.play('A', '1,0');
    expect(won(t)).toBe(false);
  });
  it('T10.2 T8.6: an own fort does not stop it', () => {
    const t = marching(`gA!! FA! g ${RIVAL}`);
    expect(t.options('A')).toContain('2,0');
  });
  it('T10.2: not even Flight passes an uncontrolled fort', () => {
    const t = marching(`gA!! F g ${RIVAL}`, { card: 'flight-terra' });
    expect(t.options('A')).not.toContain('2,0');
  });
});

describe('T10.3 T10.4 conquest and loss', () => {
  it('TC-T11 T9.4 T9.6: Masonry in slot 3, 5 and 3 = 8 against 2 + 6 = 8: the army is back on its card', () => {
    const A = { row: terraRowWith('masonry-terra', 3), trade: { 'masonry-terra': 1 } };
    const t = assault(`gA!! F ${RIVAL}`, '1,0', { dice: [5, 2], A });
    expect(values(t)).toEqual([8, 8]);
    t.play('A', 'done');
    expect(won(t)).toBe(false);
    expect(armiesOf(t, 'A')).toEqual([null]);
  });
  it('T10.3 T9.7 T9.8: a beaten fort gets an own city, and the army stays there', () => {
    const t = assault(`gA!! F ${RIVAL}`, '1,0', { dice: [6, 1] });
    expect(t.map()).toBe('gA!! FA!^A g g gB!!');
    expect(t.state.map['1,0']).toMatchObject({ fort: true, city: { of: 'A' }, ground: 'forest' });
  });
  it('T10.3: from then on it is a city like any other', () => {
    const t = assault(`gA!! w FB! ${RIVAL}`, '2,0', {
      card: 'mass-production-terra',
      A: { row: terraRowWith('mass-production-terra', 3), trade: { 'mass-production-terra': 1 } },
      dice: [6, 1],
    });
    expect(sides(t).defence).toEqual({ city: 6 });
    t.play('A', 'done');
    expect(t.map()).toBe('gA!! w FA!^A g g gB!!');
  });
  it('T10.3: it may be mature, a place to set out from, and hold a wonder', () => {
    const drawing = 'gA!! m gA FA! gA g gB!!';
    expect(marching(drawing).options('A')).toEqual(expect.arrayContaining(['3,0', '5,0']));
    const t = table(drawing, {
      options: TERRA,
      state: { victory: [] },
      steps: [{ kind: 'placeWonder', player: 'A', wonder: 'petra' }],
    });
    t.play('A', '3,0');
    expect(t.map()).toContain('FA!#petra');
  });
  it('Q-V7, T9.7, T9.8: caravans on a beaten fort stay, and for a rival one the army goes back', () => {
    const t = assault(`gA!! F+A+B ${RIVAL}`, '1,0', { dice: [6, 1] });
    t.play('A', 'fort');
    expect(t.map()).toBe('gA!!^A FA!+A+B g g gB!!');
    const own = assault(`gA!! F+A ${RIVAL}`, '1,0', { dice: [6, 1] });
    expect(own.map()).toBe('gA!! FA!+A^A g g gB!!');
  });
  it('T10.4 Q-F39: a rival’s city on a fort beaten: the attacker’s city and army stand there', () => {
    const t = assault(`gA!! FB!^B ${RIVAL}`, '1,0', { dice: [6, 1], card: 'flight-terra' });
    t.play('A', 'city');
    expect(t.map()).toBe('gA!! FA!^A g g gB!!');
  });
  it('Q-F7: with no city left nothing is placed, the fort stays nobody’s, the army goes back', () => {
    const t = assault(`${FAR} m gA!! F ${RIVAL}`, '15,0', { dice: [6, 1] });
    expect(won(t)).toBe(true);
    expect(t.map()).toContain('gA!!^A F g');
    expect(t.log()).toContain('fort.noCity');
  });
  it('Q-F7 T10.4: a rival’s city beaten without an own one: it goes back, the fort is nobody’s again', () => {
    const t = assault(`${FAR} m gA!! FB!^B ${RIVAL}`, '15,0', { dice: [6, 1], card: 'flight-terra' });
    t.play('A', 'city');
    expect(t.map()).toContain('gA!!^A F g');
    expect(t.state.map['15,0']).toEqual({ ground: 'forest', tile: null, fort: true });
    expect(armiesOf(t, 'B')).toEqual([null]);
  });
  it('Q-F7 R20.7: a wonder under a city lost that way is neutral', () => {
    const t = assault(`${FAR} m gA!! FB!#petra ${RIVAL}`, '15,0', { dice: [6, 1], card: 'flight-terra' });
    expect(t.state.map['15,0']?.wonder).toBe('petra');
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([[], []]);
  });
});
