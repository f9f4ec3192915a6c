import type { LogEntry, PlayerId } from '@morgenrot/engine';
import { type ChapterEnds, forgotten, isPlayedIn } from '../../../kits/guide/chapter-ends.ts';
import { hasFallenBehindIn } from '../../../kits/guide/course.ts';
import { eachOnce, type Memory, ownLine, remembered } from '../../../kits/guide/memory.ts';

/** What the guide teaches, in the order in which it is listed. */
export const TRIBE_CHAPTERS = [
  'goal',
  'tools',
  'gather',
  'card',
  'feeding',
  'building',
  'hut',
  'field',
  'hunt',
  'score',
] as const;
export type TribeChapter = (typeof TRIBE_CHAPTERS)[number];

/** Chapters in which something is done at a place, in the order in which figures are sent there. */
export const TRIBE_DEEDS = ['tools', 'gather', 'card', 'building', 'hut', 'field', 'hunt'] as const;
export type TribeDeed = (typeof TRIBE_DEEDS)[number];

/** A roll for food is another chapter than one for resources. */
function keyOf(entry: LogEntry, me: PlayerId): string | undefined {
  const own = ownLine(entry, me);
  return own === 'gathered' ? `gathered.${entry.params?.what === 'food' ? 'food' : 'goods'}` : own;
}

export const seeTribe = (memory: Memory, news: readonly LogEntry[], me: PlayerId): Memory =>
  remembered(memory, news, me, keyOf);

const ENDS: ChapterEnds<TribeChapter> = {
  ends: {
    goal: { lesson: 'goal.round' },
    tools: { line: 'tool' },
    gather: { line: 'gathered.goods' },
    card: { line: 'bought' },
    feeding: { lesson: 'feeding.round' },
    building: { line: 'built' },
    hut: { line: 'figure' },
    field: { line: 'agriculture' },
    hunt: { line: 'gathered.food' },
    score: { lesson: 'score.people' },
  },
  hangsOn: { feeding: ['fed', 'starved'] },
};

const isTribeChapter = (chapter: string): chapter is TribeChapter => TRIBE_CHAPTERS.some((each) => each === chapter);

export const isLearned = (memory: Memory, chapter: string): boolean =>
  isTribeChapter(chapter) && isPlayedIn(ENDS, memory, chapter);

export const unlearn = (memory: Memory, chapter: string): Memory =>
  isTribeChapter(chapter) ? forgotten(ENDS, memory, chapter) : memory;

const isBehind = (memory: Memory, chapter: TribeChapter): boolean =>
  hasFallenBehindIn({ isPlayed: isLearned }, memory, chapter);

export const tribeDeedsLeft = (memory: Memory): TribeDeed[] => TRIBE_DEEDS.filter((deed) => !isBehind(memory, deed));

/** Everything is known but how it is counted. */
export const isTimeToCount = (memory: Memory): boolean =>
  TRIBE_CHAPTERS.every((chapter) => chapter === 'score' || isBehind(memory, chapter));

export const isEverythingBehind = (memory: Memory): boolean =>
  TRIBE_CHAPTERS.every((chapter) => isBehind(memory, chapter));

export const leaveRest = (memory: Memory): Memory => ({
  ...memory,
  skipped: eachOnce(memory.skipped, ...tribeDeedsLeft(memory)),
});

export const chapterNow = (memory: Memory): TribeChapter =>
  TRIBE_CHAPTERS.find((chapter) => !isBehind(memory, chapter)) ?? 'score';
