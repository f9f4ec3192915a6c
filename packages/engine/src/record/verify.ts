import { parseOptions, seatsFor } from '../answers/options.ts';
import type { Chance } from '../chance.ts';
import type { AnyGame, LogEntry, Outcome } from '../game.ts';
import type { Step, Steps } from '../steps.ts';
import { canonical, sha256Hex } from './hash.ts';
import { type MatchRecord, type Passage, passages, ReplayError } from './record.ts';

/** A match as it was played and as it was told. */
export interface Recorded {
  record: MatchRecord;
  /** Told when the match began. */
  seedHash: string;
  /** What the set-up and every entry made happen. */
  told: readonly { n: number; news: readonly LogEntry[] }[];
  /** Absent as long as the match is not over. */
  outcome?: Outcome;
  /** Of the last state. */
  hash: string;
}

/** What has been looked at. */
export interface Checked {
  entries: number;
  rolls: number;
  shuffles: number;
}

/** What can be wrong with a record; `at` is the number of the entry, 0 the set-up. */
export type Finding =
  /** It was played by other rules than these. */
  | { kind: 'rules'; recorded: number; known: number }
  /** No such table could have been set up. */
  | { kind: 'table' }
  /** The seed is not the one whose hash was told at the start. */
  | { kind: 'seed' }
  /** Not everything that was told belongs to an entry, or something is missing. */
  | { kind: 'gap'; at: number }
  /** The rules do not allow this answer at this point. */
  | { kind: 'entry'; at: number }
  /** What was told is not what happens. */
  | { kind: 'told'; at: number }
  /** Played to its last entry, the match is not over, or it has ended otherwise; or it is, and should not be. */
  | { kind: 'outcome' }
  | { kind: 'state' };

export type Verdict = { ok: true; checked: Checked } | { ok: false; finding: Finding; checked: Checked };

/** Counts what is drawn. */
const counting =
  (checked: Checked) =>
  (source: Chance): Chance => ({
    ...source,
    d6() {
      checked.rolls++;
      return source.d6();
    },
    shuffle(items) {
      checked.shuffles++;
      return source.shuffle(items);
    },
  });

function beforePlaying(game: AnyGame, { record, seedHash, told }: Recorded): Finding | undefined {
  const { rules, seed, players, options, entries, start } = record;
  if (rules !== game.rules) return { kind: 'rules', recorded: rules, known: game.rules };
  const { min, max } = seatsFor(game.seats, game.options, options);
  const isSeated = players.length >= min && players.length <= max && players.every((one, i) => one === String(i));
  if (record.game !== game.id || !isSeated || !parseOptions(game.options, options).ok) return { kind: 'table' };
  if (sha256Hex(seed) !== seedHash) return { kind: 'seed' };
  const stray = told.findIndex(({ n }, index) => n !== index + (start?.n ?? 0));
  if (stray >= 0) return { kind: 'gap', at: stray };
  return told.length === entries.length + 1
    ? undefined
    : { kind: 'gap', at: Math.min(told.length, entries.length + 1) };
}

/** Going back is told by whoever keeps the match, not by the rules. */
const isOfUndo = ({ key }: LogEntry): boolean => key.startsWith('undo.');

function isToldRightly({ state, entry }: Passage<Steps<Step>>, news: readonly LogEntry[]): boolean {
  if (entry && 'undo' in entry) return news.length > 0 && news.every((line) => isOfUndo(line) && line.by === entry.by);
  return canonical(news) === canonical(state.news);
}

function inTheEnd(game: AnyGame, { outcome, hash }: Recorded, end: { state: Steps<Step>; hash: string }) {
  if (canonical(game.outcome(end.state)) !== canonical(outcome)) return { kind: 'outcome' } as const;
  return end.hash === hash ? undefined : ({ kind: 'state' } as const);
}

/**
 * Plays a record again from its seed, and compares every die, every shuffle and all that came of them with what was
 * told. It gives way after every entry: whoever calls it decides when to go on.
 */
export function* verifying(game: AnyGame, recorded: Recorded): Generator<Checked, Verdict> {
  const checked: Checked = { entries: 0, rolls: 0, shuffles: 0 };
  const wrong = (finding: Finding): Verdict => ({ ok: false, finding, checked });
  const early = beforePlaying(game, recorded);
  if (early) return wrong(early);
  const playing = passages(game, recorded.record, counting(checked));
  for (let at = 0; ; at++) {
    let step: ReturnType<typeof playing.next>;
    try {
      step = playing.next();
    } catch (error) {
      // A record that was never played may lead rules to where they have never been.
      return wrong({ kind: 'entry', at: error instanceof ReplayError ? error.at : at });
    }
    if (step.done) {
      const finding = inTheEnd(game, recorded, step.value);
      return finding ? wrong(finding) : { ok: true, checked };
    }
    if (!isToldRightly(step.value, recorded.told[at]?.news ?? [])) return wrong({ kind: 'told', at });
    checked.entries = at;
    yield checked;
  }
}

/** The same in one go. */
export function verify(game: AnyGame, recorded: Recorded): Verdict {
  const work = verifying(game, recorded);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
