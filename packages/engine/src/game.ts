import type { OptionSpecs } from './answers/options.ts';
import type { Answer } from './answers/shapes.ts';
import type { Strength } from './answers/strengths.ts';
import type { Migration } from './record/migrate.ts';
import type { Params } from './result.ts';
import type { Handlers, Step, Steps } from './steps.ts';

export type PlayerId = string;

/** A fact, in order: the history panel, the animations and the statistics read the same list. */
export interface LogEntry {
  key: string;
  by?: PlayerId;
  params?: Params;
  /** A private entry: only these players may know. */
  only?: PlayerId[];
}

/** All that rules may do besides changing their state. */
export interface Api {
  d6(): number;
  shuffle<T>(items: readonly T[]): T[];
  /** Something hidden has come to light: nobody may take back what was decided before. */
  reveal(): void;
  log(entry: LogEntry): void;
}

/** Whoever shares a place stands in the same list, best place first. */
export interface Outcome {
  ranking: PlayerId[][];
}

/** How somebody thinks of a game. */
export interface Manner {
  /** So many playouts, or so many milliseconds, whichever is first. */
  playouts: number;
  ms?: number;
  /** How many own turns are looked at, or of what the game says instead (`until`): 1 ends with the present one. */
  turns: number;
  /** Which share of the strongest rival's position counts against the own. */
  envy: number;
  /** How much is tried out that looks worse so far. */
  curiosity: number;
  /** How often a playout takes what did best so far, whatever the position. */
  habit: number;
  /** How much the best that came of an answer counts against what came of it on average: dice are not always kind. */
  hope: number;
  /** How often a playout follows the game's rule of thumb, where it has one. */
  thumb: number;
  /** Where the game says which answers promise most, only so many of them are looked at; absent: all. */
  breadth?: number;
  /**
   * Thinking ends before all playouts are made when the best answer leads every other one by so many standard errors, or
   * when nothing can overtake it any more; absent: never.
   */
  sure?: number;
}

/** What players that look ahead know of a game. */
export interface Outlook<S> {
  /**
   * A state that the view could be: whatever is hidden from `me` is made up, each possibility about equally likely. May
   * change and return the view it gets.
   */
  imagine(view: S, me: PlayerId, shuffle: <T>(items: readonly T[]) => T[]): S;
  /** What counts in a position of `me`, by name: how much of it there is. */
  terms(s: S, me: PlayerId): Record<string, number>;
  /**
   * What would count for `me` at the end of what is looked at, if `me` did nothing until then: time passes, and some
   * things are worth less. What speaks for an answer is what it adds to this. Absent: what counts now.
   */
  idly?(s: S, me: PlayerId): Record<string, number>;
  /**
   * For a reason in words: the thing that one of the terms is about, between two positions, where it has a name.
   * `'elsewhere'`: the answer is about another thing of that kind, and what was gained came from something else.
   */
  details?(before: S, after: S, me: PlayerId, term: string, answer: Answer): Params | 'elsewhere' | undefined;
  /** What one of each is worth. */
  readonly weights: Readonly<Record<string, number>>;
  /** Answers that only decline or end something: whoever plays at random takes them less often. */
  readonly ways: readonly string[];
  /**
   * Of a question with very many answers those that are worth a look before the others, the most worthwhile first:
   * whoever has little time would hardly come upon them. They need not be on offer.
   */
  promising?(s: S, kind: string, me: PlayerId): readonly string[];
  /**
   * A rule of thumb: what experienced players answer to this step without a thought. Playouts follow it for everyone,
   * and it is tried first. `part` is chance from 0 to below 1, for rules that vary.
   */
  thumb?(s: S, step: Step & { player: PlayerId }, part: () => number): Answer | undefined;
  /**
   * How far it is worth looking: is what `me` was asked about in `before` over by now? A placement, a turn, a round; for
   * who looks farther (`turns`) so many of them. Absent: until the turn is over. `before` may be a view.
   */
  until?(before: S, now: S, me: PlayerId, turns: number): boolean;
  /**
   * How much it is time to come to an end, from 0 to 1: everybody thinks more then, and who usually does not look
   * ahead does.
   * Absent: never.
   */
  haste?(s: S): number;
  /** How the strengths think of this game, by their names; what is not said is as usual (docs/bots.md). */
  readonly manners?: Readonly<Partial<Record<Strength, Partial<Manner>>>>;
}

/** What it takes to go on from a state. Who shows a match, or looks one answer ahead in it, needs no more of its game. */
export interface GameRules<S extends Steps<T>, T extends Step> {
  /** Raised by every change that would make an old match run differently. */
  readonly rules: number;
  readonly handlers: Handlers<S, T>;
  /** Called after everything that happens, for rules that are always on watch (claims, limits). */
  watch?(s: S, api: Api): void;
  /**
   * Runs `play`, in which nobody but this game's own steps changes `s`: what the game has read of it holds from one
   * change to the next. Everything comes out as it would without this, only sooner.
   */
  undisturbed?<R>(s: S, play: () => R): R;
  /** Whose turn it is, and a number that changes whenever a new turn begins. */
  turnOf(s: S): { player: PlayerId; number: number };
  /** Rounds played so far, where the game counts them. */
  roundOf?(s: S): number;
}

/** All that server, client and bots know of a game. */
export interface GameModule<S extends Steps<T>, T extends Step, O> extends GameRules<S, T> {
  readonly id: string;
  /** What it is called, by language: where its words are not at hand, in lists and in previews of links. */
  readonly names?: Readonly<Record<string, string>>;
  /** How running matches of older rules go on by these: `migrations[k]` leads from rules k to k + 1. */
  readonly migrations?: Readonly<Record<number, Migration>>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
  readonly phases: readonly string[];
  /** The state before the first decision: the engine then runs the steps that are on its stack. */
  setup(players: PlayerId[], options: O, api: Api): S;
  phaseOf(s: S): string;
  /** The same shape with secrets hidden; `null` is a spectator. Call `viewOf`, which also hides what the engine keeps. */
  view(s: S, me: PlayerId | null): S;
  outcome(s: S): Outcome | undefined;
  /** Points of somebody, where the game counts them: series of matches say what scores win. */
  pointsOf?(s: S, me: PlayerId): number;
  /** For computer players and for hints; without it only random ones play. */
  readonly outlook?: Outlook<S>;
  /** All that these options put into the box, by the names the log gives things: simulation says what never came up. */
  inventory?(options: O): Readonly<Record<string, readonly string[]>>;
  /** True in every state that can be reached. */
  readonly invariants: Readonly<Record<string, (s: S) => boolean>>;
}

/** Table options as they are chosen: a named value for each. */
export type Options = Record<string, string>;

/** A game whose own types do not matter to whoever runs it. */
export type AnyGame = GameModule<Steps<Step>, Step, Options>;

/** A game loses its own types here; it gets only what it made itself, so nothing is lost with them. */
export const untyped = <S extends Steps<T>, T extends Step, O>(game: GameModule<S, T, O>): AnyGame =>
  game as unknown as AnyGame;
