import { describe, expect, it, test } from 'vitest';
import {
  type AgendaId,
  controlLeft,
  type State,
  type VictoryCardId,
  type VictoryCardState,
} from '../../../src/index.ts';
import { terraTable } from '../../kit.ts';
import { laidOut, sitDown } from '../set-up-kit.ts';

const CARDS: VictoryCardId[] = [
  'vc-fortified',
  'vc-expeditionary',
  'vc-warmonger-paranoid',
  'vc-civilized-moneygrubber',
  'vc-explorer-aesthetic',
];
const NORMAL: Partial<Record<VictoryCardId, AgendaId>> = {
  'vc-warmonger-paranoid': 'warmonger',
  'vc-civilized-moneygrubber': 'civilized',
  'vc-explorer-aesthetic': 'explorer',
};
/** Five victory cards; `of` says who has claimed which of the normal ones. */
const onCards = (of: Record<string, VictoryCardId[]>): VictoryCardState[] =>
  CARDS.map((card) => ({
    card,
    claims: Object.entries(of).flatMap(([player, claimed]) => {
      const agenda = NORMAL[card];
      return claimed.includes(card) && agenda ? [{ player, agenda, marked: true }] : [];
    }),
  }));
const ALL_NORMAL = CARDS.slice(2);
const claims = (s: State, player: string): string[] =>
  s.victory.flatMap((card) => card.claims).flatMap((claim) => (claim.player === player ? [claim.agenda] : []));
const ONE_FORT = 'gA!! g FA! g gB!!';
const TWO_FORTS = 'gA!! g FA! g FA! g gB!!';

describe('T15.3 fort agendas', () => {
  it('TC-T3: one fort is Fortified, not Expeditionary', () => {
    const t = terraTable(ONE_FORT, { state: { victory: onCards({}) } });
    expect(claims(t.state, 'A')).toEqual(['fortified']);
    expect(claims(t.state, 'B')).toEqual([]);
  });
  it('TC-T3: two forts are both', () => {
    const t = terraTable(TWO_FORTS, { state: { victory: onCards({}) } });
    expect(claims(t.state, 'A')).toEqual(['fortified', 'expeditionary']);
  });
  it('TC-T3: with one of two lost the marker of Expeditionary goes, Fortified stays', () => {
    const t = terraTable(TWO_FORTS, { state: { victory: onCards({}) } });
    delete t.state.map['4,0']?.city;
    t.pass('A');
    expect(claims(t.state, 'A')).toEqual(['fortified']);
    expect(t.log()).toContain('agenda.lost');
  });
  it('T15.3: a fort without a city of its own is nobody’s', () => {
    const t = terraTable('gA!! g F g gB!!', { state: { victory: onCards({}) } });
    expect(claims(t.state, 'A')).toEqual([]);
  });
  it('T15.3: a marker that goes is an unused control token again, one that comes back takes it', () => {
    const t = terraTable(ONE_FORT, { state: { victory: onCards({}) }, dice: [1] });
    expect(controlLeft(t.state, 'A')).toBe(33);
    delete t.state.map['2,0']?.city;
    t.pass('A');
    expect(controlLeft(t.state, 'A')).toBe(34);
    Object.assign(t.state.map['2,0'] ?? {}, { city: { of: 'A' } });
    t.pass('B');
    expect(controlLeft(t.state, 'A')).toBe(33);
  });
  it('T15.4: a normal agenda stays, also when it is no longer fulfilled', () => {
    const t = terraTable(ONE_FORT, { state: { victory: onCards({ A: ['vc-civilized-moneygrubber'] }) } });
    t.pass('A');
    expect(claims(t.state, 'A')).toContain('civilized');
  });
});

