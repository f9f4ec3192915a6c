import { clone } from '@morgenrot/engine';
import { describe, expect, it } from 'vitest';
import { type StoneAge, stoneAge } from '../src/index.ts';
import { idly, terms, WEIGHTS } from '../src/outlook/terms.ts';
import { hintsDe } from '../src/texts/hints.de.ts';
import { hintsEn } from '../src/texts/hints.en.ts';
import { type Given, type GivenSeat, table } from './kit.ts';

const { outlook } = stoneAge;
if (!outlook) throw new Error('the game has no outlook');

/** What A has, at a table where everything else is as at the start. */
const mine = (A: GivenSeat, given: Given = {}) => terms(table({ players: 'A B', ...given, seats: { A } }).s, 'A');
const sum = (of: Record<string, number>) =>
  Object.entries(of).reduce((total, [term, value]) => total + (WEIGHTS[term as keyof typeof WEIGHTS] ?? 0) * value, 0);

describe('what counts in a position', () => {
  it('has a weight and words in both languages for every term', () => {
    const names = Object.keys(mine({}));
    expect(Object.keys(WEIGHTS).sort()).toEqual(names.sort());
    for (const name of [...names, 'rival']) {
      expect(hintsEn).toHaveProperty([`hint.${name}`]);
      expect(hintsDe).toHaveProperty([`hint.${name}`]);
    }
  });

  it('a field, a figure and a tool are worth much early, and little in the last round', () => {
    const last: Given = { deck: '' };
    for (const more of [{ agriculture: 1 }, { figures: 6 }, { tools: '1' }]) {
      const early = sum(mine(more)) - sum(mine({}));
      const late = sum(mine(more, last)) - sum(mine({}, last));
      expect(early).toBeGreaterThan(4);
      expect(late).toBeLessThan(early / 3);
    }
  });

  it('with figures that starve anyway more food brings little', () => {
    const food = (figures: number) => sum(mine({ figures, food: 20 })) - sum(mine({ figures, food: 10 }));
    expect(food(10)).toBeLessThan(food(6));
  });

  it('people count more where what they count is still to come, symbols where there are others', () => {
    const early = mine({ pile: 'C06' });
    expect(early.persons).toBeGreaterThan(mine({ pile: 'C06' }, { deck: 'C01' }).persons);
    expect(mine({ pile: 'C01 C02' }).culture).toBeGreaterThan(2 * mine({ pile: 'C01' }).culture - 0.01);
  });

  it('resources that can no longer be spent count one point each', () => {
    const plenty = mine({ goods: 'G9 S9 C9 W9' }, { deck: '' });
    expect(plenty.goods).toBeLessThan(5 * 4.7 + 31 + 1);
  });

  it('in the end it counts who has won', () => {
    const t = table({ players: 'A B', seats: { A: { score: 50 }, B: { score: 20 } } });
    t.s.isOver = true;
    expect(terms(t.s, 'A')).toMatchObject({ won: 1, points: 50, goods: 0, figures: 0, tools: 0, food: -0 });
    expect(terms(t.s, 'B').won).toBe(0);
  });

  it('without work everyone eats, and hunger costs points that cannot be avoided', () => {
    const points = (A: GivenSeat) => idly(table({ players: 'A B', seats: { A } }).s, 'A').points;
    expect(points({ food: 5 })).toBe(0);
    expect(points({ food: 2, goods: 'W3' })).toBe(0);
    expect(points({ food: 2, goods: 'W2' })).toBe(-10);
    expect(points({ food: 0, figures: 6, agriculture: 6 })).toBe(0);
  });
});

const BEFORE: Given = {
  players: 'A B',
  cards: 'C11 C05 C33 C26',
  deck: 'C30 C31 C32',
  stacks: ['B01 B02', 'B19 B04'],
  seats: { A: { goods: 'W2 C1', tools: '1', food: 3 } },
};

/** What is said of a term after some change, if that was answered. */
function said(term: string, answer: string, change: (s: StoneAge) => void) {
  const before = table(BEFORE).s;
  const after = clone(before);
  change(after);
  return outlook?.details?.(before, after, 'A', term, answer);
}
const seat = (change: (seat: StoneAge['seats'][string]) => void) => (s: StoneAge) => {
  const found = s.seats.A;
  if (found) change(found);
};

