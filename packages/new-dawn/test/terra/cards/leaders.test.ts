import { describe, expect, it, test } from 'vitest';
import { FOCUS_CARDS, type LeaderId, matureCitiesOf, TERRA_LEADER_IDS, TERRA_LEADERS } from '../../../src/index.ts';
import { terraRowWith } from '../../kit.ts';
import { assault, sides, won } from '../armies.ts';
import { hexesOf, leads, onTile, slotNow, terra, turn } from '../turns.ts';

describe('leader sheets', () => {
  const SHEETS: [LeaderId, string][] = [
    ['america', 'growth military science industry culture economy radio'],
    ['aztec', 'growth science culture economy military industry mysticism'],
    ['china', 'growth military industry economy culture science writing'],
    ['egypt', 'growth science economy industry military culture wheel'],
    ['england', 'growth economy science culture industry military natural-history'],
    ['france', 'growth military science economy industry culture humanism'],
    ['georgia', 'growth industry science economy military culture siege-tactics'],
    ['inca', 'growth culture military science industry economy state-workforce'],
    ['indonesia', 'growth culture military science industry economy shipbuilding'],
    ['japan', 'growth industry economy military science culture industrialization'],
    ['netherlands', 'growth culture science industry economy military cartography'],
    ['nubia', 'growth economy industry culture science military construction'],
    ['ottoman', 'growth science industry culture military economy banking'],
    ['poland', 'growth culture military industry economy science astronomy'],
    ['rome', 'growth science economy military culture industry military-engineering'],
    ['scythia', 'growth culture military science economy industry horseback-riding'],
    ['sumeria', 'growth economy culture science military industry craftsmanship'],
    ['zulu', 'growth industry culture economy science military scorched-earth'],
  ];
  test.each(SHEETS)('T3.2, Q-D7, Q-D14: %s has its order and its own card: %s', (leader, sheet) => {
    const { startOrder, unique } = TERRA_LEADERS[leader];
    expect([...startOrder, unique].join(' ')).toBe(sheet);
    expect(FOCUS_CARDS[unique].unique).toBe(true);
  });
  it('T1: there are eighteen, each with a card of its own', () => {
    expect(TERRA_LEADER_IDS).toHaveLength(18);
    expect(new Set(TERRA_LEADER_IDS.map((id) => TERRA_LEADERS[id].unique)).size).toBe(18);
  });
});

const WAITING = { trade: { 'masonry-terra': 1 } } as const;

describe('[china]', () => {
  it('[china] a defended token counts 2 for being reinforced, and 2 for each reinforced one beside it', () => {
    const t = assault('gA!! g gB* gB* gB!!', '2,0', { A: WAITING, B: leads('china'), dice: [1, 1] });
    expect(sides(t).defence).toEqual({ ground: 1, reinforced: 2, reinforcedBeside: 2 });
  });
  it('[china] a defended city counts 2 for each reinforced token beside it', () => {
    const t = assault('gA!! g hB! gB* gB*', '2,0', { A: WAITING, B: leads('china'), dice: [1, 1] });
    expect(sides(t).defence).toEqual({ city: 4, reinforcedBeside: 2 });
  });
  it('[china] other leaders count 1; as attacker China gains nothing', () => {
    const t = assault('gA!! gA* gB* gB* gB!!', '2,0', { A: leads('china', WAITING), dice: [1, 1] });
    expect(sides(t)).toEqual({ attack: {}, defence: { ground: 1, reinforced: 1, reinforcedBeside: 1 } });
  });
});

