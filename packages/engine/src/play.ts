import { fits } from './answers/ask.ts';
import type { Answer } from './answers/shapes.ts';
import type { Chance } from './chance.ts';
import type { Api, GameModule, GameRules, PlayerId } from './game.ts';
import { no, type Result } from './result.ts';
import {
  asked,
  handlerOf,
  isOpen,
  isTogether,
  open,
  openFor,
  renumber,
  type Stacked,
  type Step,
  type Steps,
  type Together,
} from './steps.ts';

/** Far more than any rule needs: reached only by steps that put themselves back for ever. */
const MOST_STEPS_AT_ONCE = 10_000;

export function apiFor<S extends Steps<T>, T extends Step>(s: S, source: Pick<Chance, 'd6' | 'shuffle'>): Api {
  const reveal = () => {
    s.revealedAt = s.decisions;
  };
  return {
    d6() {
      reveal();
      return source.d6();
    },
    shuffle(items) {
      reveal();
      return source.shuffle(items);
    },
    reveal,
    log: (entry) => {
      s.news.push(entry);
    },
  };
}

function runTogether<S extends Steps<T>, T extends Step>(
  game: GameRules<S, T>,
  s: S,
  step: Together<T>,
  api: Api,
): void {
  if (step.each.length > 1) api.reveal();
  const below = s.steps.length;
  const putByEach: Stacked<T>[][] = [];
  for (const one of step.each) {
    if (one.given === undefined) throw new Error(`"${one.kind}" runs before its answer is in`);
    handlerOf(game.handlers, one).run(s, one, one.given, api);
    game.watch?.(s, api);
    putByEach.push(s.steps.splice(below));
  }
  // Each handler's steps go on the stack so that the first player's come first.
  s.steps.push(...putByEach.reverse().flat());
}

/** Runs the stack until somebody has to answer or nothing is left. */
export function settle<S extends Steps<T>, T extends Step>(game: GameRules<S, T>, s: S, api: Api): void {
  for (let n = 0; n < MOST_STEPS_AT_ONCE; n++) {
    const top = s.steps.at(-1);
    if (!top) return;
    if (isTogether(top)) {
      if (open<T>(s).length > 0) return;
      s.steps.pop();
      runTogether(game, s, top, api);
      continue;
    }
    if (isOpen(top)) {
      if (open<T>(s).length > 0) return;
      s.steps.pop();
      continue;
    }
    const handler = handlerOf(game.handlers, top);
    if (handler.ask && handler.idle?.(s, top)) {
      s.steps.pop();
      continue;
    }
    if (handler.ask) return;
    s.steps.pop();
    handler.run(s, top, 0, api);
    game.watch?.(s, api);
  }
  throw new Error(`steps do not settle: "${s.steps.at(-1)?.kind}"`);
}

/** Takes an answer: checks it against what is asked, runs it, and goes on to the next decision. Changes `s` in place. */
export function give<S extends Steps<T>, T extends Step>(
  game: GameRules<S, T>,
  s: S,
  me: PlayerId,
  id: number,
  answer: Answer,
  source: Pick<Chance, 'd6' | 'shuffle'>,
): Result<Answer> {
  const mine = asked<S, T>(game.handlers, s, me);
  if (!mine) return no('decision.notYours');
  if (mine.id !== id) return no('decision.gone');
  const verdict = fits(mine.ask, answer);
  if (verdict.ok) carryOut(game, s, me, answer, source);
  return verdict;
}

/**
 * Runs an answer that is known to fit what `me` is asked: from `give`, or where somebody who thinks ahead has just
 * taken it from the ask itself. Nothing that comes from outside gets here unasked.
 */
export function carryOut<S extends Steps<T>, T extends Step>(
  game: GameRules<S, T>,
  s: S,
  me: PlayerId,
  answer: Answer,
  source: Pick<Chance, 'd6' | 'shuffle'>,
): void {
  s.decisions++;
  s.news = [];
  const api = apiFor<S, T>(s, source);
  const top = s.steps.at(-1);
  const step = openFor<T>(s, me);
  if (!top || !step) throw new Error('an asked step has left the stack');
  if (isTogether(top)) step.given = answer;
  else {
    if (isOpen(top)) renumber<T>(s, step);
    else s.steps.pop();
    handlerOf(game.handlers, step).run(s, step, answer, api);
    game.watch?.(s, api);
  }
  settle(game, s, api);
}

/** Plays where nobody else changes the state meanwhile, as quickly as the game can. */
export const undisturbed = <S extends Steps<T>, T extends Step, R>(game: GameRules<S, T>, s: S, play: () => R): R =>
  game.undisturbed ? game.undisturbed(s, play) : play();

/** The first state: set up by the game, run to the first decision. */
export function setUp<S extends Steps<T>, T extends Step, O>(
  game: GameModule<S, T, O>,
  players: PlayerId[],
  options: O,
  source: Pick<Chance, 'd6' | 'shuffle'>,
): S {
  // The state does not exist yet while it is being made, so what set-up logs and reveals is collected apart.
  const collected: Steps<T> = { steps: [], nextId: 1, decisions: 0, revealedAt: 0, news: [] };
  const s = game.setup(players, options, apiFor<Steps<T>, T>(collected, source));
  s.news.unshift(...collected.news);
  settle(game, s, apiFor<S, T>(s, source));
  return s;
}
