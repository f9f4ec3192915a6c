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
  step: Step;
}

/** Who answers next, and what is asked. Whoever answers by a rule of thumb does not look at what is offered. */
export function waitingPlayers(game: AnyGame, s: Position, me: PlayerId): WaitingPlayer | undefined {
  const step = nextToAnswer(s, me);
  const by = step?.player;
  if (!step || by === undefined) return undefined;
  if (!game.outlook?.thumb) {
    const question = asked(game.handlers, s, by);
    return question && { by, step, ...question };
  }
  let ask: Ask | undefined;
  return {
    by,
    step,
    id: step.id ?? 0,
    kind: step.kind,
    get ask() {
      ask ??= asked(game.handlers, s, by)?.ask;
      if (!ask) throw new Error(`"${step.kind}" asks nothing`);
      return ask;
    },
  };
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
