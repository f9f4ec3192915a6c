import type { PlayerId } from '@morgenrot/engine';
import { type CardId, cardOf, type Lower, type Upper } from '../cards.ts';
import { MOST_AGRICULTURE, MOST_FIGURES } from '../gains.ts';
import { measureOf } from '../scoring.ts';
import { type Seat, type StoneAge, seatOf } from '../state.ts';
import { toolValue } from '../tools.ts';
import { RESOURCES, SYMBOLS } from '../vocabulary.ts';
import { type Collection, collectionOf, growthOf, symbolsToCome } from './collection.ts';
import { roundsLeft } from './pace.ts';
import { DEED, feedingCost, HELP, PIP, PRICES } from './prices.ts';

const MOST_TOOLS = 12;
/** What is taken from a dice strip is worth as much more as there is to choose from. */
const STRIP = 5.5;

/** What things would be worth to somebody in the middle of a round. */
export class Prospect {
  readonly seat: Seat;
  readonly rounds: number;
  /** Rounds after this one. */
  readonly after: number;
  #collection: Collection | undefined;

  constructor(s: StoneAge, me: PlayerId) {
    this.seat = seatOf(s, me);
    this.rounds = roundsLeft(s);
    this.after = Math.max(0, this.rounds - 1);
  }

  get collection(): Collection {
    this.#collection ??= collectionOf(this.seat);
    return this.#collection;
  }

  tool(): number {
    if (toolValue(this.seat) >= MOST_TOOLS) return 0;
    return this.after * HELP + this.collection.factors.toolmaker + 0.4;
  }

  agriculture(): number {
    const { seat } = this;
    if (seat.agriculture >= MOST_AGRICULTURE) return 0;
    const saved =
      feedingCost(this.rounds, seat, seat.agriculture) - feedingCost(this.rounds, seat, seat.agriculture + 1);
    return saved + this.collection.factors.farmer;
  }

  figure(): number {
    const { seat } = this;
    if (seat.figures >= MOST_FIGURES) return 0;
    const more =
      feedingCost(this.rounds, { ...seat, figures: seat.figures + 1 }, seat.agriculture) -
      feedingCost(this.rounds, seat, seat.agriculture);
    return this.after * DEED - more + this.collection.factors.shaman;
  }

  /** What so much food more saves. */
  food(amount: number): number {
    const { seat } = this;
    return (
      feedingCost(this.rounds, seat, seat.agriculture) -
      feedingCost(this.rounds, { ...seat, food: seat.food + amount }, seat.agriculture)
    );
  }

  die(die: number): number {
    const resource = RESOURCES[die - 1];
    if (resource) return PRICES[resource];
    return die === 5 ? this.tool() : this.agriculture();
  }

  private upper(upper: Upper): number {
    switch (upper.type) {
      case 'food':
        return this.food(upper.amount);
      case 'resource':
        return upper.amount * PRICES[upper.resource];
      case 'roll':
        return 6 * PIP;
      case 'points':
        return upper.amount;
      case 'tool':
        return this.tool();
      case 'agriculture':
        return this.agriculture();
      case 'extraCard':
        return 6;
      case 'oneUseTool':
        return upper.value * PIP;
      case 'anyResources':
        return upper.amount * PRICES.gold;
      case 'strip':
        return STRIP;
    }
  }

  private lower(lower: Lower): number {
    const { once, twice } = this.collection;
    if ('person' in lower)
      return lower.factor * (measureOf(this.seat, lower.person) + 0.7 * growthOf(this.seat, lower.person, this.after));
    if (once.has(lower.symbol)) return 2 * twice + 1 + Math.min(SYMBOLS.length - twice, 0.12 * this.after);
    return 2 * once.size + 1 + 1.4 * symbolsToCome(once.size, this.after);
  }

  card(card: CardId): number {
    const { upper, lower } = cardOf(card);
    return this.upper(upper) + this.lower(lower);
  }
}
