import {
  type Answer,
  type AnyGame,
  asked,
  type Below,
  type PlayerId,
  type Step,
  type Steps,
  sample,
} from '@morgenrot/engine';

/** What a computer player decides: the step it answers, by its id, and the answer. */
export interface Decision {
  step: number;
  value: Answer;
}

/** A computer player sees what a person in its seat would see, and nothing more. */
export type ComputerPlayer = (game: AnyGame, view: Steps<Step>, me: PlayerId) => Decision | undefined;

/** Takes any answer that is offered, each equally likely. */
export const randomPlayer =
  (below: Below): ComputerPlayer =>
  (game, view, me) => {
    const question = asked(game.handlers, view, me);
    const value = question && sample(question.ask, below);
    return question && value !== undefined ? { step: question.id, value } : undefined;
  };
