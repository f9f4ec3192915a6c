import { type Answer, enumerate, sample } from '../ask.ts';
import { type Chance, chance } from '../chance.ts';
import type { AnyGame, PlayerId } from '../game.ts';
import { clone } from '../plain.ts';
import { give } from '../play.ts';
import { asked, open, type Step, type Steps } from '../steps.ts';
import type { Chooser } from './playout.ts';

/** Of very many answers only so many are tried. */
const MOST_ANSWERS = 16;
/** How often the rest of a turn is played at random after each answer. */
const TRIES = 3;
/** A turn is not looked at beyond so many answers. */
const TURN = 40;

const isSameTurn = (game: AnyGame, s: Steps<Step>, turn: number): boolean =>
  game.turnOf(s).number === turn && game.outcome(s) === undefined;

/** Plays on at random until the turn is over. */
function finishTurn(game: AnyGame, s: Steps<Step>, dice: Chance): void {
  const turn = game.turnOf(s).number;
  for (let n = 0; n < TURN && isSameTurn(game, s, turn); n++) {
    const by = open(s)[0]?.player;
    const question = by === undefined ? undefined : asked(game.handlers, s, by);
    const value = question && sample(question.ask, dice.below);
    if (by === undefined || !question || value === undefined) return;
    give(game, s, by, question.id, value, dice);
  }
}

/** How far `me` gets with this answer, at best, in the turns tried. */
function worth(game: AnyGame, s: Steps<Step>, me: PlayerId, step: number, answer: Answer, dice: Chance): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < TRIES; n++) {
    const after = clone(s);
    // Other dice than the match's own: it does not look into the future.
    if (!give(game, after, me, step, answer, dice).ok) return best;
    finishTurn(game, after, dice);
    best = Math.max(best, game.progress?.(after, me) ?? 0);
  }
  return best;
}

/**
 * Heads for whatever the game calls progress: tries every answer, plays the turn out at random a few times, and takes
 * the answer that got it farthest. It sees the whole state; it is there to bring matches to an end, not to play fair.
 */
export const greedyChooser: Chooser = (game, s, me, { id, ask }, dice) => {
  const all = [...enumerateSome(ask, dice)];
  if (all.length <= 1) return all[0];
  const trying = chance({ seed: `greedy ${dice.below(2 ** 31)}`, drawn: 0 });
  const rated = all.map((answer) => ({ answer, value: worth(game, s, me, id, answer, trying) }));
  return rated.reduce((best, one) => (one.value > best.value ? one : best)).answer;
};

function enumerateSome(ask: Parameters<typeof enumerate>[0], dice: Chance): Answer[] {
  const all: Answer[] = [];
  for (const answer of enumerate(ask)) {
    all.push(answer);
    if (all.length > 400) break;
  }
  return dice.shuffle(all).slice(0, MOST_ANSWERS);
}
