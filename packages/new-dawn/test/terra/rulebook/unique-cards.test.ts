import { describe, expect, it } from 'vitest';
import { FOCUS_CARDS, type FocusCardId, focusRow, TERRA_LEADERS, terra } from '../../../src/index.ts';
import { terraRowWith, terraTable } from '../../kit.ts';
import { kind, play } from '../growth-kit.ts';

/** What A's stack holds besides the row: every card of the box and the own unique one. */
const stackFor = (row: readonly FocusCardId[], unique: FocusCardId): FocusCardId[] => [
  ...terra.focusCards().filter((card) => !row.includes(card)),
  ...(row.includes(unique) ? [] : [unique]),
];
const advancing = (unique: FocusCardId, tech: number) => {
  const row = terraRowWith('astrology', 3);
  return play('astrology', 'gA!! g gB!!', {
    position: 3,
    A: { row, seat: { tech, techBest: tech, stack: stackFor(row, unique) } },
  });
};

describe('T5 unique focus cards', () => {
  it('T5.1: every leader has one, and its type and level are its own', () => {
    for (const { unique } of Object.values(TERRA_LEADERS)) expect(focusRow(unique).unique).toBe(true);
    const uniques = (Object.keys(FOCUS_CARDS) as FocusCardId[]).filter((card) => focusRow(card).unique);
    expect(
      Object.values(TERRA_LEADERS)
        .map(({ unique }) => unique as FocusCardId)
        .sort(),
    ).toEqual(uniques.sort());
    for (const card of uniques) expect(focusRow(card).work.length).toBeGreaterThan(0);
  });
  it('Q-C14: those of economy and military have as many figures as the usual card of their level', () => {
    const figures = (card: FocusCardId) => {
      const { caravans, armies } = focusRow(card);
      return { caravans, armies };
    };
    const uniques = (Object.keys(FOCUS_CARDS) as FocusCardId[]).filter(
      (card) => focusRow(card).unique && ['economy', 'military'].includes(FOCUS_CARDS[card].type),
    );
    expect(uniques).toHaveLength(7);
    for (const card of uniques) {
      const { type, level } = FOCUS_CARDS[card];
      const usual = terra.focusCards().find((id) => FOCUS_CARDS[id].type === type && FOCUS_CARDS[id].level === level);
      expect([card, figures(card)]).toEqual([card, figures(usual as FocusCardId)]);
    }
  });
  it.each([
    ['military-engineering', 0, 'irrigation'],
    ['humanism', 8, 'early-empire'],
    ['radio', 17, 'early-empire'],
  ] as const)('T5.1 [%s]: taken whenever a card of exactly its level is gained', (unique, tech, replaced) => {
    const t = advancing(unique, tech);
    t.play('A', 'by:3');
    expect(kind(t)).toBe('takeCard');
    expect(t.options('A')).toContain(unique);
    t.play('A', unique);
    expect(t.row('A')).toContain(unique);
    expect(t.row('A')).not.toContain(replaced);
    expect(t.seat('A').stack).toContain(replaced);
    expect(t.row('A')).toHaveLength(6);
  });
  it('T5.1: not at another level', () => {
    const t = advancing('humanism', 0);
    t.play('A', 'by:3');
    expect(t.why('A', 'humanism')).toEqual({ key: 'card.otherLevel', params: { level: 2 } });
  });
  it('T5.2: a replaced unique card goes to the stack like any other, and may come back', () => {
    const row = terraRowWith('writing', 3);
    const t = play('writing', 'gA!! g gB!!', { position: 3, A: { row, seat: { stack: stackFor(row, 'writing') } } });
    t.play('A', 'by:3', 'mathematics');
    expect(t.row('A')).toContain('mathematics');
    expect(t.seat('A').stack).toContain('writing');
    const later = terraRowWith('mathematics', 3);
    const back = terraTable('gA!! g gB!!', {
      players: { A: { row: later, seat: { stack: stackFor(later, 'writing') } }, B: {} },
      state: { victory: [] },
      steps: [{ kind: 'copyCard', player: 'A', from: 'B' }],
    });
    back.play('A', 'writing');
    expect(back.row('A')[3]).toBe('writing');
  });
  it('T5.1, R8.3 [wheel]: trade tokens and caravans stay when it gives way, and more caravans come', () => {
    const row = terraRowWith('wheel', 1);
    const t = terraTable('gA!! g+A gB!!', {
      players: { A: { row, trade: { wheel: 2 }, seat: { stack: stackFor(row, 'wheel') } }, B: {} },
      state: { victory: [] },
      steps: [
        { kind: 'takeCard', player: 'A', level: 2 },
        { kind: 'chooseCard', player: 'A' },
      ],
    });
    t.play('A', 'currency-terra');
    expect(t.trade('A', 'currency-terra')).toBe(2);
    expect(t.seat('A').caravans).toEqual([{ at: '1,0' }, { at: null }]);
  });
  it('Q-E37 [pyramids x military-engineering]: at its level it is as good as the usual card; the owner chooses', () => {
    const row = terraRowWith('irrigation', 0);
    const t = terraTable('gA!!#pyramids g gB!!', {
      players: { A: { row, seat: { stack: stackFor(row, 'military-engineering') } }, B: {} },
      state: { victory: [] },
      steps: [
        { kind: 'upgradeCard', player: 'A', left: 3, only: 1 },
        { kind: 'chooseCard', player: 'A' },
      ],
    });
    t.play('A', 'irrigation');
    expect(kind(t)).toBe('upgradeTo');
    expect(t.options('A').sort()).toEqual(['engineering', 'military-engineering']);
    t.play('A', 'military-engineering');
    expect(t.row('A')[0]).toBe('military-engineering');
    // Each card makes one step.
    expect(t.why('A', 'military-engineering')).toEqual({ key: 'card.justGained' });
    t.play('A', 'astrology');
    expect(t.row('A')).toContain('mathematics');
  });
  it('Q-E3 [craftsmanship]: the level reached on the way may replace the very card, which then is reset in its place', () => {
    const row = terraRowWith('craftsmanship', 5);
    const t = play('craftsmanship', 'gA!! g gB!!', {
      A: { row, seat: { tech: 2, techBest: 2, stack: stackFor(row, 'craftsmanship') } },
    });
    t.play('A', 'wonder', 'animal-husbandry-terra');
    expect(t.row('A')[0]).toBe('animal-husbandry-terra');
    expect(t.seat('A').stack).toContain('craftsmanship');
    expect(kind(t, 'B')).toBe('chooseCard');
  });
});
