import type { Answer } from './ask.ts';
import type { GameModule, PlayerId } from './game.ts';
import { hashOf } from './plain.ts';
import { give, type Match, startMatch } from './play.ts';
import { no, ok, type Reason, type Result } from './result.ts';
import type { Step, Steps } from './steps.ts';

/** An answer given, or answers taken back: `undo: n` goes back to the state that n answers had led to. */
export type Entry = { by: PlayerId; step: number; value: Answer } | { by: PlayerId; undo: number };

/** A whole match: same options, seed and entries, same game, for ever. */
export interface MatchRecord<O = Record<string, string>> {
  game: string;
  rules: number;
  players: PlayerId[];
  options: O;
  seed: string;
  entries: Entry[];
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

/** Plays a record again. `eachState` sees the state after set-up and after every answer that stands. */
export function replay<S extends Steps<T>, T extends Step, O>(
  game: GameModule<S, T, O>,
  record: MatchRecord<O>,
  eachState?: (s: S, decisions: number) => void,
): Match<S> & { hash: string } {
  const match = startMatch(game, record);
  eachState?.(match.state, 0);
  standing(record.entries).forEach((entry, index) => {
    const verdict = give(game, match.state, entry.by, entry.step, entry.value, match.chance);
    if (!verdict.ok) throw new ReplayError(index + 1, verdict.reason);
    eachState?.(match.state, index + 1);
  });
  return { ...match, hash: hashOf(match.state) };
}
