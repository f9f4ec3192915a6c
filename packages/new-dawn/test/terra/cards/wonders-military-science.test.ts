import { describe, expect, it } from 'vitest';
import { attackItems, defenceItems, type WonderId } from '../../../src/index.ts';
import { type TableOptions, terraRowWith } from '../../kit.ts';
import { assault, combatOf, marching, sides, spaces, values, won } from '../armies.ts';
import { hexesOf, holding, leads, NONE, sorted, terra, turn } from '../turns.ts';

const jebel = (resources = { ...NONE, oil: 2, marble: 1 }) => ({
  seat: { wonders: ['jebel-barkal' as const], resources },
});

describe('[jebel-barkal]', () => {
  it('[jebel-barkal] Q-F35: the attacker may spend resources, one after another, for +2 each; they go to the supply', () => {
    const t = assault('gA!! g gB g gB!!', '2,0', { A: jebel(), dice: [1, 3] });
    expect(t.asked('A')?.kind).toBe('spendInAttack');
    expect(t.options('A')).toEqual(['done', 'resource:marble', 'resource:oil']);
    const [before] = values(t);
    const supply = t.state.supply.oil;
    t.play('A', 'resource:oil');
    expect(values(t)[0]).toBe(before + 2);
    t.play('A', 'resource:oil');
    expect(t.options('A')).toEqual(['done', 'resource:marble']);
    expect(values(t)[0]).toBe(before + 4);
    expect([t.seat('A').resources.oil, t.state.supply.oil]).toEqual([0, supply + 2]);
    t.play('A', 'done');
    expect(won(t)).toBe(true);
  });
  it('[jebel-barkal] so may the defender, after the attacker', () => {
    const t = assault('gA!! g gB g gB!!', '2,0', { B: jebel(), dice: [3, 1] });
    expect(t.asked('B')?.kind).toBe('spendInDefence');
    t.play('B', 'resource:marble');
    expect(values(t)).toEqual([6, 4]);
    t.play('B', 'resource:oil', 'done');
    expect(won(t)).toBe(false);
  });
  it('[jebel-barkal] natural wonders do not serve, nor does anything without a resource', () => {
    const seat = { wonders: ['jebel-barkal' as const], naturalWonders: ['gobustan' as const], resources: NONE };
    const t = assault('gA!! g gB g gB!!', '2,0', { A: { seat }, dice: [1, 3] });
    expect(won(t)).toBeDefined();
  });
});

describe('[huey-teocalli]', () => {
  it('[huey-teocalli] +1 in defence for each water space next to the defended space, whatever piece is attacked', () => {
    const t = assault('gA!! g gB w gB!!\n. w w . .', '2,0', {
      A: { trade: { 'masonry-terra': 1 } },
      B: holding('huey-teocalli'),
      dice: [1, 1],
    });
    expect(sides(t).defence).toEqual({ ground: 1, 'wonder:huey-teocalli': 3 });
    const army = assault('gA!! g g^B w gB!!', '2,0', {
      A: { trade: { 'masonry-terra': 1 } },
      B: holding('huey-teocalli'),
      dice: [1, 1],
    });
    expect(sides(army).defence).toEqual({ ground: 1, 'wonder:huey-teocalli': 1 });
  });
  it('[huey-teocalli] nothing for the attacker', () => {
    const A = { trade: { 'masonry-terra': 1 }, ...holding('huey-teocalli') };
    expect(sides(assault('gA!! g gB w gB!!', '2,0', { A, dice: [1, 1] })).attack).toEqual({});
  });
});

describe('[jebel-barkal] without a military card', () => {
  it('N-M4 Q-F35 [jebel-barkal x oxford-university]: the defender still spends resources, and nothing else', () => {
    const row = terraRowWith('masonry-terra', 3).map((card) =>
      card === 'masonry-terra' ? ('drama-and-poetry' as const) : card,
    );
    const resources = { marble: 1, mercury: 0, oil: 0, diamonds: 0 };
    const B = { row, trade: { 'drama-and-poetry': 2 }, seat: { wonders: ['jebel-barkal' as const], resources } };
    const t = assault('gA!! g gB g gB!!', '2,0', { B, dice: [3, 4] });
    expect(t.options('B')).toEqual(['done', 'resource:marble']);
    t.play('B', 'resource:marble');
    expect(won(t)).toBe(false);
    const plain = assault('gA!! g gB g gB!!', '2,0', { B: { row, seat: { resources } }, dice: [3, 4] });
    expect(won(plain)).toBe(true);
  });
});

