import type { Answer, AnyGame, PlayerId, Step, Steps } from '@morgenrot/engine';

/** What a computer player decides: the step it answers, by its id, and the answer. */
export interface Decision {
  step: number;
  value: Answer;
}

/** A computer player sees what a person in its seat would see, and nothing more. */
export type ComputerPlayer = (game: AnyGame, view: Steps<Step>, me: PlayerId) => Decision | undefined;
