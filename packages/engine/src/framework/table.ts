/// <reference path="./bgio.d.ts" />
import type { Ctx, LogEntry as FrameworkLogEntry, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import type { Answer } from '../answers/shapes.ts';
import type { AnyGame, Options, PlayerId } from '../game.ts';
import { no, ok, type Result } from '../result.ts';
import type { Step, Steps } from '../steps.ts';
import { viewOf } from '../view.ts';
import { createChecked } from './checked.ts';
import { RANDOM } from './random.ts';
import { toBgio, waiting } from './to-bgio.ts';

/** The framework's state of a match, secrets and all. It is immutable: every answer makes a new one. */
export type TableState = State<Steps<Step>>;

/** What the stock client may get of a state. */
export type StockState = Omit<TableState, 'deltalog'>;

/** One game, run by the framework's reducer. */
export interface Table {
  readonly game: AnyGame;
  begin(from: { seats: number; options: Options; seed: string }): TableState;
  /** A state that comes from elsewhere, as if this match had led there: so much of chance has been drawn by then. */
  stand(from: Place): TableState;
  /** Takes an answer, or says why not; the state handed in is never changed. */
  answer(state: TableState, by: PlayerId, id: number, value: Answer): Result<TableState>;
}

interface Place {
  G: Steps<Step>;
  seats: number;
  options: Options;
  seed: string;
  drawn: number;
  /** The state number. */
  n: number;
}

const moveAction = (kind: string, by: PlayerId, id: number, value: Answer) => ({
  type: 'MAKE_MOVE' as const,
  payload: { type: kind, args: [id, value], playerID: by, credentials: undefined },
});

/** The reducer counts moves in the very object it is handed; earlier states must stay as they were. */
const unshared = (state: TableState): TableState => ({
  ...state,
  ctx: { ...state.ctx, _activePlayersNumMoves: { ...state.ctx._activePlayersNumMoves } },
});

export function frameworkTable(game: AnyGame): Table {
  const checked = createChecked(game);
  const definition = ProcessGameConfig(toBgio(game, checked));
  const reduce = CreateGameReducer({ game: definition });
  const begin: Table['begin'] = ({ seats, options, seed }) =>
    InitializeGame({ game: ProcessGameConfig({ ...toBgio(game), seed }), numPlayers: seats, setupData: options });
  return {
    game,
    begin,
    stand({ G, n, drawn, ...from }) {
      const first = begin(from);
      const { player } = game.turnOf(G);
      const gameover = game.outcome(G);
      const ctx: Ctx = {
        ...first.ctx,
        currentPlayer: player,
        playOrderPos: first.ctx.playOrder.indexOf(player),
        phase: game.phaseOf(G),
        activePlayers: waiting(G).value,
        ...(gameover === undefined ? {} : { gameover }),
      };
      const chance = { data: { seed: from.seed, drawn } };
      return { ...first, G, ctx, plugins: { ...first.plugins, [RANDOM]: chance }, deltalog: [], _stateID: n };
    },
    answer(state, by, id, value) {
      if (state.ctx.gameover !== undefined) return no('match.over');
      const { kind, result } = checked(state.G, by, id, value);
      if (!result.ok) return result;
      const { transients, ...after } = reduce(unshared(state), moveAction(kind, by, id, value));
      if (transients?.error) throw new Error(`the framework refuses what was asked: ${String(transients.error.type)}`);
      return ok(after as TableState);
    },
  };
}

/**
 * Back to an earlier state of the same match, under a new number so that every client takes it up. Chance goes on from
 * where it is: what was drawn since is not drawn a second time.
 */
export const rewind = (now: TableState, earlier: TableState): TableState => ({
  ...earlier,
  plugins: { ...earlier.plugins, [RANDOM]: now.plugins[RANDOM] ?? { data: undefined } },
  deltalog: [],
  _stateID: now._stateID + 1,
});

/** The same match with a state that other rules have made of it, under a new number so that every client takes it up. */
export const moveTo = (now: TableState, G: Steps<Step>): TableState => ({
  ...now,
  G,
  deltalog: [],
  _stateID: now._stateID + 1,
});

/** How many words of the stream of chance a match has drawn. */
export const drawnIn = ({ plugins }: TableState): number => {
  const data: unknown = plugins[RANDOM]?.data;
  return typeof data === 'object' && data !== null && 'drawn' in data ? Number(data.drawn) : 0;
};

/** The framework's state around a view that is already made; plugins (the seed is in there) and undo stacks stay here. */
export const stockState = (state: TableState, view: Steps<Step>): StockState => ({
  G: view,
  ctx: state.ctx,
  plugins: {},
  _undo: [],
  _redo: [],
  _stateID: state._stateID,
});

/** The framework's state as `me` may see it. */
export const projectState = (game: AnyGame, state: TableState, me: PlayerId | null): StockState =>
  stockState(state, viewOf(game, state.G, me));

/** The framework's log of the last action: that something was decided, and never what. */
export const projectLog = (state: TableState): FrameworkLogEntry[] =>
  (state.deltalog ?? []).map(({ action, _stateID, turn, phase, automatic }) => ({
    action: { ...action, payload: { ...action.payload, args: null } } as FrameworkLogEntry['action'],
    _stateID,
    turn,
    phase,
    redact: true,
    ...(automatic === undefined ? {} : { automatic }),
  }));

export type { Ctx };
