import { describe, expect, it } from 'vitest';
import { attacked, war } from '../war.ts';

const targets = (t: ReturnType<typeof war>) => t.options('A').filter((option) => option !== 'done');

describe('R14 military cards', () => {
  it('R14.2 TC-B7: in slot 2 any two own control tokens are reinforced, then the turn is over', () => {
    const t = war('gA!! g mA wA gA gB!!', { slot: 2 });
    t.play('A', 'reinforce', '2,0', '4,0');
    expect(t.map()).toBe('gA!! g mA* wA gA* gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('R14.2: up to so many; neither reinforced tokens nor those of others can be chosen', () => {
    const t = war('gA!! gA* gA gB gA gB!!', { slot: 3 });
    t.play('A', 'reinforce');
    expect(t.options('A')).toEqual(['done', '2,0', '4,0']);
    t.play('A', '4,0', 'done');
    expect(t.map()).toBe('gA!! gA* gA gB gA* gB!!');
  });
  it('R14.2: trade tokens add no reinforcements', () => {
    const t = war('gA!! gA gA gB!!', { slot: 1, A: { trade: { 'masonry-base': 3 } } });
    t.play('A', 'reinforce', '1,0');
    expect(t.map()).toBe('gA!! gA* gA gB!!');
    expect(t.trade('A', 'masonry-base')).toBe(3);
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('R14.1: at level I and II it is either reinforcing or attacking', () => {
    for (const card of ['masonry-base', 'iron-working-base'] as const) {
      const attack = war('gA!! gA gB gB!!', { card, slot: 5, dice: [6, 1] });
      attack.play('A', 'attack', '2,0', 'done');
      expect([card, attack.map()]).toEqual([card, 'gA!! gA gA gB!!']);
      expect(attack.asked('B')?.kind).toBe('chooseCard');
      const reinforce = war('gA!! gA gB gB!!', { card, slot: 5 });
      reinforce.play('A', 'reinforce', '1,0');
      expect(reinforce.asked('B')?.kind).toBe('chooseCard');
    }
  });
  it('R14.1: says why a part of the card is of no use, and the card may be resolved without effect', () => {
    const t = war('gA!! gA* g g gB!!', { slot: 5 });
    expect(t.why('A', 'reinforce')).toEqual({ key: 'military.nothingToReinforce' });
    expect(t.why('A', 'attack')).toEqual({ key: 'military.nothingToAttack' });
    t.play('A', 'skip');
    expect(t.asked('B')?.kind).toBe('chooseCard');
    expect(t.row('A')[0]).toBe('masonry-base');
  });
  it('R14.3: up to two attacks, each fully resolved before the next is declared', () => {
    const t = war('gA!! gB gB gB gB!!', { slot: 5, dice: [6, 1, 6, 1] });
    t.play('A', 'attack', '1,0');
    expect(t.map()).toBe('gA!! gA gB gB gB!!');
    expect(t.asked('A')?.kind).toBe('attack');
    t.play('A', '2,0');
    expect(t.map()).toBe('gA!! gA gA gB gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('R14.1 Q-C3 [mass-production-base]: attacks, then the slot less the attacks made is reinforced, won or lost', () => {
    const t = war('gA!! gA gA gA gB gB gB!!', { card: 'mass-production-base', slot: 3, dice: [1, 6, 6, 1] });
    t.play('A', 'attack', '4,0', '4,0');
    expect(t.log()).toContain('attack.lost');
    expect(t.asked('A')?.kind).toBe('reinforce');
    t.play('A', '1,0');
    expect(t.map()).toBe('gA!! gA* gA gA gA gB gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-C3 [mass-production-base]: without an attack the whole slot is reinforced, and nothing is attacked after that', () => {
    const early = war('gA!! gA gA gA gB gB!!', { card: 'mass-production-base', slot: 2 });
    early.play('A', 'attack', 'done', '1,0', '2,0');
    expect(early.map()).toBe('gA!! gA* gA* gA gB gB!!');
    const none = war('gA!! gA gA gA gB gB!!', { card: 'mass-production-base', slot: 2 });
    none.play('A', 'reinforce', '1,0', '2,0');
    expect(none.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-C3 [mass-production-base]: in slot 1 two attacks leave nothing to reinforce', () => {
    const t = war('gA!! gA gA gB gB!!', { card: 'mass-production-base', slot: 1, dice: [1, 6, 1, 6] });
    t.play('A', 'attack', '3,0', '3,0');
    expect(t.asked('B')?.kind).toBe('chooseCard');
    expect(t.map()).toBe('gA!! gA gA gB gB!!');
  });
  it('R14.1 Q-C3 [flight-base]: reinforcing and three attacks, in either order', () => {
    const dice = [6, 1, 6, 1, 1, 6];
    const first = war('gA!! gA gA gB gB gB!!', { card: 'flight-base', slot: 1, dice });
    first.play('A', 'attack', '3,0', '4,0', '5,0');
    expect(first.why('A', 'attack')).toEqual({ key: 'military.doneThat' });
    first.play('A', 'reinforce', '4,0');
    expect(first.map()).toBe('gA!! gA gA gA gA* gB!!');
    expect(first.asked('B')?.kind).toBe('chooseCard');
    const last = war('gA!! gA gA gB gB gB!!', { card: 'flight-base', slot: 1, dice });
    last.play('A', 'reinforce', '1,0');
    expect(last.why('A', 'reinforce')).toEqual({ key: 'military.doneThat' });
    last.play('A', 'attack', '3,0', '4,0', '5,0');
    expect(last.map()).toBe('gA!! gA* gA gA gA gB!!');
    expect(last.asked('B')?.kind).toBe('chooseCard');
  });
  it('Q-C3 [flight-base]: its two parts are not mixed', () => {
    const t = war('gA!! gA gA gB gB gB!!', { card: 'flight-base', slot: 2, dice: [6, 1] });
    t.play('A', 'attack', '3,0', 'done', 'reinforce', '1,0', 'done');
    expect(t.map()).toBe('gA!! gA* gA gA gB gB!!');
    expect(t.asked('B')?.kind).toBe('chooseCard');
  });
});

describe('R15.1 declaring an attack', () => {
  const reach = (drawing: string, card: Parameters<typeof war>[1] = {}) => {
    const t = war(drawing, card);
    t.play('A', 'attack');
    return t;
  };
  it('R15.1: a barbarian, a city-state, a rival city or a rival control token within range of a friendly space', () => {
    const t = reach(`
      .    g>a  g.seoul
      gB   gA!! gB!
      g    gA   gB!!`);
    expect(targets(t)).toEqual(['1,0', '2,0', '0,1', '2,1', '2,2']);
    expect(t.why('A', '0,2')).toEqual({ key: 'attack.noTarget' });
    expect(t.why('A', '1,2')).toEqual({ key: 'attack.noTarget' });
  });
  it('R14.3: [masonry-base] range 2, [iron-working-base] 3, [mass-production-base] 3, [flight-base] 5', () => {
    const ranges = [
      ['masonry-base', 2],
      ['iron-working-base', 3],
      ['mass-production-base', 3],
      ['flight-base', 5],
    ] as const;
    for (const [card, range] of ranges) {
      const free = (n: number) => Array.from({ length: n }, () => 'g').join(' ');
      const t = reach(`gA!! ${free(range - 1)} gB gB g gB!!`, { card });
      expect([card, targets(t)]).toEqual([card, [`${range},0`]]);
      expect(t.why('A', `${range + 1},0`)).toEqual({ key: 'attack.outOfRange', params: { range } });
    }
  });
  it('R15.1 TC-B28: a city-state in the only path bars it, a mountain does not, whatever the slot', () => {
    expect(targets(reach('gA!! g.seoul gB g gB!!'))).toEqual(['1,0']);
    expect(targets(reach('gA!! m gB g gB!!'))).toEqual(['2,0']);
    expect(targets(reach('gA!! n.pantanal gB g gB!!'))).toEqual(['2,0']);
  });
  it('R22.8: barbarians, rival spaces and water bar the path; caravans and own spaces do not', () => {
    expect(targets(reach('gA!! g>a gB g gB!!'))).toEqual(['1,0']);
    expect(targets(reach('gA!! gB gB g gB!!'))).toEqual(['1,0']);
    expect(targets(reach('gA!! gB! gB g gB!!'))).toEqual(['1,0']);
    expect(targets(reach('gA!!+B gA g+B gB g gB!!'))).toEqual(['3,0']);
    const water = war('gA!! w gB g gB!!');
    expect(water.why('A', 'attack')).toEqual({ key: 'military.nothingToAttack' });
  });
  it('[mass-production-base] counts through water, but through nothing else', () => {
    expect(targets(reach('gA!! w w gB gB gB!!', { card: 'mass-production-base' }))).toEqual(['3,0']);
    expect(targets(reach('gA!! w g>a gB gB gB!!', { card: 'mass-production-base' }))).toEqual(['2,0']);
  });
  it('[flight-base] counts through everything, but over the map only', () => {
    const t = reach('gA!! w g.seoul g>a gB gB gB!!', { card: 'flight-base' });
    expect(targets(t)).toEqual(['2,0', '3,0', '4,0', '5,0']);
    const gap = war('gA!! . gB g gB!!', { card: 'flight-base' });
    expect(gap.why('A', 'attack')).toEqual({ key: 'military.nothingToAttack' });
  });
  it('R15.1: an attack may lead through a space just taken, but not come from it', () => {
    const t = war('gA!! gB gB gB gB!!', { slot: 5, dice: [6, 1] });
    t.play('A', 'attack', '1,0');
    expect(t.why('A', '3,0')).toEqual({ key: 'attack.outOfRange', params: { range: 2 } });
    expect(targets(t)).toEqual(['2,0']);
  });
  it('R15.1: a city just conquered is no origin either, a space taken in an earlier turn is', () => {
    const city = war('gA!! g gB! g gB g gB!!', { slot: 5, dice: [6, 1] });
    city.play('A', 'attack', '2,0');
    // The card has an attack left, but nothing is within its range: the turn is over.
    expect(city.asked('B')?.kind).toBe('chooseCard');
    expect(targets(reach('gA!! g gA! g gB g gB!!'))).toEqual(['4,0']);
  });
  it('R15.1 R1.5: a caravan makes a space neither rival nor friendly', () => {
    const t = war('gA!! g+B g gB!!');
    expect(t.why('A', 'attack')).toEqual({ key: 'military.nothingToAttack' });
    const origin = war('gA!! g g+A gB g gB!!');
    expect(origin.why('A', 'attack')).toEqual({ key: 'military.nothingToAttack' });
  });
  it('R15.1 R22.5: a barbarian on a city-state is attacked instead of it', () => {
    const t = attacked('gA!! g>a.seoul g gB!!', '1,0', { slot: 2, dice: [1, 1] });
    expect(t.log()).toContain('barbarian.defeated');
    expect(t.map()).toBe('gA!! g.seoul g gB!!');
  });
  it('R15.1: the same target may be attacked again after a failure', () => {
    const t = war('gA!! gB g g gB!!', { dice: [1, 6, 6, 1] });
    t.play('A', 'attack', '1,0', '1,0');
    expect(t.map()).toBe('gA!! gA g g gB!!');
  });
  it('N-M1: a capital stays a rival city and may be attacked once more', () => {
    const t = war('gA!! gB!! g g', { slot: 5, dice: [6, 1, 6, 1] });
    t.play('A', 'attack', '1,0', '1,0');
    expect(t.log().filter((key) => key === 'capital.beaten')).toHaveLength(2);
  });
});
