import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { BesideReply, BesideTask, ChainOutcome, Heard, Order } from './beside.ts';
import { LONGEST_LOG } from './checkpoints.ts';
import { isBusy, troubleIn } from './errors.ts';

const database = new DatabaseSync(String(workerData), { timeout: 5000, enableForeignKeyConstraints: true });
database.exec(`pragma synchronous = normal; pragma wal_autocheckpoint = ${LONGEST_LOG}`);

const statements: StatementSync[] = [];

function run([statement, ...values]: Order): number | bigint {
  const known = statements[statement];
  if (!known) throw new Error('a statement was never told');
  return known.run(...values).changes;
}

function follow([first, ...rest]: readonly Order[]): boolean {
  if (!first || run(first) === 0) return false;
  for (const order of rest) run(order);
  return true;
}

/** What goes wrong with one of them leaves the others alone. */
function followApart(chain: readonly Order[]): ChainOutcome {
  database.exec('savepoint step');
  try {
    const done = follow(chain);
    database.exec('release savepoint step');
    return { done };
  } catch (error) {
    database.exec('rollback to savepoint step');
    return { failed: troubleIn(error) };
  }
}

function inOne<T>(chains: readonly (readonly Order[])[], each: (chain: readonly Order[]) => T): T[] {
  database.exec('begin immediate');
  try {
    const all = chains.map(each);
    database.exec('commit');
    return all;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

function followAll({ chains }: BesideTask): ChainOutcome[] {
  try {
    return inOne(chains, (chain) => ({ done: follow(chain) }));
  } catch (error) {
    if (isBusy(error)) throw error;
    return inOne(chains, followApart);
  }
}

function heard(task: BesideTask): BesideReply {
  try {
    for (const [number, sql] of task.texts) statements[number] = database.prepare(sql);
    return { outcomes: followAll(task) };
  } catch (error) {
    return { failed: troubleIn(error) };
  }
}

parentPort?.on('message', (said: Heard) => {
  if (said !== 'end') {
    parentPort?.postMessage(heard(said));
    return;
  }
  database.close();
  parentPort?.close();
});
parentPort?.postMessage('ready');
