import { isAct } from '@morgenrot/engine';
import { placement, work } from '@morgenrot/stone-age';
import type { GuideCourse, GuideTarget } from '../../../kits/guide/course.ts';
import { stateOf } from '../match.ts';
import { chapterNow, isLearned, leaveRest, seeTribe, TRIBE_CHAPTERS, unlearn } from './chapters.ts';
import { TRIBE_LESSONS } from './lessons.ts';
import { type TribeMoment, tribeMoment } from './moment.ts';
import { TRIBE_MATCH } from './start.ts';

/** The first match of Stone Age. */
export const TRIBE_COURSE: GuideCourse<TribeMoment> = {
  match: TRIBE_MATCH,
  chapters: TRIBE_CHAPTERS,
  lessons: TRIBE_LESSONS,
  momentOf: (view, memory) => tribeMoment(stateOf(view), TRIBE_MATCH.me, memory),
  see: (memory, news) => seeTribe(memory, news, TRIBE_MATCH.me),
  isPlayed: isLearned,
  forget: unlearn,
  passOver: leaveRest,
  chapterOf: ({ memory }) => chapterNow(memory),
  targetOf,
};

function targetOf({ proposal }: TribeMoment): GuideTarget | undefined {
  if (typeof proposal === 'string') {
    const placed = placement.read(proposal);
    return placed ? { place: placed.place } : { option: proposal };
  }
  if (proposal === undefined || !isAct(proposal)) return undefined;
  const { act, with: more } = proposal;
  const done = work.read(act);
  if (done) return { place: done.place };
  // Tools are offered together, as what they make of the roll.
  return { option: Array.isArray(more) ? `${act}:${more.join('+')}` : act };
}