describe('[england]', () => {
  const built = (tiles: [number, string[]][], drawing = 'gA!! g g g gB!!') => {
    const t = turn(drawing, 'pottery', 5, leads('england'));
    for (const [tile, hexes] of tiles) onTile(t.state, tile, ...hexes);
    t.play('A', 'city', '2,0');
    return t;
  };
  it('[england] Q-C11: a city alone on its tile may get a reinforced control token beside it', () => {
    const t = built([
      [0, ['0,0', '1,0']],
      [1, ['2,0', '3,0', '4,0']],
    ]).state;
    expect(t.map['2,0']?.city?.of).toBe('A');
    const alone = built([[1, ['2,0', '3,0']]]);
    expect(alone.asked('A')?.kind).toBe('placeOneControl');
    expect(hexesOf(alone)).toEqual(['1,0', '3,0']);
    alone.play('A', '3,0');
    expect(alone.map()).toBe('gA!! g gA! gA* gB!!');
  });
  it('[england] with any other city on the tile there is none, a rival one included', () => {
    expect(built([[1, ['2,0', '3,0', '4,0']]]).asked('A')?.kind).not.toBe('placeOneControl');
    expect(built([[1, ['0,0', '1,0', '2,0']]]).asked('A')?.kind).not.toBe('placeOneControl');
  });
  it('[england] a city-state on the tile does not matter', () => {
    const t = built([[1, ['2,0', '3,0', '4,0']]], 'gA!! g g g g.seoul gB!!');
    expect(t.asked('A')?.kind).toBe('placeOneControl');
  });
  it('[england] any ground will do, and it may be declined; a city that is conquered is not built', () => {
    const t = built([[1, ['2,0', '3,0']]], 'gA!! g g m gB!!');
    expect(hexesOf(t)).toEqual(['1,0', '3,0']);
    t.play('A', 'done');
    expect(t.map()).toBe('gA!! g gA! m gB!!');
    const conquered = assault('gA!! g gB! g gB!!', '2,0', { A: leads('england'), dice: [6, 1] });
    expect(conquered.map()).toBe('gA!! g gA!^A g gB!!');
    expect(conquered.asked('B')?.kind).toBe('chooseCard');
  });
});

describe('[georgia]', () => {
  it('[georgia] with a card of a city-state of its type, a focus card is resolved one position farther right', () => {
    const t = turn('gA!! g gB!!', 'early-empire', 2, leads('georgia', { cityStates: ['kumasi'] }));
    expect(slotNow(t)).toBe(3);
  });
  it('[georgia] a card of another type does not help, and two of one type no more than one', () => {
    expect(slotNow(turn('gA!! g gB!!', 'early-empire', 2, leads('georgia', { cityStates: ['seoul'] })))).toBe(2);
    const two = leads('georgia', { cityStates: ['kumasi', 'mohenjo-daro'] });
    expect(slotNow(turn('gA!! g gB!!', 'early-empire', 2, two))).toBe(3);
  });
  it('[georgia] T4.3: from p0 it comes to p1, still the first slot; slot 5 is the end', () => {
    const A = leads('georgia', { cityStates: ['kumasi'] });
    expect(slotNow(turn('gA!! g gB!!', 'early-empire', 0, A))).toBe(1);
    expect(slotNow(turn('gA!! g gB!!', 'early-empire', 5, A))).toBe(5);
  });
});

describe('[inca]', () => {
  it('[inca] Q-E27: after a token on a mountain another beside it, of any ground, and from mountain to mountain', () => {
    const t = turn('d m m gA!! g gB!!', 'early-empire', 5, leads('inca'));
    t.play('A', '2,0');
    expect(t.asked('A')?.kind).toBe('placeOneControl');
    expect(hexesOf(t)).toEqual(['1,0']);
    t.play('A', '1,0', '0,0');
    expect(t.map()).toBe('dA mA mA gA!! g gB!!');
    expect(t.asked('A')?.kind).toBe('placeControl');
  });
  it('[inca] one token for each mountain, and no more', () => {
    const t = turn('g m gA!! g gB!!\ng g w w .', 'early-empire', 5, leads('inca'));
    t.play('A', '1,0');
    expect(hexesOf(t)).toEqual(['0,0', '0,1', '1,1']);
    t.play('A', '0,0');
    expect(t.asked('A')?.kind).toBe('placeControl');
  });
  it('[inca] not after any other ground, and not on water, cities, tokens, barbarians or beside a rival army', () => {
    const t = turn('h gA!! m w\ng>a g^B gB!!', 'early-empire', 5, leads('inca'));
    t.play('A', '0,0');
    expect(t.asked('A')?.kind).toBe('placeControl');
    t.play('A', '2,0');
    expect(t.asked('A')?.kind).not.toBe('placeOneControl');
    const hill = turn('g h gA!! g gB!!', 'early-empire', 5, leads('inca'));
    hill.play('A', '1,0');
    expect(hill.asked('A')?.kind).toBe('placeControl');
  });
});

