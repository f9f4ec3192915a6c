import type { Reason } from '../result.ts';

export type Option = string;

/** So many of each kind. Kinds of which there are none are left out, so that every answer has one spelling. */
export type Counts = Readonly<Record<Option, number>>;

/** An answer without acts in it. */
export type PlainAnswer = Option | Option[] | number | Counts;

/** What somebody does, and with what. */
export interface Act {
  act: Option;
  with?: PlainAnswer;
}

export type Answer = PlainAnswer | Act;

export interface Range {
  min: number;
  max: number;
}

export interface OneAsk {
  shape: 'one';
  from: Option[];
  refused?: Record<Option, Reason>;
}

export interface SomeAsk {
  shape: 'some';
  from: Option[];
  min: number;
  max: number;
  refused?: Record<Option, Reason>;
}

export interface AmountAsk {
  shape: 'amount';
  min: number;
  max: number;
}

/** One kind that can be counted: from so many to so many, and what each of them is worth. */
export interface KindAsk extends Range {
  kind: Option;
  worth?: number;
}

/**
 * So many of each kind: a payment, wounds to spread, cards to keep. All numbers are whole; counts are never negative.
 * `sum` bounds how many there are in all, `worth` what they are worth together, `kinds` how many different kinds.
 */
export interface CountsAsk {
  shape: 'counts';
  of: KindAsk[];
  sum: Range;
  worth?: Range;
  kinds?: Range;
  /** Kinds that are shown and cannot be taken now. */
  refused?: Record<Option, Reason>;
}

export type PlainAsk = OneAsk | SomeAsk | AmountAsk | CountsAsk;

/** One thing to do, and what has to be said with it. */
export interface ActAsk {
  act: Option;
  with?: PlainAsk;
  /** What it is about, seen from whoever is asked: the clauses of an offer. Also where to begin with what is asked. */
  about?: Counts;
}

/** One of several things to do, each with a question of its own. */
export interface ActsAsk {
  shape: 'acts';
  from: ActAsk[];
  refused?: Record<Option, Reason>;
  /** Why an act that is not listed at all cannot be done. */
  otherwise?: Reason;
}

/** What a player is asked: a closed set of shapes, with one prompt and one sampler each. */
export type Ask = PlainAsk | ActsAsk;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The only answer with text in a field is an act: counts hold numbers. */
export const isAct = (answer: Answer): answer is Act => isRecord(answer) && typeof answer.act === 'string';

export const isCounts = (answer: Answer): answer is Counts => isRecord(answer) && !isAct(answer);

/** The names that an ask goes by: options, kinds or acts. */
export function optionsOf(ask: Ask): Option[] {
  if (ask.shape === 'amount') return [];
  if (ask.shape === 'counts') return ask.of.map(({ kind }) => kind);
  return ask.shape === 'acts' ? ask.from.map(({ act }) => act) : ask.from;
}

/** The same of what is shown and cannot be chosen. */
export const refusedOf = (ask: Ask): Readonly<Record<Option, Reason>> =>
  ask.shape === 'amount' ? {} : (ask.refused ?? {});
