import type { LogEntry, PlayerId } from '@morgenrot/engine';
import { type ChapterEnds, forgotten, isPlayedIn } from '../../../kits/guide/chapter-ends.ts';
import { hasFallenBehindIn } from '../../../kits/guide/course.ts';
import { eachOnce, type Memory, ownLine, remembered } from '../../../kits/guide/memory.ts';
import { CHAPTERS, type ChapterId, DONE_BY, GUIDE_DEEDS, type GuideDeed } from './chapters.ts';
import type { GuideMoment } from './moment.ts';

/** Lines that lessons hang on: the learner's own, and what the event dial has brought. */
function keyOf(entry: LogEntry, me: PlayerId): string | undefined {
  const { key, params } = entry;
  if (key === 'dial.turned') return `dial.${params?.event}`;
  // The chapter is about barbarians; attacks on others are something else.
  if (key === 'attack.declared' && params?.target !== 'barbarian') return undefined;
  return ownLine(entry, me);
}

export const see = (memory: Memory, news: readonly LogEntry[], me: PlayerId): Memory =>
  remembered(memory, news, me, keyOf);

const deedEnds = Object.fromEntries(GUIDE_DEEDS.map((deed) => [deed, { line: DONE_BY[deed] }])) as Record<
  GuideDeed,
  { line: string }
>;

const CHAPTER_ENDS: ChapterEnds<ChapterId> = {
  // Chapters in which nothing is done but looked at end with their last lesson.
  ends: {
    ...deedEnds,
    goal: { lesson: 'goal.cards' },
    row: { lesson: 'row.reset' },
    dial: { lesson: 'dial.trade' },
  },
  hangsOn: {
    row: ['card.resolved'],
    dial: ['dial.', 'barbarian.tookControl', 'capital.raided'],
    fight: ['attack.'],
    caravan: ['diplomacy.cityState'],
  },
};

const isChapter = (chapter: string): chapter is ChapterId => CHAPTERS.some((each) => each === chapter);

export const isPlayed = (memory: Memory, chapter: string): boolean =>
  isChapter(chapter) && isPlayedIn(CHAPTER_ENDS, memory, chapter);

export const forget = (memory: Memory, chapter: string): Memory =>
  isChapter(chapter) ? forgotten(CHAPTER_ENDS, memory, chapter) : memory;

/** Played, or left out. */
const hasFallenBehind = (memory: Memory, chapter: string): boolean => hasFallenBehindIn({ isPlayed }, memory, chapter);

/** What is left to be done; an agenda is what all the rest is good for, and comes when that can be done. */
export function deedsLeft(memory: Memory): GuideDeed[] {
  const left = GUIDE_DEEDS.filter((deed) => !hasFallenBehind(memory, deed));
  return left.length > 1 ? left.filter((deed) => deed !== 'agendas') : left;
}

export const isAllBehind = (memory: Memory): boolean => CHAPTERS.every((chapter) => hasFallenBehind(memory, chapter));

/** Everything else has been learned: now an agenda is to be fulfilled. */
export const isTimeForAgenda = (memory: Memory): boolean => deedsLeft(memory)[0] === 'agendas';

/** Nothing is said of what is left out, but how to do what an agenda needs of it. */
export const isSilent = (memory: Memory, chapter: string, isDoing: boolean): boolean =>
  memory.skipped.includes(chapter) && !(isDoing && isTimeForAgenda(memory));

/** After so many turns the guide does not wait any longer for a chapter to become possible. */
const PATIENCE = 4;
/** Until an industry card has come from the first slot to the last, and has been paid for. */
const PATIENCE_FOR_AGENDA = 8;
export const isWaitingInVain = (memory: Memory): boolean =>
  deedsLeft(memory).length > 0 && (memory.vain ?? 0) >= (isTimeForAgenda(memory) ? PATIENCE_FOR_AGENDA : PATIENCE);

export const passOver = (memory: Memory): Memory => ({
  ...memory,
  vain: 0,
  skipped: eachOnce(memory.skipped, ...deedsLeft(memory)),
});

/** Counts the turns in which no chapter could be played. */
export function counted(memory: Memory, { step, plan, left }: GuideMoment): Memory {
  if (step?.kind !== 'chooseCard' || left.length === 0) return memory;
  return { ...memory, vain: plan ? 0 : (memory.vain ?? 0) + 1 };
}
