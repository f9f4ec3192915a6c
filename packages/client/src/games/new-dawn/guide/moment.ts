import type { PlayerId } from '@morgenrot/engine';
import { type NewDawnStep, newDawn, type State } from '@morgenrot/new-dawn';
import { askedStep } from '../../../kits/guide/asked-step.ts';
import type { GuideLesson, LearnerMoment } from '../../../kits/guide/course.ts';
import type { Memory } from '../../../kits/guide/memory.ts';
import { type ChapterId, type ChapterPlan, type GuideDeed, planFor } from './chapters.ts';
import { deedsLeft } from './memory.ts';
import { proposalFor } from './proposals.ts';

/** All that a lesson is chosen and filled in by: what the learner sees, is asked, and has been taught. */
export interface GuideMoment extends LearnerMoment {
  s: State;
  step?: NewDawnStep;
  /** At the choice of a card: the chapter it is for. */
  plan?: ChapterPlan;
  left: readonly GuideDeed[];
}

export function momentOf(s: State, me: PlayerId, memory: Memory): GuideMoment {
  const left = deedsLeft(memory);
  const mine = s.ranking ? undefined : askedStep(newDawn, s, me);
  if (!mine) return { s, me, memory, left };
  const { step, ask } = mine;
  const plan = step.kind === 'chooseCard' ? planFor(s, me, left) : undefined;
  const proposal = proposalFor(s, me, step, ask, left);
  return { s, me, memory, left, step, ask, proposal, ...(plan && { plan }) };
}

export type Panel = 'row' | 'slots' | 'goal' | 'dial' | 'tech' | 'offer' | 'combat';
export type Lesson = GuideLesson<GuideMoment> & { chapter?: ChapterId };
