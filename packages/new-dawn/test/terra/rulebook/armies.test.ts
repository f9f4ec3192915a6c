import { describe, expect, it } from 'vitest';
import { type Given, TERRA, table, terraRowWith } from '../../kit.ts';
import { armiesOf, assault, campaign, marching, spaces, won } from '../armies.ts';

const RIVAL = 'g g gB!!';

describe('T8.1 number of armies', () => {
  it('T8.1 Q-C14: a first card lets one army move, later ones two; a further army is put on the card', () => {
    for (const [card, count] of [
      ['masonry-terra', 1],
      ['iron-working-terra', 2],
      ['mass-production-terra', 2],
      ['flight-terra', 2],
      ['horseback-riding', 1],
      ['scorched-earth', 2],
      ['siege-tactics', 2],
    ] as const) {
      const armies = Array.from({ length: 2 }, () => ({ at: null }));
      const t = campaign(`gA!! g g ${RIVAL}`, { card, A: { row: terraRowWith(card, 4), seat: { armies } } });
      expect([card, t.options('A')]).toEqual([card, ['army:0', 'army:1', 'done']]);
      t.play('A', 'army:0', '1,0', 'stop');
      expect([card, t.asked('A')?.kind === 'moveArmies']).toEqual([card, count === 2]);
    }
  });
  it('T8.1: a better card brings the second army, which waits on it', () => {
    const row = terraRowWith('masonry-terra', 5);
    const t = table(`gA!! g ${RIVAL}`, {
      options: TERRA,
      players: { A: { row } },
      state: { victory: [] },
      steps: [{ kind: 'takeCard', player: 'A', level: 2 }],
    });
    t.play('A', 'iron-working-terra');
    expect(armiesOf(t, 'A')).toEqual([null, null]);
  });
});

describe('T8.2 to T8.4 marching', () => {
  it('T8.2: one army completely, attack included, before the next', () => {
    const drawing = `gA!!^A^A g gB ${RIVAL}`;
    const t = campaign(drawing, { card: 'iron-working-terra', dice: [6, 1] });
    t.play('A', 'army:0', '2,0');
    expect(won(t)).toBe(true);
    expect(t.options('A')).toEqual(['army:1', 'done']);
    t.play('A', 'army:1', '1,0', 'stop');
    expect(t.map()).toBe('gA!! g^A gA^A g g gB!!');
  });
  it('T8.2: as far as the card says, in as many parts as one likes', () => {
    for (const [card, far] of [
      ['masonry-terra', 3],
      ['iron-working-terra', 4],
      ['mass-production-terra', 5],
      ['flight-terra', 6],
      ['horseback-riding', 6],
      ['scorched-earth', 4],
      ['siege-tactics', 5],
    ] as const) {
      const t = marching(`gA!! g g g g g g g g g ${RIVAL}`, { card });
      expect([card, spaces(t)]).toEqual([card, Array.from({ length: far }, (_, i) => `${i + 1},0`)]);
      expect(t.why('A', `${far + 1},0`)).toEqual({ key: 'army.tooFar' });
      t.play('A', '1,0', '2,0');
      expect(t.options('A').includes(`${far},0`)).toBe(true);
      expect(t.options('A').includes(`${far + 1},0`)).toBe(false);
    }
  });
  it('T8.2: trade tokens on the card add no movement', () => {
    const t = marching(`gA!! g g g g ${RIVAL}`, {
      A: { row: terraRowWith('masonry-terra', 4), trade: { 'masonry-terra': 3 } },
    });
    expect(spaces(t)).toEqual(['1,0', '2,0', '3,0']);
    expect(t.options('A')).not.toContain('trade');
  });
  it('T8.3: from the card it starts at the capital or a mature city, as if it stood there', () => {
    // The city at 5,0 is mature, the one at 8,0 has a bare neighbour.
    const t = marching(`gA!! g g m gA gA! gA m gA! g ${RIVAL}`);
    expect(spaces(t)).toEqual(['0,0', '1,0', '2,0', '4,0', '5,0', '6,0']);
    expect(armiesOf(t, 'A')).toEqual([null]);
    t.play('A', '6,0');
    expect(armiesOf(t, 'A')).toEqual(['6,0']);
  });
  it('T8.3 N-TB1: one of several start cities may be named first; the army stays on its card until it moves', () => {
    const t = marching(`gA!! g g m gA gA! gA m ${RIVAL}`);
    t.play('A', '5,0');
    expect(armiesOf(t, 'A')).toEqual([null]);
    expect(spaces(t)).toEqual(['4,0', '6,0']);
    expect(t.why('A', '1,0')).toEqual({ key: 'army.tooFar' });
    t.play('A', 'stop');
    expect(armiesOf(t, 'A')).toEqual([null]);
  });
  it('T8.3: with one start city there is nothing to name', () => {
    const t = marching(`gA!! g ${RIVAL}`);
    expect(t.why('A', '0,0')).toEqual({ key: 'army.here' });
  });
  it('T8.4: step by step over spaces no more difficult than the slot', () => {
    for (const position of [1, 2, 3]) {
      const t = marching(`gA!! g h f m ${RIVAL}`, { position });
      expect(t.why('A', '4,0')).toEqual({ key: 'hex.tooHard', params: { need: 5, slot: position } });
      expect(spaces(t)).toEqual(['1,0', '2,0', '3,0'].slice(0, position));
    }
  });
  it('T8.4: no water unless the card allows it', () => {
    for (const [card, swims] of [
      ['masonry-terra', false],
      ['iron-working-terra', false],
      ['mass-production-terra', true],
      ['flight-terra', true],
      ['horseback-riding', false],
      ['scorched-earth', false],
      ['siege-tactics', true],
    ] as const) {
      const t = campaign(`gA!! w g ${RIVAL}`, { card });
      if (!swims) {
        expect([card, t.asked('A')?.kind]).not.toEqual([card, 'moveArmies']);
        continue;
      }
      t.play('A', 'army:0', '1,0');
      expect([card, t.options('A').includes('2,0')]).toEqual([card, true]);
    }
    const dry = marching(`gA!! w ${RIVAL}\ng g g g g`);
    expect(dry.why('A', '1,0')).toEqual({ key: 'hex.water' });
  });
  it('T8.4 R1.3: the space of a natural wonder is as difficult as a mountain', () => {
    const t = marching(`gA!! n.pantanal ${RIVAL}\ng . . .`);
    expect(t.why('A', '1,0')).toEqual({ key: 'hex.tooHard', params: { need: 5, slot: 3 } });
  });
});

