import { no, ok, type Reason, type Result } from '../result.ts';
import { fitsCounts } from './counts.ts';
import {
  type ActsAsk,
  type Answer,
  type Ask,
  isAct,
  type OneAsk,
  type Option,
  type Range,
  type SomeAsk,
} from './shapes.ts';

const NOT_OFFERED: Reason = { key: 'answer.notOffered' };

const why = (refused: Record<Option, Reason> | undefined, option: Option, otherwise = NOT_OFFERED): Reason =>
  (refused && Object.hasOwn(refused, option) && refused[option]) || otherwise;

function fitsSome(ask: SomeAsk, answer: Answer): Result<Answer> {
  if (!Array.isArray(answer) || !answer.every((option) => typeof option === 'string')) return no('answer.shape');
  if (new Set(answer).size !== answer.length) return no('answer.twice');
  const stray = answer.find((option) => !ask.from.includes(option));
  if (stray !== undefined) return { ok: false, reason: why(ask.refused, stray) };
  if (answer.length < ask.min || answer.length > ask.max) return no('answer.count', { min: ask.min, max: ask.max });
  return ok(answer);
}

const ACT_FIELDS = ['act', 'with'];

function fitsActs(ask: ActsAsk, answer: Answer): Result<Answer> {
  if (!isAct(answer) || !Object.keys(answer).every((field) => ACT_FIELDS.includes(field))) return no('answer.shape');
  const offered = ask.from.find(({ act }) => act === answer.act);
  if (!offered) return { ok: false, reason: why(ask.refused, answer.act, ask.otherwise) };
  if (!offered.with || answer.with === undefined) return offered.with === answer.with ? ok(answer) : no('answer.shape');
  const verdict = fits(offered.with, answer.with);
  return verdict.ok ? ok(answer) : verdict;
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
    case 'counts':
      return fitsCounts(ask, answer);
    case 'acts':
      return fitsActs(ask, answer);
  }
}

/** What may be answered, and a table of why nothing else may: made when somebody first looks into it. */
export function offered(
  from: Option[],
  refused: () => Record<Option, Reason>,
): OneAsk & { refused: Record<Option, Reason> } {
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
): OneAsk {
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
  count: Range,
): SomeAsk {
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
