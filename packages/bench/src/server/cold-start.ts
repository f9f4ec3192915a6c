import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { playOnce, sleep } from './measure.ts';
import { answerExisting, type Existing, lookAtExisting, ours, reopenTable, seatedPlayers } from './ours.ts';

const PLAYERS = 2;

interface LongMatch {
  id: string;
  /** Of those who sit there, in the order of their seats. */
  cookies: string[];
}

/** One match of many moves in a database of its own. */
async function oneMatch(dataDir: string, moves: number): Promise<LongMatch> {
  const running = await ours.startOn(dataDir);
  const { id, people } = await seatedPlayers(running.url, PLAYERS);
  const cookies = people.map(({ cookie }) => cookie);
  const match = await reopenTable(running.url, id, cookies);
  await playOnce(match, moves);
  match.close();
  await sleep(200);
  await running.end();
  return { id, cookies };
}

const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

/** The same match again and again under other names: as if so many had been played. */
function multiply(path: string, id: string, count: number): string[] {
  const database = new DatabaseSync(path);
  const ids = Array.from({ length: count - 1 }, (_, index) => `copy-${index}`);
  database.exec('begin');
  for (const [table, key] of [
    ['matches', 'id'],
    ['seats', 'match'],
    ['journal', 'match'],
    ['snapshots', 'match'],
    ['changes', 'match'],
  ] as const) {
    const columns = (database.prepare(`pragma table_info(${table})`).all() as { name: string }[]).map(
      ({ name }) => name,
    );
    const rest = columns.filter((name) => name !== key);
    const copy = database.prepare(
      `insert into ${table} ("${key}", ${quoted(rest)}) select ?, ${quoted(rest)} from ${table} where "${key}" = ?`,
    );
    for (const other of ids) copy.run(other, id);
  }
  database.exec('commit');
  database.close();
  return [id, ...ids];
}

type Deed = (url: string, id: string) => Promise<Existing>;

/** A new process on what is stored: when does it answer at all, and when is this done at every one of the tables? */
async function afterStart(dataDir: string, ids: readonly string[], deed: Deed) {
  const began = performance.now();
  const running = await ours.startOn(dataDir);
  try {
    const answersAfterMs = Math.round(performance.now() - began);
    const done = await Promise.all(ids.map((id) => deed(running.url, id)));
    const allAfterMs = Math.round(performance.now() - began);
    for (const { line } of done) line.close();
    return { numbers: done.map(({ n }) => n), answersAfterMs, allAfterMs };
  } finally {
    await running.end();
  }
}

/**
 * A server that has just been started, on a database full of long matches: when can all of them be seen again, and when
 * has an answer been acknowledged at each? Two processes, one after the other: neither does the other's work. Answers
 * come last, because they change what is stored.
 */
export async function coldStart(matches: number, moves: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'morgenrot-cold-'));
  try {
    const { id, cookies } = await oneMatch(dataDir, moves);
    const ids = multiply(join(dataDir, 'morgenrot.db'), id, matches);
    // People answer in turn.
    const next = cookies[moves % cookies.length] ?? '';
    const seen = await afterStart(dataDir, ids, lookAtExisting);
    const answered = await afterStart(dataDir, ids, (url, table) => answerExisting(url, table, next));
    return {
      matches,
      moves,
      complete: seen.numbers.every((n) => n === moves) && answered.numbers.every((n) => n === moves + 1),
      answersAfterMs: seen.answersAfterMs,
      allSeenAfterMs: seen.allAfterMs,
      allAnsweredAfterMs: answered.allAfterMs,
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
