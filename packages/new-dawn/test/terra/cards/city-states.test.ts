import { describe, expect, it } from 'vitest';
import { citiesLeft, matureCitiesOf } from '../../../src/index.ts';
import { TERRA_ROW, terraRowWith } from '../../kit.ts';
import { armiesOf, assault, campaign, marching, spaces, values, won } from '../armies.ts';
import { hexesOf, leads, NONE, terra, turn } from '../turns.ts';

describe('[auckland]', () => {
  const auckland = { cityStates: ['auckland' as const] };
  it('[auckland] a new city is counted over water, and beside water the ground has difficulty 1', () => {
    const t = turn('gA!! w m g gB!!', 'pottery', 1, auckland);
    t.play('A', 'city');
    expect(hexesOf(t)).toEqual(['2,0']);
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! w mA! g gB!!');
  });
  it('[auckland] without its card water is no way; away from water the ground is as difficult as ever', () => {
    const t = turn('gA!! w m g gB!!\ng g m g .', 'pottery', 1);
    t.play('A', 'city');
    expect(t.why('A', '2,0')).toEqual({ key: 'hex.tooHard', params: { need: 5, slot: 1 } });
    const dry = turn('gA!! g m g gB!!\nw . . . .', 'pottery', 1, auckland);
    expect(dry.why('A', 'city')).toEqual({ key: 'build.noCity', params: { range: 2 } });
  });
  it('[auckland] only for cities: control tokens and armies find the same ground as ever', () => {
    const t = turn('m gA!! w g gB!!\nw . . . .', 'early-empire', 1, auckland);
    expect(t.why('A', '0,0')).toEqual({ key: 'hex.tooHard', params: { need: 5, slot: 1 } });
  });
});

describe('[akkad]', () => {
  const akkad = { cityStates: ['akkad' as const] };
  it('T16, [akkad] armies march on past rival control tokens, reinforced ones too; stopping there means attacking', () => {
    const t = marching('gA!! gB gB* g gB!!', { A: akkad, dice: [6, 1] });
    expect(spaces(t)).toEqual(['1,0', '2,0', '3,0']);
    t.play('A', '3,0');
    expect(t.map()).toBe('gA!! gB gB* g^A gB!!');
    const stopping = marching('gA!! gB gB* g gB!!', { A: akkad, dice: [6, 1] });
    stopping.play('A', '2,0');
    expect(won(stopping)).toBe(true);
  });
  it('N-TD17 T8.5, [akkad] cities, city-states, barbarians and figures still stop them', () => {
    const t = marching('gA!! gB! g g gB!!\n. . . . .', { A: akkad });
    expect(spaces(t)).toEqual(['1,0']);
    expect(spaces(marching('gA!! g.seoul g gB!!', { A: akkad }))).toEqual(['1,0']);
    expect(spaces(marching('gA!! gB^B g gB!!', { A: akkad }))).toEqual(['1,0']);
    expect(spaces(marching('gA!! g>a g gB!!', { A: akkad }))).toEqual(['1,0']);
    expect(spaces(marching('gA!! g+B g gB!!', { A: akkad }))).toEqual(['1,0']);
    expect(spaces(marching('gA!! gB+B g gB!!', { A: akkad }))).toEqual(['1,0']);
  });
  it('T9.6 T9.8: past a token the army stays where it has won, is on its card when it loses, and falls back to a free space', () => {
    const past = (cell: string, ...dice: number[]) => {
      const t = marching(`gA!! g gB ${cell} g gB!!`, { A: akkad, position: 5, dice });
      t.play('A', '3,0');
      if (t.asked('A')?.kind === 'placeTrade') t.play('A', 'pottery');
      return t;
    };
    expect(past('g.seoul', 6, 1).map()).toBe('gA!! g gB gA!^A.seoul g gB!!');
    expect(armiesOf(past('g.seoul', 1, 6), 'A')).toEqual([null]);
    expect(past('g>a.seoul', 6, 1).map()).toBe('gA!! g^A gB g.seoul g gB!!');
  });
});

