import type { LogEntry, Params, PlayerId } from '@morgenrot/engine';
import { CHAPTERS, type ChapterId, DONE_BY, GUIDE_DEEDS, type GuideDeed } from './chapters.ts';

/** What has been taught so far. Plain data: it is kept in the browser. */
export interface Memory {
  /** Lessons that have been heard. */
  heard: readonly string[];
  /** Lines of the log, by key, that have come up: the learner's own, and what the event dial has brought. */
  seen: readonly string[];
  /** Chapters that the learner leaves out. */
  skipped: readonly ChapterId[];
  /** Turns in a row in which no chapter could be played. */
  vain?: number;
  /** The lesson instead of which something else has just been done, and what its sentence was filled in with. */
  aside?: string;
  asideValues?: Params;
}

export const NOTHING_YET: Memory = { heard: [], seen: [], skipped: [] };

const joined = <T>(items: readonly T[], ...more: readonly T[]): readonly T[] => {
  const fresh = more.filter((item) => !items.includes(item));
  return fresh.length === 0 ? items : [...items, ...fresh];
};

/** A word about something else is over with the next answer. */
export function withoutAside({ aside: _aside, asideValues: _values, ...rest }: Memory): Memory {
  return rest;
}

export const hear = (memory: Memory, lesson: string): Memory => ({ ...memory, heard: joined(memory.heard, lesson) });

/** What the match tells, as far as lessons hang on it. */
export function see(memory: Memory, news: readonly LogEntry[], me: PlayerId): Memory {
  const keys = news.flatMap(({ key, by, params }) => {
    if (key === 'dial.turned') return [`dial.${params?.event}`];
    // The chapter is about barbarians; attacks on others are something else.
    if (key === 'attack.declared' && params?.target !== 'barbarian') return [];
    return by === me ? [key] : [];
  });
  return { ...memory, seen: joined(memory.seen, ...keys) };
}

/** The last lesson of a chapter in which nothing is done but looked at. */
const ENDS_WITH: Readonly<Record<Exclude<ChapterId, GuideDeed>, string>> = {
  goal: 'goal.cards',
  row: 'row.reset',
  dial: 'dial.trade',
};

const isDeed = (chapter: ChapterId): chapter is GuideDeed => GUIDE_DEEDS.some((deed) => deed === chapter);

export const isPlayed = ({ heard, seen }: Memory, chapter: ChapterId): boolean =>
  isDeed(chapter) ? seen.includes(DONE_BY[chapter]) : heard.includes(ENDS_WITH[chapter]);

/** Played, or left out. */
export const hasFallenBehind = (memory: Memory, chapter: ChapterId): boolean =>
  memory.skipped.includes(chapter) || isPlayed(memory, chapter);

/** What is left to be done; an agenda is what all the rest is good for, and comes when that can be done. */
export function deedsLeft(memory: Memory): GuideDeed[] {
  const left = GUIDE_DEEDS.filter((deed) => !hasFallenBehind(memory, deed));
  return left.length > 1 ? left.filter((deed) => deed !== 'agendas') : left;
}

export const isAllBehind = (memory: Memory): boolean => CHAPTERS.every((chapter) => hasFallenBehind(memory, chapter));

/** Everything else has been learned: now an agenda is to be fulfilled. */
export const isTimeForAgenda = (memory: Memory): boolean => deedsLeft(memory)[0] === 'agendas';

/** Nothing is said of what is left out, but how to do what an agenda needs of it. */
export const isSilent = (memory: Memory, chapter: ChapterId, isDoing: boolean): boolean =>
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
  skipped: joined(memory.skipped, ...deedsLeft(memory)),
});

/** Lines of the log, by how their keys begin, that a chapter's lessons hang on besides the one that ends it. */
const HANGS_ON: Readonly<Partial<Record<ChapterId, readonly string[]>>> = {
  row: ['card.resolved'],
  dial: ['dial.', 'barbarian.tookControl', 'capital.raided'],
  fight: ['attack.'],
  caravan: ['diplomacy.cityState'],
};

/** As if a chapter had never been: its lessons are told again, when what they tell has happened again. */
export function forget(memory: Memory, chapter: ChapterId): Memory {
  const { heard, seen, skipped } = memory;
  const lines = [...(HANGS_ON[chapter] ?? []), ...(isDeed(chapter) ? [DONE_BY[chapter]] : [])];
  return {
    heard: heard.filter((lesson) => !lesson.startsWith(`${chapter}.`) && lesson !== 'end'),
    seen: seen.filter((key) => !lines.some((line) => key.startsWith(line))),
    skipped: skipped.filter((other) => other !== chapter),
  };
}
