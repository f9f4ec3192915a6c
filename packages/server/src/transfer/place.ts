import { canonical, type Entry, type LogEntry, type Result } from '@morgenrot/engine';
import { rewind, type Table, type TableState } from '@morgenrot/engine/framework';
import { pacing } from '../match/memory/pacing.ts';
import { refuse } from '../reasons.ts';
import type { ImportedLine } from '../store/index.ts';
import type { Finished, Whole } from './read-file.ts';

type Course = Pick<Whole, 'record' | 'told' | 'earlier'>;

/** A match as it stands in a journal, and where it has led. */
export interface Placed {
  journal: ImportedLine[];
  state: TableState;
  undos: number;
  undoneAt: number;
}

/** What a server tells of an undo is these lines and no others: nobody has checked them against the rules. */
const UNDO_LINES = ['undo.done', 'undo.agreed', 'undo.host'];
const isUndoLine = ({ key, by: _by, params = {}, only, ...rest }: LogEntry): boolean =>
  UNDO_LINES.includes(key) &&
  only === undefined &&
  Object.keys(rest).length === 0 &&
  Object.entries(params).every(([name, value]) => name === 'count' && Number.isSafeInteger(value));

type Lines = ImportedLine[];

/**
 * Marks what was taken back by the undo that did it, in lines that begin when `base` answers stood. How many stand
 * after them; nothing if an undo goes to where these lines have never been.
 */
function mark(lines: Lines, base: number): number | undefined {
  const standing: ImportedLine[] = [];
  for (const line of lines) {
    const { entry, n } = line;
    if (!entry) continue;
    if ('step' in entry) standing.push(line);
    else if (entry.undo < base || entry.undo >= base + standing.length) return undefined;
    else for (const gone of standing.splice(entry.undo - base)) gone.withdrawnBy = n;
  }
  return base + standing.length;
}

/** What was played by older rules, as it is told: nobody here can check it, and nobody plays on from there. */
function earlierLines({ earlier = [] }: Course): Result<Lines> {
  const all: Lines = [];
  let base: number | undefined = 0;
  for (const [part, { entries, told, rules }] of earlier.entries()) {
    const lines = told.map(({ n, at, news }, index): ImportedLine => {
      const entry = entries[index - 1];
      return { n, at, news, ...(entry ? { entry } : {}) };
    });
    const [first] = lines;
    const before = earlier[part - 1];
    if (first && before) first.restart = { from: before.rules, rules };
    base = base === undefined ? undefined : mark(lines, base);
    if (base === undefined || told.length !== entries.length + 1) return refuse('import.wrong.gap', { at: all.length });
    all.push(...lines);
  }
  return { ok: true, value: all };
}

/** Numbers go up by one from the set-up to the last line, whoever told of it: else the journal has a hole. */
const isWhole = (lines: readonly ImportedLine[]): boolean => lines.every(({ n }, index) => n === index);

/** The state that a match is played from: its set-up, or the place where newer rules have taken over. */
function beginning(table: Table, { record }: Course): TableState {
  const { players, options, seed, start } = record;
  const from = { seats: players.length, options, seed };
  if (!start) return table.begin(from);
  // Whether it is a state of this game, the rules' own invariants say, and whoever plays on from it.
  const G = start.state as unknown as TableState['G'];
  if (!Object.values(table.game.invariants).every((holds) => holds(G))) throw new Error('no state of this game');
  return table.stand({ ...from, G, drawn: start.drawn, n: start.n });
}

interface Played {
  state: TableState;
  lines: Lines;
}

/** Plays what these rules have played, and compares what is told of it. */
async function played(table: Table, file: Course): Promise<Result<Played>> {
  const { record, told, earlier } = file;
  let state = beginning(table, file);
  const first: ImportedLine = { n: state._stateID, at: told[0]?.at ?? 0, news: told[0]?.news ?? [] };
  if (record.start) first.restart = { from: earlier?.at(-1)?.rules ?? record.rules, rules: record.rules, state };
  const lines = [first];
  const base = state.G.decisions;
  /** The states that so many of the answers that stand have led to. */
  const path = [state];
  const pause = pacing();
  for (const [index, entry] of record.entries.entries()) {
    const at = index + 1;
    const next = after(table, { state, path, base }, entry);
    const line = told[at];
    if (!next || line?.n !== next._stateID) return refuse('import.wrong.entry', { at });
    const isTold = 'undo' in entry ? line.news.every(isUndoLine) : canonical(line.news) === canonical(next.G.news);
    if (!isTold) return refuse('import.wrong.told', { at });
    if ('undo' in entry) path.length = entry.undo - base;
    path.push(next);
    lines.push({ n: line.n, at: line.at, news: line.news, entry });
    state = next;
    await pause();
  }
  mark(lines, base);
  return { ok: true, value: { state, lines } };
}

/** The state after an entry; nothing if the rules do not allow it, or an undo takes nothing back. */
function after(
  table: Table,
  { state, path, base }: { state: TableState; path: readonly TableState[]; base: number },
  entry: Entry,
): TableState | undefined {
  if ('undo' in entry) {
    const earlier = entry.undo < base + path.length - 1 ? path[entry.undo - base] : undefined;
    return earlier && rewind(state, earlier);
  }
  const verdict = table.answer(state, entry.by, entry.step, entry.value);
  return verdict.ok ? verdict.value : undefined;
}

/** Plays a match that has been verified once more, by the framework, into the form in which a server keeps it. */
export async function placed(table: Table, file: Finished | Whole): Promise<Result<Placed>> {
  const before = earlierLines(file);
  if (!before.ok) return before;
  const ours = await played(table, file);
  if (!ours.ok) return ours;
  const journal = [...before.value, ...ours.value.lines];
  if (!isWhole(journal)) return refuse('import.wrong.gap', { at: journal.findIndex(({ n }, at) => n !== at) });
  const undone = journal.filter(({ entry }) => entry !== undefined && 'undo' in entry);
  const { state } = ours.value;
  return { ok: true, value: { journal, state, undos: undone.length, undoneAt: undone.at(-1)?.n ?? 0 } };
}
