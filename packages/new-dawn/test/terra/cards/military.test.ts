import { describe, expect, it } from 'vitest';
import { FOCUS_CARDS } from '../../../src/index.ts';
import { TERRA, table, terraRowWith } from '../../kit.ts';
import { armiesOf, assault, campaign, marching, spaces, values, won } from '../armies.ts';
import { sitDown } from '../set-up-kit.ts';

const RIVAL = 'g g gB!!';
const two = () => ({ seat: { armies: [{ at: null }, { at: null }] } });
const withCard = (card: keyof typeof FOCUS_CARDS, position = 3, trade = 0) => ({
  row: terraRowWith(card, position),
  ...(trade > 0 && { trade: { [card]: trade } }),
});

describe('[masonry-terra]', () => {
  it('[masonry-terra] one army, three spaces, the slot and nothing more', () => {
    const t = assault(`gA!! g g gB ${RIVAL}`, '3,0', { dice: [2, 1], A: withCard('masonry-terra', 3, 1) });
    expect(values(t)).toEqual([5, 2]);
    t.play('A', 'done');
    expect(armiesOf(t, 'A')).toEqual(['3,0']);
    expect(t.asked('A')?.kind).not.toBe('moveArmies');
  });
  it('[masonry-terra] military cards no longer reinforce (T6.1)', () => {
    expect(campaign(`gA!! gA ${RIVAL}`).asked('A')?.kind).toBe('moveArmies');
  });
  it('[masonry-terra] without anywhere to go the card is resolved without effect', () => {
    expect(campaign(`gA!! m ${RIVAL}`).log()).toContain('turn.begun');
    expect(campaign(`gA!! m ${RIVAL}`).asked('A')).toBeUndefined();
  });
});

describe('[iron-working-terra]', () => {
  it('[iron-working-terra] 2 more against barbarians, not against others', () => {
    const A = withCard('iron-working-terra', 3, 1);
    const card = 'iron-working-terra';
    expect(values(assault(`gA!! g>a ${RIVAL}`, '1,0', { card, A, dice: [1, 1] }))).toEqual([6, 2]);
    expect(values(assault(`gA!! gB ${RIVAL}`, '1,0', { card, A, dice: [1, 1] }))).toEqual([4, 2]);
  });
  it('[iron-working-terra] the second army moves after the first, four spaces', () => {
    const t = campaign(`gA!! g g g g ${RIVAL}`, {
      card: 'iron-working-terra',
      A: { ...withCard('iron-working-terra'), ...two() },
    });
    t.play('A', 'army:0', '4,0', 'army:1', '3,0', 'stop');
    expect(armiesOf(t, 'A')).toEqual(['4,0', '3,0']);
  });
});

describe('[mass-production-terra]', () => {
  const card = 'mass-production-terra';
  it('[mass-production-terra] Q-F21: an army beaten this turn sets out from the card again, with its full movement', () => {
    const t = campaign(`gA!! gB g g g g ${RIVAL}`, { card, dice: [1, 6, 6, 1] });
    t.play('A', 'army:0', '1,0');
    expect(won(t)).toBe(false);
    expect(armiesOf(t, 'A')).toEqual([null]);
    expect(t.options('A')).toEqual(['army:0', 'done']);
    t.play('A', 'army:0', '1,0');
    expect(t.log().filter((key) => key === 'attack.declared')).toHaveLength(2);
    expect(armiesOf(t, 'A')).toEqual(['1,0']);
  });
  it('[mass-production-terra] Q-F21: once in a resolution, whichever army it is', () => {
    const t = campaign(`gA!! gB ${RIVAL}\ngB . . .`, {
      card,
      A: { ...withCard(card), ...two() },
      dice: [1, 6, 1, 6, 1, 6],
    });
    t.play('A', 'army:0', '1,0', 'army:1', '0,1');
    expect(t.options('A')).toEqual(['army:0', 'army:1', 'done']);
    t.play('A', 'army:1', '1,0');
    expect(t.asked('A')?.kind).not.toBe('moveArmies');
  });
  it('[mass-production-terra] an army that has not been beaten does not move twice', () => {
    const t = campaign(`gA!! g ${RIVAL}`, { card });
    t.play('A', 'army:0', '1,0', 'stop');
    expect(t.asked('A')?.kind).not.toBe('moveArmies');
  });
  it('[mass-production-terra] over water, which has difficulty 1, and 2 on top of the slot', () => {
    const t = assault(`gA!! w w gB ${RIVAL}`, '3,0', { card, A: withCard(card, 1, 1), position: 1, dice: [1, 1] });
    expect(values(t)).toEqual([1 + 1 + 2, 2]);
  });
  it('[mass-production-terra] T8.4: an army may end its move on water', () => {
    const t = marching(`gA!! w ${RIVAL}`, { card });
    t.play('A', '1,0', 'stop');
    expect(armiesOf(t, 'A')).toEqual(['1,0']);
  });
});

