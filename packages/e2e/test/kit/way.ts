import {
  type Answer,
  type AnyGame,
  type Asked,
  asked,
  chance,
  clone,
  give,
  type Match,
  open,
  type PlayerId,
  type Step,
  type Steps,
  sample,
} from '@morgenrot/engine';

export type Running = Match<Steps<Step>>;
export type Given = { by: PlayerId; step: number; value: Answer };

/** What somebody is asked at some point of a way, and what would be asked after an answer, with the dice that fall then. */
export interface Question extends Asked {
  by: PlayerId;
  /** Who is asked at the same time, `by` among them. */
  asking: PlayerId[];
  state: unknown;
  after(answer: Answer): Asked | undefined;
}
export type Moment = (question: Question) => boolean;

/** The same match once more: whatever becomes of it, the other one stays as it is. */
const copyOf = ({ state, chance: source }: Running): Running => ({
  state: clone(state),
  chance: chance(source.state()),
});

function questionOf(game: AnyGame, match: Running): Question | undefined {
  const asking = open(match.state).flatMap(({ player }) => player ?? []);
  const [by] = asking;
  const question = by === undefined ? undefined : asked(game.handlers, match.state, by);
  if (by === undefined || !question) return undefined;
  const after = (answer: Answer): Asked | undefined => {
    const copy = copyOf(match);
    give(game, copy.state, by, question.id, answer, copy.chance);
    return asked(game.handlers, copy.state, by);
  };
  return { ...question, by, asking, state: match.state, after };
}

export interface Way {
  answers: Given[];
  /** What is asked at its end. */
  arrived: Question;
}

/** On from here by any answers, until the moment comes. */
export function wayFrom(game: AnyGame, here: Running, moment: Moment, seed: string, longest: number): Way | undefined {
  const match = copyOf(here);
  const { below } = chance({ seed, drawn: 0 });
  const answers: Given[] = [];
  while (answers.length < longest && !game.outcome(match.state)) {
    const question = questionOf(game, match);
    if (!question) return undefined;
    if (moment(question)) return { answers, arrived: question };
    const value = sample(question.ask, below);
    if (value === undefined) return undefined;
    answers.push({ by: question.by, step: question.id, value });
    give(game, match.state, question.by, question.id, value, match.chance);
  }
  return undefined;
}
