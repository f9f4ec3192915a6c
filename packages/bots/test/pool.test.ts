import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { open } from '@morgenrot/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { createPool, type Pool, type Question, thinkersFor } from '../src/pool/index.ts';
import { game, seatsOf, statesOf, TABLES, thoughtOf } from './kit/matches.ts';

let pool: Pool | undefined;
afterEach(() => pool?.close());

const program = new URL('./kit/bad-thinker.ts', import.meta.url);
const question = (me: string, seed = 1): Question => ({
  game: game.id,
  rules: game.rules,
  strength: 'sovereign',
  view: { steps: [], nextId: 1, decisions: 0, revealedAt: 0, news: [] },
  me,
  players: [me],
  seed,
});

it.each(['crash', 'killed', 'throw', 'sleep', 'hoard'])(
  'a process that goes wrong (%s) is replaced, told of, and somebody simpler answers',
  async (how) => {
    const troubles: string[] = [];
    pool = createPool({
      thinkers: 1,
      patienceMs: how === 'sleep' ? 300 : 20_000,
      program,
      onTrouble: (text) => troubles.push(text),
    });
    expect(await pool.choose(question(how))).toEqual({ step: 1, value: 'settler' });
    expect(await pool.choose(question('fine', 5))).toEqual({ step: 5, value: 'sovereign' });
    expect(troubles).toHaveLength(1);
  },
  60_000,
);

it('where no process can be started, nobody waits for one', async () => {
  const troubles: string[] = [];
  // The system refuses at once, as it does without memory: this is no file.
  pool = createPool({ thinkers: 2, program: new URL('http://localhost/'), onTrouble: (text) => troubles.push(text) });
  const all = [1, 2, 3].map((seed) => pool?.choose(question('fine', seed)));
  expect(await Promise.all(all)).toEqual([undefined, undefined, undefined]);
  expect(pool.waiting).toBe(0);
  expect(troubles).toHaveLength(6);
});

it('as many think as there are processes, the others wait, and each gets its own answer', async () => {
  pool = createPool({ thinkers: 2, program });
  const seeds = Array.from({ length: 30 }, (_, i) => i);
  const all = Promise.all(seeds.map((seed) => pool?.choose(question('fine', seed))));
  expect(pool.waiting).toBe(30);
  expect((await all).map((choice) => choice?.step)).toEqual(seeds);
  expect(pool.waiting).toBe(0);
});

it.each([
  { cores: 1, GB: 8, thinkers: 1 },
  { cores: 2, GB: 8, thinkers: 1 },
  { cores: 8, GB: 32, thinkers: 7 },
  // As much as docker-compose.yml gives the server, on whatever machine.
  { cores: 16, GB: 1, thinkers: 2 },
  { cores: 16, GB: 0.25, thinkers: 1 },
])('leaves a core and most of the memory to people: $thinkers think on $cores cores and $GB GB', (machine) => {
  expect(thinkersFor(machine.cores, machine.GB * 2 ** 30)).toBe(machine.thinkers);
});

it('closing leaves nobody waiting', async () => {
  pool = createPool({ thinkers: 1, program });
  const waiting = [pool.choose(question('sleep')), pool.choose(question('sleep'))];
  await pool.close();
  expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
  expect(await pool.choose(question('fine'))).toBeUndefined();
});

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('whoever has nothing to do gives the memory back, and comes again when asked', async () => {
  pool = createPool({ thinkers: 1, program, idleMs: 50 });
  expect(pool.pids).toEqual([]);
  expect(await pool.choose(question('fine', 3))).toEqual({ step: 3, value: 'sovereign' });
  const [pid = 0] = pool.pids;
  await vi.waitUntil(() => !isThere(pid), { timeout: 20_000 });
  expect(pool.pids).toEqual([]);
  expect(await pool.choose(question('fine', 4))).toEqual({ step: 4, value: 'sovereign' });
});

