import { describe, expect, it } from 'vitest';
import { citiesLeft, controlLeft, isMature, type NewDawnStep, type State } from '../../src/index.ts';
import { rowWith, type TableOptions, table } from '../kit.ts';
import { attacked, sums, war } from '../war.ts';

const WIN = [6, 1];
const SEVEN_CITIES = Array.from({ length: 7 }, () => 'gA!').join(' ');
const ALL_TOKENS = Array.from({ length: 31 }, () => 'gA').join(' ');
/** Every control token marks an agenda: there is none to place and none to take back. */
const NO_TOKENS: Pick<State, 'victory'> = {
  victory: [
    {
      card: 'practice',
      claims: Array.from({ length: 31 }, () => ({ player: 'A', agenda: 'technophile-base' as const, marked: true })),
    },
  ],
};
const MOVE: NewDawnStep[] = [{ kind: 'moveBarbarians' }, { kind: 'chooseCard', player: 'A' }];
/** Die 4 sends all barbarians east. */
const raided = (drawing: string, more: TableOptions = {}) => table(drawing, { dice: [4], steps: MOVE, ...more });

describe('R15.8 a barbarian is beaten', () => {
  it('R15.8: it leaves the map and a trade token goes on any own card', () => {
    const t = attacked('gA!! f>c g gB!!', '1,0', { slot: 3, dice: [4, 1] });
    expect(t.map()).toBe('gA!! f g gB!!');
    expect(t.state.barbarians.C).toEqual({ home: '1,0', at: null });
    expect(t.options('A')).toHaveLength(5);
    t.play('A', 'pottery');
    expect(t.trade('A', 'pottery')).toBe(1);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('R15.8: its space is not taken, and it can come back at the next spawn event', () => {
    const t = table('gA!! g g gB!!', {
      steps: [{ kind: 'spawnBarbarians' }, { kind: 'chooseCard', player: 'A' }],
      state: { barbarians: { C: { home: '1,0', at: null } } },
    });
    expect(t.map()).toBe('gA!! g>c g gB!!');
  });
  it('R16.1: with all cards full the token is lost', () => {
    const full = Object.fromEntries(rowWith('masonry-base', 3).map((card) => [card, 3]));
    const t = attacked('gA!! g>c g gB!!', '1,0', { slot: 3, dice: [4, 1], A: { trade: full } });
    t.play('A', '0');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('N-M2: of several on one space only the first is beaten', () => {
    const here = { home: '1,0' as const, at: '1,0' as const };
    const t = attacked('gA!! g g gB!!', '1,0', {
      slot: 3,
      dice: [4, 1],
      state: { barbarians: { B: here, D: { ...here } } },
    });
    t.play('A', 'pottery');
    expect(t.map()).toBe('gA!! g>d g gB!!');
    expect(t.trade('A', 'pottery')).toBe(1);
    expect(t.asked('A')?.kind).toBe('attack');
  });
});

describe('R15.8 a control token is beaten', () => {
  it('R15.8: it goes back, an unreinforced one of the attacker takes its place', () => {
    const t = attacked('gA!! gB* g gB!!', '1,0', { slot: 3, dice: WIN });
    expect(t.map()).toBe('gA!! gA g gB!!');
  });
  it('R15.10: also next to a city, and a caravan there stays', () => {
    const t = attacked('gA!! gB+B gB!! g', '1,0', { slot: 3, dice: WIN });
    t.play('A', 'done');
    expect(t.map()).toBe('gA!! gA+B gB!! g');
  });
  it('R20.4: a wonder under it changes hands with it', () => {
    const t = attacked('gA!! gB#kremlin g gB!!', '1,0', { slot: 3, dice: WIN });
    expect(t.map()).toBe('gA!! gA#kremlin g gB!!');
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([['kremlin'], []]);
    expect(t.log()).toContain('wonder.captured');
  });
  it('R2.2 Q-E19: without an unused token the attacker first takes one back from the map', () => {
    const t = attacked(`gA!! gB g gB!!\n${ALL_TOKENS}`, '1,0', { slot: 5, dice: WIN });
    expect(t.asked('A')?.kind).toBe('takeBackControl');
    expect(t.map()).toMatch('gA!! gB g gB!!');
    t.play('A', '30,1');
    expect(t.map()).toBe(`gA!! gA g gB!!\n${ALL_TOKENS.slice(0, -1)}`);
  });
  it('Q-V9, R2.2: none need be taken back; then nothing is placed, and the space is nobody’s', () => {
    const token = attacked(`gA!! nB.pantanal g gB!!\n${ALL_TOKENS}`, '1,0', { slot: 5, dice: WIN });
    token.play('A', 'skip');
    expect(token.map()).toBe(`gA!! n.pantanal g gB!!\n${ALL_TOKENS}`);
    const city = attacked(`gA!! gB!#kremlin g gB!!\n${SEVEN_CITIES}\n${ALL_TOKENS}`, '1,0', { slot: 5, dice: WIN });
    city.play('A', 'skip');
    expect(city.map()).toBe(`gA!! g#kremlin g gB!!\n${SEVEN_CITIES}\n${ALL_TOKENS}`);
    expect([city.seat('A').wonders, city.seat('B').wonders]).toEqual([[], []]);
    const state = attacked(`gA!! g.seoul g gB!!\n${SEVEN_CITIES}\n${ALL_TOKENS}`, '1,0', { slot: 5, dice: WIN });
    state.play('A', 'skip');
    expect(state.state.map['1,0']?.cityState).toBe('seoul');
  });
  it('Q-E19: with none anywhere the space is nobody’s, and its natural wonder lies there again', () => {
    const t = attacked('gA!! nB.pantanal g gB!!', '1,0', { slot: 5, dice: WIN, state: NO_TOKENS });
    expect(t.map()).toBe('gA!! n.pantanal g gB!!');
    expect(t.seat('B').naturalWonders).toEqual([]);
  });
  it('N-M5 [stonehenge]: winning a hill in combat is no placement', () => {
    const t = attacked('gA!! hB h gB!!', '1,0', { slot: 3, dice: WIN, A: { seat: { wonders: ['stonehenge'] } } });
    expect(t.map()).toBe('gA!! hA h gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
});

describe('R15.8 a city is beaten', () => {
  it('R15.8 R15.10: it goes back, an unused city of the attacker takes its place, next to others too', () => {
    const t = attacked('gA!! gB! gB!! g', '1,0', { slot: 3, dice: WIN });
    expect(t.map()).toBe('gA!! gA! gB!! g');
    expect(t.log()).toContain('city.conquered');
  });
  it('R15.8 R20.4: a wonder token stays, its card goes to the attacker and works at once', () => {
    const t = attacked('gA!! gB!#terracotta-army gB gB!!', '1,0', { slot: 5, dice: [6, 1, 1, 1] });
    expect(t.map()).toBe('gA!! gA!#terracotta-army gB gB!!');
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([['terracotta-army'], []]);
    t.play('A', '2,0');
    // die 1 + slot 5 + Terracotta Army 2
    expect(t.news().find(({ key }) => key === 'attack.won')?.params).toMatchObject({ attack: 8, defence: 2 });
  });
  it('R12.11 Q-E7: rival caravans there go back to their cards, the attacker’s own stay', () => {
    const t = attacked('gA!! gB!+A+B+C g gB!! gC!!', '1,0', { slot: 3, dice: WIN });
    expect(t.map()).toBe('gA!! gA!+A g gB!! gC!!');
    expect([t.seat('B').caravans, t.seat('C').caravans]).toEqual([[{ at: null }], [{ at: null }]]);
  });
  it('R15.9 R2.3 TC-B23: without an unused city a reinforced control token stands for it, the wonder changes hands', () => {
    const t = attacked(`gA!! gB!#kremlin g gB!!\n${SEVEN_CITIES}`, '1,0', { slot: 3, dice: WIN });
    expect(t.map()).toBe(`gA!! gA*#kremlin g gB!!\n${SEVEN_CITIES}`);
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([['kremlin'], []]);
    expect(isMature(t.state, '1,0')).toBe(false);
  });
  it('R15.9: a caravan may stay with such a token; it is no city', () => {
    const t = attacked(`gA!! gB!+B g gB!!\n${SEVEN_CITIES}`, '1,0', { slot: 3, dice: WIN });
    expect(t.map()).toBe(`gA!! gA*+B g gB!!\n${SEVEN_CITIES}`);
  });
  it('N-9 R12.11 R12.8: on the space of a conquered city-state it sends other caravans home', () => {
    const t = attacked(`gA!! gB*+B.seoul g gB!!\n${SEVEN_CITIES}`, '1,0', { slot: 5, dice: WIN });
    t.play('A', 'conquer');
    expect(t.map()).toBe(`gA!! gA*.seoul g gB!!\n${SEVEN_CITIES}`);
    expect(t.seat('B').caravans).toEqual([{ at: null }]);
  });
  it('Q-E18: with no control token either one is first taken back from the map', () => {
    const t = attacked(`gA!! gB! g gB!!\n${SEVEN_CITIES}\n${ALL_TOKENS}`, '1,0', { slot: 5, dice: WIN });
    expect(t.asked('A')?.kind).toBe('takeBackControl');
    t.play('A', '30,2');
    expect(t.map()).toBe(`gA!! gA* g gB!!\n${SEVEN_CITIES}\n${ALL_TOKENS.slice(0, -1)}`);
  });
  it('Q-E18: with a city left no token is needed', () => {
    const t = attacked(`gA!! gB! g gB!!\n${ALL_TOKENS}`, '1,0', { slot: 5, dice: WIN });
    expect(t.map()).toBe(`gA!! gA! g gB!!\n${ALL_TOKENS}`);
  });
  it('Q-E18: with none on the map the space is nobody’s, the wonder neutral, the natural wonder back', () => {
    const city = attacked(`gA!! gB!#kremlin g gB!!\n${SEVEN_CITIES}`, '1,0', { slot: 5, dice: WIN, state: NO_TOKENS });
    expect(city.map()).toBe(`gA!! g#kremlin g gB!!\n${SEVEN_CITIES}`);
    expect([city.seat('A').wonders, city.seat('B').wonders]).toEqual([[], []]);
    const natural = attacked(`gA!! nB!.pantanal g gB!!\n${SEVEN_CITIES}`, '1,0', {
      card: 'flight-base',
      slot: 5,
      dice: WIN,
      state: NO_TOKENS,
    });
    expect(natural.map()).toBe(`gA!! n.pantanal g gB!!\n${SEVEN_CITIES}`);
  });
});

describe('R15.8 a capital is beaten', () => {
  it('R15.8 Q-E21: it stays; two trade tokens of choice go to cards of choice, one after the other', () => {
    const t = attacked('gA!! gB!! g', '1,0', { slot: 5, dice: WIN, B: { trade: { pottery: 1, astrology: 2 } } });
    expect(t.map()).toBe('gA!! gB!! g');
    expect(t.seat('A').beatCapital).toBe(true);
    expect(t.options('A').sort()).toEqual(['astrology', 'done', 'pottery']);
    t.play('A', 'pottery', 'early-empire', 'astrology', 'foreign-trade');
    expect([t.trade('B', 'pottery'), t.trade('B', 'astrology')]).toEqual([0, 1]);
    expect([t.trade('A', 'early-empire'), t.trade('A', 'foreign-trade')]).toEqual([1, 1]);
    expect(t.asked('A')?.kind).toBe('attack');
  });
  it('R15.8: up to two: fewer may be taken, and none can be where none lie', () => {
    const one = attacked('gA!! gB!! g', '1,0', { slot: 5, dice: WIN, B: { trade: { pottery: 1 } } });
    one.play('A', 'pottery', 'pottery');
    expect(one.asked('A')?.kind).toBe('attack');
    const none = attacked('gA!! gB!! g', '1,0', { slot: 5, dice: WIN });
    expect(none.asked('A')?.kind).toBe('attack');
    const declined = attacked('gA!! gB!! g', '1,0', { slot: 5, dice: WIN, B: { trade: { pottery: 2 } } });
    declined.play('A', 'done');
    expect(declined.trade('B', 'pottery')).toBe(2);
  });
  it('Q-E21: what does not fit goes to the supply; full cards are not offered', () => {
    const full = { 'early-empire': 3, astrology: 3, 'foreign-trade': 3, pottery: 2, 'masonry-base': 3 };
    const t = attacked('gA!! gB!! g', '1,0', { slot: 5, dice: WIN, A: { trade: full }, B: { trade: { pottery: 2 } } });
    t.play('A', '0', 'pottery');
    expect(t.options('A')).toEqual(['pottery']);
    t.play('A', 'pottery', 'pottery');
    expect(t.trade('B', 'pottery')).toBe(0);
    expect(t.row('A').map((card) => t.trade('A', card))).toEqual([3, 3, 3, 3, 3]);
    expect(t.asked('A')?.kind).toBe('attack');
  });
  it('Q-E21: city-state tokens cannot be taken, nor what a wonder keeps [great-zimbabwe]', () => {
    const t = attacked('gA!! gB!! g gB!.kabul', '1,0', {
      slot: 5,
      dice: WIN,
      B: { seat: { wonders: ['great-zimbabwe'], stored: 2 } },
    });
    expect(t.asked('A')?.kind).toBe('attack');
    expect(t.seat('B').stored).toBe(2);
    expect(t.state.cityStates.kabul?.held?.by).toBe('B');
  });
  it('R15.8 R20.4: its wonder goes under an own city without one, of the attacker’s choice', () => {
    const t = attacked('gA!! gB!!#kremlin gA! gA!#petra', '1,0', { slot: 5, dice: WIN });
    expect(t.asked('A')?.kind).toBe('moveWonder');
    expect(t.options('A')).toEqual(['0,0', '2,0']);
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! gB!! gA!#kremlin gA!#petra');
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([['petra', 'kremlin'], []]);
  });
  it('TC-B22: with a wonder in every own city two trade tokens are taken and the wonder stays', () => {
    const t = attacked('gA!!#petra gB!!#kremlin g', '1,0', { slot: 5, dice: WIN, B: { trade: { pottery: 2 } } });
    t.play('A', 'pottery', 'pottery', 'pottery', 'pottery', 'done');
    expect(t.map()).toBe('gA!!#petra gB!!#kremlin g');
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([['petra'], ['kremlin']]);
    expect([t.trade('A', 'pottery'), t.trade('B', 'pottery')]).toEqual([2, 0]);
  });
});

describe('R20 wonders without an owner', () => {
  it('TC-B9: die 2: D destroys a city and stays, F goes over the water to land', () => {
    const t = table(
      `
      g    g    g g
      g    gB!  g g
      g    g>d  g w
      gA!! gB!! g g>f`,
      { dice: [2], steps: MOVE },
    );
    expect(t.map()).toBe('g g g g\ng g>d g g>f\ng g g w\ngA!! gB!! g g');
  });
  it('R20.7: where barbarians destroy its city the wonder stays, neutral and without effect', () => {
    const t = raided('g>a gB!#kremlin g gA!! gB!!');
    expect(t.map()).toBe('g g>a#kremlin g gA!! gB!!');
    expect(t.seat('B').wonders).toEqual([]);
    expect(t.log()).toContain('wonder.abandoned');
  });
  it('R20.7: whoever places a control token there gains it, which is no capture', () => {
    const t = table('gB!! g gA!! g#kremlin', { players: { A: { row: rowWith('early-empire', 1) } } });
    t.play('A', 'early-empire', '3,0');
    expect(t.map()).toBe('gB!! g gA!! gA#kremlin');
    expect(t.seat('A').wonders).toEqual(['kremlin']);
    expect(t.log()).toContain('wonder.found');
    expect(t.log()).not.toContain('wonder.captured');
  });
  it('R20.7: whoever builds a city there gains it', () => {
    const t = table('gB!! g gA!! g g#kremlin', { players: { A: { row: rowWith('pottery', 2) } } });
    t.play('A', 'pottery', 'city', '4,0');
    expect(t.map()).toBe('gB!! g gA!! g gA!#kremlin');
    expect(t.seat('A').wonders).toEqual(['kremlin']);
  });
  it('R20.2 R20.5: with a wonder in every city no other can be built', () => {
    const given: TableOptions = {
      offer: ['petra'],
      players: { A: { row: rowWith('pottery', 5), trade: { pottery: 3 } } },
    };
    const every = table('gA!!#kremlin g gA!#stonehenge g gB!!', given);
    every.play('A', 'pottery');
    expect(every.why('A', 'wonder')).toEqual({ key: 'build.noWonder' });
    const free = table('gA!!#kremlin g gA! g gB!!', given);
    free.play('A', 'pottery', 'wonder', 'petra', 'trade', 'trade', 'build', '2,0');
    expect(free.map()).toBe('gA!!#kremlin g gA!#petra g gB!!');
  });
  it('N-M7 R20.6 [drama-and-poetry]: a token that moves on leaves its wonder behind, neutral', () => {
    const t = table('gA!! g gA*#kremlin g gB!!', { players: { A: { row: rowWith('drama-and-poetry', 1) } } });
    t.play('A', 'drama-and-poetry', 'done', '2,0', '3,0');
    expect(t.map()).toBe('gA!! g g#kremlin gA* gB!!');
    expect(t.seat('A').wonders).toEqual([]);
  });
  it('[drama-and-poetry]: no token moves to a neutral wonder, a resource, a caravan or water', () => {
    const t = table('gB!! g#kremlin gA g.marble gA!! w gA g+A', {
      players: { A: { row: rowWith('drama-and-poetry', 1) } },
    });
    t.play('A', 'drama-and-poetry', 'done');
    expect(t.asked('A')).toBeUndefined();
  });
  it('N-M7 [nuclear-power]: a destroyed token leaves its wonder neutral, a reinforced one is only flipped', () => {
    const t = table('gA!! g gB#kremlin gB*#petra g gB!!', { players: { A: { row: rowWith('nuclear-power', 5) } } });
    t.play('A', 'nuclear-power', '2,0');
    expect(t.map()).toBe('gA!! g g#kremlin gB#petra g gB!!');
    expect(t.seat('B').wonders).toEqual(['petra']);
  });
  it('[nuclear-power]: the space and its neighbours, anybody’s tokens, and nothing farther away', () => {
    const t = table('gA!! gA gB gA* gB gB* gB!!', { players: { A: { row: rowWith('nuclear-power', 5) } } });
    t.play('A', 'nuclear-power', '3,0');
    expect(t.map()).toBe('gA!! gA g gA g gB* gB!!');
  });
  it('[nuclear-power]: cities, capitals and what lies under them are not hit', () => {
    const t = table('gA!! nB!.pantanal gB!.seoul gB!#petra gB!!', {
      players: { A: { row: rowWith('nuclear-power', 5) } },
    });
    t.play('A', 'nuclear-power', '2,0');
    expect(t.map()).toBe('gA!! nB! gB!.seoul gB!#petra gB!!');
    expect(t.seat('B').naturalWonders).toEqual(['pantanal']);
  });
  it('N-M7 R2.2: taking such a token back leaves the wonder neutral', () => {
    const tokens = Array.from({ length: 30 }, () => 'gA').join(' ');
    const t = table(`gB!! g gA!! g gA#kremlin\n${tokens}`, { players: { A: { row: rowWith('early-empire', 1) } } });
    t.play('A', 'early-empire', '3,0', '4,0');
    expect(t.map()).toMatch('gB!! g gA!! gA g#kremlin');
    expect(t.seat('A').wonders).toEqual([]);
  });
  it('[mass-media]: a won token brings its wonder along', () => {
    const t = table('gA!! g gB#kremlin g gB!!', { players: { A: { row: rowWith('mass-media', 1) } } });
    t.play('A', 'mass-media', 'done', '2,0');
    expect(t.map()).toBe('gA!! g gA#kremlin g gB!!');
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([['kremlin'], []]);
  });
});

describe('R22 barbarians among conquered things', () => {
  it('R22.1: one die for all, one space each, in the order of their letters', () => {
    const t = raided('g g>b g>a g gA!! gB!!');
    // A makes room before B comes: nobody has to be sent away from a shared space.
    expect(t.map()).toBe('g g g>b g>a gA!! gB!!');
    expect(t.log().filter((key) => key === 'barbarians.moved')).toHaveLength(1);
  });
  it('R22.7: none appears on a city, a token, a city-state, a neutral wonder, a resource or another barbarian', () => {
    const away = { C: { home: '0,0' as const, at: null } };
    const here = { B: { home: '3,0' as const, at: '0,0' as const } };
    for (const cell of ['gA!', 'gB*', 'g.seoul', 'gA!.seoul', 'g#kremlin', 'g.marble', 'g>b', 'g+B']) {
      const t = table(`${cell} g gA!! gB!!`, {
        steps: [{ kind: 'spawnBarbarians' }, { kind: 'chooseCard', player: 'A' }],
        state: { barbarians: { ...away, ...(cell === 'g>b' && here) } },
      });
      expect(t.map()).toBe(`${cell === 'g+B' ? 'g>c' : cell} g gA!! gB!!`);
    }
  });
  it('Q-E23: caravan and reinforced token: the one is destroyed, the other flipped, the barbarian goes back', () => {
    const t = raided('g>a gB*+A g gA!! gB!!');
    expect(t.map()).toBe('g>a gB g gA!! gB!!');
    expect(t.seat('A').caravans).toEqual([{ at: null }]);
  });
  it('Q-E22: a raided capital with one trade token loses that one', () => {
    const t = raided('g>a gB!! g gA!!', { players: { B: { trade: { pottery: 1 } } } });
    t.play('B', 'pottery');
    expect(t.trade('B', 'pottery')).toBe(0);
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('R22.4: a raid takes nothing of the wonder in a capital, nor city-state tokens', () => {
    const t = raided('g>a gB!!#kremlin g gA!! gB!.seoul');
    expect(t.map()).toBe('g>a gB!!#kremlin g gA!! gB!.seoul');
    expect(t.asked('A')?.kind).toBe('chooseCard');
  });
  it('R22.5: resources, natural wonders, neutral wonders and city-states are not affected', () => {
    for (const cell of ['g.marble', 'n.pantanal', 'g#kremlin', 'g.seoul']) {
      const [ground, thing] = [cell[0], cell.slice(1)];
      expect(raided(`g>a ${cell} g gA!! gB!!`).map()).toBe(`g ${ground}>a${thing} g gA!! gB!!`);
    }
  });
  it('N-M7: a reinforced token that stands for a city is flipped first and destroyed next time', () => {
    const first = raided('g>a gB*#kremlin g gA!! gB!!');
    expect(first.map()).toBe('g>a gB#kremlin g gA!! gB!!');
    const second = raided('g>a gB#kremlin g gA!! gB!!');
    expect(second.map()).toBe('g g>a#kremlin g gA!! gB!!');
    expect(second.seat('B').wonders).toEqual([]);
  });
});

describe('what an attack leaves behind', () => {
  it('R1.8: beaten pieces can be used again by their owners', () => {
    const t = war('gA!! gB gB! g gB!!', { slot: 5, dice: [6, 1, 6, 1] });
    const left = () => [controlLeft(t.state, 'B'), citiesLeft(t.state, 'B')];
    expect(left()).toEqual([30, 6]);
    t.play('A', 'attack', '1,0', '2,0');
    expect(left()).toEqual([31, 7]);
    expect([controlLeft(t.state, 'A'), citiesLeft(t.state, 'A')]).toEqual([30, 6]);
  });
  it('R1.9 R20.3: a wonder works for whoever controls it, and only while its token is under an own piece', () => {
    const mine = sums('gA!!#alhambra gB g gB!!', '1,0');
    expect([mine.attack, mine.defence]).toEqual([{ 'wonder:alhambra': 2 }, { ground: 1 }]);
    expect(sums('gA!! gB g#alhambra gB!!', '1,0').attack).toEqual({});
    expect(sums('gA!! gB gB*#alhambra gB!!', '1,0').defence).toMatchObject({ 'wonder:alhambra': 2 });
  });
  it('R15.7: won attacks are counted, for this turn only', () => {
    const t = war('gA!! gB gB gB!!', { slot: 5, dice: [6, 1, 1, 6] });
    t.play('A', 'attack', '1,0');
    expect(t.state.thisTurn).toMatchObject({ attacksWon: 1, captured: ['1,0'] });
    t.play('A', '2,0');
    expect(t.state.thisTurn).toMatchObject({ attacksWon: 0, captured: [] });
  });
});
