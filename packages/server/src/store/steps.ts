import { CompiledQuery, type Kysely } from 'kysely';
import type { Chain, Followed, Follower } from './database/chains.ts';
import { isBusy, isUniqueViolation } from './database/errors.ts';
import { type GroupEnding, inGroups } from './database/group.ts';
import { type DatabaseLine, onItsLine, plainTransaction } from './database/line.ts';
import { readyQuery } from './database/ready.ts';
import type { Advance, Committed } from './matches/index.ts';
import { changeBetween, stateToText } from './records.ts';
import type { Schema } from './schema.ts';
import { WAYS_BACK, wayBackToText } from './ways-back.ts';

/** A whole state is written every so many steps, and where the change would be nearly as long. */
const SNAPSHOT_EVERY = 32;
const LONGEST_CHANGE = 8192;

/** More steps than these wait for the disk another time: who came first has waited long enough. */
const MOST_AT_ONCE = 64;

/**
 * Matches are listed by when they last moved on, to the minute: to put one in its place among them with every step
 * would be a tenth of what a step costs.
 */
const MINUTE_MS = 60_000;
const minuteOf = (time: number): number => Math.floor(time / MINUTE_MS);

/** What every step of a match says to the database. Values stand in the order in which the statement names them. */
const statementsOf = (db: Kysely<Schema>) => ({
  moveOn: readyQuery(() =>
    db
      .updateTable('matches')
      .set({ state_number: 0, undos: 0, undone_at: 0 })
      .where('id', '=', '')
      .where('state_number', '=', 0)
      .where('status', '=', ''),
  ),
  entry: readyQuery(() =>
    db.insertInto('journal').values({ match: '', n: 0, seat: '', step: 0, entry: '', action: '', news: '', at: 0 }),
  ),
  change: readyQuery(() => db.insertInto('changes').values({ match: '', n: 0, delta: '', back: '' })),
  snapshot: readyQuery(() => db.updateTable('snapshots').set({ n: 0, state: '' }).where('match', '=', '')),
  forget: readyQuery(() => db.deleteFrom('changes').where('match', '=', '').where('n', '<=', 0)),
  withdraw: readyQuery(() =>
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

/** What moves a match on that is timed, over, or in another minute than before. */
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

const isPlain = ({ clock, outcome, affairsNumber, updatedAt, at }: Advance): boolean =>
  clock === undefined &&
  outcome === undefined &&
  affairsNumber === undefined &&
  updatedAt !== undefined &&
  minuteOf(updatedAt) === minuteOf(at);

/** Moves the match on if nobody else has. */
function moveOn({ db, say }: Means, advance: Advance): CompiledQuery {
  const { match, from, state, undos, undoneAt } = advance;
  return isPlain(advance)
    ? say.moveOn(state._stateID, undos, undoneAt, match, from._stateID, 'playing')
    : movingOn(db, advance);
}

/** Keeps where a step has led: by what it has changed, or from time to time as a whole. */
function keepState({ say }: Means, { match, from, state }: Advance): CompiledQuery[] {
  const n = state._stateID;
  const change = changeBetween(from, state);
  const delta = JSON.stringify(change);
  const isWhole = n % SNAPSHOT_EVERY === 0 || delta.length > LONGEST_CHANGE;
  // Beside a snapshot nobody asks for the change, and for what leads back nevertheless.
  const kept = say.change(match, n, isWhole ? '' : delta, wayBackToText(from, change));
  return isWhole ? [kept, say.snapshot(n, stateToText(state), match), say.forget(match, n - WAYS_BACK)] : [kept];
}

function chainOf(means: Means, advance: Advance): Chain {
  const { match, state, entry, action = null, news, takesBack, at } = advance;
  const { say } = means;
  const n = state._stateID;
  const step = 'step' in entry ? entry.step : null;
  const written = say.entry(match, n, entry.by, step, JSON.stringify(entry), action, JSON.stringify(news), at);
  const withdrawn = takesBack === undefined ? [] : [say.withdraw(n, match, takesBack)];
  return { first: moveOn(means, advance), rest: [...withdrawn, written, ...keepState(means, advance)] };
}

/** False if its first statement has changed nothing, and nothing else was said. */
async function follow(line: DatabaseLine, { first, rest }: Chain): Promise<boolean> {
  const { numAffectedRows = 0n } = await line.executeQuery(first);
  if (numAffectedRows === 0n) return false;
  for (const query of rest) await line.executeQuery(query);
  return true;
}

/** Among others: what goes wrong with it leaves the others alone. */
async function followApart(line: DatabaseLine, chain: Chain): Promise<GroupEnding<boolean>> {
  await line.executeQuery(SAVEPOINT);
  try {
    const done = await follow(line, chain);
    await line.executeQuery(RELEASE);
    return { done };
  } catch (failed) {
    await line.executeQuery(UNDO);
    return { failed };
  }
}

/** Over this connection; or beside it, where it can do so and there is enough to do. */
async function followOn(line: DatabaseLine | (DatabaseLine & Follower), chains: readonly Chain[]): Promise<Followed> {
  if ('takes' in line && line.takes(chains.length)) return line.followed(chains);
  const inOne = (one: (chain: Chain) => Promise<GroupEnding<boolean>>): Promise<Followed> =>
    plainTransaction(line, async () => {
      const all: Followed = [];
      for (const chain of chains) all.push(await one(chain));
      return all;
    });
  try {
    return await inOne(async (chain) => ({ done: await follow(line, chain) }));
  } catch (error) {
    if (chains.length === 1 || isBusy(error)) throw error;
    // Nearly never: to be ready for it at every step would take longer than to begin once more.
    return inOne((chain) => followApart(line, chain));
  }
}

const committed = (changed: boolean): Committed => (changed ? 'stored' : 'conflict');

/** All of them in one transaction: what is acknowledged afterwards has waited for the disk once. */
const storeAll =
  ({ db }: Means) =>
  (chains: readonly Chain[]): Promise<Followed> =>
    onItsLine(db, (line) => followOn(line, chains));

const storeAlone =
  ({ db }: Means) =>
  (chain: Chain): Promise<boolean> =>
    db.transaction().execute((tx) => follow(tx, chain));

/**
 * Stores steps of matches. With `isOneLine` everything goes over one connection anyway, and each commit waits for the
 * disk alone: there the steps of several matches are committed together. PostgreSQL does that by itself for all of its
 * connections, and steps in one transaction would wait for each other there.
 */
export function commitIn(db: Kysely<Schema>, isOneLine: boolean): (advance: Advance) => Promise<Committed> {
  const means: Means = { db, say: statementsOf(db) };
  const store = isOneLine ? inGroups(storeAll(means), MOST_AT_ONCE) : storeAlone(means);
  return async (advance) => {
    try {
      // Put into words at once, while the states are at hand.
      return committed(await store(chainOf(means, advance)));
    } catch (error) {
      // The state number is ours alone, so the only second row can be one with the same action.
      if (isUniqueViolation(error)) return 'repeated';
      throw error;
    }
  };
}
