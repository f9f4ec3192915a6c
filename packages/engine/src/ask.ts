import { no, ok, type Reason, type Result } from './result.ts';

export type Option = string;
export type Answer = Option | Option[] | number;

/** What a player is asked: a closed set of shapes, with one prompt and one sampler each. */
export type Ask =
  | { shape: 'one'; from: Option[]; refused?: Record<Option, Reason> }
  | { shape: 'some'; from: Option[]; min: number; max: number; refused?: Record<Option, Reason> }
  | { shape: 'amount'; min: number; max: number };

const why = (refused: Record<Option, Reason> | undefined, option: Option): Reason =>
  (refused && Object.hasOwn(refused, option) && refused[option]) || { key: 'answer.notOffered' };

function fitsSome(ask: Extract<Ask, { shape: 'some' }>, answer: Answer): Result<Answer> {
  if (!Array.isArray(answer) || !answer.every((option) => typeof option === 'string')) return no('answer.shape');
  if (new Set(answer).size !== answer.length) return no('answer.twice');
  const stray = answer.find((option) => !ask.from.includes(option));
  if (stray !== undefined) return { ok: false, reason: why(ask.refused, stray) };
  if (answer.length < ask.min || answer.length > ask.max) return no('answer.count', { min: ask.min, max: ask.max });
  return ok(answer);
}

/** Does the answer fit the ask? The screen asks before sending, the server before running. */
export function fits(ask: Ask, answer: Answer): Result<Answer> {
  switch (ask.shape) {
    case 'one':
      if (typeof answer !== 'string') return no('answer.shape');
      return ask.from.includes(answer) ? ok(answer) : { ok: false, reason: why(ask.refused, answer) };
    case 'some':
      return fitsSome(ask, answer);
    case 'amount':
      if (typeof answer !== 'number' || !Number.isInteger(answer)) return no('answer.shape');
      return answer >= ask.min && answer <= ask.max ? ok(answer) : no('answer.range', { min: ask.min, max: ask.max });
  }
}

/** What may be answered, and a table of why nothing else may: made when somebody first looks into it. */
export function offered(
  from: Option[],
  refused: () => Record<Option, Reason>,
): Extract<Ask, { shape: 'one' }> & { refused: Record<Option, Reason> } {
  let table: Record<Option, Reason> | undefined;
  return {
    shape: 'one',
    from,
    get refused() {
      table ??= refused();
      return table;
    },
  };
}

/**
 * Sorts options into offered and refused, so that the screen can grey out the rest and say why. Every reason is found
 * at once, with the state that is asked about; only the table of them waits until somebody looks into it, which
 * players who think ahead never do.
 */
export function offer<K extends Option>(
  all: readonly K[],
  refusedBecause: (option: K) => Reason | undefined,
  ...always: Option[]
): Extract<Ask, { shape: 'one' }> {
  const from: Option[] = [...always];
  const against: [Option, Reason][] = [];
  for (const option of all) {
    const reason = refusedBecause(option);
    if (reason) against.push([option, reason]);
    else from.push(option);
  }
  return offered(from, () => Object.fromEntries(against));
}

/** The same for an ask that takes several options at once. */
export function offerSome<K extends Option>(
  all: readonly K[],
  refusedBecause: (option: K) => Reason | undefined,
  count: { min: number; max: number },
): Extract<Ask, { shape: 'some' }> {
  const one = offer(all, refusedBecause);
  const { from } = one;
  return {
    shape: 'some',
    from,
    min: Math.min(count.min, from.length),
    max: Math.min(count.max, from.length),
    get refused() {
      return one.refused;
    },
  };
}

/** An ask that offers nothing but to go on. */
export const offersOnly = (ask: Ask, ...ways: Option[]): boolean =>
  ask.shape === 'one' && ask.from.every((option) => ways.includes(option));

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
};

/** How many answers there are; known numbers in known positions catch a lost option at once. */
export function countAnswers(ask: Ask): number {
  if (ask.shape === 'one') return ask.from.length;
  if (ask.shape === 'amount') return ask.max - ask.min + 1;
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

/** Every answer there is, one after another. */
export function* enumerate(ask: Ask): Generator<Answer> {
  if (ask.shape === 'one') yield* ask.from;
  else if (ask.shape === 'amount') for (let n = ask.min; n <= ask.max; n++) yield n;
  else for (let size = ask.min; size <= ask.max; size++) yield* subsets(ask.from, size);
}

/** A source of chance for players, not for rules: `below(n)` gives a whole number from 0 to below n. */
export type Below = (n: number) => number;

/** One answer, each equally likely; also where there are far too many to list. */
export function sample(ask: Ask, below: Below): Answer | undefined {
  const total = countAnswers(ask);
  if (total === 0) return undefined;
  if (ask.shape === 'one') return ask.from[below(total)];
  if (ask.shape === 'amount') return ask.min + below(total);
  return sampleSome(ask, below, total);
}

function sampleSome(ask: Extract<Ask, { shape: 'some' }>, below: Below, total: number): Option[] {
  let ticket = below(Math.min(total, 2 ** 31));
  let size = ask.min;
  while (size < ask.max && ticket >= choose(ask.from.length, size)) ticket -= choose(ask.from.length, size++);
  const left = [...ask.from];
  return Array.from({ length: size }, () => left.splice(below(left.length), 1)[0] as Option);
}