describe('T8.5 T8.6 what stops an army', () => {
  it('T8.5 T2.1: a barbarian, a city-state, an uncontrolled fort and every rival piece are stopped at and attacked', () => {
    for (const [cell, target] of [
      ['g>a', 'barbarian'],
      ['g.seoul', 'cityState'],
      ['F', 'fort'],
      ['gB', 'control'],
      ['gB*', 'control'],
      ['gB@campus', 'control'],
      ['gB!', 'city'],
      ['FB!', 'city'],
      ['g^B', 'army'],
      ['g+B', 'caravan'],
    ] as const) {
      const t = marching(`gA!! ${cell} g ${RIVAL}`, { dice: [1, 6] });
      expect([cell, t.why('A', '2,0')]).toEqual([cell, { key: 'army.tooFar' }]);
      t.play('A', '1,0');
      const declared = t.news().find(({ key }) => key === 'attack.declared');
      expect([cell, declared?.params?.target]).toEqual([cell, target]);
    }
  });
  it('T8.5: what is left of its movement is lost', () => {
    const t = assault(`gA!! gB g g ${RIVAL}`, '1,0', { dice: [6, 1] });
    expect(won(t)).toBe(true);
    expect(t.asked('A')?.kind).not.toBe('moveArmy');
    expect(armiesOf(t, 'A')).toEqual(['1,0']);
  });
  it('Q-F8: a rival caravan alone on a space is a rival piece', () => {
    const t = assault(`gA!! g+B g ${RIVAL}`, '1,0', { dice: [6, 1] });
    expect(t.map()).toBe('gA!! g^A g g g gB!!');
    expect(t.seat('B').caravans).toEqual([{ at: null }]);
  });
  it('T8.6: own pieces, resources and natural wonders do not stop it; own armies share a space', () => {
    const drawing = `gA!! gA* gA!+A^A g.oil g g ${RIVAL}`;
    const t = campaign(drawing, { A: { seat: { armies: [{ at: '2,0' }, { at: null }] } }, card: 'iron-working-terra' });
    t.play('A', 'army:1', '3,0');
    expect(t.asked('A')?.kind).toBe('moveArmy');
    t.play('A', 'stop', 'army:0', '3,0', 'stop');
    expect(armiesOf(t, 'A')).toEqual(['3,0', '3,0']);
    expect(t.map()).toContain('g^A^A.oil');
    const wonder = marching(`gA!! n.pantanal g ${RIVAL}`, { position: 5 });
    expect(wonder.options('A')).toContain('2,0');
  });
});

