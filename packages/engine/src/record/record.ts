import type { Answer } from '../answers/shapes.ts';
import { type Chance, chance } from '../chance.ts';
import type { GameModule, PlayerId } from '../game.ts';
import { give, setUp, undisturbed } from '../play.ts';
import { no, ok, type Reason, type Result } from '../result.ts';
import type { Match } from '../start.ts';
import type { Step, Steps } from '../steps.ts';
import { hashOf } from './hash.ts';
import { clone } from './plain.ts';

/**
 * An answer given, or answers taken back: `undo: n` goes back to the state that n answers had led to. Chance does not
 * go back with it: what falls next falls for the first time, and nobody plays on knowing it.
 */
export type Entry = { by: PlayerId; step: number; value: Answer } | { by: PlayerId; undo: number };

/** A whole match: same options, seed and entries, same game, for ever. */
export interface MatchRecord<O = Record<string, string>> {
  game: string;
  rules: number;
  players: PlayerId[];
  options: O;
  seed: string;
  entries: Entry[];
  /**
   * Where these rules have taken over from older ones in the middle of a match: the state they began with, under which
   * number, and how many words of chance had been drawn. The entries are those from there on.
   */
  start?: { n: number; state: object; drawn: number };
}

type Given = Extract<Entry, { step: number }>;

/** The answers that still stand: what was taken back is as if it had never been. */
export function standing(entries: readonly Entry[]): Given[] {
  const answers: Given[] = [];
  for (const entry of entries) {
    if ('undo' in entry) answers.length = Math.min(answers.length, entry.undo);
    else answers.push(entry);
  }
  return answers;
}

/** To how many answers `me` may go back: own answers since the last die, draw or reveal, and nobody else's. */
export function undoTo(
  answers: readonly { by: PlayerId }[],
  s: { decisions: number; revealedAt: number },
  me: PlayerId,
): Result<number> {
  const last = answers.at(-1);
  if (!last) return no('undo.nothing');
  if (last.by !== me) return no('undo.notYours');
  if (s.revealedAt >= s.decisions) return no('undo.revealed');
  return ok(answers.length - 1);
}

export class ReplayError extends Error {
  readonly at: number;
  readonly reason: Reason;
  constructor(at: number, reason: Reason) {
    super(`answer ${at} is refused in replay: ${reason.key}`);
    this.at = at;
    this.reason = reason;
  }
}

/** Where the set-up stands among the entries: before the first. */
const SET_UP = -1;

/** Which entries stand in the end, and to the state after which entry each undo goes back. */
function courseOf(entries: readonly Entry[], decided: number): { stands: Set<number>; backTo: Map<number, number> } {
  // Nothing goes back behind what was decided before the first entry.
  const path = Array.from({ length: decided + 1 }, () => SET_UP);
  const backTo = new Map<number, number>();
  entries.forEach((entry, at) => {
    if ('undo' in entry) {
      path.length = Math.max(decided + 1, Math.min(path.length, entry.undo + 1));
      backTo.set(at, path.at(-1) ?? SET_UP);
    } else path.push(at);
  });
  return { stands: new Set(path), backTo };
}

/** States that some undo goes back to, kept from when they are reached until the last one has gone there. */
function keeper<S>(backTo: ReadonlyMap<number, number>) {
  const wanted = new Map<number, number>();
  for (const to of backTo.values()) wanted.set(to, (wanted.get(to) ?? 0) + 1);
  const kept = new Map<number, S>();
  return {
    reached(at: number, state: S): void {
      if (wanted.has(at)) kept.set(at, clone(state));
    },
    take(at: number): S {
      const state = kept.get(at);
      if (state === undefined) throw new Error('an undo goes back to where the match has never been');
      const left = (wanted.get(at) ?? 1) - 1;
      wanted.set(at, left);
      if (left > 0) return clone(state);
      kept.delete(at);
      return state;
    },
  };
}

/** What is shown of a record while it is played again. The state is the match's own: it changes with the next entry. */
export interface Passage<S> {
  state: S;
  /** Absent at the set-up. */
  entry?: Entry;
  /** Its place among the entries; -1 is the set-up. */
  at: number;
  /** How many answers have led here. */
  decisions: number;
  /** Is it part of the match in the end, or was it taken back? */
  stands: boolean;
}

/**
 * Plays a record again, entry by entry, what was taken back included: dice that fell there have fallen. Whoever wants
 * to see every die and every shuffle puts something of their own around the source of chance.
 */
export function* passages<S extends Steps<T>, T extends Step, O>(
  game: GameModule<S, T, O>,
  record: MatchRecord<O>,
  around: (source: Chance) => Chance = (source) => source,
): Generator<Passage<S>, Match<S> & { hash: string }> {
  const { seed, players, options, entries, start } = record;
  const source = around(chance({ seed, drawn: start?.drawn ?? 0 }));
  // Whether a state from outside is one of this game, whoever plays it again finds out.
  const first = start ? (clone(start.state) as S) : setUp(game, players, options, source);
  const match = { state: first, chance: source };
  const { stands, backTo } = courseOf(entries, first.decisions);
  const states = keeper<S>(backTo);
  const arrive = (at: number, entry?: Entry): Passage<S> => {
    if (entry === undefined || 'step' in entry) states.reached(at, match.state);
    return { state: match.state, entry, at, decisions: match.state.decisions, stands: stands.has(at) };
  };
  yield arrive(SET_UP);
  for (const [at, entry] of entries.entries()) {
    if ('undo' in entry) match.state = states.take(backTo.get(at) ?? SET_UP);
    else {
      const verdict = give(game, match.state, entry.by, entry.step, entry.value, match.chance);
      if (!verdict.ok) throw new ReplayError(at + 1, verdict.reason);
    }
    yield arrive(at, entry);
  }
  return { ...match, hash: hashOf(match.state) };
}

/** The same in one go, which is quicker: nobody changes the state meanwhile. */
export function replayAll<S extends Steps<T>, T extends Step, O>(
  game: GameModule<S, T, O>,
  record: MatchRecord<O>,
  each: (passage: Passage<S>) => void,
): Match<S> & { hash: string } {
  const playing = passages(game, record);
  const first = playing.next();
  if (first.done) return first.value;
  return undisturbed(game, first.value.state, () => {
    each(first.value);
    for (;;) {
      const { done, value } = playing.next();
      if (done) return value;
      each(value);
    }
  });
}

/** Plays a record again. `eachState` sees the state after set-up and after every answer that stands. */
export const replay = <S extends Steps<T>, T extends Step, O>(
  game: GameModule<S, T, O>,
  record: MatchRecord<O>,
  eachState?: (s: S, decisions: number) => void,
): Match<S> & { hash: string } =>
  replayAll(game, record, ({ state, decisions, stands }) => {
    if (stands) eachState?.(state, decisions);
  });
