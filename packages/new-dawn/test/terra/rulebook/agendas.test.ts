import { describe, expect, it, test } from 'vitest';
import {
  AGENDAS,
  type AgendaId,
  type State,
  VICTORY_CARDS,
  type VictoryCardId,
  type WonderId,
} from '../../../src/index.ts';
import { type Given, terraRowWith } from '../../kit.ts';
import { assault, marching, won } from '../armies.ts';
import { holding, leads, NONE, onTile, terra, turn } from '../turns.ts';

const laid = (...cards: VictoryCardId[]): State['victory'] => cards.map((card) => ({ card, claims: [] }));
const claimsOf = (s: State, me = 'A') =>
  s.victory.flatMap(({ claims }) => claims.filter(({ player }) => player === me).map(({ agenda }) => agenda));
const progress = (agenda: AgendaId, drawing: string, A: Given = {}, tiles: [number, string[]][] = []) => {
  const t = terra(drawing, { players: { A } });
  for (const [tile, hexes] of tiles) onTile(t.state, tile, ...hexes);
  return AGENDAS[agenda](t.state, 'A');
};

describe('T15.1 victory cards of the expansion', () => {
  const CARDS: [VictoryCardId, AgendaId[]][] = [
    ['vc-fortified', ['fortified']],
    ['vc-expeditionary', ['expeditionary']],
    ['vc-technophile-scholarly-terra', ['technophile-terra', 'scholarly-terra']],
    ['vc-defensive-devastating', ['defensive', 'devastating']],
    ['vc-diplomatic-hoarder', ['diplomatic', 'hoarder']],
    ['vc-expansionist-prolific', ['expansionist', 'prolific']],
    ['vc-industrious-progressive', ['industrious', 'progressive']],
    ['vc-provincial-diversified', ['provincial', 'diversified']],
  ];
  test.each(CARDS)('T15.1: [%s] has its agendas', (card, agendas) => {
    expect(VICTORY_CARDS[card]).toEqual(agendas);
  });
});

describe('fort agendas', () => {
  it('TC-T3, T10.3: [fortified] and [expeditionary] count forts with an own city', () => {
    expect(progress('fortified', 'gA!! F g gB!!')).toEqual({ have: 0, need: 1 });
    expect(progress('fortified', 'gA!! FA! g FB! gB!!')).toEqual({ have: 1, need: 1 });
    expect(progress('expeditionary', 'gA!! FA! g FB! gB!!')).toEqual({ have: 1, need: 2 });
    expect(progress('expeditionary', 'gA!! FA! g FA! gB!!')).toEqual({ have: 2, need: 2 });
  });
  it('TC-T3, T15.3: losing one of two forts takes the Expeditionary marker away, Fortified stays', () => {
    const t = marching('gA!! g FB! g FB! g gB!!', {
      position: 5,
      dice: [6, 1],
      state: { victory: laid('vc-fortified', 'vc-expeditionary') },
    });
    expect(claimsOf(t.state, 'B')).toEqual(['fortified', 'expeditionary']);
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! g FA!^A g FB! g gB!!');
    expect(claimsOf(t.state, 'B')).toEqual(['fortified']);
    expect(claimsOf(t.state, 'A')).toEqual(['fortified']);
    expect(t.log()).toContain('agenda.lost');
  });
});

