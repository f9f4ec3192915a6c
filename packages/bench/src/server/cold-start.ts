import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { play, sleep } from './measure.ts';
import { lookAtExisting, ours } from './ours.ts';

/** One match of many moves in a database of its own; gives its id. */
async function oneMatch(dataDir: string, moves: number): Promise<string> {
  const running = await ours.startOn(dataDir);
  const match = await running.open({ players: 2, watchers: 0 });
  await play(match, moves);
  match.close();
  await sleep(200);
  await running.end();
  return match.id;
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

/** A server that has just been started, on a database full of long matches: when can all of them be seen again? */
export async function coldStart(matches: number, moves: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'morgenrot-cold-'));
  try {
    const ids = multiply(join(dataDir, 'morgenrot.db'), await oneMatch(dataDir, moves), matches);
    const began = performance.now();
    const running = await ours.startOn(dataDir);
    const answersAfterMs = performance.now() - began;
    const seen = await Promise.all(ids.map((id) => lookAtExisting(running.url, id)));
    const allSeenAfterMs = performance.now() - began;
    for (const { line } of seen) line.close();
    await running.end();
    const complete = seen.every(({ n }) => n === moves);
    return {
      matches,
      moves,
      complete,
      answersAfterMs: Math.round(answersAfterMs),
      allSeenAfterMs: Math.round(allSeenAfterMs),
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
