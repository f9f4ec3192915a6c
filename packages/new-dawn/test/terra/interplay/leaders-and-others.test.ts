import { describe, expect, it } from 'vitest';
import { AGENDAS, difficultyFor, matureCitiesOf, wonderCost } from '../../../src/index.ts';
import { type Given, terraRowWith } from '../../kit.ts';
import { assault, marching, sides, spaces, values, won } from '../armies.ts';
import { hexesOf, holding, leads, NONE, onTile, slotNow, sorted, terra, turn } from '../turns.ts';

const WAITING = { trade: { 'masonry-terra': 1 } } as const;
const MINE = { cityStates: ['antananarivo' as const] };

describe('shifts', () => {
  it('[georgia x republic] T12.2: government and leader add up to three positions', () => {
    const row = terraRowWith('early-empire', 1);
    const A = leads('georgia', {
      row,
      cityStates: ['kumasi'],
      seat: { governments: { culture: row.indexOf('early-empire') } },
    });
    expect(slotNow(turn('gA!! g gB!!', 'early-empire', 1, A))).toBe(4);
  });
  it('[georgia x capitalism] T4.4: as if in the first slot starts at p0: one farther is still the first slot', () => {
    const row = terraRowWith('capitalism', 5);
    const t = terra('gA!! g gB!!', { players: { A: leads('georgia', { row, cityStates: ['kumasi'] }) } });
    t.play('A', 'capitalism', 'done', 'early-empire');
    expect(slotNow(t)).toBe(1);
  });
  it('[georgia x antananarivo] its card still is one of a cultural city-state while it is the holder’s city', () => {
    const A = leads('georgia', MINE);
    expect(slotNow(turn('gA!! g g.antananarivo g gB!!', 'early-empire', 2, A))).toBe(3);
  });
  it('[nubia x capitalism] Q-F26: a growth card that is resolved and not reset brings no district', () => {
    const row = terraRowWith('capitalism', 5);
    const t = terra('gA!! mA@campus gB!!', { players: { A: leads('nubia', { row }) } });
    t.play('A', 'capitalism', 'done', 'irrigation', 'skip');
    expect(t.trade('A', 'astrology')).toBe(0);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
});

describe('placing and building', () => {
  it('[england x industrial-zone] the city of a district is built as well', () => {
    const t = terra('gA!! gA@industrial-zone g g g gB!!', {
      players: { A: leads('england', { trade: { pottery: 3 } }) },
      steps: [{ kind: 'resolveDistrict', player: 'A', district: 'industrial-zone' }],
    });
    onTile(t.state, 1, '2,0', '3,0');
    t.play('A', 'city', '3,0');
    expect(t.asked('A')?.kind).toBe('placeOneControl');
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! gA@industrial-zone gA* gA! g gB!!');
  });
  it('[england x antananarivo] in the own turn it is a city on the tile, so another one there is not alone', () => {
    const t = turn('gA!! g g g g.antananarivo g gB!!', 'pottery', 5, leads('england', MINE));
    onTile(t.state, 1, '2,0', '3,0', '4,0');
    t.play('A', 'city', '2,0');
    expect(t.asked('A')?.kind).not.toBe('placeOneControl');
    // Without its card it is a city-state, which does not count.
    const free = turn('gA!! g g g g.antananarivo g gB!!', 'pottery', 5, leads('england'));
    onTile(free.state, 1, '2,0', '3,0', '4,0');
    free.play('A', 'city', '2,0');
    expect(free.asked('A')?.kind).toBe('placeOneControl');
  });
  it('[inca x campus] T7.2: a district is placed by the rules of control tokens: on a mountain another token follows', () => {
    const t = turn('gA!! m d gB!!', 'irrigation', 5, leads('inca'));
    t.play('A', 'district', 'campus@1,0');
    expect(t.asked('A')?.kind).toBe('placeOneControl');
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! mA@campus dA gB!!');
  });
  it('[inca x hanging-gardens x mohenjo-daro] a mountain has difficulty 4 then, and another token follows', () => {
    const A = leads('inca', { cityStates: ['mohenjo-daro'], seat: { wonders: ['hanging-gardens'] } });
    const t = terra('gA!! m d gB!!', { players: { A } });
    t.play('A', 'wonder:hanging-gardens', '1,0', '2,0');
    expect(t.map()).toBe('gA!! mA dA gB!!');
  });
  it('[inca x stonehenge] each goes on from its own ground, and the chains meet', () => {
    const t = turn('gA!! m h h gB!!', 'early-empire', 5, leads('inca', holding('stonehenge')));
    t.play('A', '1,0', '2,0', '3,0');
    expect(t.map()).toBe('gA!! mA hA hA gB!!');
    expect(t.state.steps.filter(({ kind }) => kind === 'placeControl')).toHaveLength(1);
  });
  it('[auckland x great-lighthouse] the edge counts as two away, and beside water any ground has difficulty 1', () => {
    const A: Given = { ...holding('great-lighthouse'), cityStates: ['auckland'] };
    const t = turn('gA!! g g g m w g gB!!', 'pottery', 1, A);
    t.play('A', 'city');
    expect(hexesOf(t)).toContain('4,0');
  });
  it('[auckland x japan] the lower difficulty holds', () => {
    const t = terra('gA!! w m g gB!!', { players: { A: leads('japan', { cityStates: ['auckland'] }) } });
    expect(difficultyFor(t.state, 'A', '2,0', { act: 'city', card: 'industry' })).toBe(1);
    expect(difficultyFor(t.state, 'A', '2,0', { act: 'control', card: 'culture' })).toBe(3);
  });
  it('[auckland] N-TD15: a natural wonder’s space by the water has difficulty 1 too, and a way to a city may lead over it', () => {
    const A: Given = { cityStates: ['auckland'] };
    const t = turn('gA!! n.gobustan g gB!! w w', 'pottery', 1, A);
    expect(difficultyFor(t.state, 'A', '1,0', { act: 'city', card: 'industry' })).toBe(5);
    const shore = turn('gA!! n.gobustan w g g gB!!', 'pottery', 3, A);
    expect(difficultyFor(shore.state, 'A', '1,0', { act: 'city', card: 'industry' })).toBe(1);
    expect(difficultyFor(shore.state, 'A', '1,0', { act: 'control', card: 'culture' })).toBe(5);
  });
  it('[netherlands x open-borders-terra] water beside the giver’s districts is not beside own ones', () => {
    const campus = (drawing: string) =>
      terra(drawing, {
        players: { A: leads('netherlands', { diplomacy: [{ from: 'B', card: 'open-borders-terra' }] }) },
        steps: [{ kind: 'resolveDistrict', player: 'A', district: 'campus' }],
      }).trade('A', 'astrology');
    // The mountain of the giver counts, the water beside the own campus counts.
    expect(campus('w gA@campus mB g gA!! gB!!')).toBe(2);
    expect(campus('gA@campus gB@campus w g gA!! gB!!')).toBe(0);
  });
});

describe('caravans and diplomacy', () => {
  it('[indonesia x exploration] Q-F11: from water at the edge of a capital tile a caravan may explore', () => {
    const t = turn('gA!! w g g gB!!', 'foreign-trade', 5, leads('indonesia'), {
      state: { terra: { stack: [10], ibrahim: null } },
    });
    onTile(t.state, 0, '0,0', '1,0');
    t.play('A', 'caravan:0', '1,0');
    expect(t.options('A')).toContain('explore');
    t.play('A', 'explore');
    expect(t.asked('A')?.kind).toBe('exploreTile');
  });
  it('[indonesia x steam-power] water at the edge is adjacent with every economy card', () => {
    const t = turn('gA!! w g g g g g g g w gB!!', 'steam-power', 1, leads('indonesia'));
    t.play('A', 'caravan:0');
    expect(hexesOf(t)).toEqual(expect.arrayContaining(['9,0', '10,0']));
  });
  it('[rome x antananarivo] a caravan starts there, mature or not', () => {
    const t = turn('gA!! w g.antananarivo g g g gB!!', 'foreign-trade', 5, leads('rome', MINE));
    t.play('A', 'caravan:0');
    expect(hexesOf(t)).toEqual(['3,0', '4,0', '5,0']);
  });
  it('[ottoman x joint-war] both count against whoever has Ibrahim', () => {
    const t = assault('gA!! g gB g gB!! gC!!', '2,0', {
      A: leads('ottoman', { ...WAITING, diplomacy: [{ from: 'C', card: 'joint-war' }] }),
      C: {},
      state: { terra: { stack: [], ibrahim: 'B' } },
      dice: [1, 1],
    });
    expect(sides(t).attack).toEqual({ 'leader:ottoman': 2, 'diplomacy:joint-war': 2 });
  });
  it('[ottoman x embassy] Q-F20: at the Ottoman capital Ibrahim and Embassy wait for the visitor’s word', () => {
    const t = turn(
      'gA!! g gB!! gC!!',
      'foreign-trade',
      5,
      { diplomacy: [{ from: 'B', card: 'embassy' }] },
      {
        players: { B: leads('ottoman') },
        state: { terra: { stack: [], ibrahim: 'A' } },
      },
    );
    t.play('A', 'caravan:0', '2,0', 'pottery', 'pottery');
    while (t.asked('A')?.kind === 'swapDiplomacy') t.play('A', 'done');
    expect(sorted(t.options('A'))).toEqual(['diplomacy:embassy', 'special:ibrahim']);
    t.play('A', 'diplomacy:embassy');
    t.play('B', 'irrigation');
    t.play('A', 'oil', 'pottery');
    t.play('B', 'irrigation');
    expect([t.trade('B', 'irrigation'), t.trade('A', 'pottery'), t.seat('A').resources.oil]).toEqual([2, 3, 1]);
  });
  it('[poland x potala-palace] four of each player, and of the ally any number', () => {
    const four = (['joint-war', 'defensive-pact', 'embassy', 'open-borders-terra'] as const).map((card) => ({
      from: 'B',
      card,
    }));
    const others = four.map(({ card }) => ({ from: 'C', card }));
    const A = leads('poland', { diplomacy: [...four, ...others], seat: { ally: 'B', wonders: ['potala-palace'] } });
    const t = terra('gA!! gB!! gC!!', { players: { A }, steps: [{ kind: 'takeAnyDiplomacy', player: 'A', left: 3 }] });
    expect(t.options('A')).toEqual(['done', 'B']);
    expect(t.why('A', 'C')).toEqual({ key: 'diplomacy.enough' });
  });
  it('[poland x geneva] a card of the ally may be swapped like any other', () => {
    const A = leads('poland', {
      diplomacy: [{ from: 'B', card: 'joint-war' }],
      cityStates: ['geneva'],
      seat: { ally: 'B' },
    });
    const t = terra('gA!! gB!!', { players: { A }, state: { round: 2 } });
    t.play('A', 'cityState:geneva', 'B:joint-war', 'embassy');
    expect(t.seat('A').diplomacy.map(({ card }) => card)).toEqual(['embassy']);
  });
  it('[poland x diplomatic] Q-F33: many cards of the ally are one source', () => {
    const diplomacy = (['joint-war', 'defensive-pact', 'embassy'] as const).map((card) => ({ from: 'B', card }));
    const t = terra('gA!! gB!!', {
      players: { A: leads('poland', { diplomacy, seat: { ally: 'B' } }) },
      state: { round: 2 },
    });
    expect(AGENDAS.diplomatic(t.state, 'A')).toEqual({ have: 1, need: 4 });
  });
});

describe('war', () => {
  it('[china x siege-tactics] Q-C5: each reinforced token counts 1 less, so China’s count 1', () => {
    const t = assault('gA!! g gB* gB* gB!!', '2,0', {
      card: 'siege-tactics',
      A: leads('georgia', { row: terraRowWith('siege-tactics', 3), trade: { 'siege-tactics': 1 } }),
      B: leads('china'),
      dice: [1, 1],
    });
    expect(sides(t).defence).toEqual({ ground: 1, reinforced: 1, reinforcedBeside: 1 });
  });
  it('[zulu x great-zimbabwe] Q-E39: the tokens of a won attack may be kept on the wonder', () => {
    const t = assault('gA!! g gB g gB!!', '2,0', { A: leads('zulu', holding('great-zimbabwe')), dice: [6, 1] });
    expect(sorted(t.options('A'))).toEqual(['masonry-terra', 'store']);
    t.play('A', 'store');
    expect(t.seat('A').stored).toBe(1);
  });
  it('[zulu x masonry-terra] R16.1: a full card holds no more', () => {
    const t = assault('gA!! g gB! g gB!!', '2,0', {
      A: leads('zulu', { trade: { 'masonry-terra': 3 } }),
      dice: [6, 1],
    });
    t.play('A', 'done');
    expect(t.trade('A', 'masonry-terra')).toBe(3);
  });
  it('[zulu x scorched-earth] the token comes for the win, also when the beaten token is thrown away', () => {
    const t = assault('gA!! g gB g gB!!', '2,0', {
      card: 'scorched-earth',
      A: leads('zulu', { row: terraRowWith('scorched-earth', 4) }),
      dice: [6, 1],
    });
    expect(t.trade('A', 'scorched-earth') === 1 || t.asked('A')?.kind === 'scorch').toBe(true);
    t.play('A', 'scorch');
    expect(t.map()).toBe('gA!! g g^A g gB!!');
    expect(t.trade('A', 'scorched-earth')).toBe(1);
  });
  it('[sumeria x encampment] Q-F13: a barbarian that an encampment defeats brings the resource; Zulu and Aztecs gain nothing', () => {
    const struck = (leader: 'sumeria' | 'zulu' | 'aztec') => {
      const t = terra('gA!! gA@encampment g>a g gB!!', {
        players: { A: leads(leader) },
        steps: [{ kind: 'encampment', player: 'A', hex: '1,0' }],
      });
      t.play('A', 'barbarian:A', 'pottery');
      return t;
    };
    const t = struck('sumeria');
    expect(t.asked('A')?.kind).toBe('takeResource');
    expect(struck('zulu').trade('A', 'masonry-terra')).toBe(0);
    expect(struck('aztec').state.thisTurn.attacksWon).toBe(0);
  });
  it('[japan x huey-teocalli] in Japan’s turn a defended desert by the water has difficulty 3, and the water still counts', () => {
    const t = assault('gA!! g dB w gB!!', '2,0', {
      position: 5,
      A: leads('japan', WAITING),
      B: holding('huey-teocalli'),
      dice: [1, 1],
    });
    expect(sides(t).defence).toEqual({ ground: 3, 'wonder:huey-teocalli': 1 });
  });
  it('[america x masonry-terra] T9.5, Q-E32: a natural wonder on the card is 1 or a new die, and is laid anew', () => {
    const row = terraRowWith('masonry-terra', 3);
    const seat = {
      leader: 'america' as const,
      naturalWonders: ['gobustan' as const],
      row: row.map((card, id) => ({
        id,
        card,
        trade: 0,
        naturalWonders: card === 'masonry-terra' ? ['gobustan' as const] : [],
      })),
    };
    const t = assault('gA!! g gB nA.gobustan gB!!', '2,0', { A: { row, seat }, dice: [1, 3, 6] });
    expect(t.options('A')).toEqual(['done', 'naturalWonder:gobustan', 'reroll:gobustan']);
    t.play('A', 'reroll:gobustan');
    expect(t.asked('A')?.kind).toBe('layNaturalWonder');
    t.play('A', 'pottery');
    expect(won(t)).toBe(true);
  });
  it('[america x jebel-barkal] Q-F35: a natural wonder is no resource token in a combat', () => {
    const A = leads('america', { seat: { wonders: ['jebel-barkal'], naturalWonders: ['gobustan'], resources: NONE } });
    const t = assault('gA!! g gB nA.gobustan gB!!', '2,0', { A, dice: [1, 3] });
    // A tie, and nothing to spend.
    expect(won(t)).toBe(false);
    expect(t.log()).not.toContain('naturalWonder.spent');
  });
  it('[akkad x non-aggression-pact] Q-F14: spaces with the giver’s tokens alone are not entered, not even to pass', () => {
    const pact: Given = { cityStates: ['akkad'], diplomacy: [{ from: 'B', card: 'non-aggression-pact' }] };
    const t = marching('gA!! gB g gB!!\ng . . .', { A: pact });
    expect(t.why('A', '1,0')).toEqual({ key: 'army.mayNotAttack' });
    expect(spaces(t)).toEqual(['0,1']);
    expect(spaces(marching('gA!! gB g gB!!\ng . . .', { A: { cityStates: ['akkad'] } }))).toContain('2,0');
  });
  it('[scythia x antananarivo] as a city of the holder it cannot be attacked; others attack it as a city-state on grassland', () => {
    const t = assault('gA!! g g.antananarivo g gB!!', '2,0', {
      A: leads('scythia', WAITING),
      B: MINE,
      position: 5,
      dice: [1, 1],
    });
    expect(sides(t)).toEqual({ attack: { 'leader:scythia': 3 }, defence: { cityState: 8 } });
    expect(values(t)[0]).toBe(9);
  });
});

describe('the lent city', () => {
  it('N-TD1: [antananarivo x civilized] it counts as a city for agendas, in the own turn', () => {
    const t = terra('gA!! g g.antananarivo g gB!!', { players: { A: MINE } });
    expect(AGENDAS.civilized(t.state, 'A').have).toBe(2);
    t.pass('A');
    expect(AGENDAS.civilized(t.state, 'A').have).toBe(1);
  });
  it('[antananarivo x brussels] mature, it makes wonders cheaper', () => {
    const A: Given = { cityStates: ['antananarivo', 'brussels'] };
    const t = terra('gA!! g gA g.antananarivo gA g gB!!', { players: { A }, offer: ['colosseum'] });
    expect(matureCitiesOf(t.state, 'A')).toEqual(['3,0']);
    expect(wonderCost(t.state, 'A', 'colosseum')).toBe(8);
  });
  it('[antananarivo x orszaghaz] Q-F19: gained on the visit, it may still be conquered when the visit is over', () => {
    const t = turn('gA!! g g.antananarivo g gB!!', 'foreign-trade', 5, holding('orszaghaz'));
    t.play('A', 'caravan:0', '2,0');
    expect(t.asked('A')?.kind).toBe('conquerVisited');
    t.play('A', 'conquer');
    expect(t.state.cityStates.antananarivo).toMatchObject({ held: { by: 'A' }, cards: ['aside', 'aside'] });
    expect(t.map()).toBe('gA!! g gA!.antananarivo g gB!!');
  });
  it('[antananarivo x theater-square x nubia] in the own turn a wonder there is near enough for the square', () => {
    const drawing = 'gA!! gA@theater-square g g g g g.antananarivo#petra g g g gB!!';
    const placing = (A: Given) => {
      const t = turn(drawing, 'irrigation', 5, leads('nubia', A));
      t.play('A', 'skip');
      return hexesOf(t);
    };
    expect(placing(MINE)).toEqual(['2,0', '3,0', '4,0', '5,0', '7,0', '8,0']);
    expect(placing({})).toEqual(['2,0', '3,0']);
  });
});