describe('technology and wonders', () => {
  const row = (cards: number) => {
    const best = ['mass-media', 'nuclear-power', 'capitalism'] as const;
    return terraRowWith('irrigation', 0).map((card) => {
      const i = ['early-empire', 'astrology', 'foreign-trade'].indexOf(card);
      return i >= 0 && i < cards ? (best[i] ?? card) : card;
    });
  };
  it('[technophile-terra] three cards of level IV in the row', () => {
    expect(progress('technophile-terra', 'gA!! gB!!', { row: row(2) })).toEqual({ have: 2, need: 3 });
    expect(progress('technophile-terra', 'gA!! gB!!', { row: row(3) })).toEqual({ have: 3, need: 3 });
    const lower = terraRowWith('civil-service', 2).map((card) => (card === 'astrology' ? 'replaceable-parts' : card));
    expect(progress('technophile-terra', 'gA!! gB!!', { row: lower })).toEqual({ have: 0, need: 3 });
  });
  it('R24.2: [technophile-terra] once claimed it stays, whatever becomes of the row', () => {
    const t = terra('gA!! gB!!', {
      players: { A: { row: row(3) } },
      state: { victory: laid('vc-technophile-scholarly-terra') },
    });
    expect(claimsOf(t.state)).toEqual(['technophile-terra']);
    for (const focus of t.seat('A').row) if (focus.card === 'mass-media') focus.card = 'drama-and-poetry';
    t.pass('A');
    expect(AGENDAS['technophile-terra'](t.state, 'A').have).toBe(2);
    expect(claimsOf(t.state)).toEqual(['technophile-terra']);
  });
  it('[scholarly-terra] two scientific wonders; [prolific] two of one era; [progressive] every era; [diversified] three kinds', () => {
    const having = (agenda: AgendaId, ...wonders: WonderId[]) => progress(agenda, 'gA!! gB!!', holding(...wonders));
    expect(having('scholarly-terra', 'great-library', 'colosseum')).toEqual({ have: 1, need: 2 });
    expect(having('scholarly-terra', 'great-library', 'amundsen-scott')).toEqual({ have: 2, need: 2 });
    expect(having('prolific', 'great-library', 'taj-mahal', 'orszaghaz')).toEqual({ have: 1, need: 2 });
    expect(having('prolific', 'great-library', 'colosseum')).toEqual({ have: 2, need: 2 });
    expect(having('progressive', 'great-library', 'colosseum', 'taj-mahal')).toEqual({ have: 2, need: 3 });
    expect(having('progressive', 'great-library', 'orszaghaz', 'taj-mahal')).toEqual({ have: 3, need: 3 });
    expect(having('diversified', 'great-library', 'oracle', 'colosseum')).toEqual({ have: 2, need: 3 });
    expect(having('diversified', 'great-library', 'petra', 'colosseum')).toEqual({ have: 3, need: 3 });
  });
});

describe('war', () => {
  it('[defensive] fifteen reinforced control tokens, districts among them (T7.2)', () => {
    const line = `${'gA* '.repeat(13)}gA*@campus gA`;
    expect(progress('defensive', `gA!! ${line} gB!!`)).toEqual({ have: 14, need: 15 });
    expect(progress('defensive', `gA!! ${line} gA* gB!!`)).toEqual({ have: 15, need: 15 });
  });
  const fight = (dice: number[], A: Given = {}) =>
    assault('gA!! g gB! gB* gB!!', '2,0', {
      position: 5,
      A,
      dice,
      state: { victory: laid('vc-defensive-devastating') },
    });
  it('[devastating] an attack won with 16 or more, at that moment (Q-E16)', () => {
    const strong = fight([6, 1], leads('scythia', holding('terracotta-army')));
    // 6 + 5 + 3 + 2
    expect(won(strong)).toBe(true);
    expect(claimsOf(strong.state)).toEqual(['devastating']);
    expect(claimsOf(fight([5, 1], leads('scythia', holding('terracotta-army'))).state)).toEqual([]);
  });
  it('[devastating] not for a lost attack, however strong, and not for a defence', () => {
    const t = assault('gA!! g mB! gB* gB!!', '2,0', {
      position: 5,
      A: holding('terracotta-army', 'alhambra', 'pentagon-terra'),
      B: holding('petra', 'ruhr-valley', 'alhambra'),
      dice: [6, 6],
      state: { victory: laid('vc-defensive-devastating') },
    });
    expect(won(t)).toBe(false);
    expect([claimsOf(t.state), claimsOf(t.state, 'B')]).toEqual([[], []]);
  });
});

