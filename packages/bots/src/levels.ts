import {
  type Answer,
  type AnyGame,
  asked,
  type Manner,
  open,
  type Params,
  type PlayerId,
  type Strength,
  sensible,
} from '@morgenrot/engine';
import type { Dice } from './chance.ts';
import type { Position, WaitingPlayer } from './position.ts';
import { type Course, type Rated, Search, type SearchManner } from './search.ts';

/** When thinking has to end: so many playouts, or a moment, whichever is first. */
export interface Budget {
  playouts: number;
  /** Milliseconds for one answer; absent: as long as the playouts take. */
  ms?: number;
}

/** What every strength is, where a game says nothing else; found by playing against each other (docs/bots.md). */
const MANNERS: Readonly<Record<Strength, Manner>> = {
  wanderer: { playouts: 6, turns: 1, envy: 0, curiosity: 0.5, habit: 0, hope: 0.5, thumb: 0 },
  settler: { playouts: 10, turns: 1, envy: 0, curiosity: 0.5, habit: 0, hope: 0.5, thumb: 0 },
  strategist: { playouts: 48, ms: 1000, turns: 1, envy: 0, curiosity: 1, habit: 0.7, hope: 0.5, thumb: 1 },
  sovereign: { playouts: 4000, ms: 2000, turns: 1, envy: 0.1, curiosity: 1, habit: 0.7, hope: 0.5, thumb: 1 },
};

/** How a strength thinks of this game. One that there is not would think without end. */
function mannerOf({ outlook }: AnyGame, strength: Strength): Manner {
  if (!Object.hasOwn(MANNERS, strength)) throw new Error(`no strength "${strength}"`);
  return { ...MANNERS[strength], ...outlook?.manners?.[strength] };
}

/** All that somebody who thinks is given: the view of a seat, and nothing else of the match. */
export interface Thought {
  game: AnyGame;
  view: Position;
  me: PlayerId;
  /** The seats, in order. */
  players: readonly PlayerId[];
  dice: Dice;
  /** Milliseconds since whenever. */
  now: () => number;
  /** Less, or more, than the strength's own budget. */
  budget?: Partial<Budget>;
  /** Which part of the time there is to be used; absent: all of it. */
  share?: number;
}

const questionTo = ({ game, view, me }: Thought): WaitingPlayer | undefined => {
  const question = asked(game.handlers, view, me);
  const step = open(view).find(({ player }) => player === me);
  return step && question && { by: me, step, ...question };
};

/** When it is high time to come to an end, so many times more playouts are made. */
const MOST_MORE = 5;
/** Slowly at first: a match that takes as long as others do is thought about as ever. */
const moreInHaste = (haste: number): number => 1 + MOST_MORE * haste ** 2;

/** Somebody of this strength, who is about to think. */
function searching(strength: Strength, thought: Thought, how: { more?: number; toTheEnd?: boolean } = {}): Search {
  const { more = 1, toTheEnd = false } = how;
  const { playouts: most, ms: longest, sure, ...manner } = mannerOf(thought.game, strength);
  const { playouts, ms = Number.POSITIVE_INFINITY } = {
    playouts: most,
    ...(longest !== undefined && { ms: longest }),
    ...thought.budget,
  };
  const until = thought.now() + ms * (thought.share ?? 1);
  const { game, view, me, players, dice } = thought;
  const thinking: SearchManner = {
    ...manner,
    weights: game.outlook?.weights ?? {},
    ...(!toTheEnd && sure !== undefined && { sure, most: Math.ceil(playouts * more) }),
    isEnough: (made) =>
      made >= playouts * more || (made > 0 && ms !== Number.POSITIVE_INFINITY && thought.now() >= until),
  };
  return new Search(game, view, me, players, thinking, dice);
}

export interface Choice {
  step: number;
  value: Answer;
}

/**
 * Does this strength look ahead in such a position? Whoever never does answers at once. A Wanderer goes anywhere, until
 * it is time to come to an end: then the oftener it looks ahead the more time has passed.
 */
export const looksAhead = (strength: Strength, { game, view }: Pick<Thought, 'game' | 'view'>): boolean =>
  game.outlook !== undefined && (strength !== 'wanderer' || hasteOf(game, view) > 0);

/** A Wanderer is in a hurry so much sooner than there is none to lose, and now and then still goes anywhere. */
const EAGER = 4;
const MOST_EAGER = 0.95;
const eagerness = (haste: number): number => Math.min(MOST_EAGER, EAGER * haste);

const hasteOf = ({ outlook }: AnyGame, view: Position): number => outlook?.haste?.(view) ?? 0;

/** Any answer that makes sense, without a thought; nothing when nothing is asked. */
export function wander(thought: Thought): Choice | undefined {
  const question = questionTo(thought);
  const value = question && sensible(thought.game, question.ask, thought.dice.below);
  return question && value !== undefined ? { step: question.id, value } : undefined;
}

