import { type AnyGame, clone, type PlayerId, type Step, type Steps, viewOf } from '@morgenrot/engine';
import type { BoardSource } from '../board/board-store.ts';

/** A moment of a match at which a question is asked. */
export interface QuestionSample {
  kind: string;
  /** Where a question looks different with some choice of options: with which. */
  edition?: string;
  source: BoardSource;
}

/** Gives a sample now and then; nothing where it has only come a little further. */
export type SampleSearch = Iterable<QuestionSample | undefined>;

/** In the address, in lists and in what tests say. */
export const nameOfSample = ({ kind, edition }: QuestionSample): string =>
  edition === undefined ? kind : `${kind}-${edition}`;

/** The kinds of steps of a game that ask. */
export const askingKindsOf = ({ handlers }: AnyGame): string[] =>
  Object.entries(handlers).flatMap(([kind, { ask }]) => (ask ? [kind] : []));

const NAMES = ['Anna', 'Benedikt', 'Charlotte', 'Dimitri', 'Emilia', 'Friedrich'];

/** What somebody sees of such a moment, as the board is told it. */
export const momentFor = (game: AnyGame, s: Steps<Step>, players: readonly PlayerId[], me: PlayerId): BoardSource => ({
  view: clone(viewOf(game, s, me)),
  n: s.decisions,
  undos: 0,
  me,
  seats: players.map((seat, i) => ({ seat, name: NAMES[i] ?? `P${seat}`, present: true, plan: 'open', ready: true })),
  log: [],
  moreLog: false,
  undo: { ok: true },
  sending: false,
  online: true,
  over: false,
});
