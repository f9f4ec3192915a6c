import {
  type Answer,
  type AnyGame,
  type Ask,
  type Asked,
  asked,
  carryOut,
  clone,
  enumerate,
  isTogether,
  nextToAnswer,
  type PlayerId,
  type Step,
  type Steps,
  sample,
  undisturbed,
} from '@morgenrot/engine';
import type { Dice } from './chance.ts';

/** A state that somebody imagines, to try things in. */
export type Position = Steps<Step>;

/** Answers that others have sealed are unknown: in the imagination they are given anew. */
function unseal(s: Position, me: PlayerId): void {
  for (const step of s.steps) {
    if (!isTogether(step)) continue;
    for (const one of step.each) if (one.player !== me) delete one.given;
  }
}

/** Plays on in a position that the view could be: nobody but the player who imagines it knows of it. */
export function imagining<R>(game: AnyGame, view: Position, me: PlayerId, dice: Dice, play: (s: Position) => R): R {
  const copy = clone(view);
  unseal(copy, me);
  return undisturbed(game, copy, () => play(game.outlook?.imagine(copy, me, dice.shuffle) ?? copy));
}

export interface WaitingPlayer extends Asked {
  by: PlayerId;
}

/** Who answers next, and what is asked. */
export function waitingPlayers(game: AnyGame, s: Position, me: PlayerId): WaitingPlayer | undefined {
  const by = nextToAnswer(s, me)?.player;
  const question = by === undefined ? undefined : asked(game.handlers, s, by);
  return by !== undefined && question ? { by, ...question } : undefined;
}

/** Of very many answers only so many are thought about. */
const MOST_ANSWERS = 48;

/** The answers there are, or some of them where there are far too many to list. */
export function answersTo(ask: Ask, dice: Dice): Answer[] {
  if (ask.shape === 'one') return ask.from;
  const few: Answer[] = [];
  for (const answer of enumerate(ask)) {
    few.push(answer);
    if (few.length > MOST_ANSWERS) return someOf(ask, dice);
  }
  return few;
}

function someOf(ask: Ask, dice: Dice): Answer[] {
  const chosen = new Map<string, Answer>();
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const answer = sample(ask, dice.below);
    if (answer !== undefined) chosen.set(JSON.stringify(answer), answer);
  }
  return [...chosen.values()];
}

export const play = (game: AnyGame, s: Position, by: PlayerId, answer: Answer, dice: Dice): void =>
  carryOut(game, s, by, answer, dice);
