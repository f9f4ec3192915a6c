import {
  type Answer,
  asked,
  type Entry,
  enumerate,
  give,
  type MatchRecord,
  newsFor,
  open,
  type PlayerId,
  replay,
  type Step,
  type Steps,
} from '@morgenrot/engine';
import type { LogLine } from '@morgenrot/protocol';
import type { CourseMatch } from './course.ts';

export type Given = Extract<Entry, { step: number }>;

/** The guide's match as this page plays it: what has been answered, and what the learner was told of it. */
export interface GuidedPlay {
  readonly of: CourseMatch;
  readonly state: Steps<Step>;
  readonly answers: readonly Given[];
  readonly log: readonly LogLine[];
  /** How often it went back. */
  readonly undos: number;
  /** False if that is not offered: then nothing happens. */
  answer(by: PlayerId, step: number, value: Answer): boolean;
  /** Plays these answers from the beginning. */
  goBack(answers: readonly Given[]): void;
}

/** The guide's match as far as these answers. */
export const guideRecord = ({ game, players, options, seed }: CourseMatch, answers: readonly Given[]): MatchRecord => ({
  game: game.id,
  rules: game.rules,
  players: [...players],
  options,
  seed,
  entries: [...answers],
});

export function guidedPlay(of: CourseMatch, from: readonly Given[]): GuidedPlay {
  const { game, me } = of;
  let answers = [...from];
  let log: LogLine[] = [];
  let undos = 0;
  let match = start();

  function start() {
    log = [];
    return replay(game, guideRecord(of, answers), (s, n) => tell(s.news, n));
  }

  function tell(news: Parameters<typeof newsFor>[0], n: number): void {
    for (const entry of newsFor(news, me)) log.push({ ...entry, n, at: 0 });
  }

  return {
    of,
    get state() {
      return match.state;
    },
    get answers() {
      return answers;
    },
    get log() {
      return log;
    },
    get undos() {
      return undos;
    },
    answer(by, step, value) {
      const { state, chance } = match;
      if (!give(game, state, by, step, value, chance).ok) return false;
      answers.push({ by, step, value });
      tell(state.news, answers.length);
      return true;
    },
    goBack(to) {
      answers = [...to];
      undos++;
      match = start();
    },
  };
}

/** The opponent who has to answer. */
export const nextOpponent = ({ state, of: { me } }: GuidedPlay): PlayerId | undefined =>
  open(state).find(({ player }) => player !== undefined && player !== me)?.player;

/** The answer that a player is offered first. */
export function firstOffered(
  { state, of: { game } }: GuidedPlay,
  by: PlayerId,
): { step: number; value: Answer } | undefined {
  const question = asked(game.handlers, state, by);
  if (!question) return undefined;
  const [value] = enumerate(question.ask);
  return value === undefined ? undefined : { step: question.id, value };
}
