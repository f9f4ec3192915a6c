import { type Answer, isAct, type PlayerId, viewOf } from '@morgenrot/engine';
import type { GameView } from '../../board/plugin.ts';
import { isLeaving } from '../../board/prompt/options.ts';
import { type GuideCourse, type GuideLesson, type LearnerMoment, lessonIn } from './course.ts';
import type { Given, GuidedPlay } from './guided-play.ts';
import { hear, type Memory, NOTHING_YET, withoutAside } from './memory.ts';

/** All that has to be kept to go on another day. */
export interface KeptLearning {
  answers: readonly Given[];
  memory: Memory;
  /** The answers with which each chapter began, so that it can be played again. */
  starts: Readonly<Record<string, readonly Given[]>>;
  /** What had been taught before each of the last answers, as many as can be taken back. */
  before?: readonly Memory[];
}

/** What the learner has been taught while the match was played, and where its chapters began. */
export interface Learning<M extends LearnerMoment> {
  readonly memory: Memory;
  moment(): M;
  lesson(): GuideLesson<M> | undefined;
  kept(): KeptLearning;
  startOf(chapter: string): readonly Given[];
  /** Somebody has just answered. */
  follow(by: PlayerId): void;
  change(memory: Memory): void;
  /** The learner's last answer has been undone. */
  takeBack(): void;
  /** The match is back where a chapter began. */
  startAgain(chapter: string, told: Memory): void;
  /** From here the chapter can be played again. */
  remember(): void;
}

export function learning<M extends LearnerMoment>(
  course: GuideCourse<M>,
  play: GuidedPlay,
  from?: KeptLearning,
): Learning<M> {
  const { game, me } = course.match;
  let memory = from?.memory ?? NOTHING_YET;
  let starts = { ...from?.starts };
  let before = [...(from?.before ?? [])];
  let moment: M | undefined;

  function now(): M {
    moment ??= course.momentOf(viewOf(game, play.state, me) as GameView, memory);
    return moment;
  }

  function remember(): void {
    const chapter = lessonIn(course, now())?.chapter;
    if (chapter !== undefined && !starts[chapter]) starts = { ...starts, [chapter]: [...play.answers] };
  }

  function change(next: Memory): void {
    memory = next;
    moment = undefined;
    remember();
  }

  return {
    get memory() {
      return memory;
    },
    moment: now,
    lesson: () => lessonIn(course, now()),
    kept: () => ({ answers: [...play.answers], memory, starts, before: [...before] }),
    startOf: (chapter) => starts[chapter] ?? [],
    follow(by) {
      // After what another player does there is no way back.
      before = by === me ? [...before, memory] : [];
      memory = course.see(memory, play.state.news);
      moment = undefined;
    },
    change,
    takeBack() {
      // What was learned by it is taken back as well; what is left out stays so.
      change(withoutAside({ ...(before.pop() ?? memory), skipped: memory.skipped }));
    },
    startAgain(chapter, told) {
      before = [];
      // What the chapter begins with may be what has just happened there.
      change(course.see(course.forget(told, chapter), play.state.news));
    },
    remember,
  };
}

/** What the learner knows after this answer, which the lesson may have a word about. */
export function afterAnswer<M extends LearnerMoment>(
  { counted }: Pick<GuideCourse<M>, 'counted'>,
  memory: Memory,
  asking: M,
  lesson: GuideLesson<M> | undefined,
  value: Answer,
): Memory {
  const heard = lesson ? hear(memory, lesson.id) : memory;
  const before = withoutAside(heard);
  const rest = counted?.(before, asking) ?? before;
  return lesson && isOther(lesson, asking, value) ? { ...rest, ...asideFor(lesson, asking, value) } : rest;
}

/** Is there a word to say about this answer, which is not what was proposed? */
function isOther<M extends LearnerMoment>({ otherwise }: GuideLesson<M>, moment: M, value: Answer): boolean {
  // Whoever leaves the question has done nothing: that has a word of its own.
  if (!otherwise || JSON.stringify(moment.proposal) === JSON.stringify(value)) return false;
  return otherwise === true || isLeaving(nameOf(value)) || otherwise(moment, value);
}

/** The option, or the act, that an answer is. */
const nameOf = (value: Answer): string => (isAct(value) ? value.act : String(value));

const asideFor = <M extends LearnerMoment>({ id, values }: GuideLesson<M>, moment: M, value: Answer) =>
  isLeaving(nameOf(value)) ? { aside: 'guide.left' } : { aside: id, asideValues: values?.(moment) ?? {} };
