import { type Answer, sample } from '../ask.ts';
import { chance } from '../chance.ts';
import type { AnyGame, Options, PlayerId } from '../game.ts';
import { hashOf, isPlain } from '../plain.ts';
import { give, startMatch } from '../play.ts';
import type { Entry, MatchRecord } from '../record.ts';
import { asked, open, type Step, type Steps } from '../steps.ts';

export interface PlayoutOptions {
  players: number;
  options: Options;
  seed: string;
  /** A match that needs more than this has got stuck in a circle. */
  mostDecisions?: number;
  /** Called with every state that waits for an answer, and with the last one. */
  eachState?: (s: Steps<Step>) => void;
}

export interface Playout {
  record: MatchRecord;
  decisions: number;
  finished: boolean;
  state: Steps<Step>;
  hash: string;
}

const MOST_DECISIONS = 20_000;

/** Which of the waiting players answers, and what: chosen by a stream of chance of its own, apart from the match's. */
function nextAnswer(game: AnyGame, s: Steps<Step>, players: { below(n: number): number }) {
  const waiting = open(s);
  const by = waiting[players.below(waiting.length)]?.player;
  const mine = by === undefined ? undefined : asked(game.handlers, s, by);
  const value: Answer | undefined = mine && sample(mine.ask, players.below);
  return by === undefined || !mine || value === undefined ? undefined : { by, step: mine.id, value };
}

/** Plays one match at random; the same seed plays the same match. */
export function playout(game: AnyGame, { players, options, seed, eachState, mostDecisions }: PlayoutOptions): Playout {
  const seats: PlayerId[] = Array.from({ length: players }, (_, i) => String(i));
  const { state, chance: source } = startMatch(game, { players: seats, options, seed });
  const dice = chance({ seed: `players of ${seed}`, drawn: 0 });
  const entries: Entry[] = [];
  eachState?.(state);
  while (open(state).length > 0 && entries.length < (mostDecisions ?? MOST_DECISIONS)) {
    const answer = nextAnswer(game, state, dice);
    if (!answer) break;
    const verdict = give(game, state, answer.by, answer.step, answer.value, source);
    if (!verdict.ok) throw new Error(`what was offered is refused: ${verdict.reason.key}`);
    entries.push(answer);
    eachState?.(state);
  }
  const record = { game: game.id, rules: game.rules, players: seats, options, seed, entries };
  return {
    record,
    decisions: entries.length,
    finished: game.outcome(state) !== undefined,
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
