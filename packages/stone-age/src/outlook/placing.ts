import type { PlayerId } from '@morgenrot/engine';
import { isExact, topOf } from '../building.ts';
import { buildingOf, type ChoiceBuilding, type ExactBuilding } from '../buildings.ts';
import { cardAt } from '../buying.ts';
import { isInPlay, leastAt, mostAt, placement, placeRefused } from '../placement.ts';
import {
  type CardSpace,
  type GroundPlace,
  isCardSpace,
  isGround,
  PLACES,
  type Place,
  priceOf,
  type StackPlace,
  YIELDS,
} from '../places.ts';
import { inHand, type StoneAge } from '../state.ts';
import { DIVISORS, RESOURCES } from '../vocabulary.ts';
import { expectedYield, type Outlay, outlayOf } from './outlay.ts';
import { DEED, PRICES } from './prices.ts';
import { Prospect } from './prospect.ts';

/** So much is lost for each resource that is missing for a building; for a card twice as much, where any will do. */
const RISK = 2.5;
/** How sure it is that what a missing resource stops does not happen. */
const DOUBT = 0.4;
/** Tools may be of more use elsewhere. */
const TOOLS_USED = 0.8;
/** What a figure that is still in hand will bring, about. */
const TO_COME = 0.9;
/** In the last round resources are worth what is left of them when nothing more can be built. */
const LATE = 0.5;
const LATE_PRICE = 0.8;

/** What it would be worth to somebody to place figures somewhere now. */
class Placing {
  private readonly prospect: Prospect;
  private readonly outlay: Outlay;
  private readonly s: StoneAge;
  private readonly hand: number;

  constructor(s: StoneAge, me: PlayerId, hand: number) {
    this.s = s;
    this.hand = hand;
    this.prospect = new Prospect(s, me);
    this.outlay = outlayOf(s, me);
  }

  /** What one can expect of it, beyond what the figures bring elsewhere. */
  worth(place: Place, figures: number): number {
    return this.gain(place, figures) - figures * DEED;
  }

  private gain(place: Place, figures: number): number {
    const { prospect } = this;
    if (place === 'toolMaker') return prospect.tool();
    if (place === 'field') return prospect.agriculture();
    if (place === 'hut') return prospect.figure();
    if (isGround(place)) return this.gathered(place, figures);
    return isCardSpace(place) ? this.bought(place) : this.built(place);
  }

  private gathered(place: GroundPlace, figures: number): number {
    const what = YIELDS[place];
    const amount = expectedYield(figures, this.outlay.tools * TOOLS_USED, DIVISORS[what]);
    if (what === 'food') return this.prospect.food(amount);
    const isLate = this.prospect.after < LATE;
    return amount * (isLate ? Math.min(PRICES[what], DIVISORS[what] * LATE_PRICE) : PRICES[what]);
  }

  /** How many resources are missing for a price; those who are still in hand can gather some. */
  private lack(price: number): number {
    return Math.max(0, price - this.outlay.free - Math.max(0, this.hand - 1) * TO_COME);
  }

  private bought(place: CardSpace): number {
    const card = cardAt(this.s, place);
    if (card === null) return 0;
    const price = priceOf(place);
    const cost = price * PRICES.wood + this.lack(price) * 2 * RISK;
    return Math.max(0, this.prospect.card(card) - cost);
  }

  private built(place: StackPlace): number {
    const top = topOf(this.s, place);
    if (top === undefined) return 0;
    const tile = buildingOf(top);
    const { gain, missing } = isExact(tile) ? this.builtExactly(tile) : this.builtFreely(tile);
    const builders = this.prospect.collection.factors.builder * Math.max(0, 1 - missing * DOUBT);
    return Math.max(0, gain - missing * RISK) + builders;
  }

  private builtExactly({ cost, points }: ExactBuilding): { gain: number; missing: number } {
    const { goods } = this.outlay;
    let missing = this.lack(3);
    let gain = points;
    for (const kind of RESOURCES) {
      missing += Math.max(0, cost[kind] - Math.floor(goods[kind] + 0.3));
      gain -= cost[kind] * PRICES[kind];
    }
    return { gain, missing };
  }

  /** The dearest that there is goes into it. */
  private builtFreely({ min, max, kinds = 1 }: ChoiceBuilding): { gain: number; missing: number } {
    const { goods } = this.outlay;
    let left = max;
    let gain = 0;
    let found = 0;
    for (const kind of RESOURCES.toReversed()) {
      const count = Math.min(left, Math.floor(goods[kind]));
      gain += count * (DIVISORS[kind] - PRICES[kind]);
      left -= count;
      if (goods[kind] >= 1) found++;
    }
    return { gain, missing: Math.max(0, kinds - found) + this.lack(min) };
  }
}

/** How much chance there is in it: nobody can foretell exactly where others go. */
const WHIM = 2;

/** Every placement there is, with what one can expect of it. */
function* placements(s: StoneAge, me: PlayerId): Generator<{ option: string; worth: number }> {
  const hand = inHand(s, me);
  const placing = new Placing(s, me, hand);
  for (const place of PLACES) {
    if (!isInPlay(s, place) || placeRefused(s, me, place, hand)) continue;
    const most = mostAt(s, place, hand);
    for (let n = leastAt(place); n <= most; n++)
      yield { option: placement.write(place, n), worth: placing.worth(place, n) };
  }
}

/** Where experienced players are likely to go: the better, the likelier. */
export function placeByThumb(s: StoneAge, me: PlayerId, part: () => number): string | undefined {
  let best: string | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const { option, worth } of placements(s, me)) {
    // Gumbel noise: of two placements the better one is chosen so much more often as it is better.
    const urge = worth - WHIM * Math.log(-Math.log(part() + Number.EPSILON));
    if (urge > most) [best, most] = [option, urge];
  }
  return best;
}

/** The placements that are worth a look, the best first. */
export const bestPlacements = (s: StoneAge, me: PlayerId): string[] =>
  [...placements(s, me)].sort((one, other) => other.worth - one.worth).map(({ option }) => option);
