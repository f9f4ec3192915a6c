import type { Answer, PlayerId } from '@morgenrot/engine';
import { work } from '../actions.ts';
import { cardAt } from '../buying.ts';
import { cardOf } from '../cards.ts';
import { isCardSpace, isGround, isStack, type Place, YIELDS } from '../places.ts';
import { placesOf, type Roll, type StoneAge, seatOf } from '../state.ts';
import { type Helper, helpersOf, yieldOf } from '../tools.ts';
import { DIVISORS, RESOURCES } from '../vocabulary.ts';
import { FOOD, PRICES } from './prices.ts';
import { Prospect } from './prospect.ts';

/** In which order places work: first what makes others better, last what has to be paid. */
const FIRST = 9;
const GAIN = 8;
const ROLL = 6;
const SUPPLY = 5;
const BUILD = 4;
const REST = 3;

const SUPPLYING: readonly string[] = ['strip', 'resource', 'roll', 'anyResources'];

function urgencyOfCard(s: StoneAge, place: Parameters<typeof cardAt>[1]): number {
  const card = cardAt(s, place);
  const type = card === null ? '' : cardOf(card).upper.type;
  if (type === 'tool') return GAIN;
  return SUPPLYING.includes(type) ? SUPPLY : REST;
}

function urgency(s: StoneAge, place: Place): number {
  if (isCardSpace(place)) return urgencyOfCard(s, place);
  if (isStack(place)) return BUILD;
  // Tools help most where a yield takes many pips.
  if (isGround(place)) return ROLL + DIVISORS[YIELDS[place]] / 10;
  return place === 'toolMaker' ? FIRST : GAIN;
}

export function chooseByThumb(s: StoneAge, me: PlayerId): Answer {
  let best: Place = 'hunt';
  let most = Number.NEGATIVE_INFINITY;
  for (const place of placesOf(s, me)) {
    const urge = urgency(s, place);
    if (urge > most) [best, most] = [place, urge];
  }
  return { act: work.write(best) };
}

/** What a pip of a tool could bring elsewhere: later in the match, later in this round, or nowhere. */
const SPARED = { oneUse: 0.75, wanted: 0.5, idle: 0.01 } as const;

const isOneUse = ({ option }: Helper): boolean => option.startsWith('C');

/** All choices of helpers, with what they add and what they are spared for. */
function* choicesOf(
  helpers: readonly Helper[],
  isWanted: boolean,
): Generator<{ set: number; value: number; cost: number }> {
  for (let set = 1; set < 1 << helpers.length; set++) {
    let value = 0;
    let cost = 0;
    helpers.forEach((helper, i) => {
      if ((set & (1 << i)) === 0) return;
      value += helper.value;
      cost += helper.value * (isOneUse(helper) ? SPARED.oneUse : isWanted ? SPARED.wanted : SPARED.idle);
    });
    yield { set, value, cost };
  }
}

/** The tools whose gain is worth more than what they could do elsewhere. */
export function toolsByThumb(s: StoneAge, me: PlayerId, roll: Roll): Answer {
  const helpers = helpersOf(seatOf(s, me));
  const isWanted = placesOf(s, me).filter(isGround).length > 1;
  const price = roll.yields === 'food' ? FOOD : PRICES[roll.yields];
  const before = yieldOf(roll);
  let best = 0;
  let most = 0;
  for (const { set, value, cost } of choicesOf(helpers, isWanted)) {
    const gain = (yieldOf(roll, value) - before) * price - cost;
    if (gain > most) [best, most] = [set, gain];
  }
  if (best === 0) return { act: 'skip' };
  return { act: 'add', with: helpers.filter((_, i) => best & (1 << i)).map(({ option }) => option) };
}

/** The die that is worth most to whoever picks. */
export function pickByThumb(s: StoneAge, me: PlayerId, dice: readonly number[]): Answer {
  const prospect = new Prospect(s, me);
  const worths = dice.map((die) => prospect.die(die));
  return String(dice[worths.indexOf(Math.max(...worths))] ?? RESOURCES.length);
}
