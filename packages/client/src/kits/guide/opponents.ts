import { chooseAnswer, diceFrom } from '@morgenrot/bots';
import type { CourseMatch } from './course.ts';
import type { GuideThinker } from './guided-match.ts';

/**
 * While somebody learns, the others wander: quick, harmless, and the same every time, so that the topics come up as
 * planned. Whoever plays on has settlers against them. Both think for a few milliseconds, so they need no worker.
 */
export const opponentsIn =
  ({ game, players }: CourseMatch, isLearning: () => boolean): GuideThinker =>
  (view, me, answered) =>
    chooseAnswer(isLearning() ? 'wanderer' : 'settler', {
      game,
      view,
      me,
      players,
      dice: diceFrom(answered + 1),
      now: () => performance.now(),
      budget: { ms: 200 },
    });
