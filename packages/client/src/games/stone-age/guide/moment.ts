import type { PlayerId } from '@morgenrot/engine';
import { type StoneAge, type StoneAgeStep, stoneAge } from '@morgenrot/stone-age';
import { askedStep } from '../../../kits/guide/asked-step.ts';
import type { GuideLesson, LearnerMoment } from '../../../kits/guide/course.ts';
import type { Memory } from '../../../kits/guide/memory.ts';
import { type TribeChapter, type TribeDeed, tribeDeedsLeft } from './chapters.ts';
import { proposalIn, wishAt } from './proposals.ts';
import type { Wish } from './wishes.ts';

/** All that a lesson is chosen and filled in by: what the learner sees, is asked, and has been taught. */
export interface TribeMoment extends LearnerMoment {
  s: StoneAge;
  step?: StoneAgeStep;
  /** At a placement: what it is for. */
  wish?: Wish;
  left: readonly TribeDeed[];
}

export type TribeLesson = GuideLesson<TribeMoment> & { chapter?: TribeChapter };
export type TribePanel = 'round' | 'tools' | 'goods' | 'feeding' | 'cards' | 'score';

export function tribeMoment(s: StoneAge, me: PlayerId, memory: Memory): TribeMoment {
  const left = tribeDeedsLeft(memory);
  const mine = s.isOver ? undefined : askedStep(stoneAge, s, me);
  if (!mine) return { s, me, memory, left };
  const { step, ask } = mine;
  const asking = { s, me, ask, left };
  const wish = step.kind === 'place' ? wishAt(asking) : undefined;
  const proposal = proposalIn(asking, step);
  return { s, me, memory, left, step, ask, ...(proposal !== undefined && { proposal }), ...(wish && { wish }) };
}