describe('holdings', () => {
  it('[diplomatic] cards of four different players or city-states; several of one count once', () => {
    const diplomacy = [
      { from: 'B', card: 'joint-war' as const },
      { from: 'B', card: 'embassy' as const },
      { from: 'C', card: 'joint-war' as const },
    ];
    const drawing = 'gA!! gB!! gC!!';
    expect(progress('diplomatic', drawing, { diplomacy, cityStates: ['seoul'] })).toEqual({ have: 3, need: 4 });
    expect(progress('diplomatic', drawing, { diplomacy, cityStates: ['seoul', 'akkad'] })).toEqual({
      have: 4,
      need: 4,
    });
  });
  it('[hoarder] five tokens, natural wonders and equal resources among them', () => {
    const seat = { resources: { ...NONE, oil: 3, marble: 1 } };
    expect(progress('hoarder', 'gA!! gB!!', { seat })).toEqual({ have: 4, need: 5 });
    expect(progress('hoarder', 'gA!! nA.gobustan gB!!', { seat: { ...seat, naturalWonders: ['gobustan'] } })).toEqual({
      have: 5,
      need: 5,
    });
  });
  it('[industrious] five districts on the map', () => {
    const four = 'gA!! gA@campus gA@encampment gA@industrial-zone gA@theater-square';
    expect(progress('industrious', `${four} gB!!`)).toEqual({ have: 4, need: 5 });
    expect(progress('industrious', `${four} gA@commercial-hub gB!!`)).toEqual({ have: 5, need: 5 });
    expect(progress('industrious', `${four} gA gA* gB@campus gB!!`)).toEqual({ have: 4, need: 5 });
  });
  it('T15.5: [expansionist] cities on six tiles; each fort is a tile of its own', () => {
    const drawing = 'gA!! gA! gA! gA! FA! FA! gB!!';
    const tiles: [number, string[]][] = [
      [0, ['0,0', '1,0']],
      [1, ['2,0']],
      [2, ['3,0']],
    ];
    expect(progress('expansionist', drawing, {}, tiles)).toEqual({ have: 5, need: 6 });
    expect(progress('expansionist', drawing, {}, [...tiles, [3, ['1,0']]])).toEqual({ have: 6, need: 6 });
  });
  it('T15.5: [provincial] mature cities on four tiles; each fort is a tile of its own', () => {
    const drawing = 'gA!! w FA! w FA! gA gA! w gA! g gB!!';
    const tiles: [number, string[]][] = [
      [0, ['0,0']],
      [1, ['6,0']],
      [2, ['8,0', '9,0']],
    ];
    // The city on 8,0 has a bare space beside it.
    expect(progress('provincial', drawing, {}, tiles)).toEqual({ have: 4, need: 4 });
    expect(progress('provincial', drawing, {}, [...tiles, [0, ['6,0']]])).toEqual({ have: 3, need: 4 });
  });
});

describe('T15.4 normal agendas stay as they are', () => {
  it('T15.4: a claimed agenda stays claimed when what it counted is lost', () => {
    const t = marching('gA!! g gB g gB!!', {
      A: { seat: { resources: { ...NONE, oil: 5 } } },
      state: { victory: laid('vc-diplomatic-hoarder') },
    });
    expect(claimsOf(t.state)).toEqual(['hoarder']);
    t.seat('A').resources.oil = 0;
    t.play('A', '1,0');
    expect(claimsOf(t.state)).toEqual(['hoarder']);
  });
});

describe('[dead-sea] [mato-tipila] [ha-long-bay] [gobustan] natural wonders of the expansion', () => {
  test.each([
    ['dead-sea', 'marble'],
    ['mato-tipila', 'mercury'],
    ['ha-long-bay', 'diamonds'],
    ['gobustan', 'oil'],
  ] as const)('Q-D2: [%s] is taken with a control token and spent as %s, once a turn', (naturalWonder, resource) => {
    const t = turn(`n.${naturalWonder} gA!! g gB!!`, 'early-empire', 5);
    t.play('A', '0,0');
    expect(t.seat('A').naturalWonders).toEqual([naturalWonder]);
    const offer: WonderId = resource === 'oil' || resource === 'mercury' ? 'huey-teocalli' : 'kilwa-kisiwani';
    const A = { seat: { naturalWonders: [naturalWonder], resources: { ...NONE, oil: 1, diamonds: 1 } } };
    const building = turn(`nA.${naturalWonder} gA!! g gB!!`, 'pottery', 5, A, { offer: [offer] });
    building.play('A', 'wonder', offer, `naturalWonder:${naturalWonder}`);
    expect(building.options('A')).not.toContain(`naturalWonder:${naturalWonder}`);
    building.play('A', resource === 'oil' || resource === 'mercury' ? 'resource:oil' : 'resource:diamonds');
    building.play('A', 'build', '1,0');
    expect(building.seat('A').naturalWonders).toEqual([naturalWonder]);
    expect(building.seat('A').wonders).toEqual([offer]);
  });
});