describe('[statue-of-liberty]', () => {
  const AROUND = '. gB* gC\ngA!! gB! gB\ngB gC* gB!!\ngC!! . .';
  it('Q-F16: before a rival city is taken all rival tokens beside it become own ones, unreinforced', () => {
    const t = assault(AROUND, '1,1', { A: holding('statue-of-liberty'), C: {}, dice: [6, 1], position: 5 });
    expect(t.map()).toBe('. gA gA\ngA!! gA!^A gA\ngA gA gB!!\ngC!!');
  });
  it('Q-F16: spaces with an army are spared', () => {
    const t = assault(AROUND.replace('gC\n', 'gC^C\n'), '1,1', {
      A: holding('statue-of-liberty'),
      C: {},
      dice: [6, 1],
      position: 5,
    });
    expect(t.map()).toBe('. gA gC^C\ngA!! gA!^A gA\ngA gA gB!!\ngC!!');
  });
  it('R2.2, Q-F16, N-TD11: without an unused token one may be taken back for each, or the rest stays as it is', () => {
    const full = `gA!! g gB! gB gB gB!! ${'gA '.repeat(34)}\n. . gB`;
    const t = assault(full, '2,0', { A: holding('statue-of-liberty'), dice: [6, 1], position: 5 });
    expect(t.asked('A')?.kind).toBe('takeBackFor');
    expect(t.options('A')).toHaveLength(35);
    t.play('A', '39,0');
    expect(t.state.map['39,0']?.control).toBeUndefined();
    expect(t.asked('A')?.kind).toBe('takeBackFor');
    t.play('A', 'done');
    const taken = ['2,1', '3,0'].filter((hex) => t.state.map[hex as '0,0']?.control?.of === 'A');
    expect(taken).toHaveLength(1);
    expect(t.state.map['2,0']?.city?.of).toBe('A');
  });
  it('N-TC2 [statue-of-liberty]: no district is taken back for a token that is to be won', () => {
    const full = `gA!! g gB! gB gB!! gA@campus ${'gA '.repeat(34)}`;
    const t = assault(full, '2,0', { A: holding('statue-of-liberty'), dice: [6, 1], position: 5 });
    expect(t.asked('A')?.kind).toBe('takeBackFor');
    expect(t.why('A', '5,0')).toBeDefined();
    expect(t.options('A')).toHaveLength(35);
  });
  it('[statue-of-liberty] not for city-states, control tokens or a beaten capital', () => {
    const t = assault('gA!! g gB gB gB!!', '2,0', { A: holding('statue-of-liberty'), dice: [6, 1] });
    expect(t.map()).toBe('gA!! g gA^A gB gB!!');
    const capital = assault('gA!! g gB!! gB', '2,0', { A: holding('statue-of-liberty'), dice: [6, 1] });
    expect(capital.map()).toBe('gA!! g^A gB!! gB');
  });
});

describe('[pentagon-terra]', () => {
  it('[pentagon-terra] +2 in attacks, and armies march without a limit', () => {
    const t = marching(`gA!! ${'g '.repeat(25)}gB gB!!`, { A: holding('pentagon-terra') });
    expect(spaces(t)).toHaveLength(26);
    expect(spaces(t)).toContain('25,0');
    const A = { trade: { 'masonry-terra': 1 }, ...holding('pentagon-terra') };
    const fight = assault('gA!! g gB g gB!!', '2,0', { A, dice: [1, 1] });
    expect(sides(fight).attack).toEqual({ 'wonder:pentagon-terra': 2 });
    expect(defenceItems(fight.state, combatOf(fight)).some(({ from }) => from.startsWith('wonder'))).toBe(false);
  });
  it('[pentagon-terra] all other rules hold: ground, water, and stopping at what has to be attacked', () => {
    const t = marching('gA!! g g d g gB!!\ng w g gB g .', { A: holding('pentagon-terra') });
    expect(t.why('A', '3,0')).toEqual({ key: 'hex.tooHard', params: { need: 4, slot: 3 } });
    expect(t.why('A', '1,1')).toEqual({ key: 'hex.water' });
    expect(t.why('A', '4,1')).toEqual({ key: 'army.tooFar' });
  });
});

