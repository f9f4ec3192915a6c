import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChild } from '../server/child.ts';
import { searchSpeed, thinkingTimes } from './search.ts';
import { type ComputerTable, computerTable, type PeopleTable, peopleTable } from './tables.ts';

const COMPUTER_TABLES = 20;
const PEOPLE_TABLES = 16;
/** Each table of people answers so often. */
const EVERY_MS = 250;
const WINDOW_MS = 10_000;
/** With and without computer players in turn: what else the machine does falls upon both. */
const WINDOWS = 6;
const FOUR = ['sovereign', 'strategist', 'settler', 'sovereign'];

const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
const rounded = (ms: number): number => Math.round(ms * 100) / 100;

/** All tables answer at their pace for a while, each at another moment. */
async function answersIn(tables: readonly PeopleTable[], ms: number): Promise<number[]> {
  const taken: number[] = [];
  const end = performance.now() + ms;
  await Promise.all(
    tables.map(async (table, index) => {
      await wait((EVERY_MS * index) / tables.length);
      while (performance.now() < end) {
        const began = performance.now();
        taken.push(await table.answer());
        await wait(Math.max(0, EVERY_MS - (performance.now() - began)));
      }
    }),
  );
  return taken;
}

const figuresOf = (taken: readonly number[]) => ({
  answers: taken.length,
  median: rounded(percentile(taken, 0.5)),
  p95: rounded(percentile(taken, 0.95)),
  p99: rounded(percentile(taken, 0.99)),
});

/** What people at other tables notice while computer players think. */
export async function otherTables() {
  const dataDir = await mkdtemp(join(tmpdir(), 'morgenrot-bench-'));
  const server = await startChild('../bots/server.child.ts', { DATA_DIR: dataDir, BENCH_CORES: 'all' });
  const people: PeopleTable[] = [];
  const computers: ComputerTable[] = [];
  for (let n = 0; n < PEOPLE_TABLES; n++) people.push(await peopleTable(server.url));
  for (let n = 0; n < COMPUTER_TABLES; n++) computers.push(await computerTable(server.url, FOUR));
  const pause = (on: boolean) => Promise.all(computers.map((table) => table.pause(on)));
  /** All steps of matches that the server has stored. */
  const stored = async (): Promise<number> => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^morgenrot_moves_total (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  // Compiled first, on both sides.
  await pause(false);
  await answersIn(people, WINDOW_MS);
  const taken: { without: number[]; with: number[] } = { without: [], with: [] };
  let moves = 0;
  for (let window = 0; window < WINDOWS; window++) {
    await pause(true);
    await wait(3000);
    taken.without.push(...(await answersIn(people, WINDOW_MS)));
    await pause(false);
    await wait(1000);
    const before = await stored();
    const during = await answersIn(people, WINDOW_MS);
    taken.with.push(...during);
    moves += (await stored()) - before - during.length;
    say(`${window + 1} of ${WINDOWS}: ${JSON.stringify([figuresOf(taken.without), figuresOf(taken.with)])}`);
  }
  for (const table of [...people, ...computers]) table.close();
  await server.end();
  await rm(dataDir, { recursive: true, force: true });
  const [without, during] = [figuresOf(taken.without), figuresOf(taken.with)];
  return {
    computerTables: COMPUTER_TABLES,
    movesPerSecond: rounded(moves / ((WINDOWS * WINDOW_MS) / 1000)),
    without,
    during,
    p99Rise: rounded(during.p99 / without.p99 - 1),
  };
}

async function thinkerMemory(): Promise<unknown> {
  const child = await startChild('../bots/thinker.child.ts', { BENCH_CORES: 'all' });
  await wait(30_000);
  const memory = await child.tell<unknown>('memory');
  await child.end();
  return memory;
}

/** Computer players: how fast they think, what a process of theirs holds, and what other tables notice of it. */
export async function benchBots() {
  say('search');
  const search = searchSpeed();
  say(JSON.stringify(search));
  const thinkingMs = thinkingTimes();
  say(`${JSON.stringify(thinkingMs)}\nmemory`);
  const thinker = await thinkerMemory();
  say(`${JSON.stringify(thinker)}\nother tables`);
  return { search, thinkingMs, thinker, otherTables: await otherTables() };
}
