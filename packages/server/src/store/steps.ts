import { CompiledQuery, type Kysely } from 'kysely';
import { isUniqueViolation } from './errors.ts';
import { type Ending, together } from './group.ts';
import { type Line, plainTransaction } from './line.ts';
import type { Advance, Committed } from './matches.ts';
import { ready } from './ready.ts';
import { changeBetween, stateToText } from './records.ts';
import type { Schema } from './schema.ts';
import { WAYS_BACK, wayBackToText } from './ways-back.ts';

/** A whole state is written every so many steps, and where the change would be nearly as long. */
const SNAPSHOT_EVERY = 32;
const LONGEST_CHANGE = 8192;

/** More steps than these wait for the disk another time: who came first has waited long enough. */
const MOST_AT_ONCE = 64;

/** What every step of a match says to the database. Values stand in the order in which the statement names them. */
const statementsOf = (db: Kysely<Schema>) => ({
  moveOn: ready(() =>
    db
      .updateTable('matches')
      .set({ state_number: 0, undos: 0, undone_at: 0, updated: 0 })
      .where('id', '=', '')
      .where('state_number', '=', 0)
      .where('status', '=', ''),
  ),
  entry: ready(() =>
    db.insertInto('journal').values({ match: '', n: 0, seat: '', step: 0, entry: '', action: '', news: '', at: 0 }),
  ),
  change: ready(() => db.insertInto('changes').values({ match: '', n: 0, delta: '', back: '' })),
  snapshot: ready(() => db.updateTable('snapshots').set({ n: 0, state: '' }).where('match', '=', '')),
  forget: ready(() => db.deleteFrom('changes').where('match', '=', '').where('n', '<=', 0)),
  withdraw: ready(() =>
    db
      .updateTable('journal')
      .set({ withdrawn_by: 0 })
      .where('match', '=', '')
      .where('n', '>=', 0)
      .where('step', 'is not', null)
      .where('withdrawn_by', 'is', null),
  ),
});

/** What steps are stored with. */
interface Means {
  db: Kysely<Schema>;
  say: ReturnType<typeof statementsOf>;
}

const SAVEPOINT = CompiledQuery.raw('savepoint step');
const RELEASE = CompiledQuery.raw('release savepoint step');
const UNDO = CompiledQuery.raw('rollback to savepoint step');

/** What moves a match on that is timed, or over. */
function movingOn(db: Kysely<Schema>, advance: Advance): CompiledQuery {
  const { match, from, state, undos, undoneAt, clock, affairsNumber, outcome, at } = advance;
  const moving = db
    .updateTable('matches')
    .set({
      state_number: state._stateID,
      undos,
      undone_at: undoneAt,
      updated: at,
      ...(clock === undefined ? {} : { clock: JSON.stringify(clock) }),
      ...(outcome === undefined ? {} : { status: 'over', outcome: JSON.stringify(outcome), ended: at }),
    })
    .where('id', '=', match)
    .where('state_number', '=', from._stateID)
    .where('status', '=', 'playing');
  return (affairsNumber === undefined ? moving : moving.where('affairs_number', '=', affairsNumber)).compile();
}

/** False if somebody else has moved the match on. */
async function moveOn(line: Line, { db, say }: Means, advance: Advance): Promise<boolean> {
  const { match, from, state, undos, undoneAt, clock, affairsNumber, outcome, at } = advance;
  const isPlain = clock === undefined && outcome === undefined && affairsNumber === undefined;
  const query = isPlain
    ? say.moveOn(state._stateID, undos, undoneAt, at, match, from._stateID, 'playing')
    : movingOn(db, advance);
  return ((await line.executeQuery(query)).numAffectedRows ?? 0n) > 0n;
}

/** Keeps where a step has led: by what it has changed, or from time to time as a whole. */
async function keepState(line: Line, { say }: Means, { match, from, state }: Advance): Promise<void> {
  const n = state._stateID;
  const change = changeBetween(from, state);
  const delta = JSON.stringify(change);
  const isWhole = n % SNAPSHOT_EVERY === 0 || delta.length > LONGEST_CHANGE;
  // Beside a snapshot nobody asks for the change, and for what leads back nevertheless.
  await line.executeQuery(say.change(match, n, isWhole ? '' : delta, wayBackToText(from, change)));
  if (!isWhole) return;
  await line.executeQuery(say.snapshot(n, stateToText(state), match));
  await line.executeQuery(say.forget(match, n - WAYS_BACK));
}

async function write(line: Line, means: Means, advance: Advance): Promise<void> {
  const { match, state, entry, action = null, news, takesBack, at } = advance;
  const { say } = means;
  const n = state._stateID;
  if (takesBack !== undefined) await line.executeQuery(say.withdraw(n, match, takesBack));
  const step = 'step' in entry ? entry.step : null;
  await line.executeQuery(say.entry(match, n, entry.by, step, JSON.stringify(entry), action, JSON.stringify(news), at));
  await keepState(line, means, advance);
}

async function store(line: Line, means: Means, advance: Advance): Promise<Committed> {
  if (!(await moveOn(line, means, advance))) return 'conflict';
  await write(line, means, advance);
  return 'stored';
}

/** Stores a step among others: what goes wrong with it leaves the others alone. */
async function storeApart(line: Line, means: Means, advance: Advance): Promise<Ending<Committed>> {
  await line.executeQuery(SAVEPOINT);
  try {
    const done = await store(line, means, advance);
    await line.executeQuery(RELEASE);
    return { done };
  } catch (failed) {
    await line.executeQuery(UNDO);
    return { failed };
  }
}

/** All of them in one transaction: what is acknowledged afterwards has waited for the disk once. */
const storeAll =
  (means: Means) =>
  (steps: readonly Advance[]): Promise<Ending<Committed>[]> =>
    plainTransaction(means.db, async (line) => {
      const [first] = steps;
      if (first && steps.length === 1) return [{ done: await store(line, means, first) }];
      const endings: Ending<Committed>[] = [];
      for (const step of steps) endings.push(await storeApart(line, means, step));
      return endings;
    });

/**
 * Stores steps of matches. With `isOneLine` everything goes over one connection anyway, and each commit waits for the
 * disk alone: there the steps of several matches are committed together. PostgreSQL does that by itself for all of its
 * connections, and steps in one transaction would wait for each other there.
 */
export function commitIn(db: Kysely<Schema>, isOneLine: boolean): (advance: Advance) => Promise<Committed> {
  const means: Means = { db, say: statementsOf(db) };
  const alone = (advance: Advance) => db.transaction().execute((tx) => store(tx, means, advance));
  const commit = isOneLine ? together(storeAll(means), MOST_AT_ONCE) : alone;
  return async (advance) => {
    try {
      return await commit(advance);
    } catch (error) {
      // The state number is ours alone, so the only second row can be one with the same action.
      if (isUniqueViolation(error)) return 'repeated';
      throw error;
    }
  };
}