describe('T15.1 four of five', () => {
  const playRound = (t: ReturnType<typeof terraTable>) => {
    t.pass('A');
    t.pass('B');
  };
  it('TC-T21: four markers, Fortified among them, win at the end of the round', () => {
    const t = terraTable(ONE_FORT, { state: { victory: onCards({ A: ALL_NORMAL }) } });
    t.pass('A');
    expect(t.state.ranking).toBeNull();
    t.pass('B');
    expect(t.state.ranking).toEqual([['A'], ['B']]);
  });
  it('TC-T21: the check comes before the dial, which is not turned any more', () => {
    const t = terraTable(ONE_FORT, { state: { victory: onCards({ A: ALL_NORMAL }) } });
    playRound(t);
    expect(t.log()).toContain('match.won');
    expect([t.log().includes('dial.turned'), t.state.dial]).toEqual([false, 0]);
  });
  it('TC-T21: the fort lost in the last turn of the round: no win', () => {
    const t = terraTable(ONE_FORT, { state: { victory: onCards({ A: ALL_NORMAL }) }, dice: [1] });
    t.pass('A');
    delete t.state.map['2,0']?.city;
    t.pass('B');
    expect(t.state.ranking).toBeNull();
    expect(t.state.round).toBe(2);
  });
  it('T15.1: three markers are not enough', () => {
    const t = terraTable('gA!! g F g gB!!', { state: { victory: onCards({ A: ALL_NORMAL }) }, dice: [1] });
    playRound(t);
    expect(t.state.ranking).toBeNull();
  });
  it('T15.1: both fort cards count, one normal card may be missing', () => {
    const t = terraTable(TWO_FORTS, { state: { victory: onCards({ A: ALL_NORMAL.slice(0, 2) }) } });
    playRound(t);
    expect(t.state.ranking?.[0]).toEqual(['A']);
  });
  it('T15.2: several winners: more markers are better, five before four', () => {
    const t = terraTable('gA!! g FA! g FA! g FB! g gB!!', {
      state: { victory: onCards({ A: ALL_NORMAL, B: ALL_NORMAL }) },
    });
    playRound(t);
    expect(t.state.ranking).toEqual([['A'], ['B']]);
    const other = terraTable('gA!! g FA! g FB! g FB! g gB!!', {
      state: { victory: onCards({ A: ALL_NORMAL, B: ALL_NORMAL }) },
    });
    playRound(other);
    expect(other.state.ranking).toEqual([['B'], ['A']]);
  });
  it('T15.2, Q-V6: two markers beside one card count as two', () => {
    const t = terraTable('gA!! g FA! g FB! g gB!!', { state: { victory: onCards({ A: ALL_NORMAL, B: ALL_NORMAL }) } });
    const card = t.state.victory.find((each) => each.card === 'vc-warmonger-paranoid');
    card?.claims.push({ player: 'B', agenda: 'paranoid', marked: true });
    playRound(t);
    expect(t.state.ranking).toEqual([['B'], ['A']]);
  });
  it('T15.2: with as many markers the wonders decide, then friendly spaces', () => {
    const drawing = 'gA!! g FA! g gB g FB! g gB!!';
    const tie = (wonders: 'petra'[]) =>
      terraTable(drawing, {
        players: { A: { seat: { wonders } } },
        state: { victory: onCards({ A: ALL_NORMAL, B: ALL_NORMAL }) },
      });
    const first = tie(['petra']);
    playRound(first);
    expect(first.state.ranking).toEqual([['A'], ['B']]);
    const second = tie([]);
    playRound(second);
    expect(second.state.ranking).toEqual([['B'], ['A']]);
  });
});

describe('T17 optional rules', () => {
  it('T17, Q-F6: a peaceful game has three normal victory cards and no fort card', () => {
    const t = terraTable(ONE_FORT, { options: { victory: 'peaceful' } });
    expect(t.state.victory).toHaveLength(3);
    expect(t.state.victory.some(({ card }) => card === 'vc-fortified' || card === 'vc-expeditionary')).toBe(false);
  });
  it('Q-F6: it is won with an agenda on each card, and looked at after the dial', () => {
    const victory = onCards({ A: ALL_NORMAL }).slice(2);
    const t = terraTable(ONE_FORT, { options: { victory: 'peaceful' }, state: { victory }, dice: [1] });
    t.pass('A');
    t.pass('B');
    expect(t.log().indexOf('dial.turned')).toBeGreaterThan(0);
    expect(t.log().indexOf('match.won')).toBeGreaterThan(t.log().indexOf('dial.turned'));
    expect(t.state.ranking?.[0]).toEqual(['A']);
  });
  it('Q-F6: two of three are not enough', () => {
    const victory = onCards({ A: ALL_NORMAL.slice(1) }).slice(2);
    const t = terraTable(ONE_FORT, { options: { victory: 'peaceful' }, state: { victory }, dice: [1] });
    t.pass('A');
    t.pass('B');
    expect(t.state.ranking).toBeNull();
  });
  it('N-TA5: the head start is laid when the leader is given, and is the place’s at the table', () => {
    const t = sitDown(3, { leaders: 'pick', handicap2: '12' });
    const second = t.s.order[1] as string;
    const tokens = () => t.s.seats[second]?.row.map(({ trade }) => trade);
    expect(tokens()).toEqual([]);
    t.until('placeFort');
    expect(tokens()).toEqual(Array(6).fill(2));
  });
  test.each([
    ['8', [2, 2, 1, 1, 1, 1]],
    ['1', [1, 0, 0, 0, 0, 0]],
    ['6', [1, 1, 1, 1, 1, 1]],
    ['18', [3, 3, 3, 3, 3, 3]],
  ] as const)('Q-V12, T17: %s trade tokens for the whole row, spread from the first slot on', (many, spread) => {
    const { s } = sitDown(3, { handicap2: many });
    const tokens = s.order.map((player) => s.seats[player]?.row.map(({ trade }) => trade));
    expect(tokens).toEqual([Array(6).fill(0), spread, Array(6).fill(0)]);
  });
  it('Q-V13, R26, T17: peaceful and epic together: four normal victory cards, an agenda on each wins', () => {
    const { victory } = laidOut(3, { victory: 'peaceful-epic' });
    expect(new Set(victory.map(({ card }) => card)).size).toBe(4);
    expect(victory.some(({ card }) => card === 'vc-fortified' || card === 'vc-expeditionary')).toBe(false);
    const cards: VictoryCardState[] = [
      ...onCards({ A: ALL_NORMAL }).slice(2),
      { card: 'vc-defensive-devastating', claims: [] },
    ];
    const t = terraTable(ONE_FORT, { options: { victory: 'peaceful-epic' }, state: { victory: cards }, dice: [1] });
    t.pass('A');
    t.pass('B');
    expect(t.state.ranking).toBeNull();
  });
});
