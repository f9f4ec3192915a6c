/// <reference path="./bgio.d.ts" />
import type { FnContext, Game, LongFormMove, MoveFn, PhaseConfig, TurnConfig } from 'boardgame.io';
import { INVALID_MOVE, Stage } from 'boardgame.io/dist/cjs/core.js';
import { seatsAtMost } from '../answers/options.ts';
import type { Answer } from '../answers/shapes.ts';
import { type AnyGame, type GameModule, type Options, type PlayerId, untyped } from '../game.ts';
import { carryOut, setUp } from '../play.ts';
import { type Changer, createChanger } from '../record/copy.ts';
import { open, type Step, type Steps } from '../steps.ts';
import { viewOf } from '../view.ts';
import { type AnswerCheck, createChecked } from './checked.ts';
import { plainIn, plainPlugin } from './plain.ts';
import { type RandomService, randomPlugin } from './random.ts';

type S = Steps<Step>;
type EventsAPI = FnContext['events'];

/** Whoever is asked something is an active player; stages are not used, the steps say more. */
export const waiting = (s: S): { value: Record<PlayerId, string> } => ({
  // The framework's types know stages by name only, and its code the null stage as well.
  value: Object.fromEntries(open(s).flatMap(({ player }) => (player === undefined ? [] : [[player, NO_STAGE]]))),
});
const NO_STAGE = Stage.NULL as unknown as string;

const isAsking = (game: AnyGame) => (kind: string) => game.handlers[kind]?.ask !== undefined;

/** What all moves of a game share. */
interface Tools {
  checked: AnswerCheck;
  changed: Changer;
}

/**
 * Tells the framework who is asked. With every event it keeps an error, for the trace of calls in it, which takes longer
 * than the event; where this one comes from is no riddle.
 */
function askThose(events: EventsAPI, s: S): void {
  const those = waiting(s);
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    events.setActivePlayers(those);
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** The step kinds that ask: each is a move of the same name. */
export const moveNames = (game: AnyGame): string[] => Object.keys(game.handlers).filter(isAsking(game));

function moveFor(game: AnyGame, kind: string, { checked, changed }: Tools): LongFormMove<S> {
  const move: MoveFn<S> = ({ playerID, random, events, ctx, ...context }, id: number, answer: Answer) => {
    const before = plainIn(context);
    const verdict = checked(before, playerID, id, answer);
    if (verdict.kind !== kind || !verdict.result.ok) return INVALID_MOVE;
    const after = changed(before, (s) => carryOut(game, s, playerID, answer, random as unknown as RandomService));
    // Where the turn ends, the next one says who is asked when it begins.
    if (game.turnOf(after).player === ctx.currentPlayer) askThose(events, after);
    return after;
  };
  // Rules run on the server only; a step's id says better than a state number whether an answer comes too late.
  return { move, client: false, redact: true, ignoreStaleStateID: true };
}

/** `ctx.currentPlayer` and `ctx.turn` follow the state: a turn ends when the rules say that it is somebody else's. */
const turnOf = (game: AnyGame): TurnConfig<S> => {
  const position = ({ G, ctx }: { G: S; ctx: { playOrder: PlayerId[] } }) =>
    ctx.playOrder.indexOf(game.turnOf(G).player);
  return {
    order: { first: position, next: position },
    onBegin: ({ events, ...context }) => {
      askThose(events, plainIn(context));
    },
    endIf: ({ G, ctx }) => {
      const { player } = game.turnOf(G);
      return player === ctx.currentPlayer ? false : { next: player };
    },
  };
};

const phaseFor = (game: AnyGame, phase: string, index: number): PhaseConfig<S> => ({
  start: index === 0,
  turn: turnOf(game),
  endIf: ({ G }) => {
    const now = game.phaseOf(G);
    return now === phase ? false : { next: now };
  },
});

const NO_EVENTS = {
  endGame: false,
  endPhase: false,
  endStage: false,
  endTurn: false,
  pass: false,
  setActivePlayers: false,
  setPhase: false,
  setStage: false,
};

/** A genuine boardgame.io game: named moves, phases, turn order and active players, all derived from the steps. */
export function toBgio<G extends Steps<T>, T extends Step, O>(
  module: GameModule<G, T, O>,
  checked: AnswerCheck = createChecked(untyped(module)),
): Game<S> {
  const game = untyped(module);
  const tools = { checked, changed: createChanger() };
  return {
    name: game.id,
    minPlayers: seatsAtMost(game.seats, game.options).min,
    maxPlayers: seatsAtMost(game.seats, game.options).max,
    // Undo is ours (record.ts): the framework's would keep a whole state for every move.
    disableUndo: true,
    events: NO_EVENTS,
    plugins: [randomPlugin, plainPlugin],
    setup: ({ ctx, random }, options: Options) =>
      setUp(game, [...ctx.playOrder], options, random as unknown as RandomService),
    moves: Object.fromEntries(moveNames(game).map((kind) => [kind, moveFor(game, kind, tools)])),
    phases: Object.fromEntries(game.phases.map((phase, index) => [phase, phaseFor(game, phase, index)])),
    turn: turnOf(game),
    endIf: ({ G }) => game.outcome(G),
    playerView: ({ G, playerID }) => viewOf(game, G, playerID),
  };
}