const MINE = { cityStates: ['antananarivo' as const] };
describe('[antananarivo]', () => {
  it('T9.8, N-TD2 [antananarivo]: set free for its card it is an own city at once, and the army falls back', () => {
    const t = assault('gA!! g gB!.antananarivo g gB!!', '2,0', { dice: [6, 1], position: 5 });
    t.play('A', 'liberate');
    expect(t.state.cityStates.antananarivo?.cards).toEqual(['A', 'map']);
    expect(armiesOf(t, 'A')).toEqual(['1,0']);
  });
  it('Q-F34: it is a city of the card’s holder during the own turn, and a city-state again in everybody else’s', () => {
    const t = turn('gA!! g g g.antananarivo g gB!!', 'early-empire', 5, MINE);
    expect(t.map()).toBe('gA!! g g gA! g gB!!');
    expect(hexesOf(t)).toEqual(['1,0', '2,0', '4,0']);
    t.play('A', '4,0', 'done');
    expect(t.asked('B')?.kind).toBe('chooseCard');
    expect(t.map()).toBe('gA!! g g g.antananarivo gA gB!!');
  });
  it('Q-F34: no piece stands there: as many cities are left as before', () => {
    const t = terra('gA!! g g g.antananarivo g gB!!', { players: { A: MINE } });
    expect(citiesLeft(t.state, 'A')).toBe(7);
    expect(t.state.cityStates.antananarivo).toMatchObject({ held: null, cards: ['A', 'map'] });
  });
  it('Q-F34: mature, it lets caravans and armies start; neither visits nor attacks it', () => {
    const drawing = 'gA!! g gA g.antananarivo gA g g gB!!';
    const t = turn(drawing, 'foreign-trade', 5, MINE);
    expect(matureCitiesOf(t.state, 'A')).toEqual(['3,0']);
    t.play('A', 'caravan:0');
    expect(hexesOf(t)).toEqual(['1,0', '2,0', '4,0', '5,0', '6,0']);
    const army = marching(drawing, { A: MINE, position: 5 });
    // Both start cities may be named first.
    expect(spaces(army)).toEqual(['0,0', '1,0', '2,0', '3,0', '4,0', '5,0', '6,0']);
  });
  it('Q-F34: armies march through, but may not end there', () => {
    const t = marching('gA!! g g.antananarivo g g gB!!', { A: MINE, position: 5 });
    expect(t.why('A', '2,0')).toEqual({ key: 'army.mayNotEnd' });
    t.play('A', '3,0');
    expect(t.map()).toBe('gA!! g g.antananarivo g^A g gB!!');
  });
  it('N-TD2: a caravan that is there when the turn ends goes back to its card', () => {
    const t = turn('gA!! g g.antananarivo g g gB!!', 'foreign-trade', 5, leads('egypt', MINE));
    t.play('A', 'caravan:0', '2,0', 'done');
    expect(t.map()).toBe('gA!! g g.antananarivo g g gB!!');
    expect(t.seat('A').caravans).toEqual([{ at: null }]);
  });
  it('N-TD2: so does an army that Military Engineering has put there, or that has fallen back there', () => {
    const t = turn('gA!! g g.antananarivo gA g g gB!!', 'military-engineering', 5, MINE);
    t.play('A', 'done', 'army:0@2,0');
    expect(t.log()).toContain('control.reinforced');
    expect(t.map()).toBe('gA!! g g.antananarivo gA* g g gB!!');
    expect(t.seat('A').armies).toEqual([{ at: null }]);
    const drawing = 'gA!! gA g.antananarivo gB^B gB!!\n. gA gA . .';
    const fought = marching(drawing, { A: MINE, position: 5, dice: [6, 1] });
    fought.play('A', '3,0', 'army:B');
    expect(won(fought)).toBe(true);
    const where = (key: string) => fought.news().find((said) => said.key === key)?.params?.hex;
    expect([where('army.fellBack'), where('army.sentHome')]).toEqual(['2,0', '2,0']);
    expect(fought.map()).toContain('g.antananarivo gB');
    expect(armiesOf(fought, 'A')).toEqual([null]);
  });
  it('T16, Q-V11: a wonder may be built there; it is the active holder’s, and its builder’s in all other turns', () => {
    const t = turn(
      'gA!! g g.antananarivo g g gB!! g gC!!',
      'pottery',
      5,
      { ...MINE, seat: { resources: { ...NONE, oil: 2 } } },
      {
        offer: ['jebel-barkal'],
        players: { B: { row: TERRA_ROW, ...MINE }, C: {} },
        dice: [1, 1],
      },
    );
    t.play('A', 'wonder', 'jebel-barkal', 'resource:oil', 'build', '2,0');
    expect(t.asked('B')?.kind).toBe('chooseCard');
    // B holds the other card: the wonder is B's now.
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([[], ['jebel-barkal']]);
    t.pass('B');
    expect(t.asked('C')?.kind).toBe('chooseCard');
    expect([t.seat('A').wonders, t.seat('B').wonders, t.seat('C').wonders]).toEqual([['jebel-barkal'], [], []]);
    expect(t.map()).toContain('g.antananarivo#jebel-barkal');
    t.pass('C');
    t.pass('A');
    expect(t.state.seats.B?.wonders).toEqual(['jebel-barkal']);
  });
  it('Q-V11 [antananarivo]: without another holder it stays with its builder, and goes with the city-state to its conqueror', () => {
    const t = turn(
      'gA!! g g.antananarivo g g gB!!',
      'pottery',
      5,
      { ...MINE, seat: { resources: { ...NONE, oil: 2 } } },
      { offer: ['jebel-barkal'], players: { B: { row: terraRowWith('masonry-terra', 5) } }, dice: [6, 1, 6, 1] },
    );
    t.play('A', 'wonder', 'jebel-barkal', 'resource:oil', 'build', '2,0');
    expect(t.asked('B')?.kind).toBe('chooseCard');
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([['jebel-barkal'], []]);
    t.play('B', 'masonry-terra', 'army:0', '2,0');
    while (t.asked('B')?.kind === 'spendInAttack') t.play('B', 'done');
    expect([t.seat('A').wonders, t.seat('B').wonders]).toEqual([[], ['jebel-barkal']]);
    expect(t.state.cityStates.antananarivo?.held?.by).toBe('B');
  });
  it('[antananarivo] a card gained in the middle of the turn counts at once, when the visit is over', () => {
    const t = turn('gA!! g g.antananarivo g g gB!!', 'foreign-trade', 5);
    t.play('A', 'caravan:0', '2,0');
    expect(t.map()).toBe('gA!! g g.antananarivo g g gB!!');
    expect(t.trade('A', 'early-empire')).toBe(2);
    const two = turn('gA!! g g.antananarivo g g gB!!', 'steam-power', 5, {
      seat: { caravans: [{ at: null }, { at: null }] },
    });
    two.play('A', 'caravan:0', '2,0');
    expect(two.asked('A')?.kind).toBe('moveCaravans');
    expect(two.map()).toBe('gA!! g gA! g g gB!!');
  });
});

