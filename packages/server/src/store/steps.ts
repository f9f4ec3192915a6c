import { type Kysely, sql, type Transaction } from 'kysely';
import { isUniqueViolation } from './errors.ts';
import { type Ending, together } from './group.ts';
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

type Tx = Transaction<Schema>;

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
});
type Statements = ReturnType<typeof statementsOf>;

/** False if somebody else has moved the match on. */
async function moveOn(tx: Tx, say: Statements, advance: Advance): Promise<boolean> {
  const { match, from, state, undos, undoneAt, clock, affairsNumber, outcome, at } = advance;
  if (clock === undefined && outcome === undefined && affairsNumber === undefined) {
    const query = say.moveOn(state._stateID, undos, undoneAt, at, match, from._stateID, 'playing');
    return ((await tx.executeQuery(query)).numAffectedRows ?? 0n) > 0n;
  }
  const moving = tx
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
  const known = affairsNumber === undefined ? moving : moving.where('affairs_number', '=', affairsNumber);
  const { numUpdatedRows } = await known.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps where a step has led: by what it has changed, or from time to time as a whole. */
async function keepState(tx: Tx, say: Statements, { match, from, state }: Advance): Promise<void> {
  const n = state._stateID;
  const change = changeBetween(from, state);
  const delta = JSON.stringify(change);
  const isWhole = n % SNAPSHOT_EVERY === 0 || delta.length > LONGEST_CHANGE;
  // Beside a snapshot nobody asks for the change, and for what leads back nevertheless.
  await tx.executeQuery(say.change(match, n, isWhole ? '' : delta, wayBackToText(from, change)));
  if (!isWhole) return;
  await tx
    .updateTable('snapshots')
    .set({ n, state: stateToText(state) })
    .where('match', '=', match)
    .execute();
  await tx
    .deleteFrom('changes')
    .where('match', '=', match)
    .where('n', '<=', n - WAYS_BACK)
    .execute();
}

async function write(tx: Tx, say: Statements, advance: Advance): Promise<void> {
  const { match, state, entry, action = null, news, takesBack, at } = advance;
  const n = state._stateID;
  if (takesBack !== undefined) {
    await tx
      .updateTable('journal')
      .set({ withdrawn_by: n })
      .where('match', '=', match)
      .where('n', '>=', takesBack)
      .where('step', 'is not', null)
      .where('withdrawn_by', 'is', null)
      .execute();
  }
  const step = 'step' in entry ? entry.step : null;
  await tx.executeQuery(say.entry(match, n, entry.by, step, JSON.stringify(entry), action, JSON.stringify(news), at));
  await keepState(tx, say, advance);
}

async function store(tx: Tx, say: Statements, advance: Advance): Promise<Committed> {
  if (!(await moveOn(tx, say, advance))) return 'conflict';
  await write(tx, say, advance);
  return 'stored';
}

/** Stores a step among others: what goes wrong with it leaves the others alone. */
async function storeApart(tx: Tx, say: Statements, advance: Advance): Promise<Ending<Committed>> {
  await sql`savepoint step`.execute(tx);
  try {
    const done = await store(tx, say, advance);
    await sql`release savepoint step`.execute(tx);
    return { done };
  } catch (failed) {
    await sql`rollback to savepoint step`.execute(tx);
    return { failed };
  }
}

/** All of them in one transaction: what is acknowledged afterwards has waited for the disk once. */
const storeAll =
  (db: Kysely<Schema>, say: Statements) =>
  (steps: readonly Advance[]): Promise<Ending<Committed>[]> =>
    db.transaction().execute(async (tx) => {
      const [first] = steps;
      if (first && steps.length === 1) return [{ done: await store(tx, say, first) }];
      const endings: Ending<Committed>[] = [];
      for (const step of steps) endings.push(await storeApart(tx, say, step));
      return endings;
    });

/**
 * Stores steps of matches. With `isOneLine` everything goes over one connection anyway, and each commit waits for the
 * disk alone: there the steps of several matches are committed together. PostgreSQL does that by itself for all of its
 * connections, and steps in one transaction would wait for each other there.
 */
export function commitIn(db: Kysely<Schema>, isOneLine: boolean): (advance: Advance) => Promise<Committed> {
  const say = statementsOf(db);
  const alone = (advance: Advance) => db.transaction().execute((tx) => store(tx, say, advance));
  const commit = isOneLine ? together(storeAll(db, say), MOST_AT_ONCE) : alone;
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
