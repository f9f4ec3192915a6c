import { fits } from '../answers/ask.ts';
import { sensible } from '../answers/sensible.ts';
import type { Answer } from '../answers/shapes.ts';
import { type Chance, chance } from '../chance.ts';
import type { AnyGame, PlayerId } from '../game.ts';
import { carryOut } from '../play.ts';
import { clone } from '../record/plain.ts';
import { type Asked, asked, nextToAnswer, type Step, type Steps } from '../steps.ts';
import type { Chooser } from './playout.ts';

/** In so many ways the rest of a turn is tried out. */
const TRIES = 6;
/** A turn is not looked at beyond so many answers. */
const LONGEST_TURN = 60;

/** What somebody has made up their mind to answer for the rest of a turn. */
interface Plan {
  turn: number;
  answers: { kind: string; answer: Answer }[];
}

interface Try extends Plan {
  worth: number;
}

/** What the player has, by the game's own measure; where it has none, one way is as good as another. */
function worth({ outlook }: AnyGame, s: Steps<Step>, me: PlayerId): number {
  const terms = outlook?.terms(s, me) ?? {};
  return Object.keys(terms).reduce((sum, term) => sum + (outlook?.weights[term] ?? 0) * (terms[term] ?? 0), 0);
}

/** Who is asked next, `me` first. */
function asking(game: AnyGame, s: Steps<Step>, me: PlayerId): (Asked & { by: PlayerId }) | undefined {
  const by = nextToAnswer(s, me)?.player;
  const question = by === undefined ? undefined : asked(game.handlers, s, by);
  return by !== undefined && question ? { by, ...question } : undefined;
}

/**
 * Plays a copy on and remembers what `me` answered: as far as the game looks; else to the end of the own turn, and in
 * another's as long as `me` is asked.
 */
function tryOut(game: AnyGame, s: Steps<Step>, me: PlayerId, first: Answer, dice: Chance): Try {
  const after = clone(s);
  const { number: turn, player } = game.turnOf(s);
  const until = game.outlook?.until;
  const isPast = (): boolean => (until ? until(s, after, me, 1) : game.turnOf(after).number !== turn);
  const isOver = (): boolean => isPast() || game.outcome(after) !== undefined;
  const answers: Plan['answers'] = [];
  let question = asking(game, after, me);
  for (let n = 0; question && n < LONGEST_TURN && !isOver(); n++) {
    const { by, kind, ask } = question;
    if (!until && by !== me && player !== me) break;
    const answer = n === 0 ? first : sensible(game, ask, dice.below);
    if (answer === undefined) break;
    if (by === me) answers.push({ kind, answer });
    carryOut(game, after, by, answer, dice);
    question = isOver() ? undefined : asking(game, after, me);
  }
  return { turn, answers, worth: worth(game, after, me) };
}

/** The best of some ways to play the turn. Each begins otherwise, as far as there are other answers to begin with. */
function makePlan(game: AnyGame, s: Steps<Step>, me: PlayerId, { ask }: Asked, dice: Chance): Plan | undefined {
  const firsts = ask.shape === 'one' ? dice.shuffle(ask.from) : [];
  let best: Try | undefined;
  for (let n = 0; n < TRIES; n++) {
    const first = firsts.length > 0 ? firsts[n % firsts.length] : sensible(game, ask, dice.below);
    if (first === undefined) return undefined;
    const tried = tryOut(game, s, me, first, dice);
    if (!best || tried.worth > best.worth) best = tried;
  }
  return best;
}

const onlyAnswer = ({ ask }: Asked): Answer | undefined =>
  ask.shape === 'one' && ask.from.length === 1 ? ask.from[0] : undefined;

/** What was planned for this question, if the dice have not led elsewhere. */
function asPlanned(plan: Plan | undefined, turn: number, { kind, ask }: Asked): Answer | undefined {
  const next = plan?.turn === turn ? plan.answers.shift() : undefined;
  return next?.kind === kind && fits(ask, next.answer).ok ? next.answer : undefined;
}

/**
 * Heads for whatever the game's outlook holds dear: plays the rest of the turn out in some ways, makes the best of them
 * its plan, and keeps to it as long as what is asked allows. It sees the whole state; it is there to bring matches to an
 * end, not to play fair. Its plans belong to one match.
 */
export function greedyChooser(): Chooser {
  const plans: Record<PlayerId, Plan | undefined> = {};
  return (game, s, me, question, dice) => {
    const turn = game.turnOf(s).number;
    const planned = asPlanned(plans[me], turn, question) ?? onlyAnswer(question);
    if (planned !== undefined) return planned;
    // Other dice than the match's own: it does not look into the future.
    const trying = chance({ seed: `greedy ${dice.below(2 ** 31)}`, drawn: 0 });
    plans[me] = makePlan(game, s, me, question, trying);
    return asPlanned(plans[me], turn, question);
  };
}
