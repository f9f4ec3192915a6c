import { isHex } from '@morgenrot/hex';
import type { GuideCourse, GuideTarget } from '../../../kits/guide/course.ts';
import { stateOf } from '../match.ts';
import { CHAPTERS } from './chapters.ts';
import { LESSONS } from './lessons.ts';
import { counted, forget, isPlayed, isSilent, passOver, see } from './memory.ts';
import { type GuideMoment, momentOf } from './moment.ts';
import { GUIDE_LEADERS, GUIDE_MATCH } from './start.ts';

/** The first match of New Dawn. */
export const COURSE: GuideCourse<GuideMoment> = {
  match: GUIDE_MATCH,
  chapters: CHAPTERS,
  lessons: LESSONS,
  momentOf: (view, memory) => momentOf(stateOf(view), GUIDE_MATCH.me, memory),
  see: (memory, news) => see(memory, news, GUIDE_MATCH.me),
  isPlayed,
  forget,
  isSilent,
  passOver,
  counted,
  chapterOf: ({ left }) => left[0] ?? 'agendas',
  targetOf,
  // Nobody chooses a leader here.
  given: ({ kind }, by) => (kind === 'pickLeader' ? GUIDE_LEADERS[by] : undefined),
};

function targetOf({ proposal, s, me }: GuideMoment): GuideTarget | undefined {
  if (typeof proposal !== 'string') return undefined;
  if (isHex(proposal)) return { place: proposal };
  const isInRow = s.seats[me]?.row.some(({ card }) => card === proposal) ?? false;
  return isInRow ? { card: proposal } : { option: proposal };
}
