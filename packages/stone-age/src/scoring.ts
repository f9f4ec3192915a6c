import type { PlayerId } from '@morgenrot/engine';
import { type CardId, cardOf } from './cards.ts';
import { type Seat, type StoneAge, seatOf } from './state.ts';
import { toolValue } from './tools.ts';
import { type CultureSymbol, countGoods, PERSONS, type Person } from './vocabulary.ts';

/** S18: what somebody has in the end, item by item. */
export interface ScoreSheet {
  base: number;
  culture: number;
  farmer: number;
  toolmaker: number;
  builder: number;
  shaman: number;
  resources: number;
  total: number;
}

/** S18.7: all cards count, wherever they lie. */
const allCards = ({ pile, kept, extra }: Seat): CardId[] => [...pile, ...kept, ...extra];

/** S18.1: all different symbols squared, and once more those that somebody has twice. */
export function cultureOf(cards: readonly CardId[]): number {
  const seen = new Set<CultureSymbol>();
  let twice = 0;
  for (const card of cards) {
    const { lower } = cardOf(card);
    if (!('symbol' in lower)) continue;
    if (seen.has(lower.symbol)) twice++;
    seen.add(lower.symbol);
  }
  return seen.size ** 2 + twice ** 2;
}

export const factorOf = (cards: readonly CardId[], person: Person): number =>
  cards.reduce((sum, card) => {
    const { lower } = cardOf(card);
    return sum + ('person' in lower && lower.person === person ? lower.factor : 0);
  }, 0);

/** What each person is multiplied with (S18.2 to S18.5). */
export const measureOf = (seat: Seat, person: Person): number =>
  ({
    farmer: seat.agriculture,
    toolmaker: toolValue(seat),
    builder: seat.buildings.length,
    shaman: seat.figures,
  })[person];

/** S18.6: a card for two resources that was never used counts as two (Q-S17). */
const leftOver = ({ goods, kept }: Seat): number =>
  countGoods(goods) +
  kept.reduce((sum, card) => {
    const { upper } = cardOf(card);
    return sum + (upper.type === 'anyResources' ? upper.amount : 0);
  }, 0);

/** The points somebody would have if the game ended now. Cards that are hidden from whoever looks count nothing. */
export function scoreSheet(seat: Seat): ScoreSheet {
  const cards = allCards(seat).filter((card) => isKnown(card));
  const [farmer = 0, toolmaker = 0, builder = 0, shaman = 0] = PERSONS.map(
    (person) => factorOf(cards, person) * measureOf(seat, person),
  );
  const culture = cultureOf(cards);
  const resources = leftOver(seat);
  const base = seat.score;
  const total = base + culture + farmer + toolmaker + builder + shaman + resources;
  return { base, culture, farmer, toolmaker, builder, shaman, resources, total };
}

const isKnown = (card: string): card is CardId => card.startsWith('C');

/** S19.1 */
export const tieBreak = (seat: Seat): number => seat.agriculture + toolValue(seat) + seat.figures;

/** S19: most points first; what is still equal after the tie-break shares a rank (Q-S28). */
export function ranking(s: StoneAge): PlayerId[][] {
  const places: { players: PlayerId[]; total: number; tie: number }[] = [];
  for (const player of s.order) {
    const seat = seatOf(s, player);
    const { total } = scoreSheet(seat);
    const tie = tieBreak(seat);
    const place = places.find((one) => one.total === total && one.tie === tie);
    if (place) place.players.push(player);
    else places.push({ players: [player], total, tie });
  }
  return places.sort((a, b) => b.total - a.total || b.tie - a.tie).map(({ players }) => players);
}
