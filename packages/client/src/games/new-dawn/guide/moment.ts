import { type Answer, type Ask, asked, isShared, type Params, type PlayerId } from '@morgenrot/engine';
import { type NewDawnStep, newDawn, type State } from '@morgenrot/new-dawn';
import { type ChapterId, type ChapterPlan, type GuideDeed, planFor } from './chapters.ts';
import { deedsLeft, type Memory } from './memory.ts';
import { proposalFor } from './proposals.ts';

/** All that a lesson is chosen and filled in by: what the learner sees, is asked, and has been taught. */
export interface GuideMoment {
  s: State;
  me: PlayerId;
  memory: Memory;
  step?: NewDawnStep;
  ask?: Ask;
  /** What the guide would answer. */
  proposal?: Answer;
  /** At the choice of a card: the chapter it is for. */
  plan?: ChapterPlan;
  left: readonly GuideDeed[];
}

export function momentOf(s: State, me: PlayerId, memory: Memory): GuideMoment {
  const left = deedsLeft(memory);
  const mine = s.ranking ? undefined : asked(newDawn.handlers, s, me);
  const step = mine && stepWith(s, mine.id);
  if (!mine || !step) return { s, me, memory, left };
  const { ask } = mine;
  const plan = step.kind === 'chooseCard' ? planFor(s, me, left) : undefined;
  const proposal = proposalFor(s, me, step, ask, left);
  return { s, me, memory, left, step, ask, proposal, ...(plan && { plan }) };
}

function stepWith(s: State, id: number): NewDawnStep | undefined {
  for (const step of s.steps) {
    if (isShared(step)) {
      const one = step.each.find((each) => each.id === id);
      if (one) return one;
    } else if (step.id === id) return step;
  }
  return undefined;
}

/** What the guide points at. */
export type GuideTarget = { hex: string } | { card: string } | { option: string } | { panel: Panel };
export type Panel = 'row' | 'slots' | 'goal' | 'dial' | 'tech' | 'offer' | 'combat';

export interface Lesson {
  /** The chapter's name and a word: the sentence stands under it in `words`. */
  id: string;
  chapter?: ChapterId;
  /** Read and put away; done by answering; or merely said while others play. */
  kind: 'read' | 'deed' | 'said';
  when: (moment: GuideMoment) => boolean;
  /** What fills in the sentence, as in the log: ids become words by their names. */
  values?: (moment: GuideMoment) => Params;
  /** Besides what is proposed. */
  shows?: (moment: GuideMoment) => readonly GuideTarget[];
  /** A sentence to be read that comes as often as it applies; what is to be done comes every time anyway. */
  repeats?: true;
  /** Of what is to be done: said the first time only, then in other words. */
  once?: true;
  /** About what comes and not about what has happened: going back in the match does not take it as heard. */
  isAhead?: true;
  /** When it has been read, what could not be played is left out. */
  passesOver?: true;
  /** There is a word for doing something else: `<id>.otherwise`; perhaps not for whatever else is done. */
  otherwise?: true | ((moment: GuideMoment, answer: Answer) => boolean);
}
