import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '../../src/store/index.ts';
import { stateToText } from '../../src/store/records.ts';
import type { TestDatabase } from './database.ts';

/**
 * Writes into the journal of a match that whoever has just given an answer and taken it back has gone on doing so, so
 * many times. No server may run on it meanwhile. Returns the number of the state that this has led to.
 */
export async function toAndFro({ dataDir }: TestDatabase, match: string, times: number): Promise<number> {
  const store = await openStore({ dataDir }, () => undefined);
  const state = (await store.matches.load(match))?.state;
  await store.close();
  if (!state) throw new Error('this match has not begun');
  const n = state._stateID;
  const last = n + 2 * times;
  const db = new DatabaseSync(join(dataDir, 'morgenrot.db'));
  const again = db.prepare(`
    insert into journal (match, n, seat, step, entry, action, news, withdrawn_by, at)
    select match, n + ?, seat, step, entry, null, news, withdrawn_by + ?, at from journal where match = ? and n in (?, ?)
  `);
  db.exec('begin');
  for (let by = 2; by <= 2 * times; by += 2) again.run(by, by, match, n - 1, n);
  db.prepare('update matches set state_number = ?, undos = undos + ?, undone_at = ? where id = ?').run(
    last,
    times,
    last,
    match,
  );
  db.prepare('delete from changes where match = ?').run(match);
  db.prepare('update snapshots set n = ?, state = ? where match = ?').run(
    last,
    stateToText({ ...state, _stateID: last }),
    match,
  );
  db.exec('commit');
  db.close();
  return last;
}
