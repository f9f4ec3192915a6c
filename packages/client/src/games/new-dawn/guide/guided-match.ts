import { type Answer, asked, open, type PlayerId, undoTo, viewOf } from '@morgenrot/engine';
import type { BoardSource } from '../../../board/board-store.ts';
import type { GameView } from '../../../board/plugin.ts';
import type { ChapterId } from './chapters.ts';
import { type GuideMoment, type Lesson, tellAll } from './course.ts';
import { firstOffered, type GuidedPlay, guidedPlay, nextOpponent } from './guided-play.ts';
import { afterAnswer, type KeptLearning, learning } from './learning.ts';
import { hear, passOver } from './memory.ts';
import { playSource } from './play-source.ts';
import { GUIDE_GAME, GUIDE_LEADERS, ME } from './start.ts';

/** What the player `me` answers to what it sees; the number of answers so far is its luck. */
export type GuideThinker = (
  view: GameView,
  me: PlayerId,
  answered: number,
) => { step: number; value: Answer } | undefined;

export interface GuidedMatch {
  source(): BoardSource;
  moment(): GuideMoment;
  lesson(): Lesson | undefined;
  kept(): KeptLearning;
  /** The learner answers; nothing happens if that is not offered. */
  act(step: number, value: Answer): void;
  undo(): void;
  /** A sentence has been read. */
  read(): void;
  /** Back to where a chapter began. */
  repeat(chapter: ChapterId): void;
  leaveOut(chapter: ChapterId): void;
  /** Does one of the opponents have to answer, and may it? */
  isTheirs(): boolean;
  opponent(): void;
}

type Answering = GuidedPlay['answer'];

/** A match in this page that tells, before every decision, what the guide has to say about it. */
export function guidedMatch(think: GuideThinker, names: readonly string[], from?: KeptLearning): GuidedMatch {
  const play = guidedPlay(from?.answers ?? []);
  const learner = learning(play, from);
  const answer: Answering = (by, step, value) => {
    if (!play.answer(by, step, value)) return false;
    learner.follow(by);
    return true;
  };
  if (play.answers.length === 0) giveLeaders(play, answer);
  learner.remember();
  return {
    source: playSource(play, names),
    moment: learner.moment,
    lesson: learner.lesson,
    kept: learner.kept,
    act(step, value) {
      const [asking, lesson] = [learner.moment(), learner.lesson()];
      if (answer(ME, step, value)) learner.change(afterAnswer(learner.memory, asking, lesson, value));
    },
    undo() {
      if (!undoTo(play.answers, play.state, ME).ok) return;
      play.goBack(play.answers.slice(0, -1));
      learner.takeBack();
    },
    read() {
      const lesson = learner.lesson();
      if (lesson?.kind !== 'read') return;
      const heard = hear(learner.memory, lesson.id);
      learner.change(lesson.passesOver ? passOver(heard) : heard);
    },
    repeat(chapter) {
      // What would have been said of what then has not happened yet.
      const told = tellAll(learner.moment());
      play.goBack(learner.startOf(chapter));
      learner.startAgain(chapter, told);
    },
    leaveOut: (chapter) => learner.change({ ...learner.memory, skipped: [...learner.memory.skipped, chapter] }),
    isTheirs: () =>
      learner.lesson()?.kind !== 'read' && !GUIDE_GAME.outcome(play.state) && nextOpponent(play) !== undefined,
    opponent() {
      if (answerOpponent(play, think, answer)) learner.change(learner.memory);
    },
  };
}

/** Nobody chooses a leader here. */
function giveLeaders({ state }: GuidedPlay, answer: Answering): void {
  for (;;) {
    const by = open(state)[0]?.player;
    const question = by === undefined ? undefined : asked(GUIDE_GAME.handlers, state, by);
    if (by === undefined || question?.kind !== 'pickLeader') return;
    answer(by, question.id, GUIDE_LEADERS[by] ?? '');
  }
}

/** The next opponent answers. False: there is none, or nothing is offered. */
function answerOpponent(play: GuidedPlay, think: GuideThinker, answer: Answering): boolean {
  const by = nextOpponent(play);
  if (by === undefined) return false;
  const choice = think(viewOf(GUIDE_GAME, play.state, by), by, play.answers.length);
  if (choice && answer(by, choice.step, choice.value)) return true;
  // A player who cannot decide takes what is offered first: nobody waits for a computer player.
  const first = firstOffered(play, by);
  return first !== undefined && answer(by, first.step, first.value);
}