describe('T8.7 T8.8 what armies do to others', () => {
  it('T8.7: an army makes no space friendly or rival', () => {
    const near = table(`gA!! m g^A g ${RIVAL}`, {
      options: TERRA,
      players: { A: { row: terraRowWith('humanism', 3) } },
      state: { victory: [] },
    });
    near.play('A', 'humanism');
    expect(near.why('A', '3,0')).toEqual({ key: 'hex.notNextToFriendly' });
    // A way to a new city leads over no rival space; where only a rival army stands it may.
    const way = (cell: string) => {
      const t = table(`gA!! ${cell} g m ${RIVAL}`, { options: TERRA, state: { victory: [] } });
      t.play('A', 'pottery');
      return t.why('A', 'city');
    };
    expect([way('g^B'), way('gB^B')]).toEqual([undefined, { key: 'build.noCity', params: { range: 2 } }]);
  });
  it('T8.7: caravans pass and stop where rival armies are', () => {
    const t = table(`gA!! g^B g ${RIVAL}`, {
      options: TERRA,
      players: { A: { row: terraRowWith('foreign-trade', 4) } },
      state: { victory: [] },
    });
    t.play('A', 'foreign-trade', 'caravan:0');
    expect(t.options('A')).toContain('1,0');
    expect(t.options('A')).toContain('2,0');
  });
  it('T8.7: control tokens cannot be placed where a rival army is, own armies are no hindrance', () => {
    const t = table(`g^B gA!! g^A ${RIVAL}`, { options: TERRA, state: { victory: [] } });
    t.play('A', 'early-empire');
    expect(t.why('A', '0,0')).toEqual({ key: 'hex.rivalArmy', params: { player: 'B' } });
    t.play('A', '2,0');
    expect(t.map()).toContain('gA^A');
  });
  it('T8.7 T2.2: a city can be built on an own army, not on a rival’s', () => {
    const build = (cell: string, A: Given = {}) => {
      const t = table(`gA!! g ${cell} g g ${RIVAL}\ng g . . . . . .`, {
        options: TERRA,
        players: { A },
        state: { victory: [] },
      });
      t.play('A', 'pottery', 'city');
      return t;
    };
    expect(build('g^B').why('A', '2,0')).toEqual({ key: 'hex.rivalArmy', params: { player: 'B' } });
    const t = build('gA+B^A');
    t.play('A', '2,0');
    expect(t.map()).toContain('gA!! g gA!+B^A g');
  });
  it('T8.8 [forbidden-city]: what stands with an army cannot be destroyed', () => {
    const drawing = `gA!!#forbidden-city gB^B gB ${RIVAL}\ngB gA . . . .`;
    const t = table(drawing, { options: TERRA, state: { victory: [] } });
    t.play('A', 'wonder:forbidden-city');
    expect(t.why('A', '1,0')).toEqual({ key: 'hex.guarded' });
    expect(t.options('A')).toContain('0,1');
  });
  it('T8.8 [eiffel-tower]: nor change hands, whoever’s the army is', () => {
    const drawing = `gA!!#eiffel-tower gB^A gB gB ${RIVAL}`;
    const t = table(drawing, { options: TERRA, state: { victory: [] } });
    t.play('A', 'wonder:eiffel-tower');
    expect(t.why('A', '1,0')).toEqual({ key: 'hex.guarded' });
    expect(t.options('A').sort()).toEqual(['2,0', '3,0', 'done']);
    const alone = table(`gA!!#eiffel-tower gB^A gB ${RIVAL}`, { options: TERRA, state: { victory: [] } });
    expect(alone.asked('A')?.kind).toBe('chooseCard');
  });
  it('T8.8 N-TB6 [mass-media]: nor be won over or weakened', () => {
    const t = table(`gA!! gB^B gB*^B ${RIVAL}\ngB g . . . .`, {
      options: TERRA,
      players: { A: { row: terraRowWith('mass-media', 1) } },
      state: { victory: [] },
    });
    t.play('A', 'mass-media', 'done');
    expect(t.options('A')).toContain('0,1');
    expect(t.why('A', '1,0')).toEqual({ key: 'hex.guarded' });
    expect(t.why('A', '2,0')).toEqual({ key: 'hex.guarded' });
  });
  it('T8.8 Q-F12 [nuclear-power]: spaces with any army are spared, and the strike cannot be aimed there', () => {
    const t = table(`gA!! gB^B gB gB*^A ${RIVAL}`, {
      options: TERRA,
      players: { A: { row: terraRowWith('nuclear-power', 5) } },
      state: { victory: [] },
    });
    t.play('A', 'nuclear-power');
    expect(t.options('A')).not.toContain('1,0');
    expect(t.options('A')).not.toContain('3,0');
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! gB^B g gB*^A g g gB!!');
  });
});