describe('[great-library]', () => {
  const reading = (A: Parameters<typeof turn>[3] = {}, row = terraRowWith('mathematics', 3)) => {
    const given = { ...holding('great-library'), ...A, seat: { wonders: ['great-library' as const], ...A.seat } };
    const t = turn('gA!! g gB! g gB!!', 'foreign-trade', 5, given, { players: { B: { row } } });
    t.play('A', 'caravan:0', '2,0', 'pottery', 'pottery', 'skip');
    return t;
  };
  it('Q-E37: a caravan to a rival city lets its owner take a card of a kind and level known there', () => {
    const t = reading();
    expect(t.asked('A')?.kind).toBe('copyCard');
    expect(t.options('A')).toEqual(['decline', 'mathematics']);
    expect(t.why('A', 'replaceable-parts')).toEqual({ key: 'card.notKnownThere' });
    t.play('A', 'mathematics');
    expect(t.row('A')).toContain('mathematics');
    expect(t.seat('A').stack).toContain('astrology');
  });
  it('Q-E37: levels may go down, it may be declined, and the own unique card of that kind and level will do', () => {
    const down = reading({
      row: terraRowWith('foreign-trade', 5).map((card) => (card === 'astrology' ? 'nuclear-power' : card)),
    });
    expect(down.options('A')).toContain('mathematics');
    down.play('A', 'decline');
    expect(down.row('A')).toContain('nuclear-power');
    const t = turn(
      'gA!! g gB! g gB!!',
      'foreign-trade',
      5,
      {
        seat: { wonders: ['great-library'], stack: ['astronomy', 'mathematics'] },
      },
      { players: { B: { row: terraRowWith('mathematics', 3) } } },
    );
    t.play('A', 'caravan:0', '2,0', 'pottery', 'pottery', 'skip');
    expect(sorted(t.options('A'))).toEqual(['astronomy', 'decline', 'mathematics']);
  });
  it('[great-library] nothing is asked when the own stack has no such card, nor after a visit to a city-state', () => {
    const none = reading({}, terraRowWith('astrology', 2));
    expect(none.asked('A')?.kind).not.toBe('copyCard');
    const t = turn('gA!! g g.seoul g gB!!', 'foreign-trade', 5, holding('great-library'));
    t.play('A', 'caravan:0', '2,0');
    expect(t.asked('A')?.kind).not.toBe('copyCard');
  });
});