/** What a player of this strength answers; nothing when nothing is asked. */
export function chooseAnswer(strength: Strength, thought: Thought): Choice | undefined {
  const { game, view, dice } = thought;
  const question = questionTo(thought);
  if (!question) return undefined;
  const { ask, id } = question;
  // Nothing to think about.
  if (ask.shape === 'one' && ask.from.length === 1) return { step: id, value: ask.from[0] as Answer };
  if (!looksAhead(strength, thought)) return wander(thought);
  const haste = hasteOf(game, view);
  if (strength === 'wanderer' && dice.part() >= eagerness(haste)) return wander(thought);
  const value = searching(strength, thought, { more: moreInHaste(haste) }).run(question)[0]?.answer;
  return value === undefined ? undefined : { step: id, value };
}

/** One of the best answers, and what it brings: terms of the game with how much each adds to the position's worth. */
export interface RatedHint {
  answer: Answer;
  value: number;
  /** What speaks for it most, in the game's own terms; the first weighs most. */
  reasons: { term: string; worth: number; params?: Params }[];
}

/** An answer, and where it leads as a rule. */
type Led = Rated & Course;

/** With so many answers besides those that are told each of them is compared. */
const OTHERS = 5;

/** What the best would do, and why: for people who ask. */
export function hintsFor(thought: Thought, count: number): RatedHint[] {
  const question = questionTo(thought);
  if (!question || !thought.game.outlook) return [];
  // What comes second and third has to be known too.
  const search = searching('sovereign', thought, { toTheEnd: true });
  const rated = search.run(question).filter(({ visits }) => visits > 0);
  const led: Led[] = rated.slice(0, count + OTHERS).flatMap((one) => {
    const course = search.usual(question, one.answer);
    return course ? [{ ...one, ...course }] : [];
  });
  return led.slice(0, count).map((one) => {
    const others = led.filter((other) => other !== one);
    const reasons = telling(gains(thought, one, others))
      .concat(setbacks(thought, one, others))
      .filter(({ worth }) => worth >= NOTHING)
      .sort((a, b) => b.worth - a.worth)
      .flatMap((reason) => named(thought, reason, one) ?? [])
      .slice(0, MOST_REASONS);
    return { answer: one.answer, value: one.value, reasons };
  });
}

/** So little is no reason. */
const NOTHING = 0.15;
const MOST_REASONS = 3;

type Why = RatedHint['reasons'][number];

/** What an answer brings, and how much more of it than others. */
interface Gain {
  why: Why;
  ahead: number;
}

/** What the position holds after that answer, against what it would hold without it and after others. */
function gains({ game: { outlook }, view, me }: Thought, { terms: after }: Led, others: readonly Led[]): Gain[] {
  const weights = outlook?.weights ?? {};
  const before = outlook?.idly?.(view, me) ?? outlook?.terms(view, me) ?? {};
  return Object.keys(after).map((term) => {
    const mine = after[term] ?? 0;
    const usual = others.reduce((sum, { terms }) => sum + (terms[term] ?? 0), 0) / Math.max(1, others.length);
    const weight = weights[term] ?? 0;
    const ahead = weight * (mine - usual);
    return { why: { term, worth: weight * (mine - (before[term] ?? 0)) }, ahead };
  });
}

/** What sets an answer apart: what all of them bring comes whatever is answered. */
const telling = (all: readonly Gain[]): Why[] =>
  all.filter(({ why, ahead }) => Math.min(why.worth, ahead) >= NOTHING).map(({ why }) => why);

/** The term for holding a rival back; a game has words for it as for its own. */
const RIVAL = 'rival';

/** Who stands worse after that answer than after others: what befalls a rival whatever is answered is no reason. */
function setbacks({ game, players, me }: Thought, one: Led, others: readonly Led[]): Why[] {
  if (others.length === 0) return [];
  const found = players
    .filter((player) => player !== me)
    .map((player) => {
      const usually = others.reduce((sum, { rivals }) => sum + (rivals[player] ?? 0), 0) / others.length;
      const lost = usually - (one.rivals[player] ?? 0);
      return { term: RIVAL, worth: mannerOf(game, 'sovereign').envy * lost, params: { player } };
    })
    .sort((a, b) => b.worth - a.worth);
  return found.slice(0, 1);
}

/**
 * With the thing that it is about, where there is one to be named. Nothing is gained by an answer that only declines or
 * ends something: what comes afterwards comes of what is answered then.
 */
function named({ game: { outlook }, view, me }: Thought, why: Why, { answer, after }: Led): Why | undefined {
  if (why.params) return why;
  const thing = outlook?.details?.(view, after, me, why.term, answer);
  if (thing === undefined) return why;
  const declines = typeof answer === 'string' && outlook?.ways.includes(answer);
  return thing === 'elsewhere' || declines ? undefined : { ...why, params: thing };
}