describe('reasons', () => {
  it('name the card and the building that lie open', () => {
    expect(
      said(
        'culture',
        'card1:1',
        seat(({ pile }) => pile.push('C11')),
      ),
    ).toEqual({ card: 'C11' });
    expect(
      said(
        'persons',
        'card2:1',
        seat(({ pile }) => pile.push('C05')),
      ),
    ).toEqual({ card: 'C05' });
    expect(
      said(
        'kept',
        'card3:1',
        seat(({ kept }) => kept.push('C33')),
      ),
    ).toEqual({ card: 'C33' });
    expect(
      said(
        'points',
        'card4:1',
        seat(({ pile }) => pile.push('C26')),
      ),
    ).toEqual({ card: 'C26' });
    expect(
      said(
        'points',
        'building1:1',
        seat(({ buildings }) => buildings.push('B01')),
      ),
    ).toEqual({ building: 'B01' });
  });

  it('do not name what is only imagined', () => {
    expect(
      said(
        'culture',
        'card1:1',
        seat(({ pile }) => pile.push('C30')),
      ),
    ).toBe('elsewhere');
    expect(
      said(
        'points',
        'building1:1',
        seat(({ buildings }) => buildings.push('B02')),
      ),
    ).toBe('elsewhere');
  });

  it('name what the place of the answer brings, and nothing that comes from elsewhere', () => {
    const all = seat((one) => {
      one.pile.push('C11', 'C26');
      one.buildings.push('B01');
      one.figures++;
      one.agriculture++;
      one.goods.stone += 2;
      one.goods.wood += 1;
      one.score += 3;
    });
    const bringing = (answer: string) =>
      Object.keys(WEIGHTS).filter((term) => term !== 'won' && said(term, answer, all) !== 'elsewhere');
    expect(bringing('card4:1')).toEqual(['points', 'persons', 'culture']);
    expect(bringing('building1:1')).toEqual(['points']);
    expect(bringing('building2:1')).toEqual([]);
    expect(bringing('card2:1')).toEqual(['goods', 'agriculture']);
    expect(bringing('hut:2')).toEqual(['points', 'figures']);
    expect(bringing('field:1')).toEqual(['points', 'agriculture']);
    expect(bringing('toolMaker:1')).toEqual(['points']);
    expect(bringing('hunt:2')).toEqual(['food']);
    expect(bringing('quarry:2')).toEqual(['goods']);
    expect(bringing('river:2')).toEqual([]);
  });

  it('name the resource that is gathered there, or of which most is gained', () => {
    const gains = seat(({ goods }) => {
      goods.stone += 2;
      goods.wood += 1;
    });
    expect(said('goods', 'forest:3', gains)).toEqual({ what: 'wood' });
    expect(said('goods', 'card2:1', gains)).toEqual({ what: 'stone' });
  });

  it('know where somebody is asked what to pay', () => {
    const t = table({ ...BEFORE, placed: { card1: { A: 1 }, building1: { A: 1 } } }).act();
    t.work('A', 'building1');
    const after = clone(t.s);
    after.seats.A?.buildings.push('B01');
    after.seats.A?.pile.push('C11');
    const told = (term: string) => outlook?.details?.(t.s, after, 'A', term, { act: 'pay' });
    expect(told('points')).toEqual({ building: 'B01' });
    expect(told('culture')).toBe('elsewhere');
  });

  it('say how many, and nothing of what has not come', () => {
    const nothing = () => undefined;
    expect(said('food', 'hunt:3', nothing)).toEqual({ missing: 2 });
    expect(
      said(
        'figures',
        'hut:2',
        seat((one) => (one.figures = 6)),
      ),
    ).toEqual({ figures: 6 });
    expect(
      said(
        'tools',
        'toolMaker:1',
        seat(({ tools }) => tools.push({ value: 1, used: false })),
      ),
    ).toEqual({
      value: 2,
    });
    expect(
      said(
        'agriculture',
        'field:1',
        seat((one) => (one.agriculture = 1)),
      ),
    ).toEqual({ level: 1 });
    for (const [term, answer] of [
      ['figures', 'hut:2'],
      ['tools', 'toolMaker:1'],
      ['agriculture', 'field:1'],
      ['points', 'hut:2'],
    ] as const)
      expect(said(term, answer, nothing)).toBe('elsewhere');
  });

  it('have a sentence for every name', () => {
    const named: Record<string, string[]> = {
      points: ['building', 'card'],
      goods: ['what'],
      food: ['missing'],
      agriculture: ['level'],
      figures: ['figures'],
      tools: ['value'],
      kept: ['card'],
      persons: ['card'],
      culture: ['card'],
      rival: ['player'],
    };
    for (const [term, names] of Object.entries(named))
      for (const name of names)
        for (const words of [hintsEn, hintsDe]) expect(words).toHaveProperty([`hint.${term}.${name}`]);
  });
});