describe('[antananarivo] and what lies there', () => {
  it('N-TD6: trade tokens on a wonder that nobody built there are lost with it when the turn ends (Q-E39)', () => {
    const A = { ...MINE, seat: { stored: 2 } };
    const t = terra('gA!! g g.antananarivo#great-zimbabwe g gB!!', { players: { A } });
    expect(t.seat('A').wonders).toEqual(['great-zimbabwe']);
    t.play('A', 'done');
    t.pass('A');
    expect([t.seat('A').wonders, t.seat('A').stored]).toEqual([[], 0]);
  });
  it('Q-E2: what a wonder there brings at the start of a turn is offered to whoever holds the card', () => {
    const t = terra('gA!! gA g.antananarivo#colosseum g gB!!', { players: { A: MINE } });
    t.play('A', 'wonder:colosseum', '1,0');
    expect(t.map()).toContain('gA*');
  });
});

describe('[palenque]', () => {
  const rich = () => ({ cityStates: ['palenque' as const], seat: { resources: { ...NONE, oil: 1, marble: 1 } } });
  it('Q-F35: science: a resource is a trade token of the card, and goes to the supply', () => {
    const t = turn('gA!! g gB!!', 'astrology', 2, rich());
    expect(t.options('A')).toEqual(['by:2', 'resource:marble', 'resource:oil', 'skip']);
    const supply = t.state.supply.oil;
    t.play('A', 'resource:oil');
    expect(t.options('A')).toEqual(['by:3', 'resource:marble', 'skip']);
    t.play('A', 'by:3', 'decline');
    expect([t.seat('A').tech, t.seat('A').resources.oil, t.state.supply.oil]).toEqual([3, 0, supply + 1]);
  });
  it('Q-F35: culture: one more control token; economy: one more space for every caravan', () => {
    const t = turn('g g g gA!! g g gB!!', 'early-empire', 5, rich());
    t.play('A', 'resource:oil');
    expect(t.asked('A')?.kind).toBe('placeControl');
    expect(t.state.steps.at(-1)).toMatchObject({ left: 3 });
    const trade = turn('gA!! g g g g g gB!!', 'foreign-trade', 5, rich());
    trade.play('A', 'resource:marble', 'caravan:0');
    expect(hexesOf(trade)).toEqual(['1,0', '2,0', '3,0', '4,0']);
  });
  it('Q-F35, N-TD10: industry: a resource the wonder does not take is worth 1, one that it takes still 2', () => {
    const t = turn('gA!! g gB!!', 'pottery', 4, rich(), { offer: ['jebel-barkal'] });
    t.play('A', 'wonder', 'jebel-barkal');
    expect(t.options('A')).toEqual(['resource:oil', 'asTrade:marble', 'cancel']);
    t.play('A', 'resource:oil', 'asTrade:marble');
    expect(t.options('A')).toEqual(['build', 'cancel']);
    t.play('A', 'build', '0,0');
    expect(t.seat('A').resources).toEqual(NONE);
    expect(t.seat('A').wonders).toEqual(['jebel-barkal']);
  });
  it('Q-F35: growth: one more token reinforced', () => {
    const t = turn('gA!! gA gA gA gB!!', 'irrigation', 1, rich());
    t.play('A', 'reinforce', '1,0', 'resource:oil', '2,0');
    expect(t.map()).toBe('gA!! gA* gA* gA gB!!');
  });
  it('Q-F35, T9.5: military: for 1 or for a new die, in an attack; the defender resolves no card', () => {
    const t = assault('gA!! g gB g gB!!', '2,0', {
      A: { ...rich(), trade: { 'masonry-terra': 1 } },
      dice: [1, 3, 6],
    });
    const tokens = ['plus', 'reroll', 'resource:marble', 'resource:oil', 'reroll:marble', 'reroll:oil'];
    expect(t.options('A')).toEqual(['done', ...tokens]);
    const [before] = values(t);
    t.play('A', 'resource:oil');
    expect(values(t)[0]).toBe(before + 1);
    t.play('A', 'reroll:marble');
    expect(values(t)[0]).toBe(before + 6);
    expect(t.seat('A').resources).toEqual(NONE);
    const defended = assault('gA!! g gB g gB!!', '2,0', { B: rich(), dice: [1, 3] });
    expect(won(defended)).toBeDefined();
  });
  it('Q-F35: natural wonders do not serve', () => {
    const seat = { resources: NONE, naturalWonders: ['gobustan' as const] };
    const t = turn('gA!! g gB!!', 'astrology', 2, { cityStates: ['palenque'], seat });
    expect(t.options('A')).toEqual(['by:2', 'skip']);
  });
});

describe('a campaign with a city-state’s card', () => {
  it('[antananarivo] no army has to attack it: nothing stops there', () => {
    const t = campaign('gA!! g.antananarivo g gB!!', { A: MINE });
    t.play('A', 'army:0');
    expect(spaces(t)).toEqual(['2,0', '3,0']);
  });
});
