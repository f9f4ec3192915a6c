import {
  type Answer,
  type Ask,
  type Asked,
  type Counts,
  fits,
  leastOf,
  type Option,
  type PlainAnswer,
} from '@morgenrot/engine';

/** An answer that is being put together. */
export interface AnswerDraft {
  /** What has been picked and not yet sent. */
  chosen: readonly Option[];
  amount: number;
  /** So many of each kind have been put together. */
  counts: Counts;
  /** What goes with the act that has been picked. */
  more?: PlainAnswer;
}

export const NOTHING: readonly Option[] = [];

/** Where the answer to a question begins, or to none. */
export const firstDraft = (ask?: Ask) => ({
  amount: ask?.shape === 'amount' ? ask.min : 0,
  counts: ask?.shape === 'counts' ? leastOf(ask) : ({} as Counts),
  more: undefined,
});

/** The answer that an option is by itself. */
export const answerOf = ({ shape }: Ask, option: Option): Answer => {
  if (shape === 'acts') return { act: option };
  if (shape === 'counts') return { [option]: 1 };
  return shape === 'some' ? [option] : option;
};

/** What goes with an act, before anything about it has been chosen. */
export function firstMore(ask: Ask, option: Option): PlainAnswer | undefined {
  const { with: more, about } = (ask.shape === 'acts' && ask.from.find(({ act }) => act === option)) || {};
  // A change or a counter-offer begins with what it changes.
  if (more && about && fits(more, about).ok) return about;
  if (more?.shape === 'amount') return more.min;
  if (more?.shape === 'counts') return leastOf(more);
  return more?.shape === 'some' ? [] : undefined;
}

export const asksMore = (ask: Ask, option: Option): boolean =>
  ask.shape === 'acts' && ask.from.some((one) => one.act === option && one.with !== undefined);

/** The answer that has been put together; nothing if that is not yet one. */
export function answerOfDraft({ ask }: Asked, { chosen, amount, counts, more }: AnswerDraft): Answer | undefined {
  if (ask.shape === 'amount') return amount;
  if (ask.shape === 'counts') return counts;
  if (ask.shape === 'some') return [...chosen];
  const [first] = chosen;
  if (first === undefined) return undefined;
  return asksMore(ask, first) ? { act: first, ...(more !== undefined && { with: more }) } : answerOf(ask, first);
}

/** The draft that leads to this answer: what was refused lies there again. */
export function draftOf(ask: Ask, value: Answer): Partial<AnswerDraft> {
  if (typeof value === 'number') return { amount: value };
  if (typeof value === 'string') return { chosen: [value] };
  if (Array.isArray(value)) return { chosen: value };
  if (ask.shape !== 'acts') return { counts: value as Counts };
  const { act, with: more } = value as { act: Option; with?: PlainAnswer };
  return { chosen: [act], more };
}
