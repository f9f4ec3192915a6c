import { describe, expect, it } from 'vitest';
import { isMature, type WonderId } from '../../src/index.ts';
import { rowWith, table } from '../kit.ts';

const owner = (
  wonders: WonderId[],
  slot: number,
  card: 'early-empire' | 'drama-and-poetry' | 'mass-media' = 'early-empire',
) => ({
  players: { A: { row: rowWith(card, slot), seat: { wonders } } },
});

describe('[stonehenge]', () => {
  const HILLS = `
    g   h h h g g
    gA!! h g m h gB!!`;
  it('[stonehenge] a token on a hill goes on to the hills beside it, and from each of those again', () => {
    const t = table(HILLS, owner(['stonehenge'], 2));
    t.play('A', 'early-empire', '1,0');
    expect(t.asked('A')?.kind).toBe('placeOneControl');
    expect(t.options('A').sort()).toEqual(['1,1', '2,0', 'done']);
    t.play('A', '2,0', '3,0', 'done', '1,1');
    expect(t.map()).toBe('g hA hA hA g g\ngA!! hA g m h gB!!');
    // The tokens of the card itself are still two.
    expect(t.asked('A')?.kind).toBe('placeControl');
  });
  it('[stonehenge] Q-E27: neither a city beside nor the slot matters to the chain', () => {
    const t = table('gA!! h h h g gB!!', owner(['stonehenge'], 2));
    t.play('A', 'early-empire', '1,0', '2,0', '3,0');
    expect(t.map()).toBe('gA!! hA hA hA g gB!!');
  });
  it('[stonehenge] Q-E27: no hill with a barbarian, a city, a city-state or another token', () => {
    const t = table(
      `
      .  hB h>a .
      gA!! h h.seoul
      g  h h gB!!`,
      owner(['stonehenge'], 2),
    );
    t.play('A', 'early-empire', '1,1');
    expect(t.why('A', '1,0')).toEqual({ key: 'hex.control', params: { player: 'B' } });
    expect(t.why('A', '2,0')).toEqual({ key: 'hex.barbarian', params: { barbarian: 'A' } });
    expect(t.why('A', '2,1')).toEqual({ key: 'hex.cityState', params: { cityState: 'seoul' } });
    expect(t.why('A', '0,2')).toEqual({ key: 'hex.otherGround', params: { ground: 'hill' } });
    expect(t.options('A')).toEqual(['done', '1,2']);
  });
  it('[stonehenge] a token on other ground begins no chain, and none goes to other ground', () => {
    const flat = table('h gA!! h g g gB!!', owner(['stonehenge'], 2));
    flat.play('A', 'early-empire', '2,0');
    expect(flat.why('A', '3,0')).toBeDefined();
    const grass = table('g gA!! g h g gB!!', owner(['stonehenge'], 2));
    grass.play('A', 'early-empire', '2,0');
    expect(grass.asked('A')?.kind).toBe('placeControl');
    expect(grass.options('A')).not.toContain('3,0');
  });
  it('[stonehenge] R10.2: what lies on the hill is taken', () => {
    const t = table('gA!! h h.oil g gB!!', owner(['stonehenge'], 2));
    t.play('A', 'early-empire', '1,0', '2,0');
    expect(t.seat('A').resources.oil).toBe(1);
  });
  it('without it nothing goes on', () => {
    const t = table(HILLS, owner([], 2));
    t.play('A', 'early-empire', '1,0');
    expect(t.asked('A')?.kind).toBe('placeControl');
  });
});

describe('[hanging-gardens]', () => {
  const t = () =>
    table(
      `
      .  m d gB!!
      g  gA!! n.pantanal w
      g  g  g  g`,
      owner(['hanging-gardens'], 1),
    );
  it('[hanging-gardens] at the start of the turn one token beside an own city, difficulty 4 or less', () => {
    const one = t();
    one.play('A', 'wonder:hanging-gardens');
    expect(one.options('A').sort()).toEqual(['0,1', '0,2', '1,2', '2,0', 'done']);
    expect(one.why('A', '1,0')).toEqual({ key: 'hex.tooHard', params: { need: 5, slot: 4 } });
    expect(one.why('A', '2,1')).toEqual({ key: 'hex.tooHard', params: { need: 5, slot: 4 } });
    expect(one.why('A', '2,2')).toEqual({ key: 'hex.notNextToCity' });
    one.play('A', '2,0');
    expect(one.map().split('\n')[0]).toBe('. m dA gB!!');
    expect(one.asked('A')?.kind).toBe('chooseCard');
  });
  it('[hanging-gardens] Q-E30: one token only, each turn', () => {
    const one = t();
    one.play('A', 'wonder:hanging-gardens', '0,1');
    one.pass('A');
    one.pass('B');
    one.play('A', 'wonder:hanging-gardens', '0,2');
    expect(one.asked('A')?.kind).toBe('chooseCard');
  });
});

