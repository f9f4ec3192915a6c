import { describe, expect, it } from 'vitest';
import { wonderCost } from '../../../src/index.ts';
import { type TableOptions, TERRA_ROW, terraRowWith } from '../../kit.ts';
import { assault, marching, sides, spaces, values, won } from '../armies.ts';
import { hexesOf, holding, leads, NONE, onTile, slotNow, sorted, terra, turn } from '../turns.ts';

const build = (wonder: string, drawing: string, more: TableOptions = {}) =>
  terra(drawing, { steps: [{ kind: 'placeWonder', player: 'A', wonder: wonder as 'apadana' }], ...more });

describe('positions and shifts', () => {
  it('[taj-mahal x georgia] Q-F24: both count, and as the order makes no difference nobody is asked', () => {
    const A = leads('georgia', { cityStates: ['kumasi'], seat: { wonders: ['taj-mahal'] } });
    const t = turn('gA!! g gB!!', 'early-empire', 1, A);
    expect(t.asked('A')?.kind).toBe('placeControl');
    expect(slotNow(t)).toBe(3);
  });
  it('[machu-picchu-terra x georgia] Q-F24, T4.5: the owner says which comes first: slot 5 or slot 3', () => {
    const A = leads('georgia', { cityStates: ['kumasi'], seat: { wonders: ['machu-picchu-terra'] } });
    for (const [first, slot] of [
      ['wonder:machu-picchu-terra', 5],
      ['leader:georgia', 3],
    ] as const) {
      const t = turn('gA!! g gB!!', 'early-empire', 2, A);
      expect(t.asked('A')?.kind).toBe('orderShifts');
      expect(sorted(t.options('A'))).toEqual(['leader:georgia', 'wonder:machu-picchu-terra']);
      t.play('A', first);
      expect(slotNow(t)).toBe(slot);
    }
  });
  it('[machu-picchu-terra x taj-mahal x republic] Q-F24: three shifts, one after another as the owner likes', () => {
    const row = terraRowWith('early-empire', 0);
    const A = {
      row,
      seat: { wonders: ['machu-picchu-terra' as const, 'taj-mahal' as const], governments: { culture: 0 } },
    };
    const t = turn('gA!! g gB!!', 'early-empire', 0, A);
    expect(sorted(t.options('A'))).toEqual(['government:republic', 'wonder:machu-picchu-terra', 'wonder:taj-mahal']);
    // p0 to p1, then two more to p3: too far right for Machu Picchu.
    t.play('A', 'wonder:taj-mahal', 'government:republic');
    expect(slotNow(t)).toBe(3);
    const far = turn('gA!! g gB!!', 'early-empire', 0, A);
    far.play('A', 'wonder:machu-picchu-terra');
    expect(slotNow(far)).toBe(5);
  });
  it('[machu-picchu-terra x capitalism] T4.4: as if in the first slot means p0, so two farther is slot 2', () => {
    const row = terraRowWith('capitalism', 5);
    const t = terra('gA!! g gB!!', { players: { A: { ...holding('machu-picchu-terra'), row } } });
    t.play('A', 'capitalism', 'done', 'early-empire');
    expect(slotNow(t)).toBe(2);
  });
  it('[taj-mahal x france] the latest era brings tokens, the wonders of the kind bring slots', () => {
    const t = turn('g h f gA!! d m gB!!', 'early-empire', 1, leads('france', holding('taj-mahal', 'colosseum')));
    expect(slotNow(t)).toBe(3);
    expect(t.state.steps.at(-1)).toMatchObject({ left: 4 });
  });
});