describe('[flight-terra]', () => {
  const card = 'flight-terra';
  it('[flight-terra] passes unreinforced control tokens, caravans, barbarians and city-states', () => {
    for (const cell of ['gB', 'gB@campus', 'g+B', 'g>a', 'g.seoul', 'gB+B', 'g>a.seoul']) {
      const t = marching(`gA!! ${cell} g ${RIVAL}`, { card });
      expect([cell, t.options('A').includes('2,0')]).toEqual([cell, true]);
    }
  });
  it('[flight-terra] but not reinforced ones, cities, armies or uncontrolled forts', () => {
    for (const cell of ['gB*', 'gB*@campus', 'gB!', 'g^B', 'gB^B', 'F', 'FB!', 'gB!.seoul']) {
      const t = marching(`gA!! ${cell} g ${RIVAL}`, { card });
      expect([cell, t.options('A').includes('2,0')]).toEqual([cell, false]);
      expect([cell, t.options('A').includes('1,0')]).toEqual([cell, true]);
    }
  });
  it('[flight-terra] T8.5: where it stops among them it attacks', () => {
    const t = assault(`gA!! gB gB g ${RIVAL}`, '2,0', { card, A: withCard(card, 3, 1), dice: [1, 1] });
    expect(values(t)).toEqual([1 + 3 + 3, 2]);
    expect(t.state.combat?.target).toBe('control');
  });
});

describe('[horseback-riding]', () => {
  it('[horseback-riding] six spaces for one army', () => {
    const t = marching(`gA!! g g g g g g g ${RIVAL}`, { card: 'horseback-riding', A: withCard('horseback-riding') });
    expect(spaces(t)).toHaveLength(6);
    expect(FOCUS_CARDS['horseback-riding'].armies).toBe(1);
  });
  it('[horseback-riding] T5.1 TC-T8: it is in the first row of its leader', () => {
    expect(FOCUS_CARDS['horseback-riding']).toMatchObject({ type: 'military', level: 1, unique: true });
    const t = sitDown(2, { leaders: 'pick' });
    const me = t.next();
    t.play(me, 'scythia');
    const row = t.s.seats[me]?.row.map(({ card }) => card);
    expect(row).toContain('horseback-riding');
    expect(row).not.toContain('masonry-terra');
  });
});

describe('[scorched-earth]', () => {
  const card = 'scorched-earth';
  it('[scorched-earth] Q-F22: a beaten control token may be discarded, then the army moves and attacks again', () => {
    const t = assault(`gA!! gB g gB g ${RIVAL}`, '1,0', { card, dice: [6, 1, 6, 1] });
    expect(t.options('A')).toEqual(['scorch', 'replace']);
    t.play('A', 'scorch');
    expect(t.map()).toContain('gA!! g^A g gB');
    expect(t.asked('A')?.kind).toBe('moveArmy');
    expect(spaces(t)).toEqual(['0,0', '2,0', '3,0']);
    t.play('A', '3,0');
    // Once a turn: this one is replaced without a question.
    expect(t.map()).toContain('g g gA^A g');
  });
  it('[scorched-earth] Q-F22: with its full movement of four, from where it stands now', () => {
    const t = assault(`gA!! gB g g g g g ${RIVAL}`, '1,0', { card, dice: [6, 1] });
    t.play('A', 'scorch');
    expect(spaces(t)).toEqual(['0,0', '2,0', '3,0', '4,0', '5,0']);
  });
  it('[scorched-earth] Q-F22: replaced as usual if its owner likes', () => {
    const t = assault(`gA!! gB g ${RIVAL}`, '1,0', { card, dice: [6, 1] });
    t.play('A', 'replace');
    expect(t.map()).toContain('gA!! gA^A');
    expect(t.asked('A')?.kind).not.toBe('moveArmy');
  });
  it('[scorched-earth] Q-F22: all else that the win brings stays: the figures there are beaten', () => {
    const t = assault(`gA!! gB+B^B g ${RIVAL}`, '1,0', { card, dice: [6, 1] });
    t.play('A', 'control', 'scorch');
    expect(t.map()).toContain('gA!! g^A g');
    expect(armiesOf(t, 'B')).toEqual([null]);
  });
  it('[scorched-earth] R19.5: a natural wonder there is nobody’s again', () => {
    const t = assault(`gA!! nB.pantanal g ${RIVAL}`, '1,0', { card, position: 5, dice: [6, 1] });
    t.play('A', 'scorch');
    expect(t.state.map['1,0']?.naturalWonder).toBe('pantanal');
    expect(t.seat('B').naturalWonders).toEqual([]);
  });
  it('[scorched-earth] T7.2: a district is a control token', () => {
    const t = assault(`gA!! gB@campus g ${RIVAL}`, '1,0', { card, dice: [6, 1] });
    t.play('A', 'scorch');
    expect(t.state.map['1,0']?.control).toBeUndefined();
  });
  it('[scorched-earth] cities, armies and caravans are not scorched', () => {
    for (const cell of ['gB!', 'g^B', 'g+B', 'F']) {
      expect([cell, assault(`gA!! ${cell} g ${RIVAL}`, '1,0', { card, dice: [6, 1] }).asked('A')?.kind]).not.toEqual([
        cell,
        'scorch',
      ]);
    }
  });
});

describe('[siege-tactics]', () => {
  it('[siege-tactics] the slot, no bonus; reinforced tokens give nothing while it lies in the row', () => {
    const card = 'siege-tactics';
    const t = assault(`gA!! gB!^B gB* ${RIVAL}`, '1,0', { card, A: withCard(card, 3, 1), dice: [1, 1] });
    t.play('A', 'city');
    expect(values(t)).toEqual([4, 1 + 2 + 2]);
  });
  it('[siege-tactics] also when its owner attacks with another military card', () => {
    const row = terraRowWith('masonry-terra', 3).map((id) => (id === 'pottery' ? ('siege-tactics' as const) : id));
    const t = table(`gA!! gB* gB* ${RIVAL}`, {
      options: TERRA,
      players: { A: { row, trade: { 'masonry-terra': 1 } } },
      state: { victory: [] },
      dice: [1, 1],
    });
    t.play('A', 'masonry-terra', 'army:0', '1,0');
    expect(values(t)).toEqual([4, 2]);
  });
});
