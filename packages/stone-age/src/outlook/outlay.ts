import type { PlayerId } from '@morgenrot/engine';
import { type GroundPlace, isCardSpace, isGround, isStack, type Place, priceOf, YIELDS } from '../places.ts';
import { figuresAt, placesOf, type StoneAge, seatOf } from '../state.ts';
import { toolValue } from '../tools.ts';
import { countGoods, DIVISORS, type Goods } from '../vocabulary.ts';

/** A die on average. */
const DIE = 3.5;
/** What a building takes, about. */
const BUILDING = 4;

/** What so many dice yield on average: the broken part at the end is lost, unless tools help. */
export const expectedYield = (figures: number, help: number, divisor: number): number =>
  Math.max(0, (figures * DIE + help - (divisor - 1) / 2) / divisor);

/** What somebody will have to spend in this round, as the figures stand. */
export interface Outlay {
  goods: Goods;
  /** Resources that are not meant for a card or a building yet. */
  free: number;
  /** Pips of tools that are not meant for a roll yet. */
  tools: number;
}

function gather(outlay: Outlay, place: GroundPlace, figures: number): void {
  const what = YIELDS[place];
  const amount = expectedYield(figures, outlay.tools, DIVISORS[what]);
  outlay.tools = 0;
  if (what === 'food') return;
  outlay.goods[what] += amount;
  outlay.free += amount;
}

function mean(outlay: Outlay, place: Place): void {
  if (isCardSpace(place)) outlay.free -= priceOf(place);
  if (isStack(place)) outlay.free -= BUILDING;
}

export function outlayOf(s: StoneAge, me: PlayerId): Outlay {
  const seat = seatOf(s, me);
  const outlay: Outlay = { goods: { ...seat.goods }, free: countGoods(seat.goods), tools: toolValue(seat) };
  for (const place of placesOf(s, me)) {
    if (isGround(place)) gather(outlay, place, figuresAt(s, place, me));
    else mean(outlay, place);
  }
  return outlay;
}
