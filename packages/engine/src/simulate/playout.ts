import { sample } from '../answers/answers.ts';
import type { Answer } from '../answers/shapes.ts';
import { type Chance, chance } from '../chance.ts';
import type { AnyGame, LogEntry, Options, PlayerId } from '../game.ts';
import { give, undisturbed } from '../play.ts';
import { hashOf } from '../record/hash.ts';
import { isPlain } from '../record/plain.ts';
import type { Entry, MatchRecord } from '../record/record.ts';
import { startMatch } from '../start.ts';
import { type Asked, asked, open, type Step, type Steps } from '../steps.ts';

/** Chooses an answer to what is asked; `dice` is chance for players, apart from the match's own. */
export type Chooser = (
  game: AnyGame,
  s: Steps<Step>,
  me: PlayerId,
  question: Asked,
  dice: Chance,
) => Answer | undefined;

/** Anything that is offered, each equally likely. */
export const randomChooser: Chooser = (_game, _s, _me, { ask }, dice) => sample(ask, dice.below);

export interface PlayoutOptions {
  players: number;
  options: Options;
  seed: string;
  chooser?: Chooser;
  /** Where a match that has not ended is left. */
  mostDecisions?: number;
  /** Called with every state that waits for an answer, and with the last one. */
  eachState?: (s: Steps<Step>) => void;
}

export type Ending = 'finished' | 'stuck' | 'unfinished';

export interface Playout {
  record: MatchRecord;
  decisions: number;
  /** `stuck`: the match is not over, and nobody can answer anything. `unfinished`: it was left after so many answers. */
  ending: Ending;
  finished: boolean;
  state: Steps<Step>;
  hash: string;
}

const MOST_DECISIONS = 20_000;

/** Which of the waiting players answers, and what. */
function nextAnswer(game: AnyGame, s: Steps<Step>, chooser: Chooser, dice: Chance) {
  const waiting = open(s);
  const by = waiting[dice.below(waiting.length)]?.player;
  const question = by === undefined ? undefined : asked(game.handlers, s, by);
  const value = by === undefined || !question ? undefined : chooser(game, s, by, question, dice);
  return by === undefined || !question || value === undefined ? undefined : { by, step: question.id, value };
}

/** Plays one match; the same seed plays the same match. */
export function playout(game: AnyGame, from: PlayoutOptions): Playout {
  const { options, seed, eachState, chooser = randomChooser, mostDecisions = MOST_DECISIONS } = from;
  const players: PlayerId[] = Array.from({ length: from.players }, (_, i) => String(i));
  const { state, chance: source } = startMatch(game, { players, options, seed });
  const dice = chance({ seed: `players of ${seed}`, drawn: 0 });
  const entries: Entry[] = [];
  const playOn = (): void => {
    eachState?.(state);
    while (open(state).length > 0 && entries.length < mostDecisions) {
      const answer = nextAnswer(game, state, chooser, dice);
      if (!answer) break;
      const verdict = give(game, state, answer.by, answer.step, answer.value, source);
      if (!verdict.ok) throw new Error(`what was offered is refused: ${verdict.reason.key}`);
      entries.push(answer);
      eachState?.(state);
    }
  };
  undisturbed(game, state, playOn);
  const finished = game.outcome(state) !== undefined;
  const left = entries.length >= mostDecisions;
  return {
    record: { game: game.id, rules: game.rules, players, options, seed, entries },
    decisions: entries.length,
    ending: finished ? 'finished' : left ? 'unfinished' : 'stuck',
    finished,
    state,
    hash: hashOf(state),
  };
}

/** What must hold in every state: plain data, the game's invariants, and a view that asks what the state asks. */
export function inspect(
  game: AnyGame,
  s: Steps<Step>,
  viewOf: (me: PlayerId) => Steps<Step>,
  players: PlayerId[],
): void {
  if (!isPlain(s)) throw new Error('the state is not plain data');
  for (const [name, holds] of Object.entries(game.invariants)) {
    if (!holds(s)) throw new Error(`broken: ${name}`);
  }
  for (const me of players) {
    const offered = JSON.stringify(asked(game.handlers, s, me));
    if (JSON.stringify(asked(game.handlers, viewOf(me), me)) !== offered) {
      throw new Error(`the view of ${me} asks something else than the state`);
    }
  }
}

/** Which things of the box have come up so far: what the log named, under the name it gave them. */
export class Usage {
  private readonly seen = new Set<string>();

  note(news: readonly LogEntry[]): void {
    for (const { params } of news)
      for (const [kind, value] of Object.entries(params ?? {})) this.seen.add(`${kind} ${value}`);
  }

  /** Of all that the game lists for these options, what never came up. */
  missing(game: AnyGame, options: Options): string[] {
    return Object.entries(game.inventory?.(options) ?? {}).flatMap(([kind, things]) =>
      things.map((thing) => `${kind} ${thing}`).filter((name) => !this.seen.has(name)),
    );
  }
}
