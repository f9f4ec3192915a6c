import { everyCount, sampleCounts, waysToCount } from './counts.ts';
import type { Act, ActAsk, Answer, Ask, Option, PlainAnswer, PlainAsk, SomeAsk } from './shapes.ts';

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
};

const waysToAct = ({ with: more }: ActAsk): number => (more ? countAnswers(more) : 1);

/** How many answers there are; known numbers in known positions catch a lost option at once. */
export function countAnswers(ask: Ask): number {
  if (ask.shape === 'one') return ask.from.length;
  if (ask.shape === 'amount') return ask.max - ask.min + 1;
  if (ask.shape === 'counts') return waysToCount(ask);
  if (ask.shape === 'acts') return ask.from.reduce((sum, one) => sum + waysToAct(one), 0);
  let ways = 0;
  for (let k = ask.min; k <= ask.max; k++) ways += choose(ask.from.length, k);
  return ways;
}

function* subsets(from: Option[], size: number, start = 0): Generator<Option[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = start; i <= from.length - size; i++) {
    for (const rest of subsets(from, size - 1, i + 1)) yield [from[i] as Option, ...rest];
  }
}

function* everyAct({ act, with: more }: ActAsk): Generator<Act> {
  if (!more) yield { act };
  else for (const answer of enumerate(more)) yield { act, with: answer };
}

/** Every answer there is, one after another. */
export function enumerate(ask: PlainAsk): Generator<PlainAnswer>;
export function enumerate(ask: Ask): Generator<Answer>;
export function* enumerate(ask: Ask): Generator<Answer> {
  if (ask.shape === 'acts') {
    for (const one of ask.from) yield* everyAct(one);
    return;
  }
  if (ask.shape === 'counts') {
    yield* everyCount(ask);
    return;
  }
  if (ask.shape === 'one') yield* ask.from;
  else if (ask.shape === 'amount') for (let n = ask.min; n <= ask.max; n++) yield n;
  else for (let size = ask.min; size <= ask.max; size++) yield* subsets(ask.from, size);
}

/** A source of chance for players, not for rules: `below(n)` gives a whole number from 0 to below n. */
export type Below = (n: number) => number;

/**
 * One answer, each equally likely; also where there are far too many to list. Of acts each is equally likely, however
 * many ways there are to do it: a thousand offers do not drown the one way to be done.
 */
export function sample(ask: PlainAsk, below: Below): PlainAnswer | undefined;
export function sample(ask: Ask, below: Below): Answer | undefined;
export function sample(ask: Ask, below: Below): Answer | undefined {
  if (ask.shape === 'acts') return sampleActs(ask.from, below);
  const total = countAnswers(ask);
  if (total === 0) return undefined;
  if (ask.shape === 'one') return ask.from[below(total)];
  if (ask.shape === 'amount') return ask.min + below(total);
  if (ask.shape === 'counts') return sampleCounts(ask, below);
  return sampleSome(ask, below, total);
}

/** One of these acts, with anything that can be said with it. Only of the one that is drawn the ways are counted. */
export function sampleActs(from: readonly ActAsk[], below: Below): Act | undefined {
  const left = [...from];
  while (left.length > 0) {
    const [one] = left.splice(below(left.length), 1);
    if (one && !one.with) return { act: one.act };
    const more = one?.with && sample(one.with, below);
    if (one && more !== undefined) return { act: one.act, with: more };
  }
  return undefined;
}

function sampleSome(ask: SomeAsk, below: Below, total: number): Option[] {
  let ticket = below(Math.min(total, 2 ** 31));
  let size = ask.min;
  while (size < ask.max && ticket >= choose(ask.from.length, size)) ticket -= choose(ask.from.length, size++);
  const left = [...ask.from];
  return Array.from({ length: size }, () => left.splice(below(left.length), 1)[0] as Option);
}