describe('building', () => {
  it('[amundsen-scott x england] its city is built: alone on its tile it gets a reinforced token as well', () => {
    const t = build('amundsen-scott', 'gA!! g g g g gB!!', { players: { A: leads('england') } });
    onTile(t.state, 1, '2,0', '3,0', '4,0');
    t.play('A', '3,0');
    expect(t.state.steps.filter(({ kind }) => kind === 'placeOneControl')).toHaveLength(2);
    t.play('A', '2,0', '4,0');
    expect(sorted(t.map().split(' '))).toEqual(sorted(['gA!!', 'g', 'gA*', 'gA!#amundsen-scott', 'gA', 'gB!!']));
  });
  it('[amundsen-scott x inca] a token on a mountain beside it is followed by another', () => {
    const t = build('amundsen-scott', 'gA!! g g g m d gB!!', { players: { A: leads('inca') } });
    t.play('A', '3,0', '4,0');
    expect(hexesOf(t)).toEqual(['5,0']);
    t.play('A', '5,0', '2,0');
    expect(t.map()).toBe('gA!! g gA gA!#amundsen-scott mA dA gB!!');
  });
  it('[great-library x egypt] T13.2: the trade token on it and Egypt’s discount add up', () => {
    const t = terra('gA!! g gB!!', { players: { A: leads('egypt') }, offer: ['great-library'] });
    expect(wonderCost(t.state, 'A', 'great-library')).toBe(7);
    t.state.wonderDecks.science.aged = true;
    expect(wonderCost(t.state, 'A', 'great-library')).toBe(6);
    expect(wonderCost(t.state, 'B', 'great-library')).toBe(7);
  });
  it('[apadana x inca] the token on the new tile is placed: on a mountain it is followed by another', () => {
    // Side A of tile 10 has two mountains side by side.
    const t = build('apadana', 'gA!! g g gB!!', {
      players: { A: leads('inca') },
      state: { terra: { stack: [10], ibrahim: null } },
    });
    onTile(t.state, 8, '3,0');
    t.play('A', '0,0', '3,0', 'A');
    t.play('A', t.options('A')[0] ?? '');
    const mountains = hexesOf(t).filter((hex) => t.state.map[hex as '0,0']?.ground === 'mountain');
    expect(mountains).toHaveLength(2);
    t.play('A', mountains[0] ?? '');
    expect(t.asked('A')?.kind).toBe('placeOneControl');
    expect(hexesOf(t)).toContain(mountains[1]);
  });
  it('[cristo-redentor x england] a replaced city is not built: no token', () => {
    const t = build('cristo-redentor', 'gA!! g gB! g gB!!', { players: { A: leads('england') } });
    t.play('A', '0,0', '2,0');
    expect(t.map()).toBe('gA!!#cristo-redentor g gA! g gB!!');
    expect(t.asked('A')).toBeUndefined();
  });
  it('[cristo-redentor x statue-of-liberty] Q-F15, Q-F16: first the tokens beside the city, then the city', () => {
    const A = holding('statue-of-liberty');
    const t = build('cristo-redentor', 'gA!! gB* gB! gB gB!!', { players: { A } });
    t.play('A', '0,0', '2,0');
    expect(t.map()).toBe('gA!!#cristo-redentor gA gA! gA gB!!');
  });
  it('[cristo-redentor x non-aggression-pact] N-TC8: a replaced city is neither attacked nor destroyed', () => {
    const pact = { card: 'non-aggression-pact' as const };
    const t = build('cristo-redentor', 'gA!! g gB! g gB!!', {
      players: { A: { diplomacy: [{ from: 'B', ...pact }] }, B: { diplomacy: [{ from: 'A', ...pact }] } },
    });
    t.play('A', '0,0', '2,0');
    expect(t.map()).toBe('gA!!#cristo-redentor g gA! g gB!!');
    expect(t.asked('B')).toBeUndefined();
    expect(t.seat('A').diplomacy).toHaveLength(1);
  });
});

