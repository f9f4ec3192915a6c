import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startHost } from './host.ts';
import { openAttackTable } from './tables.ts';

/** Tables with a long past: it would take days to write it by the quotas. */
export interface Past {
  /** Thousands of private words, which whoever looks on must not read. */
  talkative: string;
  /** A long match that is over. */
  long: string;
  /** A match as long that goes on, and the cookie of somebody who plays there. */
  endless: { id: string; cookie: string };
}

const WORDS = 12_000;

/** The page as it may be: what counts is that it is longer than a network packet. */
export function makePage(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>x</title>${'<p>page</p>'.repeat(4000)}`);
  writeFileSync(join(folder, 'assets', 'page-Abc12345.js'), `console.log('${'morgenrot '.repeat(60_000)}');`);
}

function words(db: DatabaseSync, match: string, [one, other]: string[]): void {
  const add = db.prepare(`insert into talk
    (match, id, channel, person, name, seat, addressee, to_person, open, text, action, state_number, at)
    values (?, ?, 'private', ?, 'x', '0', '1', ?, 0, ?, ?, 0, ?)`);
  const text = 'w'.repeat(500);
  for (let id = 1; id <= WORDS; id++) add.run(match, id, one ?? '', other ?? '', text, `word-${id}`, id);
}

/** The last answer again and again; and then the match is over, or goes on. */
function course(db: DatabaseSync, match: string, lines: number, isOver: boolean): void {
  const [row] = db.prepare('select max(n) as n from journal where match = ?').all(match) as { n: number }[];
  const n = row?.n ?? 0;
  const again = db.prepare(`insert into journal (match, n, seat, step, entry, action, news, withdrawn_by, at)
    select match, ?, seat, step, entry, null, news, null, at from journal where match = ? and n = ?`);
  for (let line = 1; line <= lines; line++) again.run(n + line, match, n);
  db.prepare('update matches set state_number = ? where id = ?').run(n + lines, match);
  if (isOver)
    db.prepare(`update matches set status = 'over', outcome = '{"ranking":[["0"],["1"]]}', ended = updated
      where id = ?`).run(match);
  // What leads to a state that was never played cannot be found again: the last one stands for it.
  db.prepare('delete from changes where match = ?').run(match);
  const kept = db.prepare('select state from snapshots where match = ?').get(match) as { state: string };
  const state = JSON.stringify({ ...(JSON.parse(kept.state) as object), _stateID: n + lines });
  db.prepare('update snapshots set n = ?, state = ? where match = ?').run(n + lines, state, match);
}

/** So many public tables wait for somebody. */
const WAITING = 1500;

/** Many more tables like one of those that are there. */
function crowd(db: DatabaseSync, match: string): void {
  const copying = (table: string, key: string, changed: Record<string, string>) => {
    const columns = db.prepare(`select name from pragma_table_info('${table}')`).all() as { name: string }[];
    const names = columns.map(({ name }) => name);
    const values = names.map((name) => changed[name] ?? name);
    return db.prepare(`insert into ${table} (${names}) select ${values} from ${table} where ${key} = ?`);
  };
  const tables = copying('matches', 'id', { id: '?', status: "'waiting'", host: 'null', created: 'created - ?' });
  const seats = copying('seats', 'match', { match: '?', person: 'null' });
  for (let n = 1; n <= WAITING; n++) {
    tables.run(`waiting-${n}`, n, match);
    seats.run(`waiting-${n}`, match);
  }
}

export async function preparePast(env: { DATA_DIR: string; CLIENT_DIR: string }, lines: number): Promise<Past> {
  makePage(env.CLIENT_DIR);
  const host = await startHost(env);
  const open = () => openAttackTable(host.url);
  const [talkative, long, endless] = [await open(), await open(), await open()];
  for (const table of [talkative, long, endless]) {
    await table.play(Date.now() + 200);
    table.close();
  }
  await host.end();
  const db = new DatabaseSync(join(env.DATA_DIR, 'morgenrot.db'));
  db.exec('begin');
  const seats = db.prepare('select person from seats where match = ? order by seat').all(talkative.id);
  words(
    db,
    talkative.id,
    (seats as { person: string }[]).map(({ person }) => person),
  );
  course(db, long.id, lines, true);
  course(db, endless.id, lines, false);
  crowd(db, talkative.id);
  db.exec('commit');
  db.close();
  const [cookie = ''] = endless.cookies;
  return { talkative: talkative.id, long: long.id, endless: { id: endless.id, cookie } };
}