describe('T8.9 T8.10 armies and barbarians', () => {
  const moved = (drawing: string, players: Record<string, Given> = {}) =>
    table(drawing, {
      options: TERRA,
      players,
      dice: [4],
      state: { victory: [], phase: 'eventDial' },
      steps: [{ kind: 'moveBarbarians' }, { kind: 'placeArrow', player: 'A' }],
    });
  it('TC-T19 T8.9: armies and barbarian meet: the army to its card, the token stays reinforced, the barbarian goes back', () => {
    const t = moved(`gA!! g>a gB*^B g gB!!`);
    expect(t.map()).toBe('gA!! g>a gB* g gB!!');
    expect(armiesOf(t, 'B')).toEqual([null]);
    expect(t.log()).toContain('barbarian.stopped');
  });
  it('T8.9: a city there is not destroyed, an unreinforced token not lost', () => {
    expect(moved(`gA!! g>a gB!^B g gB!!`).map()).toBe('gA!! g>a gB! g gB!!');
    expect(moved(`gA!! g>a gB^B g gB!!`).map()).toBe('gA!! g>a gB g gB!!');
  });
  it('T8.9 N-TB4: the capital behind an army loses no trade tokens', () => {
    const rich = { B: { trade: { pottery: 2 } } };
    const t = moved(`gA!! g>a gB!!^B`, rich);
    expect(t.asked('B')).toBeUndefined();
    expect(t.map()).toBe('gA!! g>a gB!!');
    expect([armiesOf(t, 'B'), t.trade('B', 'pottery')]).toEqual([[null], 2]);
    expect(moved(`gA!! g>a gB!!`, rich).asked('B')?.kind).toBe('dropTrade');
  });
  it('T8.9: it goes back to the last space that is not water', () => {
    const t = moved(`gA!! g>a w g^B gB!!`);
    expect(t.map()).toBe('gA!! g>a w g gB!!');
  });
  it('Q-F3: caravans under an army are lost, all armies on the space are beaten', () => {
    const t = moved(`gA!! g>a g+A+B^A^B^B gB!!`);
    expect(t.map()).toBe('gA!! g>a g gB!!');
  });
  it('T8.9: an army on a barbarian’s space does not stop it from appearing', () => {
    const t = table(`gA!! g^A^A g gB!!`, {
      options: TERRA,
      state: { victory: [], barbarians: { C: { home: '1,0', at: null } } },
      steps: [{ kind: 'spawnBarbarians' }, { kind: 'placeArrow', player: 'A' }],
    });
    expect(t.map()).toBe('gA!! g>c g gB!!');
    expect(armiesOf(t, 'A')).toEqual([null, null]);
  });
  it('Q-F42: a barbarian may move on to an uncontrolled fort, nothing happens to it', () => {
    expect(moved(`gA!! g>a F g gB!!`).map()).toBe('gA!! g F>a g gB!!');
  });
  it('Q-F42 T10.4: a city on a fort is destroyed, and the fort is nobody’s', () => {
    expect(moved(`gA!! g>a FB! g gB!!`).map()).toBe('gA!! g F>a g gB!!');
  });
  it('T8.10: a beaten caravan and a beaten army go back to their cards', () => {
    const t = assault(`gA!! g^B g ${RIVAL}`, '1,0', { dice: [6, 1] });
    expect(armiesOf(t, 'B')).toEqual([null]);
    const u = assault(`gA!! g^B g ${RIVAL}`, '1,0', { dice: [1, 6] });
    expect(armiesOf(u, 'A')).toEqual([null]);
    expect(armiesOf(u, 'B')).toEqual(['1,0']);
  });
});
