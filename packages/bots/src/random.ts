import { asked, type Below, sample } from '@morgenrot/engine';
import type { ComputerPlayer } from './player.ts';

/** Takes any answer that is offered, each equally likely. */
export const randomPlayer =
  (below: Below): ComputerPlayer =>
  (game, view, me) => {
    const question = asked(game.handlers, view, me);
    const value = question && sample(question.ask, below);
    return question && value !== undefined ? { step: question.id, value } : undefined;
  };