describe('[forbidden-city]', () => {
  const drawing = 'gA!! gB* g gB gA gB nB.pantanal gB!!';
  it('[forbidden-city] one rival token beside a friendly space is destroyed, reinforced or not', () => {
    const t = table(drawing, owner(['forbidden-city'], 1));
    t.play('A', 'wonder:forbidden-city');
    expect(t.options('A').sort()).toEqual(['1,0', '3,0', '5,0', 'done']);
    expect(t.why('A', '6,0')).toEqual({ key: 'hex.notNextToFriendly' });
    expect(t.why('A', '4,0')).toEqual({ key: 'hex.notRivalControl' });
    t.play('A', '1,0');
    expect(t.map()).toBe('gA!! g g gB gA gB nB.pantanal gB!!'.replace('nB.pantanal', 'nB'));
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('[forbidden-city] cities are safe, and nothing is placed', () => {
    const t = table('gA!! gB! g gB!!', owner(['forbidden-city'], 1));
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('[forbidden-city] R19.5: a natural wonder returns to its space', () => {
    const t = table('gA!! nB.pantanal g gB!!', owner(['forbidden-city'], 1));
    t.play('A', 'wonder:forbidden-city', '1,0');
    expect(t.map()).toBe('gA!! n.pantanal g gB!!');
    expect([t.seat('A').naturalWonders, t.seat('B').naturalWonders]).toEqual([[], []]);
  });
});

describe('[chichen-itza]', () => {
  const drawing = 'gA!! g f g f.oil f+B gB f gB!!';
  it('[chichen-itza] empty forest anywhere within the slot', () => {
    const t = table(drawing, owner(['chichen-itza'], 3));
    t.play('A', 'early-empire');
    expect(t.options('A').sort()).toEqual(['1,0', '2,0', '7,0', 'done']);
    t.play('A', '7,0');
    expect(t.map()).toBe('gA!! g f g f.oil f+B gB fA gB!!');
  });
  it('[chichen-itza] Q-E28: the slot still limits', () => {
    const t = table(drawing, owner(['chichen-itza'], 2));
    t.play('A', 'early-empire');
    expect(t.why('A', '7,0')).toEqual({ key: 'hex.tooHard', params: { need: 3, slot: 2 } });
  });
  it('[chichen-itza] Q-E28: empty is strict: no resource, no caravan', () => {
    const t = table(drawing, owner(['chichen-itza'], 3));
    t.play('A', 'early-empire');
    expect(t.why('A', '4,0')).toEqual({ key: 'hex.notNextToCity' });
    expect(t.why('A', '5,0')).toEqual({ key: 'hex.notNextToCity' });
  });
  it('[chichen-itza] Q-E28: beside a city a forest need not be empty', () => {
    const t = table('gA!! f.oil g gB!!', owner(['chichen-itza'], 3));
    t.play('A', 'early-empire', '1,0');
    expect(t.seat('A').resources.oil).toBe(1);
  });
});

describe('[sydney-opera-house]', () => {
  it('[sydney-opera-house] rival control tokens count for maturity', () => {
    const t = table('gA!! gB g gB!!', owner(['sydney-opera-house'], 1));
    expect(isMature(t.state, '0,0')).toBe(true);
    expect(isMature(table('gA!! gB g gB!!', owner([], 1)).state, '0,0')).toBe(false);
  });
  it('[sydney-opera-house] rival cities and empty spaces do not, and the rival gains nothing', () => {
    expect(isMature(table('gA!! gB! g gB!!', owner(['sydney-opera-house'], 1)).state, '0,0')).toBe(false);
    expect(isMature(table('gA!! g g gB!!', owner(['sydney-opera-house'], 1)).state, '0,0')).toBe(false);
    expect(isMature(table('gA!! gA gA gB!!', owner(['sydney-opera-house'], 1)).state, '3,0')).toBe(false);
  });
});

describe('[eiffel-tower]', () => {
  const three = 'gA!! g gB* g gB g gC g gC g gB!! g gC!!';
  it('[eiffel-tower] two tokens of one rival, wherever they lie; the rival says which is swapped, unreinforced', () => {
    const t = table(three, owner(['eiffel-tower'], 1));
    t.play('A', 'wonder:eiffel-tower', '2,0');
    expect(t.why('A', '6,0')).toEqual({ key: 'hex.otherOwner', params: { player: 'B' } });
    expect(t.options('A')).toEqual(['done', '4,0']);
    t.play('A', '4,0');
    expect(t.asked('A')).toBeUndefined();
    expect(t.options('B')).toEqual(['2,0', '4,0']);
    t.play('B', '2,0');
    expect(t.map()).toBe('gA!! g gA g gB g gC g gC g gB!! g gC!!');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('[eiffel-tower] a rival with one token only cannot be pointed at', () => {
    const t = table('gA!! g gB g gC g gC g gB!! g gC!!', owner(['eiffel-tower'], 1));
    t.play('A', 'wonder:eiffel-tower');
    expect(t.why('A', '2,0')).toEqual({ key: 'hex.onlyOne' });
    expect(table('gA!! g gB g gB!!', owner(['eiffel-tower'], 1)).asked('A')?.kind).toBe('chooseCard');
  });
  it('[eiffel-tower] R2.2: without an unused token one is taken back first', () => {
    const all = Array.from({ length: 31 }, () => 'gA').join(' ');
    const t = table(`gA!! gB gB gB!! ${all}`, owner(['eiffel-tower'], 1));
    t.play('A', 'wonder:eiffel-tower', '1,0', '2,0');
    t.play('B', '1,0');
    expect(t.asked('A')?.kind).toBe('takeBackControl');
    t.play('A', '34,0');
    expect(t.map().startsWith('gA!! gA gB gB!!')).toBe(true);
    expect(t.state.map['34,0']?.control).toBeUndefined();
  });
  it('[eiffel-tower] pointing may be broken off', () => {
    const t = table(three, owner(['eiffel-tower'], 1));
    t.play('A', 'wonder:eiffel-tower', '2,0', 'done');
    expect(t.map()).toBe(three);
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
});
