import { type CardId, cardOf } from '../cards.ts';
import { MOST_AGRICULTURE, MOST_FIGURES } from '../gains.ts';
import { measureOf } from '../scoring.ts';
import type { Seat } from '../state.ts';
import { type CultureSymbol, PERSONS, type Person, SYMBOLS } from '../vocabulary.ts';

/** What somebody's cards count for at the end: symbols once and twice, and the factor of each person. */
export interface Collection {
  once: Set<CultureSymbol>;
  twice: number;
  factors: Record<Person, number>;
}

export function collectionOf({ pile, kept, extra }: Seat): Collection {
  const found: Collection = { once: new Set(), twice: 0, factors: { farmer: 0, toolmaker: 0, builder: 0, shaman: 0 } };
  for (const cards of [pile, kept, extra]) {
    for (const card of cards as (CardId | '?')[]) {
      if (card === '?') continue;
      const { lower } = cardOf(card);
      if ('person' in lower) found.factors[lower.person] += lower.factor;
      else if (found.once.has(lower.symbol)) found.twice++;
      else found.once.add(lower.symbol);
    }
  }
  return found;
}

/** How much more of what a person counts comes with each round, and how much there can be. */
const GROWTH: Readonly<Record<Person, { each: number; most: number }>> = {
  farmer: { each: 0.3, most: MOST_AGRICULTURE },
  toolmaker: { each: 0.45, most: 12 },
  builder: { each: 0.6, most: 14 },
  shaman: { each: 0.25, most: MOST_FIGURES },
};

/** How many more of what a person counts are likely to come in so many rounds. */
export const growthOf = (seat: Seat, person: Person, rounds: number): number =>
  Math.max(0, Math.min(GROWTH[person].most - measureOf(seat, person), GROWTH[person].each * rounds));

/** New symbols in a round. */
const SYMBOLS_A_ROUND = 0.3;

/** How many more different symbols are likely to come. */
export const symbolsToCome = (once: number, rounds: number): number =>
  Math.min(SYMBOLS.length - once, SYMBOLS_A_ROUND * rounds);

/** What the persons bring beyond what they count now. */
export const personsToCome = (seat: Seat, { factors }: Collection, rounds: number): number =>
  PERSONS.reduce((sum, person) => sum + (factors[person] && factors[person] * growthOf(seat, person, rounds)), 0);

/** What symbols bring to each other, beyond what they count now: a symbol more counts the more the more there are. */
export const cultureToCome = ({ once, twice }: Collection, rounds: number): number =>
  2 * once.size * symbolsToCome(once.size, rounds) + 2 * twice * Math.min(8 - twice, 0.12 * rounds);
