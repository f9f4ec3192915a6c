import { describe, expect, it } from 'vitest';
import type { FocusCardId } from '../../../src/index.ts';
import { terraRowWith } from '../../kit.ts';
import { marching, values } from '../armies.ts';
import { kind, NOTHING, onCard, type Playing, placesFor, play, slotOf, spaces, type Table } from '../growth-kit.ts';

const RICH = { marble: 4, mercury: 4, oil: 4, diamonds: 4 };
/** Resolved at a position, with the government of the card's kind on it. */
const governed = (card: FocusCardId, drawing: string, position: number, more: Playing = {}): Table =>
  play(card, drawing, { ...more, position, governed: true });

describe('T4.3: the slot that a unique card ends in decides', () => {
  it.each([
    [1, 3],
    [2, 4],
    [3, 5],
    [4, 5],
    [5, 5],
  ])('[radio x republic] at p%i it is resolved in slot %i; only the fifth replaces a city', (position, slot) => {
    const t = governed('radio', 'gA!! w gB! w gB!!', position);
    expect(slotOf(t.state)).toBe(slot);
    t.play('A', 'done');
    expect(kind(t)).toBe(slot === 5 ? 'replaceCity' : undefined);
  });
  it('[radio] without the government the same place does not', () => {
    const t = play('radio', 'gA!! w gB! w gB!!', { position: 3 });
    t.play('A', 'done');
    expect(kind(t, 'B')).toBe('chooseCard');
  });
  it('[state-workforce x republic] a mountain from p3 on', () => {
    const t = governed('state-workforce', 'gA!! gA m w gB!!', 3);
    t.play('A', 'done', '2,0');
    expect(t.map()).toContain('gA mA w');
    const low = governed('state-workforce', 'gA!! gA m w gB!!', 2);
    low.play('A', 'done');
    expect(kind(low, 'B')).toBe('chooseCard');
  });
  it('[humanism x republic] harder ground beside friendly spaces', () => {
    expect(spaces(governed('humanism', 'gA!! gA d w gB!!', 2))).toEqual(['2,0']);
    expect(spaces(play('humanism', 'gA!! gA d w gB!!', { position: 2 }))).toEqual([]);
  });
  it('[mysticism x monarchy] the district, and as many tokens as the slot that was reached', () => {
    const t = governed('mysticism', 'gA!! f gA gA gA gA gB!!', 1);
    expect(slotOf(t.state)).toBe(3);
    t.play('A', 'reinforce', '2,0', '3,0', '4,0');
    expect(kind(t, 'B')).toBe('chooseCard');
    const district = governed('mysticism', 'gA!! f gB!!', 1);
    district.play('A', 'district');
    expect(placesFor(district, 'campus')).toEqual(['1,0']);
  });
  it('[mysticism x monarchy] the token it replaced goes on any land all the same', () => {
    const t = governed('mysticism', 'gA!! fA m gB!!', 1);
    t.play('A', 'district', 'campus@1,0', '2,0');
    expect(t.map()).toBe('gA!! fA@campus mA gB!!');
  });
  it('[military-engineering x monarchy] the district’s ground; around armies the slot is no limit', () => {
    const t = governed('military-engineering', 'gA!! d g gA gA^A gA gB!!', 2);
    expect(placesFor(t, 'campus')).toEqual(['1,0']);
    t.play('A', 'campus@1,0');
    expect(t.map()).toBe('gA!! dA@campus g gA* gA*^A gA* gB!!');
  });
  it('[writing x democracy] slot and wonder are added up', () => {
    expect(governed('writing', 'gA!!#petra g gB!!', 3).options('A')).toEqual(['by:5', 'skip']);
    expect(governed('writing', 'gA!! g gB!!', 3).options('A')).toEqual(['by:4', 'skip']);
  });
  it('[natural-history x democracy] slot and types of resources are added up', () => {
    const A = { seat: { resources: { ...NOTHING, oil: 1, marble: 2 } } };
    expect(governed('natural-history', 'gA!! g gB!!', 2, { A }).options('A')[0]).toBe('by:5');
  });
  it('[astronomy x democracy] the dial goes by the slot that was reached', () => {
    expect(governed('astronomy', 'gA!! g gB!!', 1).options('A')).toEqual(['by:2', 'skip']);
  });
  it('[wheel x oligarchy] the terrain, not the distance', () => {
    const A = { seat: onCard(1) };
    const t = governed('wheel', 'gA!! f g g g g gB!!', 1, { A });
    t.play('A', 'caravan:0');
    expect(spaces(t)).toEqual(['1,0', '2,0', '3,0', '4,0']);
    expect(kind(play('wheel', 'gA!! f g g g g gB!!', { position: 1, A }), 'B')).toBe('chooseCard');
  });
  it.each(['shipbuilding', 'cartography', 'banking'] as const)('[%s x oligarchy] desert from p2 on', (card) => {
    const A = { seat: onCard(1) };
    const t = governed(card, 'gA!! d w gB!!', 2, { A });
    t.play('A', 'caravan:0');
    expect(spaces(t)).toContain('1,0');
    expect(kind(play(card, 'gA!! d d gB!!', { position: 2, A }), 'B')).toBe('chooseCard');
  });
  it('[industrialization x communism] slot and districts are added up', () => {
    const A = { seat: { resources: RICH } };
    const t = governed('industrialization', 'gA!! gA@campus gA@encampment gB!!', 3, { A, offer: ['petra'] });
    t.play('A', 'wonder', 'petra');
    expect(t.state.steps.at(-1)).toMatchObject({ production: 4 + 2 });
  });
  it('[construction x communism] slot, and three for a resource', () => {
    // 4 + 3 = 7
    const A = { seat: { resources: { ...NOTHING, oil: 1 } } };
    const t = governed('construction', 'gA!! g gB!!', 3, { A, offer: ['petra'] });
    t.play('A', 'wonder', 'petra', 'resource:oil', 'build', '0,0');
    expect(t.seat('A').wonders).toEqual(['petra']);
    expect(play('construction', 'gA!! g gB!!', { position: 3, A, offer: ['petra'] }).options('A')).toEqual(['skip']);
  });
  it('[craftsmanship x communism] the city’s ground; the dial goes by one whatever the slot', () => {
    const t = governed('craftsmanship', 'gA!! g h g gB!!', 1);
    t.play('A', 'city');
    expect(spaces(t)).toEqual(['2,0']);
    const dial = governed('craftsmanship', 'gA!! g gB!!', 4);
    dial.play('A', 'wonder');
    expect(dial.seat('A').tech).toBe(1);
  });
});