describe('visits', () => {
  it('[kilwa-kisiwani x wheel x egypt] Q-F20: what listens for one visit comes in the order of the active player', () => {
    const A = leads('egypt', holding('kilwa-kisiwani'));
    const row = terraRowWith('wheel', 5);
    const t = turn('gA!! g g.seoul g gB!!', 'wheel', 5, {
      ...A,
      seat: { ...A.seat, wonders: ['kilwa-kisiwani'] },
      row,
    });
    t.play('A', 'caravan:0', '2,0');
    expect(t.asked('A')?.kind).toBe('chooseVisitEffect');
    expect(sorted(t.options('A'))).toEqual(['card', 'wonder:kilwa-kisiwani']);
    t.play('A', 'wonder:kilwa-kisiwani', 'pottery', 'oil');
    expect([t.trade('A', 'pottery'), t.seat('A').resources.oil]).toEqual([1, 1]);
  });
  it('[kilwa-kisiwani x orszaghaz] Q-F20: conquered first, it is no city-state any more; what was won by the visit stays', () => {
    for (const first of ['wonder:kilwa-kisiwani', 'wonder:orszaghaz']) {
      const t = turn('gA!! g g.seoul g gB!!', 'foreign-trade', 5, holding('kilwa-kisiwani', 'orszaghaz'));
      t.play('A', 'caravan:0', '2,0', first);
      if (first === 'wonder:kilwa-kisiwani') t.play('A', 'pottery', 'conquer');
      else t.play('A', 'conquer', 'pottery');
      expect([first, t.trade('A', 'pottery'), t.state.map['2,0']?.city?.of]).toEqual([first, 1, 'A']);
    }
  });
  it('[orszaghaz x georgia] the card just gained is put aside, so Georgia’s shift is gone with it', () => {
    const A = leads('georgia', { cityStates: ['seoul'], seat: { wonders: ['orszaghaz'] } });
    const t = turn('gA!! g g.seoul g gB!!', 'foreign-trade', 5, A, { dice: [1] });
    t.play('A', 'caravan:0', '2,0', 'conquer');
    t.pass('B');
    const astrology = t.row('A').indexOf('astrology');
    t.play('A', 'astrology');
    expect(t.options('A').includes(`by:${[1, 1, 2, 3, 4, 5][astrology]}`)).toBe(true);
  });
  it('[orszaghaz x zulu] T2.3: that is no attack, and brings no trade token', () => {
    const t = turn('gA!! g g.seoul g gB!!', 'foreign-trade', 5, leads('zulu', holding('orszaghaz')));
    t.play('A', 'caravan:0', '2,0', 'conquer');
    expect(t.trade('A', 'masonry-terra')).toBe(0);
  });
  it('[great-library x ibrahim] Q-F20: at an Ottoman city both wait, and the visitor chooses', () => {
    const t = turn('gA!! g gB! g gB!!', 'foreign-trade', 5, holding('great-library'), {
      players: { B: leads('ottoman', { row: terraRowWith('mathematics', 3) }) },
      state: { terra: { stack: [], ibrahim: 'A' } },
    });
    t.play('A', 'caravan:0', '2,0', 'pottery', 'pottery', 'skip');
    expect(sorted(t.options('A'))).toEqual(['special:ibrahim', 'wonder:great-library']);
    t.play('A', 'wonder:great-library', 'mathematics', 'mathematics');
    expect(t.trade('A', 'mathematics')).toBe(1);
    t.play('B', 'irrigation');
    expect(t.trade('B', 'irrigation')).toBe(1);
  });
  it('[great-library x oxford-university] Q-E36, N-TD12: the card taken may take the place of one of another kind', () => {
    const t = turn('gA!! g gB! g gB!!', 'foreign-trade', 5, holding('great-library', 'oxford-university'), {
      players: { B: { row: terraRowWith('mathematics', 3) } },
    });
    t.play('A', 'caravan:0', '2,0', 'pottery', 'pottery', 'skip', 'mathematics');
    expect(t.asked('A')?.kind).toBe('giveWay');
    t.play('A', 'pottery');
    expect(t.row('A')).toEqual(expect.arrayContaining(['mathematics', 'astrology']));
    expect(t.row('A')).not.toContain('pottery');
  });
  it('[great-library] Q-E37: the card taken may be of a lower level: what lies on the old one stays there', () => {
    const t = turn('gA!! g gB! g gB!!', 'capitalism', 5, { ...holding('great-library'), trade: { capitalism: 1 } });
    t.play('A', 'caravan:0', '2,0', 'pottery', 'pottery', 'skip');
    expect(t.options('A')).toContain('foreign-trade');
    expect(t.options('A')).not.toContain('steam-power');
    t.play('A', 'foreign-trade');
    expect(t.row('A')).not.toContain('capitalism');
    expect(t.seat('A').stack).toContain('capitalism');
    expect(t.trade('A', 'foreign-trade')).toBe(1);
    expect(t.seat('A').caravans).toHaveLength(1);
  });
  it('[great-library] Q-E37, N-TD16: with fewer caravans the one that came from the visit goes first, the others may still move', () => {
    const row = terraRowWith('steam-power', 3);
    for (const visitor of [0, 2]) {
      const t = turn(
        'gA!! g gB! g gB!!',
        'capitalism',
        5,
        { seat: { wonders: ['great-library'], caravans: [{ at: null }, { at: '3,0' }, { at: null }] } },
        { players: { B: { row } } },
      );
      t.play('A', `caravan:${visitor}`, '2,0', 'pottery', 'pottery', 'skip', 'steam-power');
      expect(
        t
          .seat('A')
          .caravans.map(({ at }) => at)
          .sort(),
      ).toEqual(['3,0', null]);
      expect(t.options('A')).toEqual(expect.arrayContaining(['caravan:0', 'caravan:1']));
    }
  });
  describe('[great-library] Q-E3: of a better card that takes the place of the one that is resolved nothing is used this turn', () => {
    const visited = (own: 'steam-power' | 'capitalism', taken: 'steam-power' | 'capitalism') => {
      const t = turn('gA!! g gB! g gB!!', own, 5, holding('great-library'), {
        players: { B: { row: terraRowWith(taken, 3) } },
      });
      t.play('A', 'caravan:0', '2,0', 'pottery', 'pottery', 'skip', taken);
      return t;
    };
    it('[steam-power x capitalism] no third caravan, and no other card after the reset', () => {
      const t = visited('steam-power', 'capitalism');
      expect(t.seat('A').caravans).toHaveLength(3);
      t.play('A', 'caravan:1', '1,0', 'done');
      expect(t.asked('A')).toBeUndefined();
      expect(t.row('A')[0]).toBe('capitalism');
    });
    it('[capitalism x steam-power] N-E5: it is not Capitalism that is reset', () => {
      const t = visited('capitalism', 'steam-power');
      t.play('A', 'done');
      expect(t.asked('A')).toBeUndefined();
      expect(t.row('A')[0]).toBe('steam-power');
    });
  });
  it('[capitalism x oxford-university] Q-E3, Q-E36: taken in place of the industry card that is resolved, it does nothing this turn', () => {
    const t = turn('gA!! g g gB!!', 'craftsmanship', 5, {
      seat: {
        leader: 'sumeria',
        wonders: ['oxford-university'],
        tech: 18,
        stack: ['capitalism', 'pottery', 'irrigation'],
      },
    });
    t.play('A', 'wonder', 'capitalism', 'craftsmanship');
    expect(t.asked('A')).toBeUndefined();
    expect(t.row('A')[0]).toBe('capitalism');
  });
  it('[great-library x university-of-sankore] a card taken on a visit was replaced: two cards may change places', () => {
    const t = turn('gA!! g gB! g gB!!', 'foreign-trade', 5, holding('great-library', 'university-of-sankore'), {
      players: { B: { row: terraRowWith('mathematics', 3) } },
    });
    t.play('A', 'caravan:0', '2,0', 'pottery', 'pottery', 'skip', 'mathematics');
    expect(t.asked('A')?.kind).toBe('swapCards');
    expect(t.why('A', 'mathematics')).toEqual({ key: 'card.notThisKind' });
  });
});