describe('[indonesia]', () => {
  it('[indonesia] Q-F28: all water at the edge is adjacent for caravans, one space of movement; they may end there', () => {
    const t = turn('gA!! w g g g g w g gB!!', 'foreign-trade', 5, leads('indonesia'));
    t.play('A', 'caravan:0');
    expect(hexesOf(t)).toEqual(['1,0', '2,0', '3,0', '5,0', '6,0', '7,0']);
    t.play('A', '6,0', 'done');
    expect(t.map()).toBe('gA!! w g g g g w+A g gB!!');
  });
  it('[indonesia] water inside the map is entered, but no short cut', () => {
    // 1,1 and 4,1 have land on every side.
    const t = turn('. g g g g g g g\ngA!! w g g w g gB!! .\ng g g g g g g .', 'foreign-trade', 5, leads('indonesia'));
    t.play('A', 'caravan:0');
    expect(hexesOf(t)).toContain('1,1');
    expect(hexesOf(t)).not.toContain('5,1');
  });
  it('[indonesia] armies enter water too, whatever their card says; other leaders do not', () => {
    const t = assault('gA!! w g gB gB!!', '3,0', { A: leads('indonesia'), dice: [6, 1] });
    expect(won(t)).toBe(true);
    const other = turn('g gA!! w g gB!!', 'masonry-terra', 5);
    other.play('A', 'army:0');
    expect(other.why('A', '2,0')).toEqual({ key: 'hex.water' });
  });
  it('[indonesia] for armies the water at the edge is not adjacent', () => {
    const t = turn('gA!! w g g g g w g gB!!', 'masonry-terra', 5, leads('indonesia'));
    t.play('A', 'army:0');
    expect(t.why('A', '6,0')).toEqual({ key: 'army.tooFar' });
  });
});

describe('[netherlands]', () => {
  const campus = (leader: LeaderId) =>
    terra('w gA@campus w gA!! gB!!', {
      players: { A: leads(leader) },
      steps: [{ kind: 'resolveDistrict', player: 'A', district: 'campus' }],
    });
  it('[netherlands] Q-F27: water beside a campus counts as friendly mountains', () => {
    expect(campus('netherlands').trade('A', 'astrology')).toBe(2);
    expect(campus('rome').trade('A', 'astrology')).toBe(0);
  });
  it('[netherlands] Q-F27: water beside any own district counts for another one, and as desert and forest', () => {
    const hub = terra('w gA@campus w gA@commercial-hub gA!! gB!! w', {
      players: { A: leads('netherlands') },
      steps: [{ kind: 'resolveDistrict', player: 'A', district: 'commercial-hub' }],
    });
    if (hub.asked('A')?.kind === 'districtChoice') hub.play('A', 'desert');
    expect(hub.trade('A', 'foreign-trade')).toBe(1);
    const forest = terra('w gA@industrial-zone gA w gA!! gB!!', {
      players: { A: leads('netherlands') },
      steps: [{ kind: 'resolveDistrict', player: 'A', district: 'industrial-zone' }],
    });
    if (forest.asked('A')?.kind === 'districtChoice') forest.play('A', 'forest');
    expect(forest.trade('A', 'pottery')).toBe(1);
  });
  it('[netherlands] Q-F27: water beside an ordinary control token is as foreign as ever', () => {
    const zone = (cell: string) => {
      const t = terra(`gA@industrial-zone gA!! g ${cell} w g g g gB!!`, {
        players: { A: leads('netherlands', { trade: { pottery: 3 } }) },
        steps: [{ kind: 'resolveDistrict', player: 'A', district: 'industrial-zone' }],
      });
      t.play('A', 'city');
      return hexesOf(t);
    };
    expect(zone('gA')).toEqual(['3,0', '5,0']);
    expect(zone('gA@campus')).toEqual(['3,0', '5,0', '6,0']);
  });
});

describe('[nubia]', () => {
  it('[nubia] Q-F26: after the growth card was reset one district of choice is resolved', () => {
    const t = turn('gA!! mA@campus dA@commercial-hub gB!!', 'irrigation', 5, leads('nubia'));
    t.play('A', 'skip');
    expect(t.asked('A')?.kind).toBe('resolveDistricts');
    t.play('A', 'campus');
    expect(t.trade('A', 'astrology')).toBe(1);
    expect(t.trade('A', 'foreign-trade')).toBe(0);
    // The other one is left alone.
    expect(t.asked('A')).toBeUndefined();
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[nubia] with one district nothing is asked; other cards and other leaders bring none', () => {
    const drawing = 'gA!! mA@campus g gB!!';
    const t = turn(drawing, 'irrigation', 5, leads('nubia'));
    t.play('A', 'skip');
    expect(t.trade('A', 'astrology')).toBe(1);
    const other = turn(drawing, 'pottery', 1, leads('nubia'));
    if (other.asked('A')?.kind === 'build') other.play('A', 'skip');
    expect(other.trade('A', 'astrology')).toBe(0);
    const rome = turn(drawing, 'irrigation', 5);
    rome.play('A', 'skip');
    expect(rome.trade('A', 'astrology')).toBe(0);
  });
});