it('nobody goes on thinking for a server that was killed', async () => {
  const server = fork(fileURLToPath(new URL('./kit/asking-server.ts', import.meta.url)), { execArgv: [] });
  const pid = await new Promise<number>((told) => server.once('message', (said) => told(Number(said))));
  expect(isThere(pid)).toBe(true);
  server.kill('SIGKILL');
  await vi.waitUntil(() => !isThere(pid), { timeout: 20_000 });
});

it('a thinking process gets nothing of what the server was told at its start', async () => {
  process.env.ADMIN_TOKEN = 'a secret of the host';
  try {
    pool = createPool({ thinkers: 1, program });
    expect(await pool.choose(question('environment'))).toEqual({ step: 1, value: '{}' });
  } finally {
    delete process.env.ADMIN_TOKEN;
  }
});

/** Numbers 19 and 41 of what Linux says of a thread: how nice it is, and by which policy it runs (5: when nobody else does). */
const ranksOf = (pid: number): { nice: number; policy: number }[] =>
  readdirSync(`/proc/${pid}/task`).map((thread) => {
    const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { nice: Number(fields[16]), policy: Number(fields[38]) };
  });
const IDLE = 5;

it.runIf(process.platform === 'linux')(
  'every thread of a process that thinks is polite',
  async () => {
    pool = createPool({ thinkers: 1 });
    await pool.choose({ ...question('0'), strength: 'settler' });
    const ranks = ranksOf(pool.pids[0] ?? 0);
    expect(ranks.length).toBeGreaterThan(3);
    expect(ranks.filter(({ nice }) => nice !== 10)).toEqual([]);
  },
  60_000,
);

it.runIf(process.platform === 'linux')(
  'in a crowd those who think run only when nobody else wants to',
  async () => {
    pool = createPool({ thinkers: 1, program });
    await pool.choose(question('fine'));
    const [pid = 0] = pool.pids;
    const isIdle = (): boolean => ranksOf(pid).every(({ policy }) => policy === IDLE);
    await Promise.all([1, 2, 3].map((seed) => pool?.choose(question('fine', seed))));
    expect(isIdle()).toBe(false);
    await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => pool?.choose(question('fine', seed))));
    await vi.waitUntil(isIdle, { timeout: 20_000 });
  },
  60_000,
);

it.runIf(process.platform === 'linux')(
  'where many want to be thought for, there are breaks between thoughts, and nobody is held up by one',
  async () => {
    pool = createPool({ thinkers: 1, program });
    expect(await pool.choose(question('budget'))).toEqual({ step: 1, value: '"its own"' });
    const [pid = 0] = pool.pids;
    const asked = await pool.choose({ ...question('budget'), everyMs: 100 });
    expect(JSON.parse(String(asked?.value)).ms).toBeLessThan(50);
    await vi.waitUntil(() => ranksOf(pid).every(({ policy }) => policy === IDLE), { timeout: 20_000 });
  },
  60_000,
);

it('thinks in a process of its own as it would here, and says why', async () => {
  pool = createPool({ thinkers: 1 });
  const table = TABLES['five, with the expansion'] as (typeof TABLES)[string];
  const s = statesOf(table, 'thread', 60, 200).at(-1);
  const me = s && open(s)[0]?.player;
  if (!s || me === undefined) throw new Error('the match is over too soon');
  const { view } = thoughtOf(s, me, table.players);
  const asking: Question = {
    ...question(me),
    view,
    players: seatsOf(table.players),
    budget: { playouts: 60, ms: 60_000 },
  };
  const choice = await pool.choose(asking);
  expect(choice?.step).toBe(open(s)[0]?.id);
  const hints = await pool.hint(asking, 3);
  expect(hints?.length).toBeGreaterThan(0);
  for (const { reasons } of hints ?? []) {
    expect(reasons.length).toBeLessThanOrEqual(3);
    for (const { term, worth } of reasons) {
      expect(Object.keys(game.outlook?.weights ?? {})).toContain(term);
      expect(worth).toBeGreaterThan(0);
    }
  }
});