describe('war', () => {
  it('[university-of-sankore x aztec] one swap after the military card was reset, the other at the end of the turn', () => {
    const seat = {
      wonders: ['great-library' as const, 'estadio-do-maracana' as const, 'university-of-sankore' as const],
    };
    const t = terra('gB gA!! g gB! gB!!', {
      players: {
        A: leads('aztec', { row: terraRowWith('foreign-trade', 5), seat }),
        B: { row: terraRowWith('mathematics', 3) },
      },
      dice: [6, 1],
    });
    t.play('A', 'first:foreign-trade', 'caravan:0', '3,0', 'pottery', 'pottery', 'skip', 'mathematics');
    t.play('A', 'masonry-terra', 'army:0', '0,0');
    expect(t.asked('A')?.kind).toBe('swapCards');
    // Aztecs: any two, science too.
    t.play('A', 'mathematics', 'masonry-terra');
    expect(t.row('A')[0]).toBe('mathematics');
    expect(t.asked('A')?.kind).toBe('swapCards');
    expect(t.why('A', 'mathematics')).toEqual({ key: 'card.notThisKind' });
    t.play('A', 'done');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('[jebel-barkal x palenque] +2 as a resource, or a new die as a trade token', () => {
    const seat = { wonders: ['jebel-barkal' as const], resources: { ...NONE, oil: 2 } };
    const t = assault('gA!! g gB g gB!!', '2,0', {
      A: { cityStates: ['palenque'], seat, trade: { 'masonry-terra': 1 } },
      dice: [1, 3, 6],
    });
    expect(t.options('A')).toEqual(['done', 'plus', 'reroll', 'resource:oil', 'reroll:oil']);
    const [before] = values(t);
    t.play('A', 'resource:oil', 'reroll:oil');
    expect(values(t)[0]).toBe(before + 2 + 5);
  });
  it('[jebel-barkal x sumeria] the resource of a barbarian serves in the next attack of the same turn', () => {
    const A = leads('sumeria', { seat: { wonders: ['jebel-barkal'], resources: { ...NONE } } });
    const armies = [{ at: '0,0' as const }, { at: '0,0' as const }];
    const t = marching('gA!! g>a g\ngB g gB!!', {
      card: 'iron-working-terra',
      A: { ...A, row: terraRowWith('iron-working-terra', 3), seat: { ...A.seat, armies } },
      dice: [6, 1, 1, 4],
    });
    t.play('A', '1,0', 'pottery', 'oil', 'army:1', '0,1');
    expect(t.options('A')).toEqual(['done', 'resource:oil']);
    t.play('A', 'resource:oil');
    expect(won(t)).toBe(true);
  });
  it('[huey-teocalli x indonesia] an army on water is defended by the water around it', () => {
    const t = assault('gA!! g w^B w gB!!\n. w w . .', '2,0', {
      card: 'mass-production-terra',
      A: { row: terraRowWith('mass-production-terra', 3), trade: { 'mass-production-terra': 1 } },
      B: leads('indonesia', holding('huey-teocalli')),
      dice: [1, 1],
    });
    expect(sides(t).defence).toEqual({ ground: 1, 'wonder:huey-teocalli': 3 });
  });
  it('[statue-of-liberty x inca] Q-E27: tokens that change hands are not placed, so nothing follows on a mountain', () => {
    const t = assault('gA!! g gB! mB m gB!!', '2,0', { A: leads('inca', holding('statue-of-liberty')), dice: [6, 1] });
    expect(t.map()).toBe('gA!! g gA!^A mA m gB!!');
    expect(t.asked('A')).toBeUndefined();
  });
  it('[statue-of-liberty x china] the city has defended itself with its tokens before they change hands', () => {
    const t = assault('gA!! g gB! gB* gB!!', '2,0', {
      position: 5,
      A: holding('statue-of-liberty'),
      B: leads('china'),
      dice: [2, 2],
    });
    // 7 against 2 + 2 + 2.
    expect(won(t)).toBe(true);
    expect(t.map()).toBe('gA!! g gA!^A gA gB!!');
  });
  it('[pentagon-terra x indonesia] without a limit and over water', () => {
    const t = marching('gA!! w w w w w g gB!!', { A: leads('indonesia', holding('pentagon-terra')) });
    expect(spaces(t)).toEqual(['1,0', '2,0', '3,0', '4,0', '5,0', '6,0', '7,0']);
  });
  it('[colosseum x china] the token it has reinforced counts 2 when the city is attacked', () => {
    const t = terra('gA!!#colosseum gA g gB!!', {
      players: { A: leads('china', holding('colosseum')), B: { row: TERRA_ROW, trade: { 'masonry-terra': 1 } } },
      dice: [1, 1],
    });
    t.play('A', 'wonder:colosseum', '1,0');
    t.pass('A');
    t.play('B', 'masonry-terra', 'army:0', '1,0');
    expect(sides(t).defence).toEqual({ ground: 1, reinforced: 2 });
  });
});