describe('[zulu]', () => {
  const fought = (drawing: string, hex: '2,0', dice: number[]) => assault(drawing, hex, { A: leads('zulu'), dice });
  it('[zulu] a won attack brings a trade token for the military card', () => {
    const t = fought('gA!! g gB g gB!!', '2,0', [6, 1]);
    expect(t.trade('A', 'masonry-terra')).toBe(1);
  });
  it('[zulu] two for a rival city, a capital too, and for a city-state', () => {
    expect(fought('gA!! g gB! g gB!!', '2,0', [6, 1]).trade('A', 'masonry-terra')).toBe(2);
    expect(fought('gA!! g gB!!', '2,0', [6, 1]).trade('A', 'masonry-terra')).toBe(2);
    const t = assault('gA!! g g.seoul g gB!!', '2,0', { A: leads('zulu'), position: 5, dice: [6, 1] });
    expect(t.trade('A', 'masonry-terra')).toBe(2);
  });
  it('[zulu] one for a barbarian, a fort, an army; none for a lost attack', () => {
    const fort = assault('gA!! g F g gB!!', '2,0', { A: leads('zulu'), position: 5, dice: [6, 1] });
    expect(fort.trade('A', 'masonry-terra')).toBe(1);
    expect(fought('gA!! g g^B g gB!!', '2,0', [6, 1]).trade('A', 'masonry-terra')).toBe(1);
    const barbarian = fought('gA!! g g>a g gB!!', '2,0', [6, 1]);
    barbarian.play('A', 'pottery');
    expect([barbarian.trade('A', 'masonry-terra'), barbarian.trade('A', 'pottery')]).toEqual([1, 1]);
    expect(fought('gA!! g gB g gB!!', '2,0', [1, 6]).trade('A', 'masonry-terra')).toBe(0);
  });
});

describe('leaders of the base game', () => {
  it('[egypt] [france] [japan] [rome] [scythia] [sumeria] [aztec] [america] keep their abilities, with six cards', () => {
    for (const leader of ['egypt', 'france', 'japan', 'rome', 'scythia', 'sumeria', 'aztec', 'america'] as const) {
      expect([leader, Object.keys(TERRA_LEADERS[leader].effect).length > 0]).toEqual([leader, true]);
      expect(TERRA_LEADERS[leader].startOrder).toHaveLength(6);
    }
  });
  it('[rome] T8.3: caravans start from any city, armies still only from the capital and mature ones', () => {
    const t = turn('g gA!! w gA! g g gB!!', 'masonry-terra', 5);
    t.play('A', 'army:0');
    expect(hexesOf(t)).toEqual(['0,0']);
    expect(matureCitiesOf(t.state, 'A')).toEqual([]);
    const caravan = turn('gA!! w gA! g g gB!!', 'foreign-trade', 5);
    caravan.play('A', 'caravan:0');
    expect(hexesOf(caravan)).toContain('3,0');
  });
  it('[scythia] T9.4: +3 for grassland and hills, with armies as targets too', () => {
    const t = assault('gA!! g h^B g gB!!', '2,0', { A: leads('scythia', WAITING), B: leads('scythia'), dice: [1, 1] });
    expect(sides(t)).toEqual({ attack: { 'leader:scythia': 3 }, defence: { ground: 2, 'leader:scythia': 3 } });
  });
  it('[sumeria] a barbarian beaten by an army brings a resource as well', () => {
    const t = assault('gA!! g g>a g gB!!', '2,0', { A: leads('sumeria'), dice: [6, 1] });
    expect(t.asked('A')?.kind).toBe('placeTrade');
    t.play('A', 'pottery');
    expect(t.asked('A')?.kind).toBe('takeResource');
    t.play('A', 'oil');
    expect(t.seat('A').resources.oil).toBe(1);
  });
  it('[aztec] after a won attack the military card is reset and two cards may change places', () => {
    const row = terraRowWith('masonry-terra', 5);
    const t = assault('gA!! g gB g gB!!', '2,0', { A: leads('aztec', { row }), position: 5, dice: [6, 1] });
    expect(t.asked('A')?.kind).toBe('swapCards');
    t.play('A', 'masonry-terra', 'pottery');
    expect(t.row('A').indexOf('masonry-terra')).toBe(5);
  });
});
