import type { Answer, AnyGame, Ask, Asked, LogEntry, MatchRecord, Params, PlayerId, Step } from '@morgenrot/engine';
import type { GameView } from '../../board/plugin.ts';
import { hear, type Memory } from './memory.ts';

/** What a lesson is chosen by: what the learner is asked and has been taught. A course adds what its own look at. */
export interface LearnerMoment {
  me: PlayerId;
  memory: Memory;
  step?: Step;
  ask?: Ask;
  /** What the guide would answer. */
  proposal?: Answer;
}

/** What the guide points at: a place of the board, a card of one's own, an option of the prompt, a part of the page. */
export type GuideTarget = { place: string } | { card: string } | { option: string } | { panel: string };

export interface GuideLesson<M extends LearnerMoment = LearnerMoment> {
  /** The chapter's name and a word: the sentence stands under it in the course's texts. */
  id: string;
  chapter?: string;
  /** Read and put away; done by answering; or merely said while others play. */
  kind: 'read' | 'deed' | 'said';
  when: (moment: M) => boolean;
  /** What fills in the sentence, as in the log: ids become words by their names. */
  values?: (moment: M) => Params;
  /** Besides what is proposed. */
  shows?: (moment: M) => readonly GuideTarget[];
  /** A sentence to be read that comes as often as it applies; what is to be done comes every time anyway. */
  repeats?: true;
  /** Of what is to be done: said the first time only, then in other words. */
  once?: true;
  /** About what comes and not about what has happened: going back in the match does not take it as heard. */
  isAhead?: true;
  /** When it has been read, what could not be played is left out. */
  passesOver?: true;
  /** There is a word for doing something else: `<id>.otherwise`; perhaps not for whatever else is done. */
  otherwise?: true | ((moment: M, answer: Answer) => boolean);
}

/** The match of a course: the same every time. */
export interface CourseMatch {
  game: AnyGame;
  players: readonly PlayerId[];
  /** Whoever learns. */
  me: PlayerId;
  options: MatchRecord['options'];
  seed: string;
}

/** All that a game brings for its guided match, besides how it looks. */
export interface GuideCourse<M extends LearnerMoment = LearnerMoment> {
  match: CourseMatch;
  /** In the order in which they are listed. */
  chapters: readonly string[];
  lessons: readonly GuideLesson<M>[];
  momentOf: (view: GameView, memory: Memory) => M;
  /** What the match tells, as far as lessons hang on it. */
  see: (memory: Memory, news: readonly LogEntry[]) => Memory;
  isPlayed: (memory: Memory, chapter: string) => boolean;
  /** As if a chapter had never been. */
  forget: (memory: Memory, chapter: string) => Memory;
  /** Is nothing said of this chapter? Absent: when it is left out. */
  isSilent?: (memory: Memory, chapter: string, isDoing: boolean) => boolean;
  /** What could not be played is left out. */
  passOver?: (memory: Memory) => Memory;
  /** What else is remembered of an answer. */
  counted?: (memory: Memory, asking: M) => Memory;
  /** The chapter that is on, where the lesson has none. */
  chapterOf: (moment: M) => string;
  /** Where the proposal is answered. */
  targetOf: (moment: M) => GuideTarget | undefined;
  /** What is answered for everybody before the match begins. */
  given?: (question: Asked, by: PlayerId) => Answer | undefined;
}

/** For what knows no moment of a certain game. */
export const anyCourse = <M extends LearnerMoment>(course: GuideCourse<M>): GuideCourse =>
  course as unknown as GuideCourse;

export const hasFallenBehindIn = <M extends LearnerMoment>(
  { isPlayed }: Pick<GuideCourse<M>, 'isPlayed'>,
  memory: Memory,
  chapter: string,
): boolean => memory.skipped.includes(chapter) || isPlayed(memory, chapter);

const isLeftOut = ({ skipped }: Memory, chapter: string): boolean => skipped.includes(chapter);

/** What the guide says now; nothing when it has said farewell. */
export function lessonIn<M extends LearnerMoment>(
  { lessons, isSilent = isLeftOut }: Pick<GuideCourse<M>, 'lessons' | 'isSilent'>,
  moment: M,
): GuideLesson<M> | undefined {
  const { memory } = moment;
  const { heard } = memory;
  if (heard.includes('end')) return undefined;
  return lessons.find(
    ({ id, chapter, kind, repeats, once, when }) =>
      (repeats || (kind !== 'read' && !once) || !heard.includes(id)) &&
      !(chapter && isSilent(memory, chapter, kind === 'deed')) &&
      when(moment),
  );
}

/** Everything to be read of what has just happened, taken as heard. */
export const tellAll = <M extends LearnerMoment>({ lessons }: Pick<GuideCourse<M>, 'lessons'>, moment: M): Memory =>
  lessons
    .filter(({ kind, repeats, isAhead, when }) => kind === 'read' && !repeats && !isAhead && when(moment))
    .reduce((memory, { id }) => hear(memory, id), moment.memory);

/** What a lesson points at: first what it would answer, then what else the sentence is about. */
export function targetsOf<M extends LearnerMoment>(
  { targetOf }: Pick<GuideCourse<M>, 'targetOf'>,
  lesson: GuideLesson<M>,
  moment: M,
): readonly GuideTarget[] {
  const target = lesson.kind === 'deed' ? targetOf(moment) : undefined;
  return [...(target ? [target] : []), ...(lesson.shows?.(moment) ?? [])];
}
