import { type Answer, asked, open, type PlayerId, undoTo, viewOf } from '@morgenrot/engine';
import type { BoardSource } from '../../board/board-store.ts';
import type { GameView } from '../../board/plugin.ts';
import { type GuideCourse, type GuideLesson, type LearnerMoment, tellAll } from './course.ts';
import { firstOffered, type GuidedPlay, guidedPlay, nextOpponent } from './guided-play.ts';
import { afterAnswer, type KeptLearning, learning } from './learning.ts';
import { hear } from './memory.ts';
import { playSource } from './play-source.ts';

/** What the player `me` answers to what it sees; the number of answers so far is its luck. */
export type GuideThinker = (
  view: GameView,
  me: PlayerId,
  answered: number,
) => { step: number; value: Answer } | undefined;

export interface GuidedMatch<M extends LearnerMoment = LearnerMoment> {
  source(): BoardSource;
  moment(): M;
  lesson(): GuideLesson<M> | undefined;
  kept(): KeptLearning;
  /** The learner answers; nothing happens if that is not offered. */
  act(step: number, value: Answer): void;
  undo(): void;
  /** A sentence has been read. */
  read(): void;
  /** Back to where a chapter began. */
  repeat(chapter: string): void;
  leaveOut(chapter: string): void;
  /** Does one of the opponents have to answer, and may it? */
  isTheirs(): boolean;
  opponent(): void;
}

type Answering = GuidedPlay['answer'];

/** A match in this page that tells, before every decision, what the guide has to say about it. */
export function guidedMatch<M extends LearnerMoment>(
  course: GuideCourse<M>,
  think: GuideThinker,
  names: readonly string[],
  from?: KeptLearning,
): GuidedMatch<M> {
  const { game, me } = course.match;
  const play = guidedPlay(course.match, from?.answers ?? []);
  const learner = learning(course, play, from);
  const answer: Answering = (by, step, value) => {
    if (!play.answer(by, step, value)) return false;
    learner.follow(by);
    return true;
  };
  if (play.answers.length === 0) giveFirst(course, play, answer);
  learner.remember();
  return {
    source: playSource(play, names),
    moment: learner.moment,
    lesson: learner.lesson,
    kept: learner.kept,
    act(step, value) {
      const [asking, lesson] = [learner.moment(), learner.lesson()];
      if (answer(me, step, value)) learner.change(afterAnswer(course, learner.memory, asking, lesson, value));
    },
    undo() {
      if (!undoTo(play.answers, play.state, me).ok) return;
      play.goBack(play.answers.slice(0, -1));
      learner.takeBack();
    },
    read() {
      const lesson = learner.lesson();
      if (lesson?.kind !== 'read') return;
      const heard = hear(learner.memory, lesson.id);
      learner.change(lesson.passesOver ? (course.passOver?.(heard) ?? heard) : heard);
    },
    repeat(chapter) {
      // What would have been said of what then has not happened yet.
      const told = tellAll(course, learner.moment());
      play.goBack(learner.startOf(chapter));
      learner.startAgain(chapter, told);
    },
    leaveOut: (chapter) => learner.change({ ...learner.memory, skipped: [...learner.memory.skipped, chapter] }),
    isTheirs: () => learner.lesson()?.kind !== 'read' && !game.outcome(play.state) && nextOpponent(play) !== undefined,
    opponent() {
      if (answerOpponent(play, think, answer)) learner.change(learner.memory);
    },
  };
}

/** What nobody is to decide here is answered for everybody. */
function giveFirst<M extends LearnerMoment>(
  { given }: Pick<GuideCourse<M>, 'given'>,
  { state, of: { game } }: GuidedPlay,
  answer: Answering,
): void {
  for (;;) {
    const by = open(state)[0]?.player;
    const question = by === undefined ? undefined : asked(game.handlers, state, by);
    const value = by === undefined || !question ? undefined : given?.(question, by);
    if (by === undefined || !question || value === undefined) return;
    answer(by, question.id, value);
  }
}

/** The next opponent answers. False: there is none, or nothing is offered. */
function answerOpponent(play: GuidedPlay, think: GuideThinker, answer: Answering): boolean {
  const by = nextOpponent(play);
  if (by === undefined) return false;
  const choice = think(viewOf(play.of.game, play.state, by), by, play.answers.length);
  if (choice && answer(by, choice.step, choice.value)) return true;
  // A player who cannot decide takes what is offered first: nobody waits for a computer player.
  const first = firstOffered(play, by);
  return first !== undefined && answer(by, first.step, first.value);
}