describe('T4.3: armies of unique cards go and fight by the slot that is reached', () => {
  /** A's army with the card at a position, one trade token on it so that combats wait, dice 1 and 1. */
  const autocracy = (card: FocusCardId, drawing: string, position: number, governed = true) =>
    marching(drawing, {
      card,
      position,
      A: {
        row: terraRowWith(card, position),
        trade: { [card]: 1 },
        seat: governed ? { governments: { military: position } } : {},
      },
      dice: [1, 1],
    });
  it('[horseback-riding x autocracy] slot 2 becomes 4: desert may be entered, and 4 is the combat value', () => {
    const drawing = 'gA!! g d dB g gB!!';
    const t = autocracy('horseback-riding', drawing, 2);
    t.play('A', '3,0');
    expect(values(t)).toEqual([1 + 4, 1 + 4]);
    const plain = autocracy('horseback-riding', drawing, 2, false);
    expect(plain.why('A', '2,0')).toEqual({ key: 'hex.tooHard', params: { need: 4, slot: 2 } });
  });
  it('[scorched-earth x autocracy] slot 3 becomes 5 for the march and for the one that a discarded token brings', () => {
    const t = autocracy('scorched-earth', 'gA!! mB m g gB!!', 3);
    t.play('A', '1,0');
    expect(values(t)).toEqual([1 + 5, 1 + 5]);
    t.play('A', 'plus', 'scorch');
    expect(t.options('A')).toContain('2,0');
  });
  it('[siege-tactics x autocracy] p1 becomes slot 3: a forest token, however well reinforced, has its ground alone', () => {
    const drawing = 'gA!! fB* gB* g gB!!\ng . . . .';
    const t = autocracy('siege-tactics', drawing, 1);
    t.play('A', '1,0');
    expect(values(t)).toEqual([1 + 3, 1 + 3]);
    const plain = autocracy('siege-tactics', drawing, 1, false);
    expect(plain.why('A', '1,0')).toEqual({ key: 'hex.tooHard', params: { need: 3, slot: 1 } });
  });
});

