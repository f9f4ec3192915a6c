import { describe, expect, it } from 'vitest';
import { base, type Figure, type FocusCardId } from '../../src/index.ts';
import { type Given, rowWith, TERRA, table, terraRowWith } from '../kit.ts';

/** The plain numbers of focus cards, each played out: no more than the card says, and no less. */

/** A resolves the card in this slot; agendas and leaders play no part. */
function resolving(card: FocusCardId, slot: number, drawing: string, seat: Given['seat'] = {}) {
  const isOfBase = base.focusCards().includes(card);
  const row = isOfBase ? rowWith(card, slot) : terraRowWith(card, slot);
  const t = table(drawing, {
    ...(!isOfBase && { options: TERRA }),
    players: { A: { row, seat: { leader: 'aztec', ...seat } } },
    state: { victory: [] },
  });
  t.play('A', card);
  return t;
}
const kindOf = (t: ReturnType<typeof resolving>): string | undefined => t.asked('A')?.kind;
const spacesOf = (t: ReturnType<typeof resolving>): number[] =>
  t
    .options('A')
    .filter((option) => /^\d+,0$/.test(option))
    .map((option) => Number.parseInt(option, 10))
    .sort((a, b) => a - b);

const onCard = (count: number): Figure[] => Array.from({ length: count }, () => ({ at: null }));
const LAND = `gA!! ${'g '.repeat(8)}gB!!`;
const LAKE = `gA!! w ${'g '.repeat(7)}gB!!`;

describe('R12.1, R12.2: caravans and their spaces', () => {
  it.each([
    ['foreign-trade', 1, 3, 'land'],
    ['currency-base', 2, 4, 'land'],
    ['currency-terra', 2, 4, 'land'],
    ['steam-power', 2, 6, 'water'],
    ['capitalism', 3, 6, 'water'],
    ['wheel', 1, 4, 'land'],
    ['shipbuilding', 2, 4, 'water'],
    ['cartography', 2, 6, 'water'],
    ['banking', 2, 6, 'water'],
  ] as const)('%s: %i caravans, %i spaces over %s', (card, count, distance, over) => {
    const t = resolving(card, 1, LAND, { caravans: onCard(3) });
    let moved = 0;
    for (; moved < 4 && kindOf(t) === 'moveCaravans'; moved++) {
      t.play('A', `caravan:${moved}`);
      expect(spacesOf(t).at(-1)).toBe(distance);
      t.play('A', '1,0', 'done');
    }
    expect(moved).toBe(count);
    const lake = resolving(card, 1, LAKE, { caravans: onCard(3) });
    expect(kindOf(lake) === 'moveCaravans').toBe(over === 'water');
  });
});

describe('T8.1, T8.2: armies and their spaces', () => {
  it.each([
    ['masonry-terra', 1, 3, 'land'],
    ['iron-working-terra', 2, 4, 'land'],
    ['mass-production-terra', 2, 5, 'water'],
    ['flight-terra', 2, 6, 'water'],
    ['horseback-riding', 1, 6, 'land'],
    ['scorched-earth', 2, 4, 'land'],
    ['siege-tactics', 2, 5, 'water'],
  ] as const)('%s: %i armies, %i spaces over %s', (card, count, distance, over) => {
    const t = resolving(card, 1, LAND, { armies: onCard(2) });
    let moved = 0;
    for (; moved < 3 && kindOf(t) === 'moveArmies'; moved++) {
      t.play('A', `army:${moved}`);
      expect(spacesOf(t).at(-1)).toBe(distance);
      t.play('A', '1,0', 'stop');
    }
    expect(moved).toBe(count);
    const lake = resolving(card, 1, LAKE, { armies: onCard(2) });
    expect(kindOf(lake) === 'moveArmies').toBe(over === 'water');
  });
});

describe('R10.1: control tokens', () => {
  const RING = '. g g\ng gA!! g\ng g . g gB!!';
  const AROUND = ['1,0', '2,0', '0,1', '2,1', '0,2', '1,2'];
  it.each([
    ['early-empire', 2],
    ['drama-and-poetry', 2],
    ['civil-service', 2],
    ['mass-media', 3],
    ['radio', 3],
    ['humanism', 2],
    ['state-workforce', 2],
  ] as const)('%s: %i of them', (card, count) => {
    const t = resolving(card, 1, RING);
    for (const hex of AROUND.slice(0, count)) {
      expect(kindOf(t)).toBe('placeControl');
      t.play('A', hex);
    }
    // Civil Service goes on with one beside any friendly space.
    const step = t.state.steps.at(-1);
    const more = step?.kind === 'placeControl' ? `${step.left} ${step.beside}` : 'none';
    expect(more).toBe(card === 'civil-service' ? '1 friendly' : 'none');
  });
});

describe('R13.1: how far a city may be', () => {
  it.each([
    ['pottery', 2, 'land'],
    ['animal-husbandry-base', 3, 'land'],
    ['animal-husbandry-terra', 3, 'land'],
    ['nationalism', 4, 'water'],
    ['urbanization', 5, 'water'],
    ['industrialization', 4, 'water'],
    ['construction', 3, 'land'],
    ['craftsmanship', 2, 'land'],
  ] as const)('%s: %i spaces over %s', (card, range, over) => {
    const t = resolving(card, 5, LAND);
    t.play('A', 'city');
    expect(spacesOf(t)).toEqual(Array.from({ length: range - 1 }, (_, i) => i + 2));
    const lake = resolving(card, 5, LAKE);
    expect(lake.options('A').includes('city')).toBe(over === 'water');
  });
});
