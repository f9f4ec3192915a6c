import {
  type Answer,
  type Ask,
  type Counts,
  enumerate,
  isAct,
  isCounts,
  optionsOf,
  type PlayerId,
} from '@morgenrot/engine';
import {
  ANY_TWO,
  helpersOf,
  isCardSpace,
  isGround,
  isStack,
  isVillage,
  type Place,
  placement,
  RESOURCES,
  type StepOf,
  type StoneAge,
  type StoneAgeStep,
  seatOf,
  work,
} from '@morgenrot/stone-age';
import { worthwhile } from '../prompts/worthwhile.ts';
import type { TribeDeed } from './chapters.ts';
import { type Wish, wishesFor } from './wishes.ts';

/** What somebody is asked, as far as a proposal looks at it. */
interface Asking {
  s: StoneAge;
  me: PlayerId;
  ask: Ask;
  left: readonly TribeDeed[];
}

type Propose<K extends StoneAgeStep['kind']> = (asking: Asking, step: StepOf<K>) => Answer | undefined;

/** The first thing to wish for that is offered. */
export function wishAt({ s, me, ask, left }: Asking): Wish | undefined {
  const offered = optionsOf(ask);
  return wishesFor(s, me, left).find(({ place, figures }) => offered.includes(placement.write(place, figures)));
}

/** Without a wish all others hunt; whoever hunts already goes wherever there is room. */
function place(asking: Asking): Answer | undefined {
  const wish = wishAt(asking);
  if (wish) return placement.write(wish.place, wish.figures);
  const offered = optionsOf(asking.ask);
  return offered.filter((option) => placement.read(option)?.place === 'hunt').at(-1) ?? offered[0];
}

/** Tools before rolls, rolls before payments: so each helps what comes after it. What is still to be learned is paid first. */
const orderFor = (left: readonly TribeDeed[]): readonly ((place: Place) => boolean)[] =>
  left.includes('card') ? [isVillage, isGround, isCardSpace, isStack] : [isVillage, isGround, isStack, isCardSpace];

function choose({ ask, left }: Asking): Answer | undefined {
  const order = orderFor(left);
  const rankOf = (at: Place): number => order.findIndex((is) => is(at));
  const works = optionsOf(ask).flatMap((option) => work.read(option) ?? []);
  const [first] = works.filter(({ isBack }) => !isBack).sort((a, b) => rankOf(a.place) - rankOf(b.place));
  return first && { act: work.write(first.place) };
}

/** The most that tools can make of it. */
function tools({ s, me }: Asking, step: StepOf<'tools'>): Answer {
  const [, best] = worthwhile(step, helpersOf(seatOf(s, me))).at(-1) ?? [];
  return best ? { act: 'add', with: best.map(({ option }) => option) } : { act: 'skip' };
}

const COST: Readonly<Record<string, number>> = Object.fromEntries(RESOURCES.map((kind, i) => [kind, 3 + i]));
const worthIn = (counts: Counts): number =>
  Object.entries(counts).reduce((sum, [kind, count]) => sum + (COST[kind] ?? 0) * count, 0);
const paidWith = (answer: Answer): number =>
  isAct(answer) && answer.with !== undefined && isCounts(answer.with) ? worthIn(answer.with) : 0;

/** Payments that are offered, the cheapest first. */
const payments = (ask: Ask): Answer[] =>
  [...enumerate(ask)]
    .filter((answer) => isAct(answer) && answer.act === 'pay')
    .sort((a, b) => paidWith(a) - paidWith(b));

const PROPOSALS: { readonly [K in StoneAgeStep['kind']]?: Propose<K> } = {
  place,
  choose,
  tools,
  buy: ({ ask }) => payments(ask)[0] ?? { act: 'decline' },
  // Points are what it is for.
  build: ({ ask }) => payments(ask).at(-1) ?? { act: 'decline' },
  feed: ({ ask }) => payments(ask)[0] ?? { act: optionsOf(ask).includes(ANY_TWO) ? ANY_TWO : 'starve' },
  pick: ({ ask }) => [...optionsOf(ask)].sort().at(-1),
  anyTwo: () => ({ gold: 2 }),
};

/** An answer that moves the match on and teaches something; always one that is offered. */
export function proposalIn(asking: Asking, step: StoneAgeStep): Answer | undefined {
  const propose = PROPOSALS[step.kind] as ((asking: Asking, step: StoneAgeStep) => Answer | undefined) | undefined;
  return propose?.(asking, step);
}