describe('shifts and other ways of being resolved', () => {
  it('TC-T6 [irrigation x monarchy] slot 3 becomes slot 5', () => {
    const t = governed('irrigation', 'gA!! m gB!!', 3);
    expect(slotOf(t.state)).toBe(5);
    t.play('A', 'district');
    expect(placesFor(t, 'campus')).toEqual(['1,0']);
  });
  it('TC-T7 [capitalism x republic] as if in the first slot, then two to the right: slot 2, and not reset', () => {
    const row = ['irrigation', 'astrology', 'pottery', 'early-empire', 'masonry-terra', 'capitalism'] as const;
    const t = play('capitalism', 'gA!! h f gB!!', {
      A: { row: [...row], seat: { governments: { culture: 3 }, caravans: [{ at: null }] } },
    });
    if (kind(t) === 'moveCaravans') t.play('A', 'done');
    expect(kind(t)).toBe('resolveOther');
    t.play('A', 'early-empire');
    expect(slotOf(t.state)).toBe(2);
    expect(spaces(t)).toEqual(['1,0']);
    t.play('A', '1,0', 'done');
    expect(t.row('A')).toEqual(['capitalism', 'irrigation', 'astrology', 'pottery', 'early-empire', 'masonry-terra']);
  });
  it('TC-T7 [capitalism x radio x republic] so it never is the fifth slot', () => {
    const row = ['irrigation', 'astrology', 'pottery', 'masonry-terra', 'radio', 'capitalism'] as const;
    const t = play('capitalism', 'gA!! w gB! w gB!!', {
      A: { row: [...row], seat: { governments: { culture: 4 }, caravans: [] } },
    });
    t.play('A', 'radio', 'done');
    expect(kind(t, 'B')).toBe('chooseCard');
  });
  it('Q-E34 [venetian-arsenal x monarchy x sanitation] slot 5 by shift counts; again as in p0, then two to the right', () => {
    const t = governed('sanitation', 'gA!!#venetian-arsenal w gA gA gA gA gA gA gA gB!!', 3);
    t.play('A', '2,0', '3,0', '4,0', '5,0', '6,0', 'again');
    expect(slotOf(t.state)).toBe(2);
    t.play('A', '7,0', '8,0');
    expect(kind(t, 'B')).toBe('chooseCard');
  });
  it('Q-F24 [machu-picchu-terra x monarchy x irrigation] the order of the two makes a difference, so it is asked', () => {
    const t = governed('irrigation', 'gA!!#machu-picchu-terra w gA gB!!', 1);
    expect(kind(t)).toBe('orderShifts');
    t.play('A', 'wonder:machu-picchu-terra');
    expect(slotOf(t.state)).toBe(5);
    const other = governed('irrigation', 'gA!!#machu-picchu-terra w gA gB!!', 1);
    other.play('A', 'government:monarchy');
    expect(slotOf(other.state)).toBe(3);
  });
  it('Q-F24 [taj-mahal x republic x radio] a wonder of culture more brings it to the fifth slot', () => {
    const t = governed('radio', 'gA!!#taj-mahal w gB! w gB!!', 2);
    expect(slotOf(t.state)).toBe(5);
  });
  it('Q-F24 [georgia x republic x state-workforce] a city-state’s card of its type adds one', () => {
    const A = { seat: { leader: 'georgia' as const }, cityStates: ['kumasi' as const] };
    const t = governed('state-workforce', 'gA!! gA m w gB!!', 2, { A });
    expect(slotOf(t.state)).toBe(5);
    t.play('A', 'done');
    expect(spaces(t)).toEqual(['2,0']);
  });
  it('[nuclear-power x democracy] slot 4 becomes the fifth: it may strike', () => {
    expect(kind(governed('nuclear-power', 'gA!! g gB!!', 4))).toBe('blast');
    expect(kind(play('nuclear-power', 'gA!! g gB!!', { position: 4 }))).toBe('advanceTech');
  });
  it('[nationalism x communism] slot 4 becomes the fifth: production 7', () => {
    const A = { seat: { resources: RICH } };
    const t = governed('nationalism', 'gA!! g gB!!', 4, { A, offer: ['petra'] });
    t.play('A', 'wonder', 'petra');
    expect(t.state.steps.at(-1)).toMatchObject({ production: 7 });
  });
  it('[globalization x monarchy] reinforces by the slot that was reached', () => {
    const t = governed('globalization', 'gA!! w gA gA gA gA gA gB!!', 2);
    t.play('A', '2,0', '3,0', '4,0', '5,0');
    expect(kind(t, 'B')).toBe('chooseCard');
  });
  it('[engineering x monarchy] district and token both go by it', () => {
    const t = governed('engineering', 'gA!! d d gB!!', 2);
    t.play('A', 'district', 'campus@1,0', '2,0');
    expect(t.map()).toBe('gA!! dA@campus dA gB!!');
  });
});
