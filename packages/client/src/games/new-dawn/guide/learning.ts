import { type Answer, type PlayerId, viewOf } from '@morgenrot/engine';
import type { State } from '@morgenrot/new-dawn';
import { isLeaving } from '../../../board/prompt/options.ts';
import type { ChapterId } from './chapters.ts';
import { type GuideMoment, type Lesson, lessonAt, momentOf } from './course.ts';
import type { Given, GuidedPlay } from './guided-play.ts';
import { forget, hear, type Memory, NOTHING_YET, see, withoutAside } from './memory.ts';
import { GUIDE_GAME, ME } from './start.ts';

/** All that has to be kept to go on another day. */
export interface KeptLearning {
  answers: readonly Given[];
  memory: Memory;
  /** The answers with which each chapter began, so that it can be played again. */
  starts: Readonly<Partial<Record<ChapterId, readonly Given[]>>>;
  /** What had been taught before each of the last answers, as many as can be taken back. */
  before?: readonly Memory[];
}

/** What the learner has been taught while the match was played, and where its chapters began. */
export interface Learning {
  readonly memory: Memory;
  moment(): GuideMoment;
  lesson(): Lesson | undefined;
  kept(): KeptLearning;
  startOf(chapter: ChapterId): readonly Given[];
  /** Somebody has just answered. */
  follow(by: PlayerId): void;
  change(memory: Memory): void;
  /** The learner's last answer has been undone. */
  takeBack(): void;
  /** The match is back where a chapter began. */
  startAgain(chapter: ChapterId, told: Memory): void;
  /** From here the chapter can be played again. */
  remember(): void;
}

export function learning(play: GuidedPlay, from?: KeptLearning): Learning {
  let memory = from?.memory ?? NOTHING_YET;
  let starts = { ...from?.starts };
  let before = [...(from?.before ?? [])];
  let moment: GuideMoment | undefined;

  function now(): GuideMoment {
    moment ??= momentOf(viewOf(GUIDE_GAME, play.state, ME) as unknown as State, ME, memory);
    return moment;
  }

  function remember(): void {
    const chapter = lessonAt(now())?.chapter;
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
    lesson: () => lessonAt(now()),
    kept: () => ({ answers: [...play.answers], memory, starts, before: [...before] }),
    startOf: (chapter) => starts[chapter] ?? [],
    follow(by) {
      // After what another player does there is no way back.
      before = by === ME ? [...before, memory] : [];
      memory = see(memory, play.state.news, ME);
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
      change(see(forget(told, chapter), play.state.news, ME));
    },
    remember,
  };
}

/** What the learner knows after this answer, which the lesson may have a word about. */
export function afterAnswer(memory: Memory, asking: GuideMoment, lesson: Lesson | undefined, value: Answer): Memory {
  const heard = lesson ? hear(memory, lesson.id) : memory;
  const rest = counted(withoutAside(heard), asking);
  return lesson && isOther(lesson, asking, value) ? { ...rest, ...asideFor(lesson, asking, value) } : rest;
}

/** Counts the turns in which no chapter could be played. */
function counted(memory: Memory, { step, plan, left }: GuideMoment): Memory {
  if (step?.kind !== 'chooseCard' || left.length === 0) return memory;
  return { ...memory, vain: plan ? 0 : (memory.vain ?? 0) + 1 };
}

/** Is there a word to say about this answer, which is not what was proposed? */
function isOther({ otherwise }: Lesson, moment: GuideMoment, value: Answer): boolean {
  // Whoever leaves the question has done nothing: that has a word of its own.
  if (!otherwise || JSON.stringify(moment.proposal) === JSON.stringify(value)) return false;
  return otherwise === true || isLeaving(String(value)) || otherwise(moment, value);
}

const asideFor = ({ id, values }: Lesson, moment: GuideMoment, value: Answer) =>
  isLeaving(String(value)) ? { aside: 'guide.left' } : { aside: id, asideValues: values?.(moment) ?? {} };