describe('[university-of-sankore]', () => {
  it('[university-of-sankore] at the end of a turn with a replaced card any two cards but science may change places', () => {
    const t = turn('gA!! g gB!!', 'astrology', 5, { ...holding('university-of-sankore'), trade: {} });
    t.play('A', 'by:5', 'mathematics');
    expect(t.asked('A')?.kind).toBe('swapCards');
    expect(t.why('A', 'mathematics')).toEqual({ key: 'card.notThisKind' });
    t.play('A', 'irrigation', 'masonry-terra');
    expect(t.row('A')[0]).toBe('mathematics');
    expect(t.row('A').indexOf('masonry-terra')).toBe(1);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('N-TD9: [university-of-sankore] a card replaced earlier in the turn in which it is built counts', () => {
    const t = terra('gA!! g gB!!', {
      players: { A: { seat: { tech: 2 } } },
      steps: [{ kind: 'beginTurn', player: 'A' }],
    });
    t.state.thisTurn.replaced = true;
    t.seat('A').wonders.push('university-of-sankore');
    t.play('A', 'pottery', 'skip');
    expect(t.asked('A')?.kind).toBe('swapCards');
  });
  it('[university-of-sankore] not when nothing was replaced, and not in the next turn', () => {
    const t = turn('gA!! g gB!!', 'astrology', 1, holding('university-of-sankore'));
    t.play('A', 'by:1');
    expect(t.asked('B')?.kind).toBe('chooseCard');
    const declined = turn('gA!! g gB!!', 'astrology', 5, holding('university-of-sankore'));
    declined.play('A', 'by:5', 'decline');
    expect(declined.asked('B')?.kind).toBe('chooseCard');
  });
});

describe('[amundsen-scott]', () => {
  const building = (drawing: string, more: TableOptions = {}) =>
    terra(drawing, { steps: [{ kind: 'placeWonder', player: 'A', wonder: 'amundsen-scott' }], ...more });
  it('Q-F18: it stands in a city of its own on any legal edge space, with up to two control tokens beside it', () => {
    const t = building('gA!! g g g g m m gB g gB!!');
    // Far away, and on any ground; not next to a city and not on a rival token.
    expect(hexesOf(t)).toEqual(['2,0', '3,0', '4,0', '5,0', '6,0']);
    expect(t.why('A', '1,0')).toEqual({ key: 'hex.nextToCity' });
    expect(t.why('A', '7,0')).toEqual({ key: 'hex.control', params: { player: 'B' } });
    t.play('A', '5,0');
    expect(t.asked('A')?.kind).toBe('placeOneControl');
    expect(hexesOf(t)).toEqual(['4,0', '6,0']);
    t.play('A', '4,0', '6,0');
    expect(t.map()).toBe('gA!! g g g gA mA!#amundsen-scott mA gB g gB!!');
    expect(t.seat('A').wonders).toEqual(['amundsen-scott']);
  });
  it('Q-F18, Q-E11: without a legal edge space or an unused city it cannot be built, full cities do not matter', () => {
    const offering = (drawing: string, wonders: WonderId[] = []) =>
      turn(
        drawing,
        'pottery',
        5,
        { seat: { wonders, resources: { ...NONE, mercury: 5 } } },
        { offer: ['amundsen-scott'] },
      );
    const none = offering('gA!! gA! gB!!');
    expect(none.why('A', 'wonder')).toEqual({ key: 'build.noWonder' });
    const t = offering('gA!!#petra g g g gB!!', ['petra']);
    t.play('A', 'wonder');
    expect(t.options('A')).toContain('amundsen-scott');
  });
  it('[amundsen-scott] two control tokens and no more, whatever room there is', () => {
    const t = building('gA!! g g g g g gB!!\ng g g g g g .');
    t.play('A', '3,0');
    expect(hexesOf(t)).toEqual(['2,0', '2,1', '3,1', '4,0']);
    t.play('A', '2,0', '4,0');
    expect(t.asked('A')).toBeUndefined();
  });
  it('R20.2 N-TD18 [amundsen-scott]: not where a wonder lies that is nobody’s: the city would hold two', () => {
    const t = building('gA!! g g#petra g g gB!!');
    expect(hexesOf(t)).toEqual(['3,0']);
    expect(t.why('A', '2,0')).toEqual({ key: 'hex.wonder', params: { wonder: 'petra' } });
    const only = turn(
      'gA!! g g#petra g gB!!',
      'pottery',
      5,
      { seat: { resources: { ...NONE, mercury: 5 } } },
      { offer: ['amundsen-scott'] },
    );
    expect(only.why('A', 'wonder')).toEqual({ key: 'build.noWonder' });
  });
  it('Q-F18: inside the map it does not stand', () => {
    const t = building('. g g g g\ngA!! g g g g .\n. g g g gB!! .');
    expect(t.why('A', '2,1')).toEqual({ key: 'hex.notAtEdge' });
  });
  it('Q-E11: the reason is told beside another wonder that can be built', () => {
    const t = turn(
      'gA!! g gB!!',
      'pottery',
      5,
      { seat: { resources: { ...NONE, mercury: 5, oil: 5 } } },
      {
        offer: ['amundsen-scott', 'jebel-barkal'],
      },
    );
    t.play('A', 'wonder');
    expect(t.why('A', 'amundsen-scott')).toEqual({ key: 'wonder.noSite' });
  });
});

describe('who pays', () => {
  it('a wonder’s bonus is named by its card in the sum', () => {
    const A = { trade: { 'masonry-terra': 1 }, ...leads('rome', holding('pentagon-terra')) };
    const t = assault('gA!! g gB g gB!!', '2,0', { A, dice: [1, 1] });
    expect(attackItems(t.state, combatOf(t)).map(({ from }) => from)).toEqual(['die', 'slot', 'wonder:pentagon-terra']);
  });
});
