import { isHex } from '@morgenrot/hex';
import { LESSONS } from './lessons.ts';
import { hear, isSilent, type Memory } from './memory.ts';
import type { GuideMoment, GuideTarget, Lesson } from './moment.ts';

export { type GuideMoment, type Lesson, momentOf } from './moment.ts';

/** What the guide says now; nothing when it has said farewell. */
export function lessonAt(moment: GuideMoment): Lesson | undefined {
  const { memory } = moment;
  const { heard } = memory;
  if (heard.includes('end')) return undefined;
  return LESSONS.find(
    ({ id, chapter, kind, repeats, once, when }) =>
      (repeats || (kind !== 'read' && !once) || !heard.includes(id)) &&
      !(chapter && isSilent(memory, chapter, kind === 'deed')) &&
      when(moment),
  );
}

/** Everything to be read of what has just happened, taken as heard. */
export const tellAll = (moment: GuideMoment): Memory =>
  LESSONS.filter(({ kind, repeats, isAhead, when }) => kind === 'read' && !repeats && !isAhead && when(moment)).reduce(
    (memory, { id }) => hear(memory, id),
    moment.memory,
  );

/** What it points at: first what it would answer, then what else the sentence is about. */
export function targetsOf(lesson: Lesson, moment: GuideMoment): readonly GuideTarget[] {
  const shown = lesson.shows?.(moment) ?? [];
  const { proposal, s, me } = moment;
  if (lesson.kind !== 'deed' || typeof proposal !== 'string') return shown;
  if (isHex(proposal)) return [{ hex: proposal }, ...shown];
  const isInRow = s.seats[me]?.row.some(({ card }) => card === proposal) ?? false;
  return [isInRow ? { card: proposal } : { option: proposal }, ...shown];
}
